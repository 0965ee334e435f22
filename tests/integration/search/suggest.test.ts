import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggest } from '~/domain/search/suggest.server';
import { startSearch, type TestSearch } from './small-catalogue';

describe('suggest', () => {
	let search: TestSearch;
	beforeAll(async () => {
		search = await startSearch([
			{ name: 'Chalet Aurikel', place: 'lech', bedrooms: 6, rank: 20 },
			{ name: 'Chalet Aube Claire', place: 'val-d-isere', bedrooms: 5, rank: 10 },
			{ name: 'Chalet Vega', place: 'verbier' },
			{ name: 'Chalet Trois Mélèzes', place: 'courchevel-1850' },
			{ name: 'Chalet Weißhorn', place: 'st-moritz' },
			{ name: 'Chalet Schneehuhn', place: 'kitzbuehel' },
			{ name: 'Apartment Bellavista 4', place: 'st-moritz', type: 'apartment' },
			{ name: 'Apartment Bellavista 40', place: 'st-moritz', type: 'apartment', rank: 1 },
			{ name: 'Haus Türkenbund', place: 'zuers' },
		]);
	});
	afterAll(() => search.stop());

	const ask = (text: string, language: 'en' | 'de' = 'en') => suggest({ ctx: { ...search.ctx, language }, text });
	const labels = async (text: string, language: 'en' | 'de' = 'en') => {
		const { countries, places, properties } = await ask(text, language);
		return [...countries, ...places, ...properties].map(({ label }) => label);
	};

	it('groups countries, places and properties', async () => {
		expect(await ask('Au')).toMatchObject({
			countries: [
				{ kind: 'country', label: 'Austria', path: '/search?destination=Austria', properties: 3, context: null },
			],
			places: [],
			properties: [
				{
					label: 'Chalet Aube Claire',
					context: "Val d'Isère, France",
					path: '/chalets/france/val-d-isere/chalet-aube-claire-2',
				},
				{
					label: 'Chalet Aurikel',
					context: 'Lech, Austria',
					bedrooms: 6,
					properties: null,
					picture: { alt: 'Outside 0' },
				},
			],
			isGuess: false,
		});
	});

	it('has the places with most properties before a letter is typed', async () => {
		const { places, ...others } = await ask(' ', 'de');
		expect(others).toEqual({ countries: [], properties: [], hotels: [], isGuess: false });
		expect(places).toHaveLength(5);
		expect(places[0]).toMatchObject({ label: 'St. Moritz', context: 'Schweiz', properties: 3 });
		expect(places.map(({ label }) => label)).not.toContain('Courchevel 1850');
		const counts = places.map(({ properties }) => properties);
		expect(counts).toEqual([...counts].sort((a, b) => Number(b) - Number(a)));
	});

	it('answers in the visitor’s language to both', async () => {
		expect(await labels('Austria', 'de')).toEqual(['Österreich']);
		expect(await labels('Schwe')).toEqual(['Switzerland']);
		expect((await ask('aurikel', 'de')).properties[0]).toMatchObject({
			context: 'Lech, Österreich',
			path: '/chalets/oesterreich/lech/chalet-aurikel-1',
		});
	});

	it.each<[string, string[]]>([
		['zurs', ['Zürs']],
		['Zuers', ['Zürs']],
		['ZÜR', ['Zürs']],
		['kitzbuehel', ['Kitzbühel']],
		['st moritz', ['St. Moritz']],
		['st.mor', ['St. Moritz']],
		['Sankt Mo', ['St. Moritz']],
		["val d'is", ["Val d'Isère"]],
		['isere', ["Val d'Isère"]],
		['melezes', ['Chalet Trois Mélèzes']],
		['Trois me', ['Chalet Trois Mélèzes']],
		['weisshorn', ['Chalet Weißhorn']],
		['tuerkenbund', ['Haus Türkenbund']],
		['turkenb', ['Haus Türkenbund']],
		['courchevel 18', ['Courchevel 1850']],
		['bellavista 4', ['Apartment Bellavista 4', 'Apartment Bellavista 40']],
	])('%s finds %j', async (text, expected) => {
		expect(await labels(text)).toEqual(expected);
	});

	it.each<[string, string]>([
		['Lehc', 'Lech'],
		['Vrebier', 'Verbier'],
		['Verbeir', 'Verbier'],
		['Kitzbhül', 'Kitzbühel'],
		['Swizerland', 'Switzerland'],
		['Wega', 'Chalet Vega'],
		['Aurickel', 'Chalet Aurikel'],
		['Auirkel', 'Chalet Aurikel'],
		['schneehun', 'Chalet Schneehuhn'],
		['schnehuhn', 'Chalet Schneehuhn'],
		['Shneehun', 'Chalet Schneehuhn'],
		['belavsta 4', 'Apartment Bellavista 4'],
		['Chalet Vegga', 'Chalet Vega'],
	])('%s is taken for %s', async (text, expected) => {
		expect((await labels(text))[0]).toBe(expected);
		expect((await ask(text)).isGuess).toBe(!(await labels(text)).includes(text));
	});

	it('forgives nothing in short words and not too much in long ones', async () => {
		for (const text of ['Veg4x', 'zzz', 'Auxxxkel', 'Schxxxhuhn']) expect(await labels(text)).toEqual([]);
	});

	it('keeps to the limit in every group', async () => {
		const { properties, places } = await suggest({ ctx: search.ctx, text: 'c', limit: 2 });
		expect(properties).toHaveLength(2);
		expect(places.length).toBeLessThanOrEqual(2);
	});

	it('never fails, for any input', async () => {
		const hostile = [
			'',
			' ',
			'"',
			"'",
			'""""',
			'*',
			'a*',
			'AND',
			'OR',
			'NOT',
			'NEAR(a b)',
			'NEAR(',
			'label_en:x',
			'{label_en label_de}: x',
			'^a',
			'-',
			'+',
			'(',
			')',
			'\\',
			"'; drop table suggestion; --",
			'\u0000',
			'a\u0000b',
			'\ud83d',
			'😀😀',
			'中文',
			'ﬁ',
			'\u0301',
			'İ',
			'%',
			'_',
			'ß',
			'x'.repeat(10_240),
			'" '.repeat(5_000),
			'😀'.repeat(3_000),
			'a b c d e f g h i j k l m n o p',
			'and or not near',
		];
		for (const text of hostile) {
			const { countries, places, properties } = await ask(text);
			expect(countries.length + places.length + properties.length).toBeLessThan(16);
		}
		expect(await labels('Aurikel')).toEqual(['Chalet Aurikel']);
	});

	it('never fails on characters of any script', async () => {
		const text = fc.string({
			unit: fc.constantFrom('binary', 'grapheme').chain((unit) => fc.string({ unit, minLength: 1, maxLength: 3 })),
			maxLength: 12,
		});
		await fc.assert(
			fc.asyncProperty(text, async (typed) => {
				await ask(typed);
			}),
			{ numRuns: 200 },
		);
	});
});
