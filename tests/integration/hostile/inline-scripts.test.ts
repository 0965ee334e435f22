import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../product';
import { actAsAdmin, signInAs } from '../sign-in';

let product: Product;
beforeAll(async () => {
	product = await startProduct('inline-scripts');
});
afterAll(() => product?.stop());

const PUBLIC = [
	'/',
	'/search',
	'/chalets/austria/lech/chalet-enzian',
	'/contact',
	'/api',
	'/signin?to=/user',
	'/nowhere',
];
const PERSONAL = ['/hotels', '/partner/dashboard', '/user', '/partner/desk'];

const scriptSource = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1] ?? '';

function inlineScripts(html: string): string[] {
	return [...html.matchAll(/<script(?![^>]*(?: src=| type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, script = '']) => script,
	);
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('runs the same inline scripts on every page, and no others (ACCESS-18)', async () => {
	const cookie = await actAsAdmin(product, await signInAs(product, 'admin'));
	const pages = await Promise.all([
		...PUBLIC.map((path) => product.ask(path, { headers: { accept: 'text/html' } })),
		...PERSONAL.map((path) => product.ask(path, { headers: { cookie } })),
	]);
	const read = pages.filter(({ headers }) => String(headers['content-type']).startsWith('text/html'));
	expect(read.length).toBeGreaterThan(7);
	expect(new Set(read.map(({ headers }) => scriptSource(headers['content-security-policy'])).values()).size).toBe(1);
	const known = scriptSource(read[0]?.headers['content-security-policy']).split(' ');
	expect(known.filter((source) => source.startsWith("'sha256-"))).toHaveLength(4);
	for (const { text } of read) {
		const scripts = inlineScripts(text);
		expect(scripts).toHaveLength(2);
		for (const script of scripts) expect(known).toContain(hashOf(script));
	}
});

it('carries the data of a page as data that ends no script', async () => {
	const place = '</script><script>window.attacked=1</script>';
	const { text } = await product.ask(`/search?place=${encodeURIComponent(place)}`);
	const [, data = ''] = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(text) ?? [];
	const { modules, context } = JSON.parse(data) as {
		modules: { routes: [string, string][] };
		context: { state: { loaderData: object } };
	};
	expect(modules.routes.map(([id]) => id)[0]).toBe('root');
	expect(Object.keys(context.state.loaderData)).toContain('root');
	expect(text).not.toContain('<script>window.attacked');
});
