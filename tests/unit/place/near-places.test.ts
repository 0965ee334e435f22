import { expect, test } from 'vitest';
import type { Place } from '~/domain/place/list-places.server';
import { nearPlaces } from '~/domain/place/near-places';

const place = (slug: string, location: [number, number] | null, more: Partial<Place> = {}): Place => ({
	country: 'AT',
	slug,
	name: slug,
	properties: 1,
	parent: null,
	location: location && { latitude: location[0], longitude: location[1] },
	type: 'chalet',
	pictures: [],
	...more,
});

const LECH = place('lech', [47.2085, 10.1425], { parent: 'vorarlberg' });
const PLACES = [
	LECH,
	place('vorarlberg', [47.21, 10.14]),
	place('kitzbuehel', [47.4465, 12.3915]),
	place('zuers', [47.17, 10.162], { parent: 'vorarlberg' }),
	place('st-anton', [47.129, 10.268]),
	place('davos', [46.8027, 9.836], { country: 'CH' }),
	place('oberlech', [47.21, 10.14], { parent: 'lech' }),
	// The same slugs in another country are other places.
	place('lech', [47.4, 10.3], { country: 'IT' }),
	place('nowhere', null),
];

test.each([
	[
		'the nearest first, over borders, without its whole, its parts and itself',
		LECH,
		5,
		['zuers', 'st-anton', 'lech', 'davos', 'kitzbuehel'],
	],
	['no more than asked for', LECH, 2, ['zuers', 'st-anton']],
	['a whole without its parts', PLACES[1], 2, ['oberlech', 'st-anton']],
	['nothing is near to what lies nowhere', PLACES.at(-1), 3, []],
])('%s', (_what, input, count, slugs) => {
	expect(input && nearPlaces(input, PLACES, count).map(({ slug }) => slug)).toEqual(slugs);
});
