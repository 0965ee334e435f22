import { type Month, monthOf } from '../../date/month';
import type { PlainDate } from '../../date/plain-date';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS, type SearchFilter } from '../search-filter';
import type { SearchVocabulary } from '../search-result';
import { foldWord } from '../words/word-query';
import { writeSearchFilter } from '../write-search-filter';
import { holidayWeek } from './holiday-week';
import {
	AMBIGUOUS_FACILITIES,
	BABY_PHRASES,
	CURRENCY_WORDS,
	FACILITY_PHRASES,
	FILLERS,
	GUESTS_BEFORE,
	HOLIDAY_PHRASES,
	LEVEL_PHRASES,
	MONTH_PHRASES,
	NUMBER_WORDS,
	PET_PHRASES,
	PRICE_BEFORE,
	type SentenceMeaning,
	TYPE_PHRASES,
	UNITS,
} from './sentence-words';

/** A sentence as the filters that it asks for, and what is left of it: the name of a destination, or null. */
export type ReadSentence = { changes: Partial<SearchFilter>; destination: string | null };

/** Words of the longest phrase. */
const LONGEST_PHRASE = 4;

type Word = { raw: string; key: string };

/**
 * Reads a text such as "chalet with pool in Verbier" or "Wohnung für 6 mit Hund in Zermatt" as filters (SEARCH-18). Words may stand in any
 * order and either language; what is neither a filter nor a filler is the destination. Null when no word of it is a filter.
 */
export function readSentence(text: string, vocabulary: SearchVocabulary, today: PlainDate): ReadSentence | null {
	const words = readWords(text);
	const phrases = phrasesOf(vocabulary);
	const found: Found = { facilities: new Set(), types: new Set(), levels: new Set(), changes: {} };
	const kinds: ('filter' | 'filler' | 'other')[] = [];
	let at = 0;
	while (at < words.length) {
		const counted = readNumber(words, at, found.changes);
		if (counted > 0) {
			kinds.push(...Array<'filter'>(counted).fill('filter'));
			at += counted;
			continue;
		}
		const [length, meaning] = longestPhrase(words, at, phrases);
		if (meaning && meaning.kind !== 'filler') note(meaning, found, today);
		const year = meaning?.kind === 'month' ? yearAt(words, at + length, today) : null;
		if (meaning?.kind === 'month') found.changes.month = monthIn(meaning.value, year, today);
		const kind = meaning === null ? 'other' : meaning.kind === 'filler' ? 'filler' : 'filter';
		const taken = length + (year === null ? 0 : 1);
		kinds.push(...Array<typeof kind>(taken).fill(kind));
		at += taken;
	}
	if (!kinds.includes('filter')) return null;
	const { facilities, types, levels, changes } = found;
	if (facilities.size > 0) changes.facilityArray = [...facilities].sort();
	if (types.size > 0) changes.propertyTypeArray = [...types].sort();
	if (levels.size > 0) changes.serviceLevelArray = [...levels];
	return { changes, destination: restOf(words, kinds) };
}

/** The filter with what a sentence asks for; what the filter says itself stays. */
export function withSentence(filter: SearchFilter, { changes, destination }: ReadSentence): SearchFilter {
	const { facilityArray = [], checkIn, checkOut, month, ...others } = changes;
	const hasDates = filter.checkIn !== null || filter.checkOut !== null || filter.month !== null;
	const free = Object.keys(others).filter((name) => writeSearchFilter(only(filter, name)) === '');
	return {
		...filter,
		...Object.fromEntries(Object.entries(others).filter(([name]) => free.includes(name))),
		...(checkIn && checkOut && !hasDates ? { checkIn, checkOut } : {}),
		...(month && !checkIn && !hasDates ? { month } : {}),
		facilityArray: [...new Set([...filter.facilityArray, ...facilityArray])].sort(),
		destination,
	};
}

/** A filter with one of its values, all others at their defaults. */
function only(filter: SearchFilter, name: string): SearchFilter {
	return {
		...EMPTY_SEARCH_FILTER,
		...Object.fromEntries(Object.entries(filter).filter(([each]) => each === name)),
	};
}

