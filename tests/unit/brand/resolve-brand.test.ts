import { expect, test } from 'vitest';
import { brandProfile } from '~/domain/brand/brand-profile';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

const profiles = [
	...BRAND_PROFILES,
	brandProfile({
		key: 'corvin-asia',
		name: 'Corvin & Lys Asia',
		match: { hostWords: ['corvin-asia'], companyPhrases: ['corvin lys asia'] },
	}),
];

test.each([
	['firnlicht.example', null, null, 'consumer'],
	['www.firnlicht.de', null, null, 'consumer'],
	['FIRNLICHT.LOCALHOST.:8787', null, null, 'consumer'],
	['localhost', null, null, 'consumer'],
	['localhost:8787', null, null, 'consumer'],
	['127.0.0.1:8787', null, null, 'consumer'],
	['[::1]:8787', null, null, 'consumer'],
	['demo.localhost:8787', null, null, 'demo'],
	['www.demo.firnlicht.example', null, null, 'demo'],
	['demo.firnlicht.example', null, null, 'demo'],
	['demo-gold.firnlicht.example', null, null, 'demo-gold'],
	['demo-gold.localhost', null, null, 'demo-gold'],
	['democracy.example', null, null, 'default'],
	['demo', null, null, 'default'],
	['corvin.firnlicht.example', null, null, 'corvin'],
	['corvin-asia.localhost', null, null, 'corvin-asia'],
	['partner.example', null, null, 'default'],
	['partner.localhost', null, null, 'default'],
	['127.0.0.2', null, null, 'default'],
	['', null, null, 'default'],
	['partner.example', 'Corvin & Lys', null, 'corvin'],
	['partner.example', 'CORVIN  &  LYS S.A.', null, 'corvin'],
	['partner.example', 'Corvin & Lys (Asia) Ltd', null, 'corvin-asia'],
	['partner.example', 'Corvina Lysander', null, 'default'],
	['partner.example', 'Blaufirn Travel AG', null, 'demo'],
	['firnlicht.example', 'Corvin & Lys', null, 'corvin'],
	['demo.localhost', 'Nobody Knows Ltd', null, 'demo'],
	['firnlicht.example', 'Corvin & Lys', 'demo-gold', 'demo-gold'],
	['firnlicht.example', null, 'no-such-brand', 'consumer'],
	['firnlicht.example', '', null, 'consumer'],
])('%s, company %s, pin %s: %s', (host, company, pinnedKey, key) => {
	expect(resolveBrand({ host, company, pinnedKey, isTrade: false }, profiles).key).toBe(key);
});

test.each(BRAND_PROFILES.flatMap((profile) => profile.match.hostWords.map((word) => [word, profile.key])))(
	'hosts with the word %s are %s, also below the consumer brand',
	(word, key) => {
		for (const host of [
			`${word}.localhost:8787`,
			`www.${word}.example`,
			`${word}.firnlicht.example`,
			`my${word}.travel`,
		])
			expect(resolveBrand({ host, company: null, pinnedKey: null, isTrade: false }, BRAND_PROFILES).key).toBe(key);
	},
);

test.each(
	BRAND_PROFILES.flatMap((profile) =>
		profile.match.companyPhrases.map((phrase) => [profile.name, phrase, profile.key]),
	),
)('a company called %s is known by "%s"', (name, phrase, key) => {
	const brandOf = (company: string) =>
		resolveBrand({ host: 'partner.example', company, pinnedKey: null, isTrade: false }, BRAND_PROFILES).key;
	for (const company of [name, `${name.toUpperCase()}, S.A.`, `The ${name} Group`, phrase.replaceAll(' ', '  &  ')])
		expect(brandOf(company)).toBe(key);
	expect(brandOf(`x${phrase}x`)).toBe('default');
});

test('a hostile company name costs linear time', () => {
	const started = performance.now();
	resolveBrand({ host: 'x.example', company: 'corvin '.repeat(1_000_000), pinnedKey: null, isTrade: false }, profiles);
	expect(performance.now() - started).toBeLessThan(100);
});

test('profiles without a default are a mistake of ours', () => {
	expect(() => resolveBrand({ host: 'x', company: null, pinnedKey: null, isTrade: false }, [])).toThrow(RangeError);
});

test.each([
	['firnlicht.example', null, null, 'default'],
	['firnlicht.example', null, 'consumer', 'default'],
	['firnlicht.example', 'Corvin & Lys', null, 'corvin'],
	['corvin.example', null, null, 'corvin'],
])('a trade user at %s, of %s, pinned to %s, gets no consumer brand but %s', (host, company, pinnedKey, key) => {
	expect(resolveBrand({ host, company, pinnedKey, isTrade: true }, BRAND_PROFILES).key).toBe(key);
});
