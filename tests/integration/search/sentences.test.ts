import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchSuggestion } from '~/components/search/search-suggestion';
import { otherPeriods } from '~/domain/search/other-periods.server';
import { EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { suggestSearch } from '~/domain/search/sentence/suggest-search.server';
import { writeSearchFilter } from '~/domain/search/write-search-filter';
import { startSearch, type TestSearch, type TestStay } from './small-catalogue';

const STAYS: TestStay[] = [
	['2026-12-26', '2027-01-02', { catered: ['available', 20_000] }],
	['2027-02-06', '2027-02-13', { catered: ['available', 9_000] }],
];

/** Searches as visitors say them (SEARCH-18): the filters that each is read as, and how many properties these find. */
describe('sentences', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch([
			{
				name: 'Chalet Vega',
				place: 'verbier',
				facilities: ['pool', 'sauna', 'ski-in-ski-out'],
				bedrooms: 6,
				adults: 12,
				pets: 'yes',
				stays: STAYS,
			},
			{ name: 'Chalet Sirius', place: 'verbier', facilities: ['sauna', 'open-fire'], bedrooms: 4, adults: 8 },
			{
				name: 'Villa Cembra',
				place: 'st-moritz',
				type: 'villa',
				facilities: ['pool', 'lift'],
				bedrooms: 7,
				adults: 14,
			},
			{ name: 'Apartment Omesberg 3', place: 'lech', type: 'apartment', bedrooms: 3, adults: 6, pets: 'yes' },
			{ name: 'Chalet Aurikel', place: 'lech', sector: 'Oberlech', facilities: ['pool'], bedrooms: 6, adults: 12 },
			{ name: 'Chalet Pool', place: 'kitzbuehel' },
			{ name: 'Chalet Trois Mélèzes', place: 'courchevel-1850' },
		]);
	});
	afterAll(() => search.stop());

	const find = (destination: string, others: Partial<SearchFilter> = {}, language: 'en' | 'de' = 'en') =>
		searchProperties({ ctx: { ...search.ctx, language }, filter: { ...EMPTY_SEARCH_FILTER, ...others, destination } });

	it.each<[string, string, number]>([
		['chalet with pool in Verbier', 'destination=Verbier&facilityArray=pool&propertyTypeArray=chalet', 1],
		['Chalet mit Pool in Verbier', 'destination=Verbier&facilityArray=pool&propertyTypeArray=chalet', 1],
		['verbier chalet pool', 'destination=verbier&facilityArray=pool&propertyTypeArray=chalet', 1],
		['chalet with pool', 'facilityArray=pool&propertyTypeArray=chalet', 2],
		['verbier sauna', 'destination=verbier&facilityArray=sauna', 2],
		['Sauna Verbier', 'destination=Verbier&facilityArray=sauna', 2],
		['Haus mit Sauna in der Schweiz', 'destination=Schweiz&facilityArray=sauna', 2],
		['Suisse avec sauna', 'destination=Suisse&facilityArray=sauna', 2],
		['three valleys chalet', 'destination=three+valleys&propertyTypeArray=chalet', 1],
		['Chalet Arlberg Pool', 'destination=Arlberg&facilityArray=pool&propertyTypeArray=chalet', 1],
		['chalets in Verbier', 'destination=Verbier&propertyTypeArray=chalet', 2],
		['Verbier chalets', 'destination=Verbier&propertyTypeArray=chalet', 2],
		['chalet verbir', 'destination=verbir&propertyTypeArray=chalet', 2],
		['chalet with a fireplace, Verbier', 'destination=Verbier&facilityArray=open-fire&propertyTypeArray=chalet', 1],
		['Chalet mit Kamin in der Schweiz', 'destination=Schweiz&facilityArray=open-fire&propertyTypeArray=chalet', 1],
		['Wohnung in Lech', 'destination=Lech&propertyTypeArray=apartment', 1],
		['Ferienwohnung Lech am Arlberg', 'destination=Lech+am+Arlberg&propertyTypeArray=apartment', 1],
		['flat in lech with dog', 'destination=lech&propertyTypeArray=apartment&petsAllowed=true', 1],
		['Lech mit Hund', 'destination=Lech&petsAllowed=true', 1],
		['Villa in St. Moritz', 'destination=St+Moritz&propertyTypeArray=villa', 1],
		['villen sankt moritz', 'destination=sankt+moritz&propertyTypeArray=villa', 1],
		['villa with pool', 'facilityArray=pool&propertyTypeArray=villa', 1],
		['pool', 'facilityArray=pool', 3],
		['Schwimmbad und Sauna', 'facilityArray=pool&facilityArray=sauna', 1],
		['pool and sauna in Switzerland', 'destination=Switzerland&facilityArray=pool&facilityArray=sauna', 1],
		['ski in ski out', 'facilityArray=ski-in-ski-out', 1],
		['ski-in/ski-out Verbier', 'destination=Verbier&facilityArray=ski-in-ski-out', 1],
		['chalet an der Piste', 'facilityArray=ski-in-ski-out&propertyTypeArray=chalet', 1],
		['chalet near the lift in Verbier', 'destination=Verbier&propertyTypeArray=chalet', 2],
		['villa mit Aufzug', 'facilityArray=lift&propertyTypeArray=villa', 1],
		['chalet for 10 in Lech', 'destination=Lech&adults=10&propertyTypeArray=chalet', 1],
		['Chalet für 10 Personen in Lech', 'destination=Lech&adults=10&propertyTypeArray=chalet', 1],
		['chalet fuer zehn in lech', 'destination=lech&adults=10&propertyTypeArray=chalet', 1],
		['sleeps 14', 'adults=14', 1],
		['12 guests Verbier', 'destination=Verbier&adults=12', 1],
		['8 adults and 2 children in Verbier', 'destination=Verbier&adults=8&children=2', 1],
		['2 adults and a baby in Lech', 'destination=Lech&adults=2&babies=1', 2],
		['2 Erwachsene 1 Baby Lech', 'destination=Lech&adults=2&babies=1', 2],
		['6 Erwachsene 2 Kinder', 'adults=6&children=2', 6],
		['6 bedroom chalet Verbier', 'destination=Verbier&bedrooms=6&propertyTypeArray=chalet', 1],
		['chalet with six bedrooms', 'bedrooms=6&propertyTypeArray=chalet', 2],
		['Chalet mit sechs Schlafzimmern in Verbier', 'destination=Verbier&bedrooms=6&propertyTypeArray=chalet', 1],
		['7 Schlafzimmer', 'bedrooms=7', 1],
		['catered chalet in Verbier', 'destination=Verbier&propertyTypeArray=chalet&serviceLevelArray=catered', 1],
		['Verbier at New Year', 'destination=Verbier&checkIn=2026-12-26&checkOut=2027-01-02', 1],
		['Silvester in Verbier', 'destination=Verbier&checkIn=2026-12-26&checkOut=2027-01-02', 1],
		['Weihnachten Verbier', 'destination=Verbier&checkIn=2026-12-19&checkOut=2026-12-26', 0],
		['Verbier in February', 'destination=Verbier&month=2027-02', 1],
		['any week in February in Verbier', 'destination=Verbier&month=2027-02', 1],
		['Verbier Februar 2027', 'destination=Verbier&month=2027-02', 1],
		['eine Woche im März in Lech', 'destination=Lech&month=2027-03', 0],
		['chalet in Verbier in may', 'destination=Verbier&month=2027-05&propertyTypeArray=chalet', 0],
		['chalet under 25 000 in Verbier', 'destination=Verbier&priceRange=0-25000&propertyTypeArray=chalet', 1],
		['Verbier bis 25.000 Euro', 'destination=Verbier&priceRange=0-25000', 1],
		['Verbier max 8k', 'destination=Verbier&priceRange=0-8000', 0],
		['house in Verbier, Switzerland with sauna', 'destination=Verbier+Switzerland&facilityArray=sauna', 2],
		['Arlberg with a pool', 'destination=Arlberg&facilityArray=pool', 1],
		['chalet in den drei Tälern', 'destination=drei+Tälern&propertyTypeArray=chalet', 1],
		['ski chalet in courchvel', 'destination=courchvel&propertyTypeArray=chalet', 1],
		['luxury chalet', 'propertyTypeArray=chalet', 5],
		['wellness in Österreich', 'destination=Österreich&facilityArray=sauna', 0],
	])('%s', async (text, query, count) => {
		const result = await find(text);
		expect(result.sentence).toBe(text);
		expect(decodeURIComponent(writeSearchFilter(result.filter))).toBe(decodeURIComponent(query));
		expect(result.count).toBe(count);
	});

	it.each([
		['Chalet Pool', 'property', 1],
		['chalet aurikel', 'property', 1],
		['Lech', 'place', 2],
		['Oberlech', 'sector', 1],
		['Atlantis chalet', 'unknown', 0],
		['chalet in Atlantis', 'unknown', 0],
		["'; drop table house; --", 'unknown', 0],
		['🎿🎿🎿', 'unknown', 0],
		['بركة سباحة', 'unknown', 0],
		['for in with and', 'unknown', 0],
		['chalet '.repeat(40), null, 5],
	])('%s is no sentence for it', async (text, kind, count) => {
		const result = await find(text);
		expect(result.destination?.kind ?? null).toBe(kind);
		expect(result.count).toBe(count);
	});

	it.each<[string, string, string[], number]>([
		['chalet with pool and helipad in Verbier', 'Verbier', ['helipad'], 1],
		['Chalet mit Pool und Hubschrauberlandeplatz in Verbier', 'Verbier', ['Hubschrauberlandeplatz'], 1],
		['quiet chalet lech snowmaking', 'lech', ['quiet', 'snowmaking'], 1],
		['chalet in Lech am Arlberg with butler', 'Lech am Arlberg', ['butler'], 1],
		['chalet with pool in Verbier', 'Verbier', [], 1],
	])('%s is searched in %s without %j', async (text, destination, unknown, count) => {
		const result = await find(text);
		expect(result).toMatchObject({ sentence: text, filter: { destination }, unknownWords: unknown, count });
		const suggested = await suggestSearch({ ctx: { ...search.ctx, language: 'en' }, text });
		expect(suggested?.unknown).toEqual(unknown);
	});

	it('keeps what the filter says itself', async () => {
		const result = await find('apartment with pool for 4 at christmas', {
			adults: 6,
			facilityArray: ['sauna'],
			checkIn: null,
			propertyTypeArray: ['chalet'],
		});
		expect(result.filter).toMatchObject({
			adults: 6,
			facilityArray: ['pool', 'sauna'],
			checkIn: '2026-12-19',
			propertyTypeArray: ['chalet'],
		});
	});

	it('is not read where the words are asked for as they stand', async () => {
		const result = await find('chalet with pool in Verbier', { exactDestination: true });
		expect(result).toMatchObject({ sentence: null, count: 0, destination: { kind: 'unknown' } });
	});

	it.each<[string, 'en' | 'de', string | null, string?]>([
		[
			'chalet with pool in ver',
			'en',
			'Verbier, pool, Chalets',
			'/search?destination=Verbier&facilityArray=pool&propertyTypeArray=chalet',
		],
		['villa für 6 in der sch', 'de', 'Schweiz, 6 Erwachsene, Villen'],
		['pool', 'en', 'pool'],
		['chalet tyr', 'en', 'Tyrol, Chalets'],
		['chalet with pool and helipad in ver', 'en', 'Verbier, pool, Chalets'],
		['chalet in atlantis', 'en', 'atlantis, Chalets', '/search?destination=atlantis&propertyTypeArray=chalet'],
		['lech', 'en', null],
		['', 'en', null],
	])('%s is suggested as a search', async (text, language, label, path) => {
		const ctx = { ...search.ctx, language };
		const found = await suggestSearch({ ctx, text });
		const suggestion = found && searchSuggestion(found, language);
		expect(suggestion?.label ?? null).toBe(label);
		if (path) expect(suggestion?.path).toBe(path);
	});

	it('means the same among properties that are free in other periods', async () => {
		const page = await otherPeriods({
			ctx: search.ctx,
			filter: { ...EMPTY_SEARCH_FILTER, destination: 'Verbier with pool at christmas' },
		});
		expect(page.items.map(({ card }) => card.name)).toEqual(['Chalet Vega']);
	});
});
