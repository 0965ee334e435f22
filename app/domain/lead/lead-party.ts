import { countedGuests } from '../booking/validate-booking';
import type { Language } from '../language/language';
import { parseNumber } from '../money/parse-number';
import { isInfant } from '../property/infants';

/** The guests of a lead; `adults` is null where only their number is known. */
export type LeadParty = {
	/** Guests from 2 years on (LEAD-11). */
	pax: number;
	adults: number | null;
	children: number | null;
	/** Whole years of the children whose age is known. */
	childrenAges: readonly number[] | null;
};

const NAMES = ['adults', 'children', 'childrenAges'] as const;

type PartyInput = { pax?: unknown; adults?: unknown; children?: unknown; childrenAges?: unknown };

/** A lead's fields with those of an input; a number of guests alone replaces who they were. */
export function mergeParty<Known extends PartyInput>(known: Known, input: PartyInput): PartyInput {
	const isCountAlone = input.pax !== undefined && NAMES.every((name) => input[name] === undefined);
	if (!isCountAlone || input.pax === known.pax) return { ...known, ...input };
	const { adults: _, children: __, childrenAges: ___, ...rest } = known;
	return { ...rest, ...input };
}

/** Fields of a lead with the number of guests worked out where adults and children are given. Children need an adult: NaN is an invalid number. */
export function countParty(input: PartyInput): PartyInput {
	if (NAMES.every((name) => input[name] === undefined)) return input;
	const ages = Array.isArray(input.childrenAges) ? input.childrenAges : [];
	const children = input.children ?? ages.length;
	const adults = input.adults ?? Number.NaN;
	if (typeof adults !== 'number' || typeof children !== 'number') return { ...input, adults, children };
	const pax = countedGuests({ adults, children, childrenAges: ages });
	return { ...input, adults, children, childrenAges: ages.slice(0, children), pax: pax > 0 ? pax : 1 };
}

/** The party as a form says it; `read` gives all texts of a field. Null where no adults are said. */
export function readParty(read: (name: string) => readonly string[]): LeadParty | null {
	const adults = parseNumber(read('adults')[0] ?? '');
	if (adults === null || !Number.isInteger(adults) || adults < 1) return null;
	const children = Math.min(Math.max(Math.trunc(Number(read('children')[0])) || 0, 0), 50);
	const childrenAges = readAges(read('childrenAges')).slice(0, children);
	return { adults, children, childrenAges, pax: countedGuests({ adults, children, childrenAges }) };
}

/** Whole years out of the texts of a form; an age that is not said is left out. */
export function readAges(texts: readonly string[]): number[] {
	return texts.flatMap((text) => (/^\d{1,2}$/.test(text) ? [Number(text)] : []));
}

type Plural = readonly [one: string, many: string];

type Words = { guests: Plural; adults: Plural; children: Plural; aged: string; infant: string };

const WORDS: Record<Language, Words> = {
	en: {
		guests: ['guest', 'guests'],
		adults: ['adult', 'adults'],
		children: ['child', 'children'],
		aged: 'aged',
		infant: 'under 2',
	},
	de: {
		guests: ['Gast', 'Gäste'],
		adults: ['Erwachsener', 'Erwachsene'],
		children: ['Kind', 'Kinder'],
		aged: 'Alter',
		infant: 'unter 2',
	},
};

/** `4 adults, 2 children (aged 6, under 2)`; `6 guests` where only their number is known. */
export function partyText({ pax, adults, children, childrenAges }: LeadParty, language: Language): string {
	const words = WORDS[language];
	const counted = (count: number, [one, many]: Plural) => `${count} ${count === 1 ? one : many}`;
	if (adults === null) return counted(pax, words.guests);
	if (!children) return counted(adults, words.adults);
	const known = childrenAges?.map((age) => (isInfant(age) ? words.infant : age)).join(', ');
	const ages = known ? ` (${words.aged} ${known})` : '';
	return `${counted(adults, words.adults)}, ${counted(children, words.children)}${ages}`;
}

/** The same beside a label that says "Guests". */
export function partyFigure(party: LeadParty, language: Language): string {
	return party.adults === null ? String(party.pax) : partyText(party, language);
}
