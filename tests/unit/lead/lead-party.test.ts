import { describe, expect, it } from 'vitest';
import { countParty, mergeParty, partyFigure, partyText, readParty } from '~/domain/lead/lead-party';

const NUMBER_ALONE = { pax: 6, adults: null, children: null, childrenAges: null };

describe('the number of guests', () => {
	it.each([
		['of adults', { adults: 4 }, 4],
		['of adults and children', { adults: 2, children: 2 }, 4],
		['without infants under two', { adults: 2, children: 3, childrenAges: [1, 2, 13] }, 4],
		['of ages alone', { adults: 2, childrenAges: [6, 9] }, 4],
		['in the place of another number', { pax: 12, adults: 3 }, 3],
	])('is worked out %s', (_, input, pax) => expect(countParty(input)).toMatchObject({ pax }));

	it('stays a bare number without further details', () => expect(countParty({ pax: 6 })).toEqual({ pax: 6 }));

	it('needs an adult beside children', () => expect(countParty({ children: 2 }).adults).toBeNaN());
});

describe('a party that is known', () => {
	const known = { pax: 4, adults: 2, children: 2, childrenAges: [6, 9] };

	it('ends with another number of guests', () => expect(mergeParty(known, { pax: 5 })).toEqual({ pax: 5 }));

	it('stays with the same number, or where guests are not spoken of', () => {
		expect(mergeParty(known, { pax: 4 })).toEqual(known);
		expect(mergeParty(known, {})).toEqual(known);
	});
});

describe('the words', () => {
	it.each([
		[{ pax: 5, adults: 4, children: 2, childrenAges: [6, 1] }, '4 adults, 2 children (aged 6, under 2)'],
		[{ pax: 2, adults: 1, children: 1, childrenAges: [] }, '1 adult, 1 child'],
		[{ pax: 2, adults: 2, children: 0, childrenAges: [] }, '2 adults'],
		[NUMBER_ALONE, '6 guests'],
	])('%j', (party, words) => expect(partyText(party, 'en')).toBe(words));

	it('in German, and beside a label', () => {
		expect(partyText({ pax: 3, adults: 1, children: 2, childrenAges: [4] }, 'de')).toBe(
			'1 Erwachsener, 2 Kinder (Alter 4)',
		);
		expect(partyFigure(NUMBER_ALONE, 'de')).toBe('6');
	});
});

describe('a form', () => {
	const read = (fields: Record<string, string[]>) => readParty((name) => fields[name] ?? []);

	it('says its party, with the ages that are known', () =>
		expect(read({ adults: ['3'], children: ['2'], childrenAges: ['', '7'] })).toEqual({
			pax: 5,
			adults: 3,
			children: 2,
			childrenAges: [7],
		}));

	it('says none without adults', () => expect(read({ children: ['2'] })).toBeNull());
});
