import { expect, test } from 'vitest';
import { fitsParty, isPaxAllowed, maxPax } from '~/domain/property/occupancy';

const house = { adults: 12, children: 2 };
const unknown = { adults: null, children: null };

test.each([
	[house, 12, 2, true],
	[house, 12, 3, false],
	[house, 13, 0, false],
	[house, 10, 4, true],
	[house, 0, 14, true],
	[house, 0, 15, false],
	[{ adults: 8, children: null }, 8, 0, true],
	[{ adults: 8, children: null }, 8, 1, false],
	[unknown, 30, 10, true],
	[{ adults: null, children: 4 }, 30, 10, true],
	[null, 30, 10, true],
])('%j takes %i adults and %i children: %s', (beds, adults, children, expected) => {
	expect(fitsParty(beds, { adults, children })).toBe(expected);
});

test.each([
	[house, 14],
	[unknown, 25],
	[null, 25],
	[{ adults: 8, children: null }, 8],
])('%j holds %i', (beds, pax) => {
	expect(maxPax(beds)).toBe(pax);
	expect(isPaxAllowed(beds, pax)).toBe(true);
	expect(isPaxAllowed(beds, pax + 1)).toBe(false);
	expect(isPaxAllowed(beds, 0)).toBe(false);
	expect(isPaxAllowed(beds, 1.5)).toBe(false);
});
