import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { messagesOf } from './locale-messages';
import { isNearMiss } from './near-miss';
import { SPECIFIED_TEXTS, type SpecifiedText } from './specified-texts';

const MESSAGES = messagesOf('en');

/** Messages that resemble a specified text and are right as they are. */
const ALIKE_ON_PURPOSE: Readonly<Record<string, string>> = {
	'form-error:city': 'a field of its own, beside the name',
	'form-error:firstName': 'the booking asks for both names apart',
	'form-error:lastName': 'the booking asks for both names apart',
	'form-error:address': 'a field of its own, beside the name',
	'form-error:country': 'a field of its own, beside the name',
	'trade-house:summary.requestOption': 'what a button does, not a status',
	'hotel-interest:save': 'what a button does, not what has been done',
	'rooms:added.interest': 'one of the ways on (SELECTION-16)',
	'rooms:selection.dueAtBooking': 'of an amount, not of a payment text',
	'inbox:commission': 'of a request in a sentence, not of a rate',
	'trade-hotel:sales.percent': 'the same with our place for a value, percent sign included',
	'inbox:confirmOption': 'what a button does, not a status',
	'inbox:confirmBooking': 'what a button does, not a status',
	'shortlist:trade.interest': 'of a house, not of a selection of rooms',
	'trade-house:summary.interest': 'of a house, not of a selection of rooms',
	'trade:keys.house.interest': 'of a house, not of a selection of rooms',
	'trade-lead:title.interest': 'of a house, not of a selection of rooms',
	'trade-lead:send.interest': 'what a button does, not what has been done',
	'trade-hotel:contact.backToHotel': 'to one hotel, out of what opened over it',
	'inspiration:back': 'to one hotel, whose posts these are',
	'proposal:level.self_catered': 'a word within a sentence, not the label',
};

/** A message, or two that the page shows one after the other: `enquiry:success.headline + enquiry:success.text`. */
function messageAt(keys: string): string {
	return keys
		.split(' + ')
		.map((key) => MESSAGES.get(key) ?? `nothing at ${key}`)
		.join(' ');
}

/** How the product may write it: a sentence as it is, a word of running text also with a capital. */
function spellings({ text, shown }: SpecifiedText): string[] {
	if (shown) return [shown];
	return [text, text.charAt(0).toUpperCase() + text.slice(1)];
}

describe('what the rules fix', () => {
	it.each(SPECIFIED_TEXTS)('is said: $text', (specified) => {
		const allowed = spellings(specified);
		for (const key of specified.keys ?? []) expect(allowed, key).toContain(messageAt(key));
		for (const said of specified.said ?? []) expect(allowed).toContain(said);
		const holders = [
			...(specified.within ?? []).map((key) => [key, messageAt(key)] as const),
			...(specified.files ?? []).map((file) => [file, readFileSync(file, 'utf8')] as const),
		];
		for (const [name, content] of holders)
			expect(
				allowed.some((spelling) => content.includes(spelling)),
				`${name} does not hold it: ${content.slice(0, 200)}`,
			).toBe(true);
	});

	// Every message against every text: long on a machine with much else to do.
	it('is not said otherwise', { timeout: 60_000 }, () => {
		const right = new Set(SPECIFIED_TEXTS.flatMap(spellings));
		const parts = new Set(
			SPECIFIED_TEXTS.flatMap(({ keys = [], within = [] }) => [...keys.flatMap((key) => key.split(' + ')), ...within]),
		);
		const nearMisses = [...MESSAGES].flatMap(([key, message]) => {
			if (right.has(message) || parts.has(key)) return [];
			const meant = SPECIFIED_TEXTS.find((specified) => spellings(specified).some((each) => isNearMiss(message, each)));
			return meant ? [[key, message, meant.text] as const] : [];
		});
		expect(nearMisses.filter(([key]) => !(key in ALIKE_ON_PURPOSE))).toEqual([]);
		const found = new Set<string>(nearMisses.map(([key]) => key));
		expect(
			Object.keys(ALIKE_ON_PURPOSE).filter((key) => !found.has(key)),
			'exceptions that nothing needs',
		).toEqual([]);
	});
});

describe('the list of specified texts', () => {
	it('names rules that there are', () => {
		const pages = readdirSync('docs/rules').map((page) => readFileSync(`docs/rules/${page}`, 'utf8'));
		const known = new Set(pages.flatMap((page) => [...page.matchAll(/^## ([A-Z]+-\d+) /gm)].map(([, id]) => id)));
		expect(SPECIFIED_TEXTS.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([]);
	});

	it('names every text once, and where it is', () => {
		const texts = SPECIFIED_TEXTS.map(({ text }) => text);
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
		expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
		for (const { text, rules, keys = [], within = [], files = [], said = [] } of SPECIFIED_TEXTS) {
			expect(rules, text).not.toEqual([]);
			expect([...keys, ...within, ...files, ...said], text).not.toEqual([]);
		}
	});
});

test.each([
	['Please reach us via phone or e-mail', 'please reach us  via phone or email.', true],
	['An error occurred', 'An error occured', true],
	[
		'A problem occurred. Please reach us by email or phone',
		'A problem occured. Please reach us via email or phone',
		true,
	],
	['Please choose a service level', 'Please enter your name', false],
	['Home', 'Hotel', false],
	['bank transfer', 'Bank transfer', false],
	['Bank-transfer', 'Bank transfer', true],
	['Credit cart fee', 'credit card fee', true],
	['Home', 'Home', false],
])('"%s" beside "%s" is a near miss: %s', (text, specified, expected) => {
	expect(isNearMiss(text, specified)).toBe(expected);
});
