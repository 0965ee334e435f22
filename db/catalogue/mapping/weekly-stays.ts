import { addDays, type PlainDate, weekday } from '~/domain/date/plain-date';
import { seasonKey, seasonOf } from '~/domain/stay/season';
import { amount, readCell, writeCell } from '../format/cells';
import type { RawRecord } from '../source/raw-table';
import { mapCell } from './map-record';
import type { Mapping } from './mapping-schema';

const SATURDAY = 6;
const NIGHTS = 7;

/**
 * Weeks from Saturday to Saturday for a property without stays of its own, at the price of seven nights (CATALOGUE-15).
 */
export function weeklyStays(
	property: RawRecord,
	theirs: RawRecord,
	weekly: NonNullable<Mapping['stays']>['weekly'] | undefined,
	begins: readonly PlainDate[],
): RawRecord[] {
	// A refused property has its reason already.
	if (!weekly || property.refusals.length > 0) return [];
	const refusals: RawRecord['refusals'] = [];
	const night = mapCell(theirs, weekly.nightlyPrice, 'price', refusals);
	const parsed = readCell(amount(), night?.text ?? '');
	if (!('value' in parsed) && refusals.length === 0) refusals.push({ column: 'price', wrong: parsed });
	if (refusals.length > 0) {
		property.refusals.push(...refusals);
		return [];
	}
	const price = 'value' in parsed ? writeCell(amount(), parsed.value * NIGHTS) : '';
	return begins.map((checkIn) => {
		const texts = {
			property: property.cells.get('key')?.text ?? '',
			check_in: checkIn,
			check_out: addDays(checkIn, NIGHTS),
			service_level: weekly.serviceLevel,
			status: weekly.status,
			price,
		};
		const cells = Object.entries(texts).map(([name, text]) => [name, { text, line: property.line }] as const);
		return { line: property.line, cells: new Map(cells), refusals: [] };
	});
}

/**
 * The Saturdays of the season that a day lies in and of the next one. Those of this season that are past count too, so that an
 * import says the same all season long.
 */
export function saturdays(today: PlainDate): PlainDate[] {
	let first = today;
	while (seasonKey(seasonOf(addDays(first, -1))) === seasonKey(seasonOf(today))) first = addDays(first, -1);
	while (weekday(first) !== SATURDAY) first = addDays(first, 1);
	const found: PlainDate[] = [];
	const seasons = new Set<string>();
	for (let day = first; ; day = addDays(day, NIGHTS)) {
		seasons.add(seasonKey(seasonOf(day)));
		if (seasons.size > 2) break;
		found.push(day);
	}
	return found;
}
