import { createExpression, featureFilter } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MAP_TOKENS } from '~/components/map/map-tokens';
import { offlineStyle } from '~/components/map/offline-style';
import { onCalmGround, pinLayers, pinSource, TOUCHABLE, VEILED, veilGround } from '~/components/map/pin-layers';

const LAYERS = pinLayers(DEFAULT_MAP_TOKENS, ['Some Font'], 'from');

describe('pinLayers', () => {
	it('veils only unveiled ground', () => {
		const veiled = LAYERS.flatMap(({ id, paint = {} }) =>
			Object.entries(paint).flatMap(([name, value]) => (value === 0 ? [`${id} ${name}`] : [])),
		);
		const unveiled = VEILED.flatMap(([layer, ...properties]) => properties.map((name) => `${layer} ${name}`));
		expect(unveiled.sort()).toEqual(veiled.sort());
		expect(veiled).toHaveLength(11);
	});

	it('unveils at once', () => {
		for (const [layer, ...properties] of VEILED) {
			const paint = LAYERS.find(({ id }) => id === layer)?.paint as Record<string, unknown>;
			for (const name of properties) expect(paint[`${name}-transition`]).toEqual({ duration: 0, delay: 0 });
		}
	});

	it('has the layers that answer to a click', () => {
		const ids = LAYERS.map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining(TOUCHABLE));
	});
});

describe('a cluster', () => {
	type Properties = Record<string, unknown>;

	/** What MapLibre makes of an expression for a feature. */
	const evaluate = (expression: unknown, properties: Properties): unknown => {
		const parsed = createExpression(expression, 'value');
		if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join());
		return parsed.value.evaluate({ zoom: 5 }, { type: 'Point', properties });
	};

	/** The properties of a cluster of pins, by the source's own sums. */
	const clusterOf = (pins: Properties[]): Properties => {
		const { clusterProperties = {} } = pinSource();
		const cluster: Properties = { point_count: pins.length };
		for (const [name, [operator, each]] of Object.entries(clusterProperties as Record<string, [string, unknown]>)) {
			const values = pins.map((pin) => Number(evaluate(each, pin)));
			cluster[name] = operator === 'min' ? Math.min(...values) : values.reduce((sum, value) => sum + value, 0);
		}
		return cluster;
	};

	/** The layers that draw it, with their text. */
	const drawnBy = (cluster: Properties): Record<string, unknown> => {
		const drawn: Record<string, unknown> = {};
		for (const layer of LAYERS) {
			if (!('source' in layer) || layer.source !== 'pins' || !('filter' in layer)) continue;
			const { filter } = featureFilter(layer.filter, 'filter');
			if (!filter({ zoom: 5 }, { type: 'Point', properties: cluster })) continue;
			drawn[layer.id] = layer.type === 'symbol' ? evaluate(layer.layout?.['text-field'], cluster) : null;
		}
		return drawn;
	};
	const pin = (price?: number, kind = price === undefined ? 'dot' : 'price') => ({
		at: 0,
		kind,
		label: '',
		count: 1,
		price,
	});

	it.each([
		['the lowest price of its pins', [pin(12_400), pin(980), pin(8905)], '3  from\u00a0980'],
		['thousands in groups, with their zeros', [pin(12_005), pin(30_000)], '2  from\u00a012\u00a0005'],
		['the price of those that have one', [pin(), pin(4000), pin(undefined, 'ring')], '3  from\u00a04\u00a0000'],
	])('says %s', (_, pins, text) => {
		expect(drawnBy(clusterOf(pins))).toEqual({ 'pins-least': text });
	});

	it('is counted where nothing in it has a price', () => {
		expect(drawnBy(clusterOf([pin(), pin(undefined, 'ring')]))).toEqual({ 'pins-marks': null, 'pins-count': '2' });
		expect(drawnBy({ ...clusterOf([pin(), pin()]), sum: 1234 })).toMatchObject({ 'pins-count': '1.2k' });
	});
});

describe('onCalmGround', () => {
	it('covers what lies beyond the map, above the sea and below the land', () => {
		const style = offlineStyle({ language: 'en' });
		const calm = onCalmGround(style, DEFAULT_MAP_TOKENS);
		expect(calm.layers.slice(0, 3).map(({ id }) => id)).toEqual(['sea', 'beyond', 'land']);
		expect(calm.layers).toHaveLength(style.layers.length + 1);
		expect(Object.keys(calm.sources)).toContain('beyond');
	});
});

describe('veilGround', () => {
	const style = offlineStyle({ language: 'en' });
	const veiled = veilGround(style);

	it('leaves areas, and puts everything else back as it was', () => {
		const shown = veiled.style.layers.map((layer) => {
			const paint: Record<string, unknown> = { ...layer.paint };
			for (const each of veiled.turns.flat()) {
				if (each.layer !== layer.id) continue;
				expect(paint[each.property]).toBe(0);
				expect(paint[`${each.property}-transition`]).toEqual({ duration: 0, delay: 0 });
				delete paint[`${each.property}-transition`];
				paint[each.property] = each.value;
			}
			return { ...layer, paint };
		});
		const plain = style.layers.map((layer) => {
			const [property] = veiled.turns.flat().flatMap((each) => (each.layer === layer.id ? each.property : []));
			return { ...layer, paint: property ? { [property]: 1, ...layer.paint } : { ...layer.paint } };
		});
		expect(shown).toEqual(plain);
	});

	it('has a turn for relief, lines, dashes and names', () => {
		expect(veiled.turns.map(([first]) => first?.property)).toEqual([
			'line-opacity',
			'raster-opacity',
			'line-opacity',
			'text-opacity',
		]);
	});
});
