import { parsePlainDate } from '../../date/plain-date';
import { keyOfName } from '../../desk/key-of-name';
import type { Season } from './rates-content';

/** A row of the seasons' form. */
export type TypedSeason = {
	/** The key of a season that there is; '' for a new one. */
	key: string;
	name: string;
	first: string;
	last: string;
	/** Numbers of weekdays with the weekend's price. */
	weekend: readonly string[];
	isRemoved: boolean;
	/** Key of the season whose prices a new one begins with; '' for none. */
	copies: string;
};

export type SeasonField = 'name' | 'first' | 'last';
export type SeasonError = {
	key: 'name' | 'nameTaken' | 'date' | 'backwards' | 'overlap';
	values?: Record<string, string>;
};

/** Errors by the number of the row, from 0, and its field. */
export type SeasonErrors = Record<number, Partial<Record<SeasonField, SeasonError>>>;

type Read = { seasons: Season[]; copies: { from: string; to: string }[] } | { errors: SeasonErrors };

/** Reads the seasons of a hotel; a row without any text is none. Every cell that is wrong is named. */
export function readSeasons(rows: readonly TypedSeason[]): Read {
	const errors: SeasonErrors = {};
	const fail = (at: number, field: SeasonField, error: SeasonError) => {
		errors[at] = { ...errors[at], [field]: errors[at]?.[field] ?? error };
	};
	const keys = new Set(rows.flatMap(({ key, isRemoved }) => (key === '' || isRemoved ? [] : [key])));
	const copies: { from: string; to: string }[] = [];
	const seasons = rows.flatMap((row, at): (Season & { at: number })[] => {
		const isNew = row.key === '';
		if (row.isRemoved || (isNew && row.name === '' && row.first === '' && row.last === '')) return [];
		const key = isNew ? keyOfName(row.name) : row.key;
		if (key === '') fail(at, 'name', { key: 'name' });
		else if (isNew && keys.has(key)) fail(at, 'name', { key: 'nameTaken' });
		const first = parsePlainDate(row.first);
		const last = parsePlainDate(row.last);
		if (!first) fail(at, 'first', { key: 'date' });
		if (!last) fail(at, 'last', { key: 'date' });
		if (first && last && last < first) fail(at, 'last', { key: 'backwards' });
		if (isNew && key !== '') {
			keys.add(key);
			if (row.copies !== '') copies.push({ from: row.copies, to: key });
		}
		const weekend = [...new Set(row.weekend)].filter((day) => /^[0-6]$/.test(day)).toSorted();
		return first && last && first <= last
			? [{ at, key, first_night: first, last_night: last, weekend: weekend.join(';') }]
			: [];
	});
	const sorted = seasons.toSorted((a, b) =>
		a.first_night < b.first_night ? -1 : a.first_night > b.first_night ? 1 : a.at - b.at,
	);
	for (const [index, season] of sorted.entries()) {
		const before = sorted[index - 1];
		if (!before || season.first_night > before.last_night) continue;
		fail(season.at, 'first', { key: 'overlap', values: { season: before.key } });
	}
	if (Object.keys(errors).length > 0) return { errors };
	return { seasons: sorted.map(({ at: _, ...season }) => season), copies };
}
