import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '../product';

let product: Product;

beforeAll(async () => {
	product = await startProduct('routes-map-features', {}, resolve('tests/fixtures/resort'));
});
afterAll(() => product?.stop());

const read = (path: string, language = 'en') =>
	product.ask(path, { host: product.host('firnlicht.localhost'), headers: { 'accept-language': language } });

describe('lifts and pistes around a property (PAGE-38)', () => {
	test('are named by the page, and come by one cached call in the language of the visitor', async () => {
		const page = await read('/chalets/austria/sankt-firn/chalet-firn');
		expect(page.status).toBe(200);
		expect(page.text).toContain('"mapTile":"110,473"');
		const answer = await read('/map-features/110,473?lng=de');
		expect(answer.status).toBe(200);
		expect(answer.headers['cache-control']).toMatch(/^public/);
		const found = JSON.parse(answer.text);
		expect(found.features.map(({ properties }: { properties: object }) => properties)).toEqual([
			{ mark: 'lift', name: 'Firngondel' },
			{ mark: 'lift', name: '' },
			{ mark: 'easy', name: 'Talabfahrt' },
			{ mark: 'intermediate', name: '3' },
			{ mark: 'difficult', name: '7' },
			{ mark: 'village', name: 'Sankt Firn' },
			{ mark: 'station', name: 'Bahnhof Sankt Firn' },
		]);
		expect(found.features[0].geometry).toEqual({
			type: 'LineString',
			coordinates: [
				[11.0041, 47.3525],
				[11.0312, 47.3711],
			],
		});
		expect(found.legend).toEqual([
			{ mark: 'lift', label: 'Lifte' },
			{ mark: 'easy', label: 'Leichte Piste' },
			{ mark: 'intermediate', label: 'Mittelschwere Piste' },
			{ mark: 'difficult', label: 'Schwere Piste' },
		]);
		expect(found.attribution).toBe(
			'Firn survey, invented for tests (<a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener nofollow">CC BY 4.0</a>)',
		);
	});

	test.each(['/map-features/60,450', '/map-features/9999,9999', '/map-features/x', '/map-features/110,473,1'])(
		'%s has none',
		async (path) => {
			const answer = await read(path);
			expect(answer.status).toBe(404);
			expect(answer.headers['cache-control']).not.toMatch(/^public/);
		},
	);
});

test.each([
	['en', '/legal-notice', ['Sources of the catalogue', 'Timetable of the Firn railway, read on 1 Nov 2026']],
	['de', '/impressum', ['Quellen des Katalogs', 'Fahrplan der Firnbahn, Stand 1. Nov. 2026']],
])('the legal notice names the sources of the catalogue in %s (PAGE-39)', async (language, path, words) => {
	const { text } = await read(path, language);
	for (const each of words) expect(text).toContain(each);
	expect(text).toContain('Firn survey, invented for tests, <a href="https://creativecommons.org/licenses/by/4.0/"');
});
