import { expect, test } from 'vitest';
import { isKnownHost, linkOrigin } from '~/domain/brand/brand-origins';
import { BrandSet } from '~/domain/brand/brand-set';
import { parseBrandOrigins } from '~/platform/brand-origins';
import { BRAND_PROFILES } from '../../../db/seed/brands/brand-profiles';

const BRAND_ORIGINS = parseBrandOrigins('consumer=https://www.firnlicht.com, *=https://{brand}.firnlicht.com');
const known = { BRAND_ORIGINS, PRODUCTION_HOSTS: new Set(['other.example']) };
const none = { BRAND_ORIGINS: parseBrandOrigins(''), PRODUCTION_HOSTS: new Set<string>() };

const brandOf = (key: string) => new BrandSet(1, BRAND_PROFILES).of(key);

test.each([
	['www.firnlicht.com', true],
	['firnlicht.com', true],
	['CORVIN.firnlicht.com:443', true],
	['other.example', true],
	['www.other.example', true],
	['demo.localhost:8788', true],
	['127.0.0.1', true],
	['firnlicht.evil.example', false],
	['firnlicht.com.evil.example', false],
	['localhost.evil.example', false],
])('%s is known: %s', (host, is) => {
	expect(isKnownHost(host, BRAND_PROFILES, known)).toBe(is);
});

test('where nothing is configured every host is known', () => {
	expect(isKnownHost('anything.example', BRAND_PROFILES, none)).toBe(true);
});

test('a brand with a host of its own has its links there, unless another origin is configured for it', () => {
	const own = { key: 'own', match: { ...brandOf('demo').match, hosts: ['localhost', 'travel.example'] } };
	expect(linkOrigin('https://first.example', own, none)).toBe('https://travel.example');
	expect(linkOrigin('https://first.example', own, known)).toBe('https://travel.example');
	const named = { ...own, key: 'consumer' };
	expect(linkOrigin('https://first.example', named, known)).toBe('https://www.firnlicht.com');
	expect(isKnownHost('www.travel.example', [own], known)).toBe(true);
});

test('links lead to the brand and never to what a Host header says', () => {
	expect(linkOrigin('https://firnlicht.evil.example', brandOf('consumer'), known)).toBe('https://www.firnlicht.com');
	expect(linkOrigin('https://other.example', brandOf('corvin'), known)).toBe('https://corvin.firnlicht.com');
	expect(linkOrigin('http://demo.localhost:8788', brandOf('demo'), known)).toBe('http://demo.localhost:8788');
	expect(linkOrigin('https://first.example', brandOf('demo'), none)).toBe('https://first.example');
});

test.each([
	'firnlicht.com',
	'a=firnlicht.com',
	'a=https://x.example/path',
	'=https://x.example',
	'a=https://{brand}.x.example',
	'a=ftp://x.example',
])('%s is refused', (text) => {
	expect(() => parseBrandOrigins(text)).toThrow('"');
});
