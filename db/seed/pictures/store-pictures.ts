import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureStore } from '../picture-store';
import type { FoundPicture } from '../source/read-pictures';
import { DRAWING_WIDTH, openPicture } from './inspect-picture';
import { RENDITION_WIDTHS, renditionKey, renditionWidths } from './rendition-widths';

export type Progress = (state: { done: number; total: number; label: string }) => void;

const WORKERS = 2;

const TYPES = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
} as const;

/**
 * Stores sources and renditions of the pictures that the store lacks; says how many it made. A picture counts as there when its
 * last rendition is, which is written after everything else.
 */
export async function storePictures(
	pictures: Iterable<FoundPicture>,
	store: PictureStore,
	onProgress: Progress,
): Promise<number> {
	const missing: FoundPicture[] = [];
	const all = [...pictures];
	await inParallel(all, 8, async (picture) => {
		if (!(await store.has(lastKey(picture)))) missing.push(picture);
	});
	// One thread for each of the workers: libvips would otherwise take every core for every picture.
	sharp.concurrency(1);
	let done = 0;
	const total = missing.length;
	if (total > 0) onProgress({ done, total, label: 'pictures' });
	await inParallel(missing, WORKERS, async (picture) => {
		await storePicture(picture, store);
		done += 1;
		onProgress({ done, total, label: 'pictures' });
	});
	return total;
}

function lastKey({ hash, isPlanOnly }: FoundPicture): string {
	return renditionKey(hash, RENDITION_WIDTHS[0], isPlanOnly ? 'jpg' : 'avif');
}

async function storePicture(picture: FoundPicture, store: PictureStore): Promise<void> {
	const { hash, width, sourceType, path, isPlanOnly } = picture;
	const bytes = await readFile(path);
	await store.put(`${hash}/source.${sourceType}`, bytes, TYPES[sourceType]);
	const upright = openPicture(bytes, sourceType);
	const whole = await (sourceType === 'svg' ? upright.resize({ width: DRAWING_WIDTH }) : upright)
		.raw()
		.toBuffer({ resolveWithObject: true });
	for (const target of renditionWidths(width).toReversed()) {
		const { data, info } = await sharp(whole.data, { raw: whole.info })
			.resize({ width: target, withoutEnlargement: true })
			.raw()
			.toBuffer({ resolveWithObject: true });
		const scaled = () => sharp(data, { raw: info });
		// Lines of a drawing suffer sooner than a photograph.
		const quality = isPlanOnly ? 10 : 0;
		await store.put(
			renditionKey(hash, target, 'webp'),
			await scaled()
				.webp({ quality: 76 + quality })
				.toBuffer(),
			TYPES.webp,
		);
		const jpeg = await scaled()
			.jpeg({ quality: 78 + quality, mozjpeg: true })
			.toBuffer();
		await store.put(renditionKey(hash, target, 'jpg'), jpeg, TYPES.jpg);
		if (isPlanOnly) continue;
		await store.put(
			renditionKey(hash, target, 'avif'),
			await scaled().avif({ effort: 2, quality: 50 }).toBuffer(),
			TYPES.avif,
		);
	}
}

async function inParallel<T>(items: readonly T[], workers: number, work: (item: T) => Promise<void>): Promise<void> {
	const queue = [...items];
	const run = async () => {
		for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
	};
	await Promise.all(Array.from({ length: workers }, run));
}
