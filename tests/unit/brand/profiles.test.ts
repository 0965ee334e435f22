import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { affiliateBrand } from '~/domain/brand/affiliate-brand';
import { type BrandProfile, brandProfile } from '~/domain/brand/brand-profile';
import { companyWords } from '~/domain/brand/company-words';
import { BRAND_PROFILES, CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

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

test('the defaults of a brand (BRAND-4)', () => {
	expect(DEFAULT_BRAND).toMatchObject({
		isLoginRequired: true,
		isB2C: false,
		offerMarkup: { isSupported: true },
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

const keysOf = (is: (profile: BrandProfile) => boolean) => BRAND_PROFILES.filter(is).map(({ key }) => key);

test('25 brands, each with a look of its own', () => {
	expect(BRAND_PROFILES).toHaveLength(25);
	const looks = BRAND_PROFILES.filter(({ key }) => key !== 'consumer').map(
		({ colors: { main, accent } }) => main + accent,
	);
	expect(new Set(looks).size).toBe(looks.length);
});

test.each<[string, (profile: BrandProfile) => boolean, string[]]>([
	['who is a consumer brand', (p) => p.isB2C, ['consumer']],
	['who needs no sign-in', (p) => !p.isLoginRequired, ['consumer', 'demo', 'snowtrade']],
	['where guests book themselves', (p) => p.isConsumerBookingEnabled, ['demo']],
	['where no user session loads (BRAND-8)', (p) => !p.isUserSessionLoaded, ['snowtrade']],
	['who shows no commission', (p) => !p.isCommissionDisplayed, ['consumer']],
	['who hides the markup (BRAND-10)', (p) => !p.offerMarkup.isSupported, ['meridian-travel', 'meridian-lifestyle']],
	['who has the card design', (p) => p.isAmexDesign, ['meridian-travel', 'meridian-lifestyle']],
	[
		'where the agency pays with the card on file, without CVV (BRAND-10)',
		({ paymentProfile: pay }) => pay.default === 'AgencyPaysStandAloneRate' && pay.cardOnFile === 'withoutCvv',
		['meridian-travel', 'meridian-lifestyle'],
	],
	['where agents may change the payment profile (BRAND-9)', (p) => p.paymentProfile.canBeChanged, ['demo-gold']],
	[
		'with prefixes TLS and CC, both required',
		({ bookingReference: tls, clientReference: cc }) =>
			tls.prefix === 'TLS' && cc.prefix === 'CC' && tls.isRequired && cc.isRequired,
		['thornbury'],
	],
	[
		'affiliates (BRAND-13)',
		(p) => p.affiliate !== null,
		['heavensportfolio', 'rotana', 'serandipians', 'swisshotelapartments'],
	],
	['linked to a programme', (p) => Boolean(p.affiliate?.programName), ['serandipians']],
])('%s', (_what, is, keys) => {
	expect(keysOf(is)).toEqual(keys);
});

test.each([
	['serandipians', 'serandipians'],
	['Rotana', 'rotana'],
	['corvin', undefined],
	['', undefined],
	[undefined, undefined],
])('the affiliate called %s is %s', (name, key) => {
	expect(affiliateBrand(name, BRAND_PROFILES)?.key).toBe(key);
});

describe.each(BRAND_PROFILES.map((profile) => [profile.key, profile] as const))('%s', (key, profile) => {
	test('its files are there, and the logos have the shape that the page leaves room for', () => {
		const files = [profile.faviconSrc, profile.logoSrc, profile.logoOnMainSrc, profile.menuBar.backgroundImageSrc];
		for (const src of [...files, profile.offerPdf.logoHeaderSrc, profile.offerPdf.footerBackgroundSrc])
			if (src !== null) expect(existsSync(`public${src}`), src).toBe(true);
		for (const src of [profile.logoSrc, profile.logoOnMainSrc]) {
			if (src === null) continue;
			const size = /width="(\d+)" height="(\d+)"/.exec(readFileSync(`public${src}`, 'utf8'));
			expect({ width: Number(size?.[1]), height: Number(size?.[2]) }, src).toEqual(profile.logoSize);
		}
	});
	test('says who it is in its mails and PDFs', () => {
		expect(profile.email).toMatch(/^[a-z]+@[a-z-]+\.example$/);
		expect(profile.phone).toMatchObject({
			countryCode: expect.stringMatching(/^\+\d{1,3}$/),
			number: expect.stringMatching(/^[\d ]{6,}$/),
		});
		expect(profile.offerPdf.contactFooterLines).toHaveLength(3);
	});
	test('is found by its own words, or is one of the property', () => {
		const { hosts, hostPrefixes, hostWords, companyPhrases } = profile.match;
		expect(key === 'default' || [...hosts, ...hostPrefixes, ...hostWords, ...companyPhrases].length > 0).toBe(true);
	});
});

test('a profile that sets nothing has the defaults (BRAND-4)', () => {
	expect(brandProfile({ key: 'x', name: 'X' })).toMatchObject({
		isLoginRequired: true,
		isB2C: false,
		isCommissionDisplayed: false,
		offerMarkup: { isSupported: true },
		paymentProfile: { canBeChanged: false },
		bookingReference: { isRequired: false, name: 'Booking reference', prefix: null },
		clientReference: { isRequired: false, name: 'Client reference', prefix: null },
	});
});
