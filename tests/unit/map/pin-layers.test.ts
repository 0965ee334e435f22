import { describe, expect, it } from 'vitest';
import { DEFAULT_MAP_TOKENS } from '~/components/map/map-tokens';
import { offlineStyle } from '~/components/map/offline-style';
import { onCalmGround, pinLayers, TOUCHABLE, VEILED, veilGround } from '~/components/map/pin-layers';

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