type Found = {
	facilities: Set<string>;
	types: Set<SearchFilter['propertyTypeArray'][number]>;
	levels: Set<SearchFilter['serviceLevelArray'][number]>;
	changes: Partial<SearchFilter>;
};

function note(meaning: SentenceMeaning, { facilities, types, levels, changes }: Found, today: PlainDate): void {
	if (meaning.kind === 'facility') facilities.add(meaning.value);
	else if (meaning.kind === 'type') types.add(meaning.value);
	else if (meaning.kind === 'level') levels.add(meaning.value);
	else if (meaning.kind === 'pets') changes.petsAllowed = true;
	else if (meaning.kind === 'baby') changes.babies = 1;
	else if (meaning.kind === 'holiday') Object.assign(changes, holidayWeek(meaning.value, today));
}

/** Words of a text with their comparable form; `20.000` is one word. */
function readWords(text: string): Word[] {
	const joined = text.normalize('NFC').replace(/(\d)[.,'’](?=\d{3}(?!\d))/g, '$1');
	return (joined.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).map((raw) => ({ raw, key: keyOf(raw) }));
}

/** Without accents, umlauts as their letters, however they are written. */
function keyOf(word: string): string {
	return foldWord(word).replace(/([aou])e/g, '$1');
}

/** Counts of guests, children and bedrooms, and the highest price; how many words it took, 0 for none. */
function readNumber(words: readonly Word[], at: number, changes: Partial<SearchFilter>): number {
	const first = words[at]?.key ?? '';
	if (IS_PRICE_BEFORE.has(first)) {
		const price = priceAt(words, at + 1);
		if (price) {
			changes.priceRange = { min: 0, max: Math.min(price.value, EMPTY_SEARCH_FILTER.priceRange.max) };
			return 1 + price.length;
		}
	}
	const start = IS_GUESTS_BEFORE.has(first) ? at + 1 : at;
	const count = numberOf(words[start]?.key);
	if (count === null || count < 1) return 0;
	const unit = words[start + 1]?.key ?? '';
	if (IS_UNIT.bedrooms.has(unit)) {
		changes.bedrooms = Math.min(count, SEARCH_LIMITS.bedrooms);
		const isTwoWords = unit === 'bed' && words[start + 2]?.key === 'rooms';
		return start + (isTwoWords ? 3 : 2) - at;
	}
	if (IS_UNIT.children.has(unit)) {
		changes.children = Math.min(count, SEARCH_LIMITS.guests);
		return start + 2 - at;
	}
	if (IS_UNIT.babies.has(unit)) {
		changes.babies = Math.min(count, SEARCH_LIMITS.babies);
		return start + 2 - at;
	}
	const isCounted = IS_UNIT.adults.has(unit);
	if (!isCounted && start === at) return 0;
	changes.adults = Math.min(count, SEARCH_LIMITS.guests);
	return start + (isCounted ? 2 : 1) - at;
}

/** `20000`, `20 000`, `15k`, `EUR 20000`, at least 1,000. */
function priceAt(words: readonly Word[], at: number): { value: number; length: number } | null {
	const before = IS_CURRENCY.has(words[at]?.key ?? '') ? 1 : 0;
	const digits = /^(\d{1,6})(k?)$/.exec(words[at + before]?.key ?? '');
	if (!digits) return null;
	const thousands = /^\d{3}$/.exec(words[at + before + 1]?.key ?? '');
	const isSplit = thousands !== null && digits[2] === '' && Number(digits[1]) < 1000;
	const value = isSplit ? Number(`${digits[1]}${thousands[0]}`) : Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1);
	if (value < 1000) return null;
	const end = at + before + (isSplit ? 2 : 1);
	return { value, length: end + (IS_CURRENCY.has(words[end]?.key ?? '') ? 1 : 0) - at };
}

function numberOf(word = ''): number | null {
	return /^\d{1,3}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null);
}

function longestPhrase(
	words: readonly Word[],
	at: number,
	phrases: ReadonlyMap<string, SentenceMeaning>,
): [length: number, meaning: SentenceMeaning | null] {
	for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
		const phrase = words
			.slice(at, at + length)
			.map(({ key }) => key)
			.join(' ');
		const meaning = phrases.get(phrase);
		if (meaning) return [length, meaning];
	}
	return [1, null];
}

