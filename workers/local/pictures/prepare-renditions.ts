import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { timeLeft } from '#db/catalogue/pictures/time-left';
import { orderedKeys, readOrder, renderRendition } from './render-rendition';

const EVERY_MS = 20_000;

/** Makes all ordered renditions of a picture folder that were not requested yet, small ones first. */
export async function prepareRenditions({ folder }: { folder: string }, say: (line: string) => void): Promise<void> {
	const missing: string[] = [];
	for (const hash of readdirSync(folder)) {
		const order = await readOrder(folder, hash);
		if (order) missing.push(...orderedKeys(hash, order).filter((key) => !existsSync(join(folder, key))));
	}
	if (missing.length === 0) return;
	missing.sort((a, b) => widthOf(a) - widthOf(b));
	const left = timeLeft();
	let last = Date.now();
	for (const [done, key] of missing.entries()) {
		if (!existsSync(join(folder, key))) await renderRendition(folder, key);
		if (Date.now() - last < EVERY_MS) continue;
		last = Date.now();
		say(`Preparing pictures in the background: ${done + 1} of ${missing.length}${left(done + 1, missing.length)}`);
	}
	say('All pictures are prepared.');
}

const widthOf = (key: string) => Number(/\/(\d+)\./.exec(key)?.[1]);
