import { expect, it } from 'vitest';
import { footerTags } from '~/components/layout/footer-tags';

/** The German tree without its root (PAGE-7). */
const TREE_PAGES = [
	'oesterreich',
	'oesterreich/vorarlberg',
	'oesterreich/kitzbuehel',
	'oesterreich/lech',
	'oesterreich/st-anton',
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
];

/** Resorts and countries that the list names (PAGE-12). */
const LISTINGS = [
	...['courchevel', 'meribel', 'megeve', 'saint-martin-de-belleville', 'val-d-isere'].map((place) => `france/${place}`),
	...['1300', '1550', '1650', '1850'].map((height) => `france/courchevel-${height}`),
	...['verbier', 'st-moritz', 'zermatt'].map((place) => `switzerland/${place}`),
	'italy/cortina-d-ampezzo',
	...['st-anton', 'lech'].map((place) => `austria/${place}`),
	...['austria', 'switzerland', 'france', 'italy'],
].map((path) => `/chalets/${path}`);

it('leads to every page of the German tree in German', () => {
	const paths = footerTags('de').map(({ to }) => decodeURI(to));
	for (const page of TREE_PAGES) expect(paths).toContain(`/die-luxuriösesten-chalets-der-alpen/${page}`);
	expect(paths).toContain('/die-luxuriösesten-chalets-der-alpen');
	expect(paths).toContain('/diskretion-sicherheit');
	expect(paths).toContain('/luxus-ski-reisen');
});

it('leads to every listing in English, and to none of the German pages', () => {
	const paths = footerTags('en').map(({ to }) => to);
	expect(paths).toEqual(expect.arrayContaining(LISTINGS));
	expect(paths.filter((path) => /luxus|diskretion|luxuri/.test(path))).toEqual([]);
});

it.each(['en', 'de'] as const)('names no address twice in %s', (language) => {
	const paths = footerTags(language).map(({ to }) => to);
	expect(new Set(paths).size).toBe(paths.length);
});
