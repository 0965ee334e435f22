import { expect, test } from 'vitest';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { DomainError } from '~/platform/errors';
import { answerDocument } from '~/routes/documents/answer-document.server';

const [brand] = BRAND_PROFILES;
if (!brand) throw new Error('no brand');
const answer = (language: 'en' | 'de', make: Parameters<typeof answerDocument>[2]) =>
	answerDocument(
		{ language, brand },
		{ request: new Request('https://reisen.example/p/token/pdf?version=1&lng=de'), back: '/p/"token"' },
		make,
	);

test('a document is handed out as a file that no one stores and that leaks no address', async () => {
	const response = await answer('en', async () => ({ bytes: new Uint8Array([37, 80]), name: 'proposal-7c1e94a2' }));
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'application/pdf',
		'content-length': '2',
		'content-disposition': 'inline; filename="proposal-7c1e94a2.pdf"',
		'cache-control': 'private, no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	});
});

test.each([
	['en', 'Please try again in 30 seconds.'],
	['de', 'Bitte versuchen Sie es in 30 Sekunden noch einmal.'],
] as const)('a worker that is away is said in %s, with the time to try again', async (language, sentence) => {
	const response = await answer(language, () =>
		Promise.reject(new DomainError('unavailable', 'away', { retryAfterSeconds: 30 })),
	);
	expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
	const page = await response.text();
	expect(page).toContain(`<html lang="${language}"`);
	expect(page).toContain(sentence);
	expect(page).toContain('href="/p/&quot;token&quot;"');
	expect(page).toContain('href="/p/token/pdf?version=1&amp;lng=de"');
	// In the look of the brand, as the page that it stands in for.
	const { main, 'menu-ground': ground } = brandTokens(brand);
	expect(page).toContain(`--main:${main};`);
	expect(page).toContain(`--menu-ground:${ground};`);
	expect(page).toMatch(new RegExp(`<header.*${brand.name}.*</header>`));
});

test('a document that there is not is 404, and any other error stays one', async () => {
	const missing = await answer('en', () => Promise.reject(new DomainError('not-found', 'none')));
	expect(missing.status).toBe(404);
	await expect(answer('en', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
