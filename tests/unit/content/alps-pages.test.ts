import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { guideSchema } from '#db/catalogue/format/guide-schema';
import { LANGUAGES } from '#db/schema/enums';
import { readSources } from '~/content/vite-content';
import { englishPathOf } from '~/domain/content/alps-alternates';
import { ALPS, ALPS_PAGES, ALPS_PLACES, ALPS_TEXTS, alpsPageAbout, alpsPageAt } from '~/domain/content/alps-pages';
import { contentFile } from '~/domain/content/content-page';
import { readContent } from '~/domain/content/read-content.server';
import { guideKey } from '~/domain/guide/list-guides.server';

type Row = Record<string, string>;

const sources = readSources(resolve('.'));
const table = (name: string): Row[] =>
	parse(readFileSync(resolve('db/seed/catalogue', name), 'utf8'), { columns: true, relax_column_count: true });
const TEXTS = ALPS_TEXTS.map((page) => {
	const file = contentFile(page, 'de');
	const read = readContent('alps', file, sources[file] ?? '', []);
	if (!read) throw new Error(`${file} cannot be read`);
	return { file, subject: null, words: read.body, ...read.frontMatter };
});
const GUIDES = ALPS_PLACES.flatMap(({ subject }) =>
	LANGUAGES.map((language) => {
		const file = `guides/${guideKey(subject)}.${language}.md`;
		const [, matter = '', words = ''] = readFileSync(resolve('db/seed/catalogue', file), 'utf8').split(/^---$/m);
		return { file, subject, words, ...guideSchema(language).parse(parseYaml(matter)) };
	}),
);

describe('the pictures that the texts ask for', () => {
	const pictures = table('pictures.csv');
	const properties = table('properties.csv');

	test.each([...TEXTS, ...GUIDES])('$file', ({ subject, hero, scene }) => {
		const shown = [hero, scene].flatMap((picture) => picture ?? []);
		expect(shown).toHaveLength(2);
		for (const { property, file } of shown) {
			const own = pictures.filter((picture) => picture.property === property);
			expect(own, `${property} has pictures`).not.toEqual([]);
			if (file) expect(own.map((picture) => picture.file)).toContain(file);
		}
		// Both stand in the place or country that is spoken of.
		const places = table('places.csv');
		for (const { property } of subject ? shown : []) {
			const place = places.find(({ key }) => key === properties.find(({ key }) => key === property)?.place);
			expect(place?.country).toBe(subject?.country);
			if (subject?.city) expect([place?.key, place?.parent]).toContain(subject.city);
		}
	});

	test('no page begins like another', () => {
		const heroes = [...TEXTS, ...GUIDES.filter(({ file }) => file.endsWith('.de.md'))].map(({ hero }) =>
			JSON.stringify(hero),
		);
		expect(new Set(heroes).size).toBe(heroes.length);
	});
});

test('a place has its height, its season and its routes; a lift that ends below the village is not mentioned', () => {
	for (const { file, subject, facts } of GUIDES.filter(
		({ subject }) => subject.city !== null && subject.city !== 'vorarlberg',
	)) {
		const { village, top, season, station, airports } = facts;
		const heights = [village ?? []].flat();
		expect([file, heights.length > 0, !!season, !!station, (airports ?? []).length > 1]).toEqual([
			file,
			true,
			true,
			true,
			true,
		]);
		expect(top, file).toBeGreaterThan(Math.max(...heights));
		const height = table('places.csv').find(({ key }) => key === subject.city)?.elevation_m;
		expect(heights.map(String), `${file} is as high as in the catalogue`).toContain(height);
	}
});

test('texts are long enough to say something and short enough to be read', () => {
	for (const { file, words } of [...TEXTS, ...GUIDES]) {
		const count = words.split(/\s+/).length;
		expect(count, file).toBeGreaterThanOrEqual(350);
		expect(count, file).toBeLessThanOrEqual(600);
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

describe('the guides of the demonstration', () => {
	test('say nothing twice within a language, and have titles and descriptions of their own', () => {
		for (const language of LANGUAGES) {
			const own = GUIDES.filter(({ file }) => file.endsWith(`.${language}.md`));
			const passages = own.flatMap(({ file, words }) =>
				words
					.split('\n')
					.filter((text) => text.length > 40)
					.map((text) => `${file}: ${text}`),
			);
			const texts = passages.map((text) => text.slice(text.indexOf(': ') + 2));
			expect(texts.length).toBeGreaterThan(own.length * 5);
			expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
			for (const name of ['title', 'description'] as const) {
				expect(new Set(own.map((guide) => guide[name])).size).toBe(own.length);
			}
		}
	});

	test('have as many sections in English as in German', () => {
		const count = ({ words }: { words: string }) => words.match(/^## /gm)?.length;
		for (const guide of GUIDES.filter(({ file }) => file.endsWith('.en.md'))) {
			const german = GUIDES.find(({ file }) => file === guide.file.replace('.en.', '.de.'));
			expect(count(guide), guide.file).toBe(german && count(german));
		}
	});
});
