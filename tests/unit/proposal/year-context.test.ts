import { describe, expect, it } from 'vitest';
import { addDays, plainDate, toEpochDay } from '~/domain/date/plain-date';
import type { StayTuple } from '~/domain/property/stay-tuples';
import { yearContext } from '~/domain/proposal/year-context';

const TODAY = plainDate('2026-11-21');
const week = (at: number) => addDays(TODAY, 7 * at);
/** Saturdays from today on, each with its price; null: sold without one. */
const stays = (prices: readonly (number | null)[]): StayTuple[] =>
	prices.map((price, at) => [toEpochDay(week(at)), 7, 2, price === null ? 2 : 0, price]);
const PRICES = [100, 100, 200, 300, 600, 1000, null, 100, 200];

describe('where a stay stands in the year', () => {
	it.each([
		[1, 'low', 0],
		[3, 'middle', 1],
		[4, 'middle', 2],
		[5, 'high', 4],
	] as const)('week %i is %s', (at, standing, step) => {
		const context = yearContext(stays(PRICES), { checkIn: week(at), level: 2 }, TODAY);
		expect(context).toMatchObject({ from: TODAY, at, standing });
		expect(context?.steps.slice(0, 9)).toEqual([0, 0, 0, 1, 2, 4, null, 0, 0]);
		expect(context?.steps[at]).toBe(step);
	});

	it('is the same throughout, and says no amount', () => {
		const context = yearContext(stays(Array(10).fill(123_400)), { checkIn: week(2), level: 2 }, TODAY);
		expect(context?.standing).toBe('only');
		expect(JSON.stringify(context)).not.toContain('1234');
	});

	it.each([
		['a week without a price', PRICES, 6],
		['too few weeks', PRICES.slice(0, 7), 1],
		['a week beyond the year', PRICES, 60],
	] as const)('says nothing of %s', (_what, prices, at) => {
		expect(yearContext(stays(prices), { checkIn: week(at), level: 2 }, TODAY)).toBeNull();
	});
});
