import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { placeMapView } from '~/components/places/place-map-view';
import { placeTexts } from '~/components/places/place-words';

const t = placeTexts('de');
const LECH = { name: 'Lech', latitude: 47.2085, longitude: 10.1425 };

test('a place with those airports that have room, in their order', () => {
	const map = placeMapView(LECH, ['Genf', 'Annecy', 'Venedig', 'Nirgends'], t);
	expect(map?.label).toBe('Lech auf einer Karte der Alpen');
	expect(map?.place.x).toBeCloseTo(0.58, 2);
	// Annecy lies where the name of Geneva stands.
	expect(map?.airports.map(({ name, isLeft }) => [name, isLeft])).toEqual([
		['Genf', false],
		['Venedig', true],
	]);
});

test('a place beyond the picture has no map', () => {
	expect(placeMapView({ ...LECH, latitude: 52.5 }, [], t)).toBeNull();
});

const GUIDES = resolve('db/seed/catalogue/guides');

test('every airport of the guides is known to the map', () => {
	const source = readFileSync(resolve('app/components/places/place-map-view.ts'), 'utf8');
	const names = new Set(
		readdirSync(GUIDES).flatMap((file) =>
			[...readFileSync(resolve(GUIDES, file), 'utf8').matchAll(/^ {4}- \{ name: ([^,]+),/gm)].map(([, name]) => name),
		),
	);
	expect(names.size).toBeGreaterThan(20);
	for (const name of names) expect(source).toMatch(new RegExp(`\\s'?${name}'?: \\[`));
});
