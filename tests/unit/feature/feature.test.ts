import { describe, expect, it } from 'vitest';
import { readFlags } from '~/domain/feature/feature-flags';
import { isNewFeature, readUses } from '~/domain/feature/feature-use';

const ALL = { demoHotels: true, demoProperties: true, hotelAccessLinks: true };
const NONE = { demoHotels: false, demoProperties: false, hotelAccessLinks: false };

describe('readFlags (PAGE-24)', () => {
	it.each([
		[null, true, ALL],
		[null, false, NONE],
		['{"demoHotels":false}', true, { ...ALL, demoHotels: false }],
		['{"demoProperties":true}', false, { ...NONE, demoProperties: true }],
		['{"demoHotels":"yes","other":true}', false, NONE],
		['{', true, ALL],
		['null', false, NONE],
		['[1]', false, NONE],
	])('%s with %s', (saved, areOn, flags) => expect(readFlags(saved, areOn)).toEqual(flags));
});

describe('isNewFeature (PAGE-25)', () => {
	const DAY = 86_400_000;
	const NOW = 100 * DAY;
	it.each([
		['never used', {}, true],
		['used a moment ago', { map: NOW }, false],
		['used not quite 30 days ago', { map: NOW - 30 * DAY + 1 }, false],
		['used 30 days ago', { map: NOW - 30 * DAY }, true],
		['when another was used', { list: NOW }, true],
	])('%s', (_, uses, is) => expect(isNewFeature(uses, 'map', NOW)).toBe(is));

	it.each([
		[null, {}],
		['{"map":5,"list":"7","x":null}', { map: 5 }],
		['7', {}],
		['{', {}],
	])('reads %s', (saved, uses) => expect(readUses(saved)).toEqual(uses));
});
