import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkValues } from '../../../workers/local/deploy/check-values';
import { NEVER_DEPLOYED, WORKER_VALUES } from '../../../workers/local/deploy/worker-values';

const names = (worker: keyof typeof WORKER_VALUES) => WORKER_VALUES[worker].map(({ name }) => name);

/** The keys of the schema that a file reads its environment with. */
function keysOf(file: string): string[] {
	return [...readFileSync(file, 'utf8').matchAll(/^\t+([A-Z][A-Z0-9_]+)\??: (?:z|optional|key|address|string)/gm)].map(
		([, key]) => key ?? '',
	);
}

describe('what a deployment looks for', () => {
	test.each([
		['site', 'app/platform/env.ts'],
		['mailer', 'workers/mailer/mailer-env.ts'],
		['conversations', 'workers/database-env.ts'],
		['crash-reports', 'workers/database-env.ts'],
		['offer-cache', 'workers/database-env.ts'],
		['watch', 'workers/watch/watch-env.ts'],
	] as const)('is all that %s reads', (worker, file) => {
		const keys = keysOf(file).filter((key) => !NEVER_DEPLOYED.includes(key));
		expect(keys.length).toBeGreaterThan(1);
		expect(keys.filter((key) => !names(worker).includes(key))).toEqual([]);
	});

	test('is described with the settings', () => {
		const words =
			readFileSync('docs/configuration.md', 'utf8') +
			readFileSync('workers/mailer/wrangler.toml', 'utf8') +
			readFileSync('workers/crash-reports/wrangler.toml', 'utf8');
		const all = [
			...new Set(
				Object.values(WORKER_VALUES)
					.flat()
					.map(({ name }) => name),
			),
		];
		expect(
			all.filter((name) => !words.includes(name) && !words.includes(`\`${name.replace('PICTURE_STORE', '')}\``)),
		).toEqual([]);
	});
});

describe('a finding', () => {
	const good = {
		LIBSQL_URL: 'libsql://x.turso.io',
		PICTURE_BASE_URL: 'https://p.example.com',
		PRODUCTION_HOSTS: 'a.example',
	};
	const check = (values: Record<string, string>, secrets: string[] | null) =>
		checkValues('site', { values: { ...good, ...values }, secrets, config: 'wrangler.toml' }).missing;
	const SECRETS = ['FORM_SECRET', 'LIBSQL_AUTH_TOKEN'];

	test('is none where all is there', () => {
		expect(check({}, SECRETS)).toEqual([]);
		expect(check({}, null)).toEqual([]);
	});

	test.each([
		[{}, ['LIBSQL_AUTH_TOKEN'], /FORM_SECRET is missing \(npx wrangler secret put FORM_SECRET -c wrangler\.toml\)/],
		[{}, ['FORM_SECRET'], /LIBSQL_AUTH_TOKEN is missing/],
		[{ LIBSQL_URL: '' }, SECRETS, /LIBSQL_URL is missing/],
		[{ LIBSQL_URL: 'http://x' }, SECRETS, /LIBSQL_URL has to begin with/],
		[{ PICTURE_BASE_URL: 'http://x' }, SECRETS, /PICTURE_BASE_URL has to be an address with https/],
		[{ READS_PER_MINUTE: 'many' }, SECRETS, /READS_PER_MINUTE has to be a positive number/],
		[{ PRODUCTION_HOSTS: '' }, SECRETS, /PRODUCTION_HOSTS or BRAND_ORIGINS is needed/],
		[{ TODAY: '2026-11-20' }, SECRETS, /TODAY is for tests/],
		[{ FORM_SECRET: 'open' }, SECRETS, /FORM_SECRET is a secret and must not be a plain value/],
		[{ OIDC_ISSUER: 'https://id.example.com' }, SECRETS, /OIDC_ISSUER needs OIDC_CLIENT_ID/],
		[{}, [...SECRETS, 'STRIPE_SECRET_KEY'], /STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET/],
	])('of %j with the secrets %j is named', (values, secrets, sentence) => {
		expect(check(values as Record<string, string>, secrets)).toEqual([expect.stringMatching(sentence)]);
	});
});
