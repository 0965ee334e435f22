import { expect, test } from 'vitest';
import { fitsParty, isPaxAllowed, maxPax } from '~/domain/property/occupancy';

const property = { adults: 12, children: 2 };
const unknown = { adults: null, children: null };

test.each([
	[property, 12, 2, true],
	[property, 12, 3, false],
	[property, 13, 0, false],
	[property, 10, 4, true],
	[property, 0, 14, true],
	[property, 0, 15, false],
	[{ adults: 8, children: null }, 8, 0, true],
	[{ adults: 8, children: null }, 8, 1, false],
	[unknown, 30, 10, true],
	[{ adults: null, children: 4 }, 30, 10, true],
	[null, 30, 10, true],
])('%j takes %i adults and %i children: %s', (beds, adults, children, expected) => {
	expect(fitsParty(beds, { adults, children })).toBe(expected);
});

test.each([
	[property, 14],
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
