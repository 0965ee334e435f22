import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureStore } from '~/domain/picture/picture-store.server';
import type { FoundPicture } from '../source/read-pictures';
import { encodeRendition, renditionFormats } from './encode-rendition';
import { DRAWING_WIDTH, openPicture } from './inspect-picture';
import { RENDITION_WIDTHS, renditionKey, widthsToRender } from './rendition-widths';

export type Progress = (state: { done: number; total: number; label: string }) => void;

const WORKERS = 2;

export const PICTURE_TYPES = {
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
	await store.put(`${hash}/source.${sourceType}`, bytes, PICTURE_TYPES[sourceType]);
	const upright = openPicture(bytes, sourceType);
	const whole = await (sourceType === 'svg' ? upright.resize({ width: DRAWING_WIDTH }) : upright)
		.raw()
		.toBuffer({ resolveWithObject: true });
	for (const target of widthsToRender(width).toReversed()) {
		const { data, info } = await sharp(whole.data, { raw: whole.info })
			.resize({ width: target, withoutEnlargement: true })
			.raw()
			.toBuffer({ resolveWithObject: true });
		for (const format of renditionFormats(isPlanOnly)) {
			const bytes = await encodeRendition(sharp(data, { raw: info }), format, isPlanOnly);
			await store.put(renditionKey(hash, target, format), bytes, PICTURE_TYPES[format]);
		}
	}
}

async function inParallel<T>(items: readonly T[], workers: number, work: (item: T) => Promise<void>): Promise<void> {
	const queue = [...items];
	const run = async () => {
		for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
	};
	await Promise.all(Array.from({ length: workers }, run));
}
