import { expect, test } from 'vitest';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import { seasonPrices } from '~/domain/property/season-prices';
import type { StayTuple } from '~/domain/property/stay-tuples';

const stay = (checkIn: string, level: number, status: number, price: number | null): StayTuple => [
	toEpochDay(plainDate(checkIn)),
	7,
	level,
	status,
	price,
];

test('prices per season and level: sold weeks are counted, not priced; begun ones are left out', () => {
	const stays = [
		stay('2026-11-14', 0, 0, 1),
		stay('2026-12-05', 0, 0, 500),
		stay('2026-12-12', 0, 2, 9000),
		stay('2026-12-19', 0, 1, 700),
		stay('2027-07-03', 0, 1, null),
		stay('2027-07-03', 2, 2, 300),
	];
	expect(seasonPrices(stays, [0, 2], plainDate('2026-11-20'))).toEqual([
		{
			season: { name: 'winter', year: 2026 },
			levels: [
				{ level: 0, least: 500, most: 700, cheapest: stays[1], free: 2, offered: 3 },
				{ level: 2, least: null, most: null, cheapest: null, free: 0, offered: 0 },
			],
		},
		{
			season: { name: 'summer', year: 2027 },
			levels: [
				{ level: 0, least: null, most: null, cheapest: null, free: 1, offered: 1 },
				{ level: 2, least: null, most: null, cheapest: null, free: 0, offered: 1 },
			],
		},
	]);
});
