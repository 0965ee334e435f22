import type { TypedPrice } from '~/domain/operator-desk/prices/edit-prices.server';
import { MOST_CELLS } from '~/domain/operator-desk/prices/edit-prices.server';
import { textOf } from '../forms/answer-verb.server';
import { readShown } from '../forms/read-shown.server';

const LONGEST = 60;

/** The cells of the grid whose text is not the one that was shown, with that. */
export function readPriceCells(form: FormData): TypedPrice[] {
	const shown = readShown(textOf(form, 'shown'));
	const cells: TypedPrice[] = [];
	for (const [key, value] of form) {
		if (!key.startsWith('c:') || typeof value !== 'string') continue;
		const name = key.slice(2, 2 + LONGEST);
		const text = value.trim().slice(0, LONGEST);
		const was = shown.get(name) ?? '';
		if (text !== was) cells.push({ name, text, was });
		if (cells.length > MOST_CELLS) break;
	}
	return cells;
}
