import { describe, expect, test } from 'vitest';
import {
	type PriceNews,
	type PriceNow,
	priceNews,
	priceNow,
	type ToldBefore,
	toleranceOf,
} from '~/domain/lead/price-watch/price-news';
import { type Currency, type Money, money } from '~/domain/money/money';
import type { DriftChange } from '~/domain/offer/drift-of';

const price = (minor: number): PriceNow => ({ kind: 'price', minor });
const GONE: PriceNow = { kind: 'gone' };
const QUIET: PriceNews = { tell: null, over: null };
const rise = (minor: number, over: PriceNews['over'] = null): PriceNews => ({ tell: { minor }, over });
const told = (minor: number | null, isGone = false): ToldBefore => ({ minor, isGone });

/** Saved at 1,000.00. */
describe('what an agent is told of the price of an interest', () => {
	test.each<[string, number, PriceNow, ToldBefore | undefined, PriceNews]>([
		['the same price', 0, price(100_000), undefined, QUIET],
		['any rise, without a tolerance', 0, price(100_001), undefined, rise(100_001)],
		['a fall', 0, price(90_000), undefined, QUIET],
		['a rise within the tolerance', 5, price(104_000), undefined, QUIET],
		['a rise by just the tolerance', 5, price(105_000), undefined, QUIET],
		['a rise by a cent more', 5, price(105_001), undefined, rise(105_001)],
		['a tolerance with a fraction', 2.5, price(102_501), undefined, rise(102_501)],
		['the rise that was told', 5, price(110_000), told(110_000), QUIET],
		['a little more than was told', 5, price(112_000), told(110_000), QUIET],
		['a further rise', 5, price(115_501), told(110_000), rise(115_501)],
		['a further rise, without a tolerance', 0, price(110_001), told(110_000), rise(110_001)],
		['less than was told, and still too much', 5, price(108_000), told(110_000), QUIET],
		['back within the tolerance', 5, price(105_000), told(110_000), { tell: null, over: 'all' }],
		['risen once more after it had fallen back', 5, price(110_000), undefined, rise(110_000)],
		['a room gone', 5, GONE, undefined, { tell: { minor: null }, over: null }],
		['a room gone after a rise was told', 5, GONE, told(110_000), { tell: { minor: null }, over: null }],
		['a room gone, as was told', 5, GONE, told(null, true), QUIET],
		['had again at the saved price', 5, price(100_000), told(null, true), { tell: null, over: 'all' }],
		['had again, and dearer', 5, price(120_000), told(null, true), rise(120_000, 'gone')],
		['had again at the rise that was told', 5, price(110_000), told(110_000, true), { tell: null, over: 'gone' }],
		['another currency', 0, { kind: 'unknown' }, undefined, QUIET],
		['another currency, after a rise was told', 0, { kind: 'unknown' }, told(110_000), QUIET],
	])('%s', (_, tolerance, now, before, expected) => {
		expect(priceNews(100_000, now, tolerance, before)).toEqual(expected);
	});
});

test.each<[string, number | null, boolean, number]>([
	['none was said', null, false, 0],
	['one was said', 5, false, 5],
	['the exchange rate alone has moved', 0, true, 2],
	['it has, within a wider tolerance', 5, true, 5],
])('a price may have risen by so much: %s', (_, percent, isByExchange, expected) => {
	expect(toleranceOf(percent, isByExchange)).toBe(expected);
});

const euro = (minor: number) => money(minor, 'EUR');
const room = (total: number, ...changes: DriftChange[]) => ({ total: euro(total), drift: { changes } });
const now = (before: number, after: Money | null): DriftChange => ({
	...{ kind: 'price', before: euro(before), after, percent: null },
});
const few: DriftChange = { kind: 'roomsLeft', left: 1 };

describe('what an interest costs now', () => {
	test.each<[string, Parameters<typeof priceNow>[0], Currency, PriceNow]>([
		['rooms as they were', [room(60_000), room(40_000, few)], 'EUR', price(100_000)],
		[
			'one dearer, one cheaper',
			[room(60_000, now(60_000, euro(70_000))), room(40_000, now(40_000, euro(35_000)))],
			'EUR',
			price(105_000),
		],
		[
			'one of several gone',
			[room(60_000, now(60_000, euro(70_000))), room(40_000, { kind: 'gone', reason: 'sold-out' })],
			'EUR',
			GONE,
		],
		['one on application', [room(60_000), room(40_000, now(40_000, null))], 'EUR', { kind: 'unknown' }],
		['billed in another currency', [room(60_000, now(60_000, money(55_000, 'CHF')))], 'EUR', { kind: 'unknown' }],
		['without rooms', [], 'EUR', { kind: 'unknown' }],
	])('%s', (_, rooms, currency, expected) => {
		expect(priceNow(rooms, currency)).toEqual(expected);
	});
});
