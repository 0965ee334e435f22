import { describe, expect, it } from 'vitest';
import { messagesOf } from './locale-messages';

const ENGLISH = messagesOf('en');
const GERMAN = messagesOf('de');

/** Names, units and words that both languages share. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
	'Spa',
	'Webhooks',
	'{{count}} ms',
	'{{name}} in {{countries}}',
	'Import',
	'Pool',
	'Re: {{subject}}',
	'Version {{number}}',
	'Restaurant {{number}}',
	'Videos',
	'Text',
	'Suite',
	'PDF',
	'IBAN',
	'BIC',
	'BIC (optional)',
	'Bank',
	'Region',
	'{{sqm}} m²',
	'English',
	'Deutsch',
	'American Express',
	'Visa',
	'Details',
	'Mastercard',
	'K. v. B.',
	'M. H.',
	'A. L.',
	'S. & T. W.',
	'{{minutes}} min',
	'{{hours}} h',
	'{{hours}} h {{minutes}} min',
	'{{metres}} m',
	'{{from}} – {{to}} EUR',
	'Partner',
	'Option',
	'Admin',
	'Name',
	'Newsletter',
	'Admin',
	'Hotels',
	'Dashboard',
	'Team',
	'Export',
	'Status',
	'Logo',
	'Chalet',
	'Chalets',
	'Apartment',
	'Apartments',
	'Villa',
	'{{type}} in {{place}}',
	'in {{places}}',
	'Luxury Distribution System',
	'{{name}} Distribution System',
	'Bronze',
	'Gold',
	'Booking.com',
	'Tripadvisor',
	'Hotel',
	'TLS',
	'CC',
	'Platinum',
	'Centurion',
	'Firnlicht',
	'MICE',
	'Platinum',
	'Centurion',
	'Video',
	'Rate',
	'Wellness',
	'Route',
	'Video',
	'{{name}} ({{code}}), {{distance}}\u00a0km',
	'Concierge',
]);

function placeholdersOf(message: string): string[] {
	return [...message.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}

/** Without placeholders, numbers and punctuation: the remainder needs a translation. */
function wordsOf(message: string): string {
	return message.replaceAll(/\{\{.*?\}\}|[^\p{L}]/gu, '');
}

describe('the German texts', () => {
	it('are there for every English one and no other', () => {
		expect([...GERMAN.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
		expect(ENGLISH.size).toBeGreaterThan(900);
	});

	it('are not the English ones', () => {
		const same = [...ENGLISH].filter(([key, message]) => wordsOf(message) && GERMAN.get(key) === message);
		expect(same.filter(([, message]) => !SAME_IN_BOTH.has(message))).toEqual([]);
		const found = new Set(same.map(([, message]) => message));
		expect([...SAME_IN_BOTH].filter((message) => !found.has(message))).toEqual([]);
	});

	it('are empty around links only', () => {
		const cut = [...GERMAN].filter(
			([key, message]) => message.trim() === '' && !key.endsWith('After') && !key.endsWith('Before'),
		);
		expect(cut).toEqual([]);
	});

	it('hold the same placeholders', () => {
		const differing = [...ENGLISH].filter(
			([key, message]) => placeholdersOf(message).join() !== placeholdersOf(GERMAN.get(key) ?? '').join(),
		);
		expect(differing.map(([key, message]) => `${key}: ${message} / ${GERMAN.get(key)}`)).toEqual([]);
	});
});
