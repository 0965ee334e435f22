import { expect, test } from 'vitest';
import { dotImage, fontOf, propertySource } from '~/components/map/property-overlay';

const symbol = (font: string[] | undefined) => ({
	layers: [{ id: 'names', type: 'symbol' as const, source: 'tiles', layout: font ? { 'text-font': font } : {} }],
});

test.each([
	['the style’s own', symbol(['Open Sans Regular']), ['Open Sans Regular']],
	['a layer without a font', symbol(undefined), ['Fallback']],
	['no layers', { layers: [] }, ['Fallback']],
	['no style', undefined, ['Fallback']],
])('font: %s', (_, style, expected) => {
	expect(fontOf(style, ['Fallback'])).toEqual(expected);
});

test.each([
	['no distances', [], ['circle', 'house']],
	['one distance', [{ name: 'Lift', latitude: 47.2, longitude: 10.1 }], ['circle', 'house', 'way', 'distance']],
])('features: %s', (_, distances, kinds) => {
	const { data } = propertySource({
		latitude: 47.21,
		longitude: 10.14,
		radiusMetres: 1000,
		name: 'Aurikel',
		distances,
	});
	expect(data).toMatchObject({ features: kinds.map((kind) => ({ properties: { kind } })) });
});

test('the dot is filled in the middle, light at its rim and clear in the corners', () => {
	const { width, data } = dotImage(28, [18, 32, 32]);
	const pixel = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
	expect(pixel(14, 14)).toEqual([18, 32, 32, 255]);
	expect(pixel(14, 2)).toEqual([255, 255, 255, 255]);
	expect(pixel(0, 0)[3]).toBe(0);
});
