import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { readSources } from '~/content/vite-content';
import { englishPathOf } from '~/domain/content/alps-alternates';
import { ALPS, ALPS_PAGES, ALPS_PLACES, alpsPageAbout, alpsPageAt } from '~/domain/content/alps-pages';
import { contentFile } from '~/domain/content/content-page';
import { readContent } from '~/domain/content/read-content.server';

type Row = Record<string, string>;

const sources = readSources(resolve('.'));
const table = (name: string): Row[] =>
	parse(readFileSync(resolve('db/seed/catalogue', name), 'utf8'), { columns: true, relax_column_count: true });
const TEXTS = ALPS_PAGES.map((page) => {
	const file = contentFile(page, 'de');
	const read = readContent('alps', file, sources[file] ?? '', []);
	if (!read) throw new Error(`${file} cannot be read`);
	return { page, read };
});

describe('the pictures that the texts ask for', () => {
	const pictures = table('pictures.csv');
	const properties = table('properties.csv');

	test.each(TEXTS)('$read.file', ({ page, read }) => {
		const { hero, scene } = read.frontMatter;
		for (const { property, file } of [hero, scene]) {
			const own = pictures.filter((picture) => picture.property === property);
			expect(own, `${property} has pictures`).not.toEqual([]);
			if (file) expect(own.map((picture) => picture.file)).toContain(file);
		}
		// Both stand in the place or country that is spoken of.
		const { subject } = page;
		const places = table('places.csv');
		for (const { property } of subject ? [hero, scene] : []) {
			const place = places.find(({ key }) => key === properties.find(({ key }) => key === property)?.place);
			expect(place?.country).toBe(subject?.country);
			if (subject?.city) expect([place?.key, place?.parent]).toContain(subject.city);
		}
	});

	test('no page begins like another', () => {
		const heroes = TEXTS.map(({ read }) => JSON.stringify(read.frontMatter.hero));
		expect(new Set(heroes).size).toBe(heroes.length);
	});
});

test('a place has its height, its season and its routes; a lift that ends below the village is not mentioned', () => {
	for (const { page, read } of TEXTS.filter(({ page }) => page.subject?.city && page.subject.city !== 'vorarlberg')) {
		const { village, top, season, station, airports } = read.frontMatter.facts;
		const heights = [village ?? []].flat();
		expect([page.slug, heights.length > 0, !!season, !!station, (airports ?? []).length > 1]).toEqual([
			page.slug,
			true,
			true,
			true,
			true,
		]);
		expect(top, page.slug).toBeGreaterThan(Math.max(...heights));
		const height = table('places.csv').find(({ key }) => key === page.subject?.city)?.elevation_m;
		expect(heights.map(String), `${page.slug} is as high as in the catalogue`).toContain(height);
	}
});

test('texts are long enough to say something and short enough to be read', () => {
	for (const { page, read } of TEXTS) {
		const words = read.body.split(/\s+/).length;
		expect(words, page.slug).toBeGreaterThanOrEqual(350);
		expect(words, page.slug).toBeLessThanOrEqual(600);
	}
});

test('all places have their addresses (PAGE-7)', () => {
	expect(ALPS_PLACES.map(({ slug }) => slug)).toEqual([
		'oesterreich',
		'oesterreich/vorarlberg',
		'oesterreich/lech',
		'oesterreich/st-anton',
		'oesterreich/kitzbuehel',
		'schweiz',
		'schweiz/st-moritz',
		'schweiz/davos',
		'schweiz/gstaad',
		'schweiz/verbier',
		'schweiz/zermatt',
		'frankreich',
		'frankreich/courchevel',
		'frankreich/chamonix',
		'frankreich/megeve',
		'italien',
		'italien/cortina',
	]);
});

test.each([
	['/die-luxuriösesten-chalets-der-alpen', 'index'],
	['/die-luxuri%C3%B6sesten-chalets-der-alpen', 'index'],
	['/die-luxurio\u0308sesten-chalets-der-alpen/schweiz/gstaad', 'schweiz/gstaad'],
	['/luxus-ski-reisen', 'luxus-ski-reisen'],
	['/die-luxuriösesten-chalets-der-alpen/gstaad', null],
	['/die-luxuri%B6sesten-chalets-der-alpen', null],
])('%s is the page %s', (path, slug) => {
	expect(alpsPageAt(path)?.slug ?? null).toBe(slug);
});

test('a page and the English one that says the same', () => {
	expect(englishPathOf(ALPS)).toBe('/destinations');
	const english = (country: 'AT' | 'IT', city: string | null) => {
		const page = alpsPageAbout(country, city);
		return page && englishPathOf(page);
	};
	expect(english('AT', null)).toBe('/chalets/austria');
	expect(english('IT', 'cortina-d-ampezzo')).toBe('/chalets/italy/cortina-d-ampezzo');
	expect(english('AT', 'zuers')).toBeNull();
	expect(ALPS_PAGES.filter((page) => englishPathOf(page) === null).map(({ slug }) => slug)).toEqual([
		'diskretion-sicherheit',
		'luxus-ski-reisen',
	]);
});
