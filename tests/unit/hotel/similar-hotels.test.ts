import { describe, expect, it } from 'vitest';
import { readPosition } from '~/domain/hotel/making/hotel-form';
import { areSimilar } from '~/domain/hotel/making/similar-hotels';

const LECH = {
	placeNames: ['Lech', 'Lech am Arlberg'],
	country: 'AT',
	position: { latitude: 47.21, longitude: 10.14 },
};
const VIENNA = { placeNames: ['Vienna', 'Wien'], country: 'AT', position: { latitude: 48.21, longitude: 16.37 } };
const ZERMATT = { placeNames: ['Zermatt'], country: 'CH', position: { latitude: 46.02, longitude: 7.75 } };

describe('two hotels that may be one', () => {
	it.each([
		['Aurelio', LECH, 'Hotel Aurelio Lech', LECH, true],
		['Das Aurélio', LECH, 'Aurelio Spa Resort', LECH, true],
		['Post', LECH, 'Hotel zur Post', LECH, true],
		['Krone', LECH, 'Hotel Aurelio Lech', LECH, false],
		// The place tells nothing where there are other words.
		['Hotel Lech', LECH, 'Aurelio Lech', LECH, false],
		['Hotel Krone', LECH, 'Krone', VIENNA, true],
		['Krone Alpin', LECH, 'Krone', VIENNA, false],
		['Krone', LECH, 'Krone', ZERMATT, false],
		['Hotel', LECH, 'Das Hotel', LECH, false],
	] as const)('%s and %s', (name, at, otherName, otherAt, expected) => {
		const [a, b] = [
			{ name, ...at },
			{ name: otherName, ...otherAt },
		];
		expect(areSimilar(a, b)).toBe(expected);
		expect(areSimilar(b, a)).toBe(expected);
	});
});

describe('a position', () => {
	it.each([
		['47.2081, 10.1416', { latitude: '47.2081', longitude: '10.1416' }],
		['47,2081; 10,1416', { latitude: '47.2081', longitude: '10.1416' }],
		['47,2081 10,1416', { latitude: '47.2081', longitude: '10.1416' }],
		[' -33.9,18.4 ', { latitude: '-33.9', longitude: '18.4' }],
		['47 10', null],
		['Lech', null],
		['47.2', null],
	])('%s', (text, expected) => {
		expect(readPosition(text)).toEqual(expected);
	});
});
