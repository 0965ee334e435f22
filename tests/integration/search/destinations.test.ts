import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProperties } from '~/domain/search/list-properties.server';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { startSearch, type TestSearch } from './small-catalogue';

/** Destinations as visitors write them, and the listings by path. */
describe('destinations', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch([
			{ name: 'Chalet Aurikel', place: 'lech', sector: 'Oberlech' },
			{ name: 'Haus Türkenbund', place: 'zuers', sector: 'Zentrum' },
			{ name: 'Chalet Sonnwend', place: 'kitzbuehel', sector: 'Zentrum' },
			{ name: 'Villa Lej da Staz', place: 'st-moritz', type: 'villa' },
			{ name: 'Chalet Trois Mélèzes', place: 'courchevel-1850' },
			{ name: 'Chalet Clos du Lac', place: 'courchevel-1300' },
			{ name: 'Apartment Solaise 16', place: 'val-d-isere', type: 'apartment' },
			{ name: 'Chalet Vega', place: 'verbier' },
			{ name: 'Chalet Vega', place: 'cortina-d-ampezzo' },
		]);
	});
	afterAll(() => search.stop());

	const find = (destination: string, language: 'en' | 'de' = 'en') =>
		searchProperties({ ctx: { ...search.ctx, language }, filter: { ...EMPTY_SEARCH_FILTER, destination } });

	it.each([
		['Austria', 3],
		['austria', 3],
		['Österreich', 3],
		['O\u0308sterreich', 3],
		['oesterreich', 3],
		['osterreich', 3],
		['SCHWEIZ', 2],
		['The Alps', 9],
		['Alpen', 9],
		['Lech', 1],
		['lech ', 1],
		['Lech, Austria', 1],
		['Lech, Österreich', 1],
		['lech austria', 1],
		['Arlberg Österreich', 2],
		['St. Moritz Schweiz', 1],
		['Verbier Austria', 0],
		['Zürs', 1],
		['Zuers', 1],
		['zurs', 1],
		['kitzbuehel', 1],
		['Kitzbuhel', 1],
		['KITZBÜHEL', 1],
		['St. Moritz', 1],
		['st-moritz', 1],
		['St Moritz', 1],
		['Sankt Moritz', 1],
		['Saint Moritz', 1],
		['Val d’Isère', 1],
		["val d'isere", 1],
		['val-d-isere', 1],
		['Vorarlberg', 2],
		['Courchevel', 2],
		['courchevel 1850', 1],
		['Courchevel 1300 (Le Praz)', 1],
		['Cortina d’Ampezzo', 1],
		['Oberlech', 1],
		['zentrum', 2],
		['Zentrum, Austria', 2],
		['Zentrum, Italy', 0],
		['Chalet Trois Mélèzes', 1],
		['chalet trois melezes', 1],
		['chalet-trois-melezes', 1],
		['Haus Tuerkenbund', 1],
		['haus turkenbund', 1],
		['Chalet Vega', 2],
		['Chalet Vega, Verbier', 1],
		['Trois', 0],
		['Atlantis', 0],
		['Lech, Atlantis', 1],
		['lech am arlberg', 1],
		['Le Praz', 1],
		['Arlberg', 2],
		['Ski Arlberg, Austria', 2],
		['Arlberg, Italy', 0],
		['Tirol', 1],
		['tyrol', 1],
		['three valleys', 2],
		['The Three Valleys', 2],
		['3 Vallées', 2],
		['les trois vallees', 2],
		['Drei Täler', 2],
		['drei taeler', 2],
		['Engadin', 1],
		['oberengadin', 1],
		['Dolomiti', 1],
		['the dolomites', 1],
		['Dolomiten', 1],
		['Tyrol, Austria', 1],
		['Drei Taeler', 2],
		['3 valleys', 2],
		['Les Trois Vallées', 2],
		['Suisse', 2],
		['svizzera', 2],
		['Swiss Alps', 2],
		['Schweizer Alpen', 2],
		['French Alps', 3],
		['Österreichische Alpen', 3],
		['Autriche', 3],
		['Italia', 1],
		['Lech, Autriche', 1],
		['Verbier Suisse', 1],
		['engadine', 1],
		['Engadin, Schweiz', 1],
		["Cortina d'Ampezzo", 1],
		['cortina d ampezzo', 1],
		['val d’isere', 1],
		['Val d´Isère', 1],
		['Courchevel 1300', 1],
	])('%s finds %i', async (text, count) => {
		expect((await find(text)).count).toBe(count);
	});

	it('say what they were taken for, in the visitor’s language', async () => {
		expect((await find('austria', 'de')).destination).toEqual({ kind: 'country', label: 'Österreich', country: 'AT' });
		expect((await find('cortina-d-ampezzo', 'de')).destination).toMatchObject({
			kind: 'place',
			label: 'Cortina d’Ampezzo',
		});
		expect((await find('Drei Täler', 'de')).destination).toEqual({
			kind: 'region',
			label: 'Les Trois Vallées',
			country: 'FR',
		});
		expect((await find('oberlech')).destination).toEqual({ kind: 'sector', label: 'Oberlech', country: 'AT' });
		expect((await find('chalet aurikel')).destination).toEqual({
			kind: 'property',
			label: 'Chalet Aurikel',
			country: 'AT',
		});
		expect((await find('Atlantis')).destination).toEqual({ kind: 'unknown', label: 'Atlantis', country: null });
	});

	it.each([
		['verbir', 'place', 'Verbier', 1],
		['Verbierr', 'place', 'Verbier', 1],
		['kitzbuhl', 'place', 'Kitzbühel', 1],
		['Courchvel', 'place', 'Courchevel', 2],
		['courchevel1850', 'place', 'Courchevel 1850', 1],
		['cortina dampezo', 'place', "Cortina d'Ampezzo", 1],
		['Swizerland', 'country', 'Switzerland', 2],
		['verbir, Switzerland', 'place', 'Verbier', 1],
		['chalet aurikl', 'property', 'Chalet Aurikel', 1],
		['Dolomties', 'region', 'Dolomites', 1],
		['Drei Tälr', 'region', 'The Three Valleys', 2],
		['Austia', 'country', 'Austria', 3],
		['Oesterreih', 'country', 'Austria', 3],
		['Kitzbuhell', 'place', 'Kitzbühel', 1],
		['St. Moriz', 'place', 'St. Moritz', 1],
		['three vallies', 'region', 'The Three Valleys', 2],
		['arlbreg', 'region', 'Ski Arlberg', 2],
	])('%s is put right, and says so', async (text, kind, label, count) => {
		expect(await find(text)).toMatchObject({ destination: { kind, label }, correctedFrom: text, count });
	});

	it.each(['lec', 'Arlberg, Italy', 'Atlantis', 'ver', 'xx', '🏔️🏔️🏔️', 'x'.repeat(200), "' or 1=1 --"])(
		'%s is not put right',
		async (text) => {
			expect(await find(text)).toMatchObject({ destination: { kind: 'unknown' }, correctedFrom: null, count: 0 });
		},
	);

	it('are searched as they are written when that is asked for', async () => {
		const filter = { ...EMPTY_SEARCH_FILTER, destination: 'verbir', exactDestination: true };
		expect(await searchProperties({ ctx: { ...search.ctx, language: 'en' }, filter })).toMatchObject({
			destination: { kind: 'unknown', label: 'verbir' },
			correctedFrom: null,
			count: 0,
		});
		expect((await find('Lech')).correctedFrom).toBeNull();
	});

	it('listings hold a type in a country, or in a place with its parts', async () => {
		const list = (type: 'chalet' | 'villa' | 'apartment', country: 'AT' | 'FR' | 'CH', city: string | null) =>
			listProperties({ ctx: search.ctx, type, country, city, page: 1 });
		expect(await list('chalet', 'FR', null)).toMatchObject({ count: 2, pageCount: 1, place: null });
		expect(await list('chalet', 'FR', 'courchevel')).toMatchObject({
			count: 2,
			place: { slug: 'courchevel', name: 'Courchevel' },
		});
		expect((await list('chalet', 'FR', 'courchevel-1850')).items.map(({ name }) => name)).toEqual([
			'Chalet Trois Mélèzes',
		]);
		expect(await list('villa', 'FR', 'courchevel')).toMatchObject({ count: 0, items: [] });
		expect(await list('villa', 'AT', 'st-moritz')).toMatchObject({ count: 0, place: null });
		expect(await list('chalet', 'AT', 'nowhere')).toMatchObject({ count: 0, items: [], place: null });
	});
});
