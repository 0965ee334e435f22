import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeRendition, type RenditionFormat, renditionFormats } from '#db/catalogue/pictures/encode-rendition';
import { widthsToRender } from '#db/catalogue/pictures/rendition-widths';
import { ORDER_FILE, type RenditionOrder } from '#db/catalogue/pictures/store-sources';

const KEY = /^([0-9a-f]{20})\/(\d+)\.(avif|webp|jpg)$/;
/** So many at a time: each takes a core for a part of a second. */
const LIMIT = 2;

const inFlight = new Map<string, Promise<boolean>>();
const waiting: (() => void)[] = [];
let active = 0;

/**
 * Makes the rendition of this key in a picture folder from its source, if it was ordered (`renditions.json`); false when it was not.
 * Requests for the same one wait for the same work.
 */
export function renderRendition(folder: string, key: string): Promise<boolean> {
	const path = join(folder, key);
	const known = inFlight.get(path);
	if (known) return known;
	const work = render(folder, key).finally(() => inFlight.delete(path));
	inFlight.set(path, work);
	return work;
}

/** Keys of the renditions that an order asks for, smallest first. */
export function orderedKeys(hash: string, order: RenditionOrder): string[] {
	return widthsToRender(order.width).flatMap((width) =>
		renditionFormats(order.isPlanOnly).map((format) => `${hash}/${width}.${format}`),
	);
}

export async function readOrder(folder: string, hash: string): Promise<RenditionOrder | null> {
	const text = await readFile(join(folder, hash, ORDER_FILE), 'utf8').catch(() => null);
	return text === null ? null : (JSON.parse(text) as RenditionOrder);
}

async function render(folder: string, key: string): Promise<boolean> {
	const [, hash, width, format] = KEY.exec(key) ?? [];
	const order = hash ? await readOrder(folder, hash) : null;
	if (!hash || !order || !orderedKeys(hash, order).includes(key)) return false;
	const source = await readFile(join(folder, hash, `source.${order.sourceType}`));
	await turn();
	try {
		const { default: sharp } = await import('sharp');
		const { openPicture } = await import('#db/catalogue/pictures/inspect-picture');
		sharp.concurrency(1);
		const picture = openPicture(source, order.sourceType).resize({
			width: Number(width),
			withoutEnlargement: order.sourceType !== 'svg',
		});
		const bytes = await encodeRendition(picture, format as RenditionFormat, order.isPlanOnly);
		const unfinished = join(folder, `${key}.${randomUUID()}.part`);
		await writeFile(unfinished, bytes);
		await rename(unfinished, join(folder, key));
		return true;
	} finally {
		active -= 1;
		waiting.shift()?.();
	}
}

async function turn(): Promise<void> {
	while (active >= LIMIT) await new Promise<void>((resolve) => waiting.push(resolve));
	active += 1;
}
