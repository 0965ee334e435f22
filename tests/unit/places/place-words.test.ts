import { expect, test } from 'vitest';
import { heightWords, nearestAirport, placeTexts, transferWords } from '~/components/places/place-words';

const t = placeTexts('de');
/** As it is read; the spaces in it do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
	[5, '5 min'],
	[60, '1 h'],
	[75, '1 h 15 min'],
	[180, '3 h'],
	[245, '4 h 5 min'],
])('%i minutes are %s', (minutes, words) => {
	expect(plain(transferWords(minutes, t))).toBe(words);
	expect(transferWords(minutes, t)).not.toContain(' ');
});

test('heights of one village and of several', () => {
	expect(plain(heightWords(1450, t))).toBe('1450 m');
	expect(plain(heightWords([1300, 1850], t))).toBe('1300 bis 1850 m');
});

test('the nearest airport is a public one, in any order', () => {
	const airports = [
		{ name: 'Zürich', minutes: 180, isPrivate: false },
		{ name: 'Samedan', minutes: 10, isPrivate: true },
		{ name: 'Innsbruck', minutes: 170, isPrivate: false },
	];
	expect(plain(nearestAirport(airports, t))).toBe('Innsbruck, 2 h 50 min');
	expect(nearestAirport([], t)).toBe('');
});
