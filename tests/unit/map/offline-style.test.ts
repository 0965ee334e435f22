import { expect, test } from 'vitest';
import { offlineStyle } from '~/components/map/offline-style';

test.each([
	['near Lech', { latitude: 47.21, longitude: 10.14 }, ['relief', 'relief-arlberg']],
	['near no region', { latitude: 45.46, longitude: 9.19 }, ['relief']],
])('reliefs %s', (_, near, expected) => {
	const { sources, layers } = offlineStyle({ language: 'en', alternative: near });
	expect(Object.keys(sources).filter((name) => name.startsWith('relief'))).toEqual(expected);
	expect(layers.filter((layer) => layer.type === 'raster').map((layer) => layer.id)).toEqual(expected);
});

test('every layer has its source, nothing is asked of another host, and no glyph server is named', () => {
	const style = offlineStyle({ language: 'de' });
	for (const layer of style.layers) if ('source' in layer) expect(Object.keys(style.sources)).toContain(layer.source);
	expect(JSON.stringify(style)).not.toMatch(/https?:/);
	expect(style.glyphs).toBeUndefined();
});

test.each([
	['en' as const, ['get', 'name']],
	['de' as const, ['coalesce', ['get', 'de'], ['get', 'name']]],
])('names in %s', (language, field) => {
	const country = offlineStyle({ language }).layers.find((layer) => layer.id === 'names-country');
	expect(country?.type === 'symbol' && country.layout?.['text-field']).toEqual(field);
});

test('a brand’s colours replace the default ones', () => {
	const style = offlineStyle({ language: 'en', tokens: { ink: '#5b1628' } });
	const resort = style.layers.find((layer) => layer.id === 'names-resort');
	expect(resort?.type === 'symbol' && resort.paint?.['text-color']).toBe('#5b1628');
});
