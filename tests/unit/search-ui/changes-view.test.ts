import { describe, expect, test } from 'vitest';
import { changesView } from '~/components/search/changes-view';
import { plainDate } from '~/domain/date/plain-date';
import type { ChangeKind } from '~/domain/search/changes/near-changes';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import type { SearchFacets } from '~/domain/search/search-result';

const dates = (checkIn: string, checkOut: string) => ({ checkIn: plainDate(checkIn), checkOut: plainDate(checkOut) });
const WEEK = dates('2027-03-20', '2027-03-27');
const option = (value: string, label: string) => ({ value, label, count: 0, isChosen: true });

const facets: SearchFacets = {
	country: [option('AT', 'Austria')],
	propertyType: [],
	serviceLevel: [],
	sector: [],
	facility: [option('pool', 'Pool')],
	bedrooms: [],
	pets: 0,
	price: { buckets: [], min: 0, max: 165_000, withoutPrice: 0 },
};

const requested: SearchFilter = {
	...EMPTY_SEARCH_FILTER,
	...WEEK,
	destination: 'lech',
	bedrooms: 6,
	priceRange: { min: 0, max: 9_000 },
	facilityArray: ['pool'],
	serviceLevelArray: ['catered'],
	propertyTypeArray: ['villa'],
	sectorArray: ['Oberlech'],
};

function itemOf(kind: ChangeKind, change: Partial<SearchFilter>, language: 'en' | 'de' = 'en') {
	const filter = { ...requested, ...change };
	const changes = [{ ...kind, size: 1, filter, count: 4, priceFrom: { minor: 1_240_000, currency: 'CHF' as const } }];
	const view = changesView(changes, { filter: requested, facets, destination: 'Lech', found: 0, language });
	return view?.items[0] ?? null;
}

describe('a change in words', () => {
	test.each<[ChangeKind, Partial<SearchFilter>, string, string]>([
		[{ kind: 'shift', days: -1 }, dates('2027-03-19', '2027-03-26'), '1 day earlier', 'Fri, 19 Mar – Fri, 26 Mar 2027'],
		[{ kind: 'shift', days: 2 }, dates('2027-03-22', '2027-03-29'), '2 days later', 'Mon, 22 Mar – Mon, 29 Mar 2027'],
		[{ kind: 'week' }, dates('2027-03-27', '2027-04-03'), '1 week later', 'Sat, 27 Mar – Sat, 3 Apr 2027'],
		[{ kind: 'week' }, dates('2027-03-06', '2027-03-13'), '2 weeks earlier', 'Sat, 6 Mar – Sat, 13 Mar 2027'],
		[{ kind: 'week' }, dates('2027-03-21', '2027-03-28'), 'Sunday to Sunday', 'Sun, 21 Mar – Sun, 28 Mar 2027'],
		[{ kind: 'price' }, { priceRange: { min: 0, max: 13_000 } }, 'Up to 13 000 EUR', '4 000 EUR above your limit'],
		[{ kind: 'bedrooms' }, { bedrooms: 5 }, '5 bedrooms or more', 'One fewer than you asked for'],
		[{ kind: 'bedrooms' }, { bedrooms: 4 }, '4 bedrooms or more', '2 fewer than you asked for'],
		[{ kind: 'facility', facility: 'pool' }, { facilityArray: [] }, 'Without Pool', 'All else as you asked'],
		[{ kind: 'level', level: 'bed_and_breakfast' }, {}, 'Bed & Breakfast too', 'Beside Catered'],
		[{ kind: 'place', name: 'Zürs', km: 5 }, { destination: 'Zürs' }, 'Zürs', '5 km from Lech'],
		[{ kind: 'around', name: 'Vorarlberg' }, { destination: 'Vorarlberg' }, 'All of Vorarlberg', 'Not only Lech'],
		[{ kind: 'types' }, { propertyTypeArray: [] }, 'Chalets, apartments and villas', 'Instead of Villas'],
		[{ kind: 'sectors' }, { sectorArray: [] }, 'Every sector', 'Instead of Oberlech'],
		[{ kind: 'anywhere' }, { destination: null }, 'Anywhere in the Alps', 'Instead of Lech'],
	])('%o', (kind, change, title, text) => {
		const item = itemOf(kind, change);
		expect([item?.title, item?.text].map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([title, text]);
	});
	test('links to its search and shows the number of results', () => {
		expect(itemOf({ kind: 'bedrooms' }, { bedrooms: 5, checkIn: null, checkOut: null })).toMatchObject({
			to: expect.stringContaining('/search?destination=lech&priceRange=0-9000&bedrooms=5&'),
			count: '4 houses',
			price: 'per week from 12\u00a0400\u00a0CHF',
		});
		expect(itemOf({ kind: 'bedrooms' }, { bedrooms: 5 })?.price).toBe('from 12\u00a0400\u00a0CHF');
	});
	test('in German', () => {
		expect(itemOf({ kind: 'bedrooms' }, { bedrooms: 5 }, 'de')).toMatchObject({
			title: 'Ab 5 Schlafzimmern',
			text: 'Eines weniger als gewünscht',
			count: '4 Häuser',
		});
	});
});

test('no changes, no view', () => {
	expect(changesView([], { filter: requested, facets, destination: null, found: 0, language: 'en' })).toBeNull();
});
