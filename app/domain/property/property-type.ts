import { PROPERTY_TYPES } from '#db/schema/enums';
import type { Language } from '../language/language';

export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** The default type is Chalet. */
export const DEFAULT_PROPERTY_TYPE: PropertyType = 'chalet';

/** First path words, the same in both languages; `appartements` answers too and stands for `apartments`. */
const PATH_WORDS: Record<PropertyType, string> = { chalet: 'chalets', apartment: 'apartments', villa: 'villas' };

const BY_WORD: ReadonlyMap<string, PropertyType> = new Map([
	...PROPERTY_TYPES.map((type) => [PATH_WORDS[type], type] as const),
	['appartements', 'apartment'],
]);

const NAMES: Record<Language, Record<PropertyType, readonly [one: string, many: string]>> = {
	en: { chalet: ['Chalet', 'Chalets'], apartment: ['Apartment', 'Apartments'], villa: ['Villa', 'Villas'] },
	de: { chalet: ['Chalet', 'Chalets'], apartment: ['Apartment', 'Apartments'], villa: ['Villa', 'Villen'] },
};

/** Canonical path word of a type: `chalets`. */
export function propertyTypePathWord(type: PropertyType): string {
	return PATH_WORDS[type];
}

/** The type a lower case path word means, or null. */
export function propertyTypeFromPathWord(word: string): PropertyType | null {
	return BY_WORD.get(word) ?? null;
}

/** Name of a type, one or many: `Villa`, `Villen`. */
export function propertyTypeName(type: PropertyType, language: Language, number: 'one' | 'many' = 'one'): string {
	return NAMES[language][type][number === 'one' ? 0 : 1];
}

/** True for exactly 'chalet', 'apartment' or 'villa'. */
export function isPropertyType(value: unknown): value is PropertyType {
	return typeof value === 'string' && (PROPERTY_TYPES as readonly string[]).includes(value);
}
