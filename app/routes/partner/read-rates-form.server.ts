import type { TypedCell } from '~/domain/hotel-desk/rates/edit-rates.server';
import type { TypedSeason } from '~/domain/hotel-desk/rates/read-seasons';
import { textOf } from '../forms/answer-verb.server';
import { readShown } from '../forms/read-shown.server';

/** More seasons than any hotel has. */
const MOST_SEASONS = 100;

/** The cells of the grid whose text is not the one that was shown. */
export function readRateCells(form: FormData): TypedCell[] {
	const shown = readShown(textOf(form, 'shown'));
	const cells: TypedCell[] = [];
	for (const [name, value] of form) {
		if (!name.startsWith('c:') || typeof value !== 'string') continue;
		const key = name.slice(2);
		const text = value.trim().slice(0, 60);
		const [room = '', season = ''] = key.split(':');
		if (text !== shown.get(key)) cells.push({ room, season, text });
	}
	return cells;
}

/** The rows of the seasons' form, in its order. */
export function readSeasonRows(form: FormData): TypedSeason[] {
	const rows: TypedSeason[] = [];
	for (let at = 0; at < MOST_SEASONS && form.has(`s${at}:key`); at++) {
		const text = (name: string) => textOf(form, `s${at}:${name}`).slice(0, 120);
		rows.push({
			...{ key: text('key'), name: text('name'), first: text('first'), last: text('last'), copies: text('copies') },
			weekend: form
				.getAll(`s${at}:weekend`)
				.filter((value) => typeof value === 'string')
				.slice(0, 7),
			isRemoved: text('removed') === '1',
		});
	}
	return rows;
}
