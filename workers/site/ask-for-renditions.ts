import { PICTURE_TYPES, PICTURE_WIDTHS } from '~/domain/picture/picture-url';
import type { RenderedPicture } from '~/domain/picture/rendered-picture';
import type { SiteEnv } from './env';

type Asked = { bytes: Uint8Array; widths: readonly number[]; isPlan: boolean };

/** Renditions of a picture by `workers/pictures`; null when it cannot be opened. */
export async function askForRenditions(
	pictures: SiteEnv['PICTURES'],
	{ bytes, widths, isPlan }: Asked,
): Promise<RenderedPicture | null> {
	const query = new URLSearchParams(widths.map((width) => ['width', String(width)]));
	if (isPlan) query.set('plan', '');
	const address = `https://pictures.local/?${query}`;
	const answer = await pictures.fetch(new Request(address, { method: 'POST', body: new Uint8Array(bytes) }));
	if (answer.status === 422) return null;
	if (!answer.ok) throw new Error(`The pictures' worker answered ${answer.status}`);
	const form = await answer.formData();
	const facts = JSON.parse(String(form.get('facts'))) as Omit<RenderedPicture, 'renditions'>;
	const renditions: RenderedPicture['renditions'] = [];
	for (const width of PICTURE_WIDTHS)
		for (const type of PICTURE_TYPES) {
			const rendition = form.get(`${width}.${type}`);
			if (rendition === null || typeof rendition === 'string') continue;
			renditions.push({ width, type, bytes: new Uint8Array(await rendition.arrayBuffer()) });
		}
	return { ...facts, renditions };
}
