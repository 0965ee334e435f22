import { expect, test } from 'vitest';
import { plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { monthsOf, yearWeeks } from '~/domain/property/year-weeks';

const today = plainDate('2026-11-20');

function stay(checkIn: string, nights: number, level: number, price: number | null, status = 0): StayTuple {
	return [toEpochDay(plainDate(checkIn)), nights, level, status, price];
}

test('52 columns from the first usual change day on or after today, Saturday where nothing is offered', () => {
	const empty = yearWeeks([], [0], today);
	expect(empty.starts).toHaveLength(52);
	expect(empty.starts[0]).toBe(toEpochDay(plainDate('2026-11-21')));
	const sundays = yearWeeks([stay('2026-12-06', 7, 0, 1)], [0], today);
	expect([sundays.changeDay, sundays.starts[0]]).toEqual([0, toEpochDay(plainDate('2026-11-22'))]);
	const same = yearWeeks([stay('2026-11-20', 7, 0, 1)], [0], today);
	expect(same.starts[0]).toBe(toEpochDay(today));
});

test('each level has its row; a week goes before a shorter stay and before one that runs through', () => {
	const week = stay('2026-11-28', 7, 0, 100);
	const long = stay('2026-11-21', 14, 0, 300);
	const short = stay('2026-11-30', 3, 0, 50);
	const other = stay('2026-12-05', 7, 2, 900);
	const { rows } = yearWeeks([long, week, short, other], [0, 2], today);
	expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
		[long, week, null],
		[null, null, other],
	]);
});

test('what began before today, or begins after the year, has no cell', () => {
	const { rows } = yearWeeks([stay('2026-11-14', 7, 0, 1), stay('2027-11-20', 7, 0, 1)], [0], today);
	expect(rows[0]?.cells.every((cell) => cell === null)).toBe(true);
});

test('the range leaves out sold weeks and those without a price', () => {
	const stays = [
		stay('2026-11-21', 7, 0, 500),
		stay('2026-11-28', 7, 0, 9000, 2),
		stay('2026-12-05', 7, 0, null, 1),
		stay('2026-12-12', 7, 0, 200, 1),
	];
	expect(yearWeeks(stays, [0], today).range).toEqual({ least: 200, most: 500 });
	expect(yearWeeks(stays.slice(1, 3), [0], today).range).toBeNull();
});

test('months begin with their first change day; the first of a year that has the room says the year', () => {
	const { starts } = yearWeeks([], [0], today);
	expect(monthsOf(starts).slice(0, 4)).toEqual([
		{ column: 0, length: 2, month: 11, year: 2026, hasYear: true },
		{ column: 2, length: 4, month: 12, year: 2026, hasYear: false },
		{ column: 6, length: 5, month: 1, year: 2027, hasYear: true },
		{ column: 11, length: 4, month: 2, year: 2027, hasYear: false },
	]);
	expect(monthsOf(starts.slice(5, 18))).toMatchObject([
		{ column: 0, length: 1, month: 12, hasYear: false },
		{ column: 1, length: 5, month: 1, year: 2027, hasYear: true },
		{ month: 2, hasYear: false },
		{ month: 3, hasYear: false },
	]);
});
