import { expect, test } from 'vitest';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { weekRange } from '~/domain/property/week-range';

const stay = (checkIn: string, nights: number, level: number, status: number, price: number | null): StayTuple => [
	toEpochDay(plainDate(checkIn)),
	nights,
	level,
	status,
	price,
];
const today = plainDate('2026-11-20');
const season = { name: 'winter', year: 2026 } as const;

test('only weeks of the season and the level that can still be had, and have a price', () => {
	const stays = [
		stay('2026-11-14', 7, 0, 0, 1),
		stay('2026-12-05', 7, 0, 0, 500),
		stay('2026-12-12', 7, 0, 1, 700),
		stay('2026-12-12', 7, 2, 0, 9000),
		stay('2026-12-19', 7, 0, 2, 8000),
		stay('2026-12-26', 7, 0, 1, null),
		stay('2027-01-02', 14, 0, 0, 7000),
		stay('2027-06-05', 7, 0, 0, 2),
	];
	expect(weekRange(stays, { season, level: 0, today })).toEqual({ least: 500, most: 700 });
	expect(weekRange(stays, { season, level: 1, today })).toBeNull();
});
