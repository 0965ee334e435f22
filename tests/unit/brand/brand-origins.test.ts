import { expect, test } from 'vitest';
import { isKnownHost, linkOrigin } from '~/domain/brand/brand-origins';
import { BRAND_PROFILES } from '~/domain/brand/profiles';
import { parseBrandOrigins } from '~/platform/brand-origins';

const BRAND_ORIGINS = parseBrandOrigins('consumer=https://www.firnlicht.com, *=https://{brand}.firnlicht.com');
const known = { BRAND_ORIGINS, PRODUCTION_HOSTS: new Set(['other.example']) };
const none = { BRAND_ORIGINS: parseBrandOrigins(''), PRODUCTION_HOSTS: new Set<string>() };

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

test('links lead to the brand and never to what a Host header says', () => {
	expect(linkOrigin('https://firnlicht.evil.example', 'consumer', known)).toBe('https://www.firnlicht.com');
	expect(linkOrigin('https://other.example', 'corvin', known)).toBe('https://corvin.firnlicht.com');
	expect(linkOrigin('http://demo.localhost:8788', 'demo', known)).toBe('http://demo.localhost:8788');
	expect(linkOrigin('https://first.example', 'demo', none)).toBe('https://first.example');
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
