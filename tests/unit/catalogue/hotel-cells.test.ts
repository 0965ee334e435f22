import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, markdown, readCell } from '#db/catalogue/format/cells';
import type { Cell } from '#db/catalogue/format/column';
import {
	addresses,
	beds,
	cancellation,
	childSupplements,
	country,
	keys,
	parts,
	positions,
	readBeds,
	standardGuests,
	tranches,
	weekdays,
	wordsAsBits,
} from '#db/catalogue/format/hotel-cells';
import { BED_TYPES } from '#db/schema/enums';

const value = (cell: Cell, text: string) => {
	const read = readCell(cell, text);
	return 'value' in read ? read.value : null;
};

/** As the database keeps it. */
const stored = (cell: Cell, text: string) => {
	const read = value(cell, text);
	const saved = read === null ? null : cell.stored?.encode(read);
	return typeof saved === 'string' ? JSON.parse(saved) : (saved ?? null);
};

const bed = (bedType: string, isInStandardOccupancy: boolean, sleeps: [number, number][], twinBedPossible = false) => ({
	bedType,
	isInStandardOccupancy,
	twinBedPossible,
	sleeps: sleeps.map(([maxPax, maxAdults]) => ({ maxPax, maxAdults })),
});

describe('beds', () => {
	test.each([
		['kingSizeBed/standard/2-2', [bed('kingSizeBed', true, [[2, 2]])]],
		[
			' kingSizeBed / standard / 2-2 / twin ; sofaBed/extra/2-0, 1-1 ;',
			[
				bed('kingSizeBed', true, [[2, 2]], true),
				bed('sofaBed', false, [
					[2, 0],
					[1, 1],
				]),
			],
		],
		['kingsizebed/standard/2-2', null],
		['kingSizeBed/2-2', null],
		['kingSizeBed/standard', null],
		['kingSizeBed/standard/2', null],
		['kingSizeBed/standard/1-2', null],
		['kingSizeBed/standard/0-0', null],
		['kingSizeBed/standard/2-2/single', null],
		['kingSizeBed/standard/2-2/twin/twin', null],
	])('%s', (cell, expected) => {
		expect(stored(beds(), cell)).toEqual(expected);
	});

	test('a mistyped type gets the nearest one as a hint', () => {
		expect(readCell(beds(), 'kingsSizeBed/standard/2-2')).toMatchObject({ right: 'kingSizeBed' });
	});

	test('are written as they are read', () => {
		const anyBed = fc.record({
			bedType: fc.constantFrom(...BED_TYPES),
			isInStandardOccupancy: fc.boolean(),
			twinBedPossible: fc.boolean(),
			sleeps: fc.array(
				fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9)).map(([maxPax, adults]) => ({
					maxPax,
					maxAdults: Math.min(maxPax, adults),
				})),
				{ minLength: 1, maxLength: 3 },
			),
		});
		fc.assert(
			fc.property(fc.array(anyBed, { maxLength: 5 }), (list) => {
				const cell = beds();
				const text = String(cell.stored.decode(JSON.stringify(list)));
				expect(stored(cell, text)).toEqual(list);
			}),
		);
	});

	test.each([
		['', null],
		['sofaBed/extra/2-2', null],
		['kingSizeBed/standard/2-2;sofaBed/extra/2-2', 2],
		['kingSizeBed/standard/2-2;bunkBed/standard/1-1,2-0', 4],
	])('%s holds %s guests as a standard', (cell, guests) => {
		expect(standardGuests(readBeds(cell))).toBe(guests);
	});
});

describe('terms', () => {
	test.each([
		['40@60;100@30', [40, 60, 100, 30]],
		['100@0', [100, 0]],
		['40@30;100@60', null],
		['40@60;100@60', null],
		['40@60;40@30', null],
		['100@60;40@30', null],
		['0@60', null],
		['101@60', null],
		['40%@60', null],
		['40', null],
	])('%s', (cell, expected) => {
		const paid = stored(tranches(), cell) as { cumulativePercentage: number; daysPriorToArrival: number }[] | null;
		expect(
			paid?.flatMap(({ cumulativePercentage: percent, daysPriorToArrival: days }) => [percent, days]) ?? null,
		).toEqual(expected);
		const saved = stored(cancellation(), cell) as
			| { feeInPercentOfBookingTotal: number; fromDaysPriorToArrival: number }[]
			| null;
		expect(
			saved?.flatMap(({ feeInPercentOfBookingTotal: percent, fromDaysPriorToArrival: days }) => [percent, days]) ??
				null,
		).toEqual(expected);
	});

	test.each([
		[
			'5:0;11:40;15:80.50',
			[
				{ maxAge: 5, minor: 0 },
				{ maxAge: 11, minor: 4000 },
				{ maxAge: 15, minor: 8050 },
			],
		],
		['11:40;5:0', null],
		['5:0;5:40', null],
		['5', null],
		['5:-3', null],
		['5:1.000', null],
	])('children %s', (cell, expected) => {
		expect(stored(childSupplements(), cell)).toEqual(expected);
	});
});

test.each([
	[weekdays(), '6;5', 96],
	[weekdays(), '0', 1],
	[weekdays(), '7', null],
	[wordsAsBits(['ClientPays', 'AgencyPaysStandAloneRate']), 'AgencyPaysStandAloneRate', 2],
	[wordsAsBits(['ClientPays']), 'clientPays', null],
	[positions(), '2; 1', [1, 0]],
	[positions(), '0', null],
	[addresses(), 'https://videos.example/a;/3d/b', ['https://videos.example/a', '/3d/b']],
	[addresses(), 'javascript:alert(1)', null],
	[addresses(), '//evil.example', null],
])('the stored value of a cell, case %#', (cell, text, expected) => {
	expect(stored(cell, text)).toEqual(expected);
});

test.each([
	[keys(), 'spa; gym;spa', 'gym;spa'],
	[keys(), 'Spa', null],
	[parts(10, 1, 10), '9.4', 94],
	[parts(10, 1, 10), '9,4', 94],
	[parts(10, 1, 10), '9.45', null],
	[parts(10, 1, 10), '10.1', null],
	[parts(2, 1, 5), '4.5', 9],
	[parts(2, 1, 5), '4.4', null],
	[country(), 'ES', 'ES'],
	[country(), 'XQ', null],
	[country(), 'es', null],
	[email(), 'sales@hotel.example', 'sales@hotel.example'],
	[email(), 'sales@hotel', null],
	[email(), 'a@b.example;c@d.example', null],
	[markdown(), '**bold**', '**bold**'],
	[markdown(), '<b>bold</b>', null],
])('the value of a cell, case %#', (cell, text, expected) => {
	expect(value(cell, text)).toBe(expected);
});
