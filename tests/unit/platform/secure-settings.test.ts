import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { isLocalName, isSecureAddress } from '#db/secure-address';
import { pictureStoreAddress } from '~/domain/picture/picture-store.server';
import { readSettings } from '~/platform/env';
import { formSecrets, isStrongSecret, parseFormSecret } from '~/platform/form-secret';
import { parseMailerEnv } from '../../../workers/mailer/mailer-env';

const STRONG = 'q'.repeat(43);
const LOCAL = {
	LIBSQL_URL: 'http://127.0.0.1:8791',
	PICTURE_BASE_URL: 'http://localhost:8793/pictures',
	FORM_SECRET: STRONG,
};
const DEPLOYED = { ...LOCAL, LIBSQL_URL: 'libsql://firnlicht.turso.io', PICTURE_BASE_URL: 'https://p.example' };

describe('addresses of other services (ACCESS-30)', () => {
	test.each([
		['https://a.example', true],
		['libsql://a.turso.io', true],
		['wss://a.example', true],
		['http://127.0.0.1:8080', true],
		['http://localhost', true],
		['http://demo.localhost:1', true],
		['http://[::1]:8080', true],
		['http://a.example', false],
		['ws://a.example', false],
		['http://192.168.0.4', false],
		['http://localhost.evil.example', false],
		['libsql://a.turso.io?tls=0', false],
		['libsql://localhost:8080?tls=0', true],
	])('%s is safe: %s', (address, isSafe) => expect(isSecureAddress(address)).toBe(isSafe));

	test.each([
		'LIBSQL_URL',
		'PICTURE_BASE_URL',
		'MAP_STYLE_URL',
		'ANALYTICS_SRC',
		'OIDC_ISSUER',
		'STREAM_API_URL',
		'STRIPE_API_URL',
		'DNS_RESOLVER_URL',
	])('%s of another machine has to be encrypted', (name) => {
		expect(() => readSettings({ ...DEPLOYED, [name]: 'http://plain.example/x' })).toThrow(name);
		expect(readSettings({ ...LOCAL, [name]: 'http://127.0.0.1:9/x' })).toHaveProperty(name);
	});

	test('so have those that are read elsewhere', () => {
		expect(() => openDatabase({ url: 'http://plain.example' })).toThrow('LIBSQL_URL');
		const store = { PICTURE_STORE_BUCKET: 'b', PICTURE_STORE_ACCESS_KEY_ID: 'k', PICTURE_STORE_SECRET_ACCESS_KEY: 's' };
		const at = (endpoint: string) => pictureStoreAddress({ ...store, PICTURE_STORE_ENDPOINT: endpoint });
		expect(() => at('http://plain.example')).toThrow('PICTURE_STORE_ENDPOINT');
		expect(at('http://localhost:9')?.bucket).toBe('b');
		const mailer = { LIBSQL_URL: 'libsql://a', MAIL_TRANSPORT: 'http', MAIL_HTTP_TOKEN: 't' };
		expect(() => parseMailerEnv({ ...mailer, MAIL_HTTP_URL: 'http://plain.example' })).toThrow('MAIL_HTTP_URL');
		expect(parseMailerEnv({ ...mailer, MAIL_HTTP_URL: 'https://mail.example' }).MAIL_HTTP_URL).toBe(
			'https://mail.example',
		);
	});

	test.each([
		['localhost', true],
		['demo.localhost', true],
		['10.1.2.3', true],
		['172.16.0.1', true],
		['172.32.0.1', false],
		['192.168.1.9', true],
		['laptop.local', true],
		['firnlicht.example', false],
		['10.1.2.3.evil.example', false],
		['8.8.8.8', false],
	])('%s is local: %s', (name, isLocal) => expect(isLocalName(name)).toBe(isLocal));
});

describe('settings for tests (ACCESS-31)', () => {
	test.each([
		['TODAY', '2026-11-20'],
		['CALENDAR_LOCAL_ORIGIN', 'http://localhost:9'],
		['WEBHOOK_LOCAL_ORIGIN', 'http://localhost:9'],
	])('%s is refused by a deployment', (name, value) => {
		expect(readSettings({ ...LOCAL, [name]: value })).toHaveProperty(name);
		expect(() => readSettings({ ...DEPLOYED, [name]: value })).toThrow(`${name}: for tests`);
	});
});

describe('the form secret (ACCESS-33)', () => {
	test('is one, or two', () => {
		expect(parseFormSecret('sixteen-characters')).toEqual({
			FORM_SECRET: 'sixteen-characters',
			FORM_SECRET_BEFORE: null,
		});
		const both = parseFormSecret(`${STRONG}, sixteen-characters`);
		expect(both).toEqual({ FORM_SECRET: STRONG, FORM_SECRET_BEFORE: 'sixteen-characters' });
		expect(both && formSecrets(both)).toEqual([STRONG, 'sixteen-characters']);
		for (const wrong of ['', 'short', `${STRONG},`, `${STRONG},short`, `${STRONG},${STRONG},${STRONG}`])
			expect(parseFormSecret(wrong)).toBeNull();
	});

	test('of a deployment has 32 random bytes', () => {
		expect(readSettings({ ...DEPLOYED, FORM_SECRET: `${STRONG},sixteen-characters` })).toMatchObject({
			FORM_SECRET: STRONG,
			FORM_SECRET_BEFORE: 'sixteen-characters',
		});
		for (const weak of ['sixteen-characters', `sixteen-characters,${STRONG}`])
			expect(() => readSettings({ ...DEPLOYED, FORM_SECRET: weak })).toThrow('32 random bytes');
		expect(readSettings({ ...LOCAL, FORM_SECRET: 'sixteen-characters' }).FORM_SECRET_BEFORE).toBeNull();
	});

	test.each([
		['hexadecimal', 'a1'.repeat(32), true],
		['base64', btoa('x'.repeat(32)), true],
		['base64url', Buffer.alloc(32, 250).toString('base64url'), true],
		['24 bytes', Buffer.alloc(24, 250).toString('base64url'), false],
		['words', 'correct horse battery staple of a long sentence', false],
	])('in %s', (_, secret, isStrong) => expect(isStrongSecret(secret)).toBe(isStrong));
});
