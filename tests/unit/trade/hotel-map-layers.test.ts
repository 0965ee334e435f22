import { describe, expect, it } from 'vitest';
import { DEFAULT_MAP_TOKENS } from '~/components/map/map-tokens';
import { offlineStyle } from '~/components/map/offline-style';
import { hotelLayers, onCalmGround, TOUCHABLE, VEILED } from '~/components/trade/hotel-list/hotel-map-layers';

const LAYERS = hotelLayers(DEFAULT_MAP_TOKENS, ['Some Font']);

describe('hotelLayers', () => {
	it('veils what is unveiled, and nothing else', () => {
		const veiled = LAYERS.flatMap(({ id, paint = {} }) =>
			Object.entries(paint).flatMap(([name, value]) => (value === 0 ? [`${id} ${name}`] : [])),
		);
		const unveiled = VEILED.flatMap(([layer, ...properties]) => properties.map((name) => `${layer} ${name}`));
		expect(unveiled.sort()).toEqual(veiled.sort());
		expect(veiled).toHaveLength(9);
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
