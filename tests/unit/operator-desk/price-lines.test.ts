import { expect, it } from 'vitest';
import { monthStarts, niceTicks, pieces, priceLines } from '~/components/trade/operator-desk/prices/price-lines';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { priceBands } from '~/domain/operator-desk/prices/price-year';
import { cellName } from '~/domain/operator-desk/prices/prices-content';

const bands = priceBands([], 2027);

/** Cells at a level with the prices of weeks from the first Saturday of December on. */
function cells(level: 'catered' | 'self_catered', prices: readonly (number | null)[]) {
	return Object.fromEntries(
		prices.map((price, at) => {
			const check_in = addDays(plainDate('2027-12-04'), at * 7);
			const cell = { check_in, check_out: addDays(check_in, 7), service_level: level };
			const offer = price === null ? null : { status: 'available' as const, price };
			return [
				cellName(cell),
				{ offer, published: at === 1 ? null : undefined, lock: null, lastYear: at === 3 ? 50_000 : null },
			];
		}),
	);
}

it('draws the dearest service that has enough weeks, from the first to the last of them', () => {
	const lines = priceLines({
		bands,
		cells: {
			...cells('self_catered', [10_000, 20_000, 30_000]),
			...cells('catered', [100_000, null, 300_000, 250_000]),
		},
	});
	expect(lines).toMatchObject({ level: 'catered', season: { name: 'winter', year: 2027 } });
	expect(lines?.points.map(({ price, lastYear, isDraft }) => [price, lastYear, isDraft])).toEqual([
		[100_000, null, false],
		[null, null, true],
		[300_000, null, false],
		[250_000, 50_000, false],
	]);
	expect(lines?.ticks).toEqual([0, 200_000, 400_000]);
	expect(priceLines({ bands, cells: cells('catered', [1, 2]) })).toBeNull();
});

it('has round values around all prices', () => {
	expect(niceTicks(3_000_000, 5_880_000)).toEqual([2_000_000, 4_000_000, 6_000_000]);
	expect(niceTicks(100, 100).length).toBeGreaterThan(1);
	for (const [least, most] of [
		[1, 2],
		[123_456, 987_654],
		[0, 1],
	] as const) {
		const ticks = niceTicks(least, most);
		expect((ticks[0] ?? 1) <= least && (ticks.at(-1) ?? 0) >= most).toBe(true);
		expect(ticks.length).toBeLessThan(6);
	}
});

it('parts a line where weeks have no price', () => {
	expect(pieces([1, null, null, 2, 3], (each) => each)).toEqual([
		[{ at: 0, value: 1 }],
		[
			{ at: 3, value: 2 },
			{ at: 4, value: 3 },
		],
	]);
});

it('names the months that have room', () => {
	const days = ['2027-11-27', '2027-12-04', '2027-12-11', '2027-12-18', '2028-01-01', '2028-01-08'];
	const points = days.map((checkIn) => ({ checkIn, price: 1, lastYear: null, isDraft: false }));
	expect(monthStarts(points)).toEqual([
		{ checkIn: '2027-12-04', at: 1 },
		{ checkIn: '2028-01-01', at: 4 },
	]);
});
