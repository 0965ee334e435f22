import { describe, expect, test } from 'vitest';
import { readSettings } from '~/platform/env';

const NEEDED = {
	LIBSQL_URL: 'http://127.0.0.1:1',
	PICTURE_BASE_URL: 'http://localhost:1/pictures',
	FORM_SECRET: 'of-a-test-of-the-settings-of-a-test-brand',
};

const TEST_OF = 'https://www.firnlicht.example';

describe('settings of a test brand (TEST-4)', () => {
	test('are taken, without a slash at the end', () => {
		expect(readSettings({ ...NEEDED, TEST_OF: `${TEST_OF}/` }).TEST_OF).toBe(TEST_OF);
		expect(readSettings({ ...NEEDED, TEST_OF: '' }).TEST_OF).toBeNull();
	});

	test.each([
		['PRODUCTION_HOSTS', { PRODUCTION_HOSTS: 'firnlicht.example' }],
		['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_abc' }],
		['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_live_abc' }],
		['STREAM_API_KEY', { STREAM_API_KEY: 'key', STREAM_API_SECRET: 'secret' }],
		['TEST_SITE', { TEST_SITE: 'https://test.firnlicht.example' }],
	])('refuse %s, which reaches the world', (name, settings) => {
		expect(() => readSettings({ ...NEEDED, ...settings })).not.toThrow();
		expect(() => readSettings({ ...NEEDED, ...settings, TEST_OF })).toThrow(name);
	});

	test.each(['www.firnlicht.example', 'https://firnlicht.example/api', 'ftp://firnlicht.example'])(
		'take no %s for an origin',
		(origin) => {
			expect(() => readSettings({ ...NEEDED, TEST_OF: origin })).toThrow('has to be an origin');
		},
	);
});
