import { expect, it } from 'vitest';
import { destinationInWords, resolveHotelDestination } from '~/domain/hotel-search/resolve-hotel-destination';

const place = (no: number, countryCode: string, en: string, de = en) => ({ no, countryCode, en, de });
const PLACES = [
	place(1, 'AT', 'Vienna', 'Wien'),
	place(2, 'AT', 'Lech'),
	place(3, 'CH', 'St. Moritz', 'Sankt Moritz'),
	place(4, 'CH', 'Zürich'),
	place(5, 'FR', 'Lech'),
];
const nowhere = { countries: null, placeNos: [] };

const CASES: [text: string, found: ReturnType<typeof resolveHotelDestination>][] = [
	['Austria', { countries: ['AT'], placeNos: null }],
	['österreich', { countries: ['AT'], placeNos: null }],
	['ch', { countries: ['CH'], placeNos: null }],
	['Switzerland, anything', { countries: ['CH'], placeNos: null }],
	['vienna', { countries: null, placeNos: [1] }],
	['WIEN, Österreich', { countries: null, placeNos: [1] }],
	['Vienna, Switzerland', nowhere],
	['Zurich', { countries: null, placeNos: [4] }],
	['Saint Moritz', { countries: null, placeNos: [3] }],
	['Lech', { countries: null, placeNos: [2, 5] }],
	['Lech, France', { countries: null, placeNos: [5] }],
	// What stands behind the comma and is no country says nothing.
	['Lech, Arlberg', { countries: null, placeNos: [2, 5] }],
	['Italy', nowhere],
	['Atlantis', nowhere],
	[' , ', nowhere],
];

it.each(CASES)('finds "%s"', (text, found) => {
	expect(resolveHotelDestination(text, PLACES)).toEqual(found);
});

const WORDS: [text: string, en: string, de: string][] = [
	['CH', 'Switzerland', 'Schweiz'],
	['ch', 'Switzerland', 'Schweiz'],
	['oesterreich', 'Austria', 'Österreich'],
	['st-moritz', 'St. Moritz, Switzerland', 'Sankt Moritz, Schweiz'],
	['vienna', 'Vienna, Austria', 'Wien, Österreich'],
	// Without hotels, and still no code to read.
	['JP', 'Japan', 'Japan'],
	['lech', 'lech', 'lech'],
	['Vienna', 'Vienna', 'Vienna'],
	['Schweiz', 'Schweiz', 'Schweiz'],
	['Lech, AT', 'Lech, AT', 'Lech, AT'],
	['jp', 'jp', 'jp'],
	['QX', 'QX', 'QX'],
	['atlantis', 'atlantis', 'atlantis'],
	['', '', ''],
];

it.each(WORDS)('reads "%s" as "%s" and "%s", which mean the same', (text, en, de) => {
	for (const [language, words] of [
		['en', en],
		['de', de],
	] as const) {
		expect(destinationInWords(text, PLACES, language)).toBe(words);
		expect(resolveHotelDestination(words, PLACES)).toEqual(resolveHotelDestination(text, PLACES));
	}
});
