import { expect, test } from 'vitest';
import {
	isPropertyType,
	propertyTypeFromPathWord,
	propertyTypeName,
	propertyTypePathWord,
} from '~/domain/property/property-type';

test.each([
	['chalets', 'chalet'],
	['apartments', 'apartment'],
	['appartements', 'apartment'],
	['villas', 'villa'],
	['villa', null],
	['hotels', null],
	['constructor', null],
	['', null],
])('the word %s means %s', (word, type) => {
	expect(propertyTypeFromPathWord(word)).toBe(type);
});

test('words and names', () => {
	expect(propertyTypePathWord('apartment')).toBe('apartments');
	expect(propertyTypeName('villa', 'de', 'many')).toBe('Villen');
	expect(propertyTypeName('chalet', 'en')).toBe('Chalet');
	expect(isPropertyType('villa')).toBe(true);
	expect(isPropertyType('Villa')).toBe(false);
});
