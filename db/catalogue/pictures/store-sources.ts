import { readFile } from 'node:fs/promises';
import type { PictureStore } from '~/domain/picture/picture-store.server';
import type { FoundPicture } from '../source/read-pictures';
import type { SourceType } from './inspect-picture';
import { PICTURE_TYPES, type Progress } from './store-pictures';

/** What a store that renders at the first request must know of a picture; lies beside its source as `renditions.json`. */
export type RenditionOrder = { sourceType: SourceType; width: number; isPlanOnly: boolean };

export const ORDER_FILE = 'renditions.json';

/**
 * Stores the sources that the store lacks and leaves the renditions to it: `workers/local/object-store.ts` makes each at its first
 * request. A bucket in production cannot; there `storePictures` makes all of them.
 */
export async function storeSources(
	pictures: Iterable<FoundPicture>,
	store: PictureStore,
	onProgress: Progress,
): Promise<number> {
	const missing: FoundPicture[] = [];
	const all = [...pictures];
	const run = async (work: (picture: FoundPicture) => Promise<void>, items: FoundPicture[]) => {
		const queue = [...items];
		const lane = async () => {
			for (let item = queue.shift(); item; item = queue.shift()) await work(item);
		};
		await Promise.all(Array.from({ length: 8 }, lane));
	};
	await run(async (picture) => {
		if (!(await store.has(`${picture.hash}/${ORDER_FILE}`))) missing.push(picture);
	}, all);
	let done = 0;
	await run(async ({ hash, sourceType, width, isPlanOnly, path }) => {
		await store.put(`${hash}/source.${sourceType}`, await readFile(path), PICTURE_TYPES[sourceType]);
		const order: RenditionOrder = { sourceType, width, isPlanOnly };
		await store.put(`${hash}/${ORDER_FILE}`, new TextEncoder().encode(JSON.stringify(order)), 'application/json');
		done += 1;
		onProgress({ done, total: missing.length, label: 'pictures' });
	}, missing);
	return missing.length;
}
