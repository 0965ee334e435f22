import type { PictureOrder, RenderedPicture, RenditionName } from '~/domain/picture/rendered-picture';
import type { SiteEnv } from './env';

type Asked = Omit<PictureOrder, 'source'> & { source: Uint8Array<ArrayBuffer> | ReadableStream };

/** Renditions of a picture by `workers/pictures`; null when it cannot be opened. */
export async function askForRenditions(
	pictures: SiteEnv['PICTURES'],
	{ source, renditions: names, isPlan }: Asked,
): Promise<RenderedPicture | null> {
	const query = new URLSearchParams(names.map((name) => ['rendition', name]));
	if (isPlan) query.set('plan', '');
	const answer = await pictures.fetch(
		new Request(`https://pictures.local/?${query}`, { method: 'POST', body: source }),
	);
	if (answer.status === 422) return null;
	if (!answer.ok) throw new Error(`The pictures' worker answered ${answer.status}`);
	const form = await answer.formData();
	const facts = JSON.parse(String(form.get('facts'))) as Omit<RenderedPicture, 'renditions'>;
	const renditions: RenderedPicture['renditions'] = [];
	for (const name of names) {
		const rendition = form.get(name);
		if (rendition === null || typeof rendition === 'string') throw new Error(`The pictures' worker left out ${name}`);
		renditions.push({ name: name satisfies RenditionName, bytes: new Uint8Array(await rendition.arrayBuffer()) });
	}
	return { ...facts, renditions };
}
