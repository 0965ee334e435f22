import { expect, test } from 'vitest';
import { LIFT_TYPES, PISTE_DIFFICULTIES } from '#db/schema/enums';
import {
	FEATURES,
	featureLayers,
	featureSource,
	LINES,
	type MapFeatures,
	tickImage,
} from '~/components/map/feature-layers';
import { mapFeaturesView } from '~/components/map/map-features-view.server';
import { DEFAULT_MAP_TOKENS } from '~/components/map/map-tokens';

const SET = {
	...{
		no: 1,
		source: 'Survey <b>',
		licence: 'CC & co',
		licenceUrl: 'https://example.org/?a=1&b="',
		readOn: '2026-11-01',
	},
	...{ west: 0, south: 0, east: 1, north: 1 },
};
const line = {
	type: 'LineString',
	coordinates: [
		[11, 47],
		[11.1, 47.1],
	],
};

const view = (): MapFeatures =>
	mapFeaturesView(
		{
			features: [
				...PISTE_DIFFICULTIES.map((detail) => ({ kind: 'piste', detail, name: null, geometry: line })),
				{ kind: 'lift', detail: LIFT_TYPES[0], name: 'Gondola', geometry: line },
				{ kind: 'village', detail: null, name: 'Firn', geometry: { type: 'Point', coordinates: [11, 47] } },
			],
			sets: [SET],
		},
		'en',
	);

test('every mark has a line, lifts have ticks besides, and villages have their names alone', () => {
	const layers = featureLayers(DEFAULT_MAP_TOKENS, ['Noto Sans Regular']);
	const drawing = (mark: string) =>
		layers
			.filter((layer) => JSON.stringify('filter' in layer ? layer.filter : null).includes(`"${mark}"`))
			.map(({ id }) => id);
	expect(drawing('lift')).toEqual(['features-lift', 'features-ticks', 'features-line-names']);
	for (const mark of PISTE_DIFFICULTIES) expect(drawing(mark)).toEqual([`features-${mark}`, 'features-line-names']);
	expect(drawing('village')).toEqual(['features-place-names']);
	expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
	expect(layers.every((layer) => 'source' in layer && layer.source === FEATURES)).toBe(true);
	expect(featureSource(view())).toMatchObject({ type: 'geojson', data: { features: { length: 7 } } });
});

test('no difficulty is told by its colour alone: each has a pattern of its own, a sample and words', () => {
	const patterns = PISTE_DIFFICULTIES.map((mark) => JSON.stringify(LINES[mark].dashes));
	expect(new Set(patterns).size).toBe(PISTE_DIFFICULTIES.length);
	const { legend } = view();
	expect(legend.map(({ mark }) => mark)).toEqual(['lift', ...PISTE_DIFFICULTIES]);
	expect(new Set(legend.map(({ label }) => label)).size).toBe(legend.length);
});

test('the attribution is HTML of our own: what a source is called cannot be more than words', () => {
	expect(view().attribution).toBe(
		'Survey &lt;b&gt; (<a href="https://example.org/?a=1&amp;b=&quot;" rel="noopener nofollow">CC &amp; co</a>)',
	);
});

test('a cross tick stands in the middle of its picture and is clear beside', () => {
	const { width, height, data } = tickImage();
	const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
	expect(data).toHaveLength(width * height * 4);
	expect([alpha(2, 0), alpha(3, height - 1), alpha(0, 5), alpha(5, 5)]).toEqual([255, 255, 0, 0]);
});
