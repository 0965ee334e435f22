import { describe, expect, it, test } from 'vitest';
import { languageCookie } from '~/domain/language/language';
import { BARE_NAMES_UNTIL, cookieValue, hostCookieName, hostCookieValue } from '~/platform/cookies';
import { removedCookies, sessionCookie } from '~/platform/sign-in/session-cookie';

const HTTPS = 'https://www.firnlicht.example';
const HTTP = 'http://localhost:8788';
const BEFORE = BARE_NAMES_UNTIL - 1;

describe('a cookie of this host alone (ACCESS-29)', () => {
	test('has the prefix where there is TLS, and all that browsers ask of such a name', () => {
		expect(hostCookieName('session', HTTPS)).toBe('__Host-session');
		expect(hostCookieName('session', HTTP)).toBe('session');
		for (const line of [sessionCookie('session', 't', { origin: HTTPS, seconds: 9 }), languageCookie('de', HTTPS)]) {
			expect(line).toMatch(/^__Host-\w+=/);
			expect(line).toMatch(/; Path=\/;.*; Secure$/);
			expect(line).not.toMatch(/domain/i);
		}
		for (const line of [sessionCookie('session', 't', { origin: HTTP, seconds: 9 }), languageCookie('de', HTTP)])
			expect(line).not.toMatch(/__Host-|Secure/);
	});

	it.each([
		['session=old; __Host-session=new', BEFORE, 'new'],
		['session=old', BEFORE, 'old'],
		['session=old', BARE_NAMES_UNTIL, null],
		['__Host-session=new', BARE_NAMES_UNTIL, 'new'],
		['__Host-session=; session=old', BEFORE, ''],
		[null, BEFORE, null],
	])('of %s at %d counts %s', (cookies, now, value) => {
		expect(hostCookieValue(cookies, 'session', { origin: HTTPS, now })).toBe(value);
	});

	test('counts under its bare name alone without TLS', () => {
		const options = { origin: HTTP, now: BARE_NAMES_UNTIL };
		expect(hostCookieValue('__Host-session=a; session=b', 'session', options)).toBe('b');
	});

	test('the bare name counts for ninety days from the change', () => {
		expect(new Date(BARE_NAMES_UNTIL).toISOString().slice(0, 10)).toBe('2027-02-28');
	});

	test('is removed by both names, by a line that browsers take', () => {
		const cookies = 'session=a; __Host-session=b; __Host-oidc:1=c; oidc:2=d; sessions=e; __Host-lng=de';
		expect(removedCookies(cookies, ['session', 'oidc'])).toEqual([
			'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
			'__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
			'__Host-oidc:1=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
			'oidc:2=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
		]);
	});
});

it.each([
	['lng=de; consent=1.logs.logs', 'consent', '1.logs.logs'],
	['xconsent=1; consent=2', 'consent', '2'],
	['consent=a=b', 'consent', 'a=b'],
	['consent; consent=a', 'consent', 'a'],
	['lng=de', 'consent', null],
	[null, 'consent', null],
])('of the cookies %s the one named %s is %s', (cookies, name, value) => {
	expect(cookieValue(cookies, name)).toBe(value);
});