/** What is left, in the words that were typed: fillers stay within a name, names apart from each other are parted by commas. */
function restOf(words: readonly Word[], kinds: readonly ('filter' | 'filler' | 'other')[]): string | null {
	const names: string[][] = [];
	let fillers: string[] = [];
	let isOpen = false;
	for (const [index, { raw }] of words.entries()) {
		if (kinds[index] === 'filter') isOpen = false;
		if (kinds[index] === 'filler') fillers.push(raw);
		if (kinds[index] !== 'other') continue;
		if (isOpen) names.at(-1)?.push(...fillers, raw);
		else names.push([raw]);
		fillers = [];
		isOpen = true;
	}
	return names.length === 0 ? null : names.map((name) => name.join(' ')).join(', ');
}

/** A year that follows a month: this one or one of the next five. */
function yearAt(words: readonly Word[], at: number, today: PlainDate): number | null {
	const year = Number(/^20\d\d$/.exec(words[at]?.key ?? '')?.[0] ?? Number.NaN);
	const first = Number(today.slice(0, 4));
	return year >= first && year <= first + 5 ? year : null;
}

/** The month of a year, else the next one that is not over. */
function monthIn(month: number, year: number | null, today: PlainDate): Month {
	const of = (each: number) => `${each}-${String(month).padStart(2, '0')}` as Month;
	if (year !== null) return of(year);
	const first = Number(today.slice(0, 4));
	return of(first) >= monthOf(today) ? of(first) : of(first + 1);
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(keyOf));

const IS_PRICE_BEFORE = setOf(PRICE_BEFORE);
const IS_GUESTS_BEFORE = setOf(GUESTS_BEFORE);
const IS_CURRENCY = setOf(CURRENCY_WORDS);
const IS_UNIT = {
	bedrooms: setOf(UNITS.bedrooms),
	adults: setOf(UNITS.adults),
	children: setOf(UNITS.children),
	babies: setOf(UNITS.babies),
};
const NUMBERS: ReadonlyMap<string, number> = new Map(
	Object.entries(NUMBER_WORDS).map(([word, value]) => [keyOf(word), value]),
);

const phrasesByVocabulary = new WeakMap<SearchVocabulary, ReadonlyMap<string, SentenceMeaning>>();

/** Every phrase with its meaning, made once for as long as the vocabulary is kept. */
function phrasesOf(vocabulary: SearchVocabulary): ReadonlyMap<string, SentenceMeaning> {
	const known = phrasesByVocabulary.get(vocabulary);
	if (known) return known;
	const phrases = new Map<string, SentenceMeaning>();
	const add = (list: string, meaning: SentenceMeaning) => {
		for (const phrase of list.split(', ')) {
			const key = readWords(phrase)
				.map((word) => word.key)
				.join(' ');
			if (key) phrases.set(key, meaning);
		}
	};
	for (const filler of FILLERS.split(' ')) add(filler, { kind: 'filler' });
	for (const { value, en, de } of vocabulary.facilitiesArray) {
		const meaning = { kind: 'facility', value } as const;
		if (!AMBIGUOUS_FACILITIES.has(value)) for (const name of [en, de]) add(name.replaceAll(',', ' '), meaning);
		add(FACILITY_PHRASES[value] ?? '', meaning);
	}
	for (const [value, list] of Object.entries(TYPE_PHRASES) as [SearchFilter['propertyTypeArray'][number], string][])
		add(list, { kind: 'type', value });
	for (const [value, list] of Object.entries(LEVEL_PHRASES) as [SearchFilter['serviceLevelArray'][number], string][])
		add(list, { kind: 'level', value });
	add(PET_PHRASES, { kind: 'pets' });
	add(BABY_PHRASES, { kind: 'baby' });
	add(HOLIDAY_PHRASES.christmas, { kind: 'holiday', value: 'christmas' });
	add(HOLIDAY_PHRASES.newYear, { kind: 'holiday', value: 'newYear' });
	for (const [at, list] of MONTH_PHRASES.entries()) add(list, { kind: 'month', value: at + 1 });
	phrasesByVocabulary.set(vocabulary, phrases);
	return phrases;
}
