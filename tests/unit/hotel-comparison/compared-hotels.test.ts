import { describe, expect, it } from 'vitest';
import { ratesAddress } from '~/components/trade/hotel-list/rooms-address';
import { type Best, compareValues } from '~/domain/hotel-comparison/compare-values';
import { comparisonAddress, readComparedHotels, searchOnly } from '~/domain/hotel-comparison/compared-hotels';
import { benefitLines, benefitsBeyond } from '~/domain/offer/rate-benefits';

describe('hotels of a comparison in an address', () => {
	it.each([
		['', [], false],
		['hotels=', [], false],
		['hotels=hotel_a', ['hotel_a'], false],
		['hotels=hotel_b.hotel_a.hotel_b', ['hotel_b', 'hotel_a'], false],
		['hotels=hotel_b&hotels=hotel_a', ['hotel_b', 'hotel_a'], false],
		["hotels=prop_1.hotel_a'--.<script>.hotel_", [], false],
		['hotels=hotel_1.hotel_2.hotel_3.hotel_4', ['hotel_1', 'hotel_2', 'hotel_3', 'hotel_4'], false],
		['hotels=hotel_1.hotel_2.hotel_3.hotel_4.hotel_5', ['hotel_1', 'hotel_2', 'hotel_3', 'hotel_4'], true],
	])('%s: %j, cut %s', (query, ids, isCut) => {
		expect(readComparedHotels(new URLSearchParams(query))).toEqual({ ids, isCut });
	});

	it('keeps the search and drops what belongs to its page', () => {
		const search =
			'?destination=France&checkInDate=2027-02-13&rooms=2%2C2-7&shown=24&hotels=hotel_z&boards=&boards=breakfast';
		expect(comparisonAddress(['hotel_a', 'hotel_b'], search)).toBe(
			'/hotels/compare?hotels=hotel_a.hotel_b&destination=France&checkInDate=2027-02-13&rooms=2%2C2-7&boards=breakfast',
		);
		expect(searchOnly('includeDemos=true&reset=').toString()).toBe('includeDemos=true');
	});

	it('leads from a hotel to the rates of a room, for the same stay', () => {
		expect(ratesAddress('/hotels/hotel_a?tab=rooms&rooms=2', 'room_a.b')).toBe(
			'/hotels/hotel_a/rooms/room_a.b/shop-modal?tab=rooms&rooms=2',
		);
		expect(ratesAddress('/hotels/hotel_a', 'room_a.b')).toBe('/hotels/hotel_a/rooms/room_a.b/shop-modal');
	});
});

describe('a row of a comparison', () => {
	it.each<[(string | number | null)[], Best, (string | null)[], boolean, boolean[]]>([
		[['breakfast', 'breakfast'], null, [], false, [false, false]],
		[['breakfast', 'halfBoard'], null, [], true, [false, false]],
		[[100, 90, 120], 'least', [], true, [false, true, false]],
		[[100, 90, 90], 'least', [], true, [false, true, true]],
		[[9.4, null, 9.1], 'most', [], true, [true, false, false]],
		[[9.4, null], 'most', [], true, [false, false]],
		[[7, 7], 'most', [], false, [false, false]],
		[[30, 'none', 14], 'least', [], true, [false, false, true]],
		[[100, 90], 'least', ['CHF', 'EUR'], true, [false, false]],
		[[100, 90, null], 'least', ['CHF', 'CHF', null], true, [false, true, false]],
		[[null, null], 'least', [], false, [false, false]],
	])('%j, best is the %s in %j: differs %s, marked %j', (values, best, units, differs, marked) => {
		expect(compareValues(values, best, units)).toEqual({ differs, best: marked });
	});
});

describe('what a rate gives', () => {
	it.each([
		[null, []],
		['', []],
		['- Breakfast\n- Spa credit EUR 100 per room', ['Breakfast', 'Spa credit EUR 100 per room']],
		['* **Breakfast**\n\n  - _Late_ check-out', ['Breakfast', 'Late check-out']],
		['Breakfast for all', ['Breakfast for all']],
	])('%j reads as %j', (markdown, lines) => {
		expect(benefitLines(markdown)).toEqual(lines);
	});

	it('beyond another rate is what that one lacks', () => {
		const rate = { benefits: ['Breakfast', 'Upgrade'] };
		expect(benefitsBeyond(rate, { benefits: ['Breakfast'] })).toEqual(['Upgrade']);
		expect(benefitsBeyond(rate, null)).toEqual(['Breakfast', 'Upgrade']);
	});
});
