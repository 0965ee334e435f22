import { WorkerEntrypoint } from 'cloudflare:workers';
import { logFault } from '~/platform/log';
import { PICTURE_TYPES, PICTURE_WIDTHS } from '../../app/domain/picture/picture-url';
import type { RenderedPicture, RenditionName } from '../../app/domain/picture/rendered-picture';
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
	/** `POST /?rendition=480.webp&rendition=800.webp&plan`: the picture's bytes; answers a form with `facts` and the renditions by name, or 422. */
	override async fetch(request: Request): Promise<Response> {
		const { searchParams } = new URL(request.url);
		// Held once: an isolate has room for few pictures of 25 MB.
		const picture = await request.blob();
		const made = await this.render(picture, searchParams.getAll('rendition'), searchParams.has('plan'));
		if (!made) return new Response('This is no picture\n', { status: 422 });
		const { renditions, ...facts } = made;
		const form = new FormData();
		form.set('facts', JSON.stringify(facts));
		for (const { name, bytes } of renditions) form.set(name, new Blob([bytes]), 'rendition');
		return new Response(form);
	}

	/** These renditions of a picture, its size upright and its colour; null when it cannot be opened. */
	private async render(picture: Blob, names: readonly string[], isPlan: boolean): Promise<RenderedPicture | null> {
		const wanted = PICTURE_WIDTHS.flatMap((width) =>
			PICTURE_TYPES.map((type) => ({ width, type, name: `${width}.${type}` satisfies RenditionName })),
		).filter(({ name }) => names.includes(name));
		try {
			// The whole picture is decoded once; what is made of it is made of the widest one, without loss.
			const widest = await this.make(picture, {
				width: Math.max(PICTURE_WIDTHS[0], ...wanted.map(({ width }) => width)),
				fit: 'scale-down',
				format: 'image/png',
			});
			const upright = await this.upright(picture, widest);
			const dot = await this.make(widest, { width: 1, height: 1, fit: 'cover', format: 'image/png' });
			const colour = await firstPixel(new Uint8Array(await dot.arrayBuffer()));
			const renditions: RenderedPicture['renditions'] = [];
			for (const { width, type, name } of wanted) {
				const quality = QUALITY[type] + (isPlan ? PLAN_QUALITY : 0);
				const made = await this.make(widest, { width, fit: 'scale-down', format: OUTPUT[type], quality });
				renditions.push({ name, bytes: new Uint8Array(await made.arrayBuffer()) });
			}
			return { ...upright, colour, renditions };
		} catch (error) {
			logFault('a picture could not be opened', error);
			return null;
		}
	}

	/** Its size as it is seen: a camera may have been held sideways, which only a rendition tells. */
	private async upright(picture: Blob, rendition: Blob): Promise<{ width: number; height: number }> {
		const whole = await this.env.IMAGES.info(picture.stream());
		const info = await this.env.IMAGES.info(rendition.stream());
		const isTurned = info.width > info.height !== whole.width > whole.height && info.width !== info.height;
		return isTurned ? { width: whole.height, height: whole.width } : { width: whole.width, height: whole.height };
	}

	private async make(picture: Blob, { format, quality, ...size }: Made): Promise<Blob> {
		const made = await this.env.IMAGES.input(picture.stream())
			.transform(size)
			.output(quality === undefined ? { format } : { format, quality });
		return made.response().blob();
	}
}

type Made = { width: number; height?: number; fit: 'scale-down' | 'cover'; format: string; quality?: number };

export default nothingToRead;
