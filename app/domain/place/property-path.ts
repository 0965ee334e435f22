import type { Language } from '../language/language';
import { type PropertyType, propertyTypeFromPathWord, propertyTypePathWord } from '../property/property-type';
import { type CountryCode, countryFromPathWord, countryPathWord } from './country';
import { pathSegment } from './path-segment';

/** Dialogs that open over a property page. */
export const PROPERTY_ACTIONS = ['enquire-now', 'book-now', 'take-option', 'save-interest'] as const;

export type PropertyAction = (typeof PROPERTY_ACTIONS)[number];

/** A path `/{type}/{country}[/{city}[/{name}[/{action}]]]`; `city` and `name` are path segments. */
export type PropertyPath = {
	type: PropertyType;
	country: CountryCode;
	city: string | null;
	name: string | null;
	action: PropertyAction | null;
};

export type ParsedPropertyPath = PropertyPath & {
	/** Language the country word is written in. */
	language: Language;
	/** The one spelling for the language asked for. */
	canonicalPath: string;
	/** Where to send the visitor (301), null when the path may answer as it is. `appartements` may. */
	redirectTo: string | null;
};

type Target = {
	type: PropertyType;
	country: CountryCode;
	city?: string | null;
	name?: string | null;
	action?: PropertyAction | null;
};

const LONGEST_PATH = 600;

/**
 * The canonical path of a listing or a property in a language: `/chalets/oesterreich/lech/chalet-aurikel`. City and name
 * may be names or segments. Throws RangeError when one is given without what comes before it, or is empty as a segment.
 */
export function propertyPath(target: Target, language: Language): string {
	const rest = [target.city, target.name, target.action];
	const end = rest.findIndex((part) => part === null || part === undefined);
	const given = (end === -1 ? rest : rest.slice(0, end)).map((part) => pathSegment(part ?? ''));
	if (given.includes('') || (end !== -1 && rest.slice(end).some((part) => part))) {
		throw new RangeError(`Not the path of a property: ${rest.join(', ')}`);
	}
	return `/${[propertyTypePathWord(target.type), countryPathWord(target.country, language), ...given].join('/')}`;
}

/**
 * Reads a path as it arrived (percent-encoded or not, any case, any accepted spelling). Without `language` the country
 * word's own language counts. Null for everything that is no such path: wrong words, empty or too many segments, an
 * unknown action, malformed encoding. Whether city and name exist is the caller's question.
 */
export function parsePropertyPath(pathname: string, language?: Language): ParsedPropertyPath | null {
	if (pathname.length > LONGEST_PATH || !pathname.startsWith('/')) return null;
	const [typeWord = '', countryWord = '', ...rest] = pathname.slice(1).replace(/\/$/, '').split('/');
	if (rest.length > 3) return null;
	const type = propertyTypeFromPathWord(typeWord.toLowerCase());
	const country = countryFromPathWord(countryWord);
	if (!type || !country) return null;
	const segments = rest.map(readSegment);
	if (segments.includes('')) return null;
	const [city = null, name = null, action = null] = segments;
	if (action !== null && !isPropertyAction(action)) return null;
	const target = { type, country: country.country, city, name, action };
	const canonicalPath = propertyPath(target, language ?? country.language);
	const mayAnswer = canonicalPath === pathname.replace(/^\/appartements\//, '/apartments/');
	return { ...target, language: country.language, canonicalPath, redirectTo: mayAnswer ? null : canonicalPath };
}

function isPropertyAction(word: string): word is PropertyAction {
	return (PROPERTY_ACTIONS as readonly string[]).includes(word);
}

function readSegment(segment: string): string {
	try {
		return pathSegment(decodeURIComponent(segment));
	} catch {
		return '';
	}
}
