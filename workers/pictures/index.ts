import { WorkerEntrypoint } from 'cloudflare:workers';
import { PICTURE_TYPES, PICTURE_WIDTHS } from '../../app/domain/picture/picture-url';
import type { RenderedPicture } from '../../app/domain/picture/rendered-picture';
import { nothingToRead } from '../nothing-to-read';
import { firstPixel } from './first-pixel';
import type { ImagesBinding } from './images-binding';

const OUTPUT = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const QUALITY = { avif: 50, webp: 76, jpg: 78 } as const;
/** Lines of a drawing suffer sooner than a photograph. */
const PLAN_QUALITY = 10;

/**
 * What other workers ask: binding `PICTURES`, entrypoint `Pictures`. By `fetch`, since development mode waits for a call without letting the
 * binding for images answer.
 */
export class Pictures extends WorkerEntrypoint<{ IMAGES: ImagesBinding }> {
	/** `POST /?width=480&width=800&plan`: the picture's bytes; answers a form with `facts` and the renditions by name, or 422. */
	override async fetch(request: Request): Promise<Response> {
		const { searchParams } = new URL(request.url);
		const bytes = new Uint8Array(await request.arrayBuffer());
		const made = await this.render(bytes, searchParams.getAll('width').map(Number), searchParams.has('plan'));
		if (!made) return new Response('This is no picture\n', { status: 422 });
		const { renditions, ...facts } = made;
		const form = new FormData();
		form.set('facts', JSON.stringify(facts));
		for (const { width, type, bytes } of renditions)
			form.set(`${width}.${type}`, new Blob([new Uint8Array(bytes)]), 'rendition');
		return new Response(form);
	}

	/** The renditions of a picture at these widths, its size upright and its colour; null when it cannot be opened. */
	private async render(bytes: Uint8Array, widths: readonly number[], isPlan: boolean): Promise<RenderedPicture | null> {
		const picture = new Blob([new Uint8Array(bytes)]);
		try {
			const upright = await this.upright(picture);
			const colour = await this.colourOf(picture);
			const wanted = PICTURE_WIDTHS.filter((width) => widths.includes(width));
			const renditions: RenderedPicture['renditions'] = [];
			for (const width of wanted)
				for (const type of PICTURE_TYPES) {
					const quality = QUALITY[type] + (isPlan ? PLAN_QUALITY : 0);
					const made = await this.env.IMAGES.input(picture.stream())
						.transform({ width, fit: 'scale-down' })
						.output({ format: OUTPUT[type], quality });
					renditions.push({ width, type, bytes: await bytesOf(made.response()) });
				}
			return { ...upright, colour, renditions };
		} catch (error) {
			console.warn('a picture could not be opened', error);
			return null;
		}
	}

	/** Its size as it is seen: a camera may have been held sideways, which only a rendition tells. */
	private async upright(picture: Blob): Promise<{ width: number; height: number }> {
		const whole = await this.env.IMAGES.info(picture.stream());
		const small = await this.env.IMAGES.input(picture.stream())
			.transform({ width: 100, height: 100, fit: 'scale-down' })
			.output({ format: 'image/png' });
		const info = await this.env.IMAGES.info(new Blob([await small.response().arrayBuffer()]).stream());
		const isTurned = info.width > info.height !== whole.width > whole.height && info.width !== info.height;
		return isTurned ? { width: whole.height, height: whole.width } : { width: whole.width, height: whole.height };
	}

	private async colourOf(picture: Blob): Promise<string> {
		const dot = await this.env.IMAGES.input(picture.stream())
			.transform({ width: 1, height: 1, fit: 'cover' })
			.output({ format: 'image/png' });
		return firstPixel(await bytesOf(dot.response()));
	}
}

async function bytesOf(response: Response): Promise<Uint8Array> {
	return new Uint8Array(await response.arrayBuffer());
}

export default nothingToRead;
