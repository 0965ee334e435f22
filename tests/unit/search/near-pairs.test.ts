import { describe, expect, it } from 'vitest';
import { nearPairs, type PairCandidate } from '~/domain/search/pairs/near-pairs';

/** A degree of latitude is 111,195 m. */
const METRE = 1 / 111_195;

let no = 0;
const house = (id: string, north: number, east: number, of: Partial<PairCandidate> = {}): PairCandidate => ({
	id,
	no: ++no,
	latitude: 46.1 + north * METRE,
	longitude: 7.2 + (east * METRE) / Math.cos((46.1 * Math.PI) / 180),
	bedsAdults: 10,
	bedsChildren: 2,
	bedrooms: 5,
	...of,
});

const names = (candidates: PairCandidate[], need: Partial<Parameters<typeof nearPairs>[1]> = {}, limit = 3) =>
	nearPairs(candidates, { adults: 16, guests: 16, bedrooms: 0, ...need }, limit).map(([a, b]) => `${a.id} ${b.id}`);

describe('pairs of neighbours', () => {
	it('are at most 150 m apart, in any direction and over the edge of a cell', () => {
		for (let turn = 0; turn < 16; turn++) {
			const [north, east] = [Math.sin((turn * Math.PI) / 8), Math.cos((turn * Math.PI) / 8)];
			for (let start = 0; start < 400; start += 37) {
				const from = house('a', start, -start);
				const at = (metres: number) => house('b', start + north * metres, -start + east * metres);
				expect(names([from, at(149)]), `${turn} ${start}`).toEqual(['a b']);
				expect(names([from, at(152)]), `${turn} ${start}`).toEqual([]);
			}
		}
	});

	it('have adults’ beds for the adults, and beds for everybody', () => {
		const pair = [house('a', 0, 0), house('b', 50, 0)];
		expect(names(pair, { adults: 20, guests: 24 })).toEqual(['a b']);
		expect(names(pair, { adults: 21, guests: 21 })).toEqual([]);
		expect(names(pair, { adults: 20, guests: 25 })).toEqual([]);
		expect(names(pair, { bedrooms: 10 })).toEqual(['a b']);
		expect(names(pair, { bedrooms: 11 })).toEqual([]);
	});

	it('have each house once, best first', () => {
		const row = ['a', 'b', 'c', 'd', 'e'].map((id, index) => house(id, index * 60, 0));
		expect(names(row)).toEqual(['a b', 'c d']);
		expect(names(row, {}, 1)).toEqual(['a b']);
		expect(names([house('a', 0, 0)])).toEqual([]);
	});

	it('are found among thousands', () => {
		const many = Array.from({ length: 3_000 }, (_, index) => house(`far-${index}`, index * 400, (index % 7) * 900));
		expect(names([...many, house('near', 400 * 2_999 + 40, (2_999 % 7) * 900)])).toEqual(['far-2999 near']);
	});
});
