import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker } from './worker-bundle';

const CALLER = `export default {
	async fetch(request, env) {
		return Response.json(await env.COUNTRY_NAMES.names(new URL(request.url).searchParams.get('lng')));
	},
}`;

let call: (
	worker: 'caller' | 'firnlicht-country-names',
	path: string,
	headers?: Record<string, string>,
) => Promise<Response>;
let stop: () => Promise<void>;

beforeAll(async () => {
	const { convertV4MiniflareOptions, Miniflare } = await import('miniflare');
	const compatibilityDate = '2026-08-20';
	const contents = await bundleWorker('country-names');
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			workers: [
				{
					name: 'caller',
					modules: true,
					script: CALLER,
					compatibilityDate,
					serviceBindings: { COUNTRY_NAMES: { name: 'firnlicht-country-names', entrypoint: 'CountryNames' } },
				},
				{
					name: 'firnlicht-country-names',
					modules: [{ type: 'ESModule', path: 'index.js', contents }],
					compatibilityDate,
				},
			],
		}),
	);
	call = async (name, path, headers = {}) => {
		const worker = await miniflare.getWorker(name);
		return (await worker.fetch(`http://worker${path}`, { headers })) as unknown as Response;
	};
	stop = () => miniflare.dispose();
});
afterAll(() => stop());

test.each([
	['en', { AT: 'Austria', CH: 'Switzerland', DE: 'Germany', GB: 'United Kingdom', US: 'United States' }],
	[
		'de',
		{ AT: 'Österreich', CH: 'Schweiz', DE: 'Deutschland', GB: 'Vereinigtes Königreich', US: 'Vereinigte Staaten' },
	],
])('the runtime knows every country in %s', async (language, some) => {
	const names = (await (await call('caller', `/?lng=${language}`)).json()) as Record<string, string>;
	expect(names).toMatchObject(some);
	expect(Object.keys(names)).toHaveLength(250);
	for (const [code, name] of Object.entries(names)) expect(name, code).not.toBe(code);
	const sorted = Object.values(names).sort(new Intl.Collator(language).compare);
	expect(Object.values(names)).toEqual(sorted);
});

test('GET may be cached for seven days and answers 304 to its own ETag', async () => {
	const first = await call('firnlicht-country-names', '/?lng=de');
	expect(first.headers.get('cache-control')).toBe('public, max-age=604800');
	expect(await first.json()).toMatchObject({ FR: 'Frankreich' });
	const etag = first.headers.get('etag') ?? '';
	expect((await call('firnlicht-country-names', '/?lng=de', { 'if-none-match': etag })).status).toBe(304);
	expect((await call('firnlicht-country-names', '/', { 'if-none-match': etag })).status).toBe(200);
});
