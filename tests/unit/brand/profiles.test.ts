import { expect, test } from 'vitest';
import { companyWords } from '~/domain/brand/company-words';
import { BRAND_PROFILES, CONSUMER_BRAND, DEFAULT_BRAND } from '~/domain/brand/profiles';

test('the consumer brand is open and reachable', () => {
	expect(CONSUMER_BRAND).toMatchObject({
		name: 'Firnlicht',
		isB2C: true,
		isLoginRequired: false,
		isCommissionDisplayed: false,
		isConsumerBookingEnabled: false,
		email: 'info@firnlicht.example',
		phone: { countryCode: '+43', number: '5574 900 420' },
		postalAddress: 'Firnlicht Reisen GmbH, Seepromenade 14, 6900 Bregenz, Austria',
	});
});

test('the defaults are those of P§1', () => {
	expect(DEFAULT_BRAND).toMatchObject({
		isLoginRequired: true,
		isB2C: false,
		paymentProfile: { canBeChanged: false },
		bookingReference: { name: 'Booking reference' },
		clientReference: { name: 'Client reference' },
		colors: { accent: '#ab8157', light2: '#e5ddc9', main: 'rgb(18,32,32)', priceRange: '#4c4c4c' },
	});
});

test('keys, host words and company phrases are unique, folded, and no host word hides in another', () => {
	const all = (of: (p: (typeof BRAND_PROFILES)[number]) => readonly string[]) => BRAND_PROFILES.flatMap(of);
	for (const words of [
		all((p) => [p.key]),
		all((p) => [...p.match.hosts, ...p.match.hostPrefixes, ...p.match.hostWords]),
		all((p) => p.match.companyPhrases),
	]) {
		expect(new Set(words).size).toBe(words.length);
	}
	for (const phrase of all((p) => p.match.companyPhrases)) expect(companyWords(phrase)).toBe(phrase);
	const words = all((p) => p.match.hostWords);
	for (const word of words)
		expect([...words, 'localhost'].filter((other) => other !== word && other.includes(word))).toEqual([]);
});
