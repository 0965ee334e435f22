import { describe, expect, it } from 'vitest';
import { PAGE_SCRIPTS, startScriptsLate } from '~/platform/late-scripts';

const REMIX = `<html><body><main>Lech</main><script>((e,t)=>{restore(e,t)})("positions", null)</script><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/><script>window.__remixContext = {"a":"$&","b":"\\u003c/script"};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";

window.__remixRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-2.js");</script></body></html>`;

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

describe('startScriptsLate', () => {
	const late = startScriptsLate(REMIX);
	const scripts = [...late.matchAll(SCRIPT)].map(([, attributes, text]) => ({ attributes, text }));
	const data = scripts.find(({ attributes }) => attributes?.includes('page-data'));
	const run = scripts.at(-1)?.text ?? '';

	it('preloads no module before the page has been seen', () => {
		expect(late).not.toContain('rel="modulepreload"');
		expect(late.match(/<link data-later="" rel="dns-prefetch" href="\/assets\//g)).toHaveLength(2);
	});

	it('has the context and the modules as data, in the place of a script', () => {
		expect(data?.attributes).toBe(' type="application/json" id="page-data"');
		expect(JSON.parse(data?.text ?? '')).toEqual({
			context: { a: '$&', b: '</script' },
			modules: {
				manifest: '/assets/manifest-1.js',
				entry: '/assets/entry-2.js',
				routes: [
					['root', '/assets/root-3.js'],
					['routes/home', '/assets/home-4.js'],
				],
			},
		});
	});

	it('runs only scripts that are the same on every page', () => {
		const running = scripts.filter(({ attributes }) => !attributes?.includes('application/json'));
		expect(running).toHaveLength(2);
		for (const { text } of running) expect(PAGE_SCRIPTS).toContain(text);
		expect(late.match(SCRIPT)).toHaveLength(REMIX.match(SCRIPT)?.length ?? 0);
	});

	it('waits before the first import, then imports in the order of the page', () => {
		expect(run.indexOf('await new Promise')).toBe(0);
		const order = [
			'import(modules.manifest)',
			'await import(file)',
			'window.__remixRouteModules',
			'import(modules.entry)',
		];
		const places = order.map((word) => run.indexOf(word));
		expect(places).toEqual(places.toSorted((one, other) => one - other));
		expect(places.every((place) => place > 0)).toBe(true);
	});

	it('starts at the first touch alone where it is told so, and fetches before', () => {
		const touched = startScriptsLate(REMIX, 'atFirstTouch');
		expect(touched).toMatch(/addEventListener\(sign, touched/);
		expect(touched).not.toContain('setTimeout(start');
		expect(touched).toContain("setTimeout(fetchAs, 500, 'prefetch')");
	});

	it('leaves everything else as it was', () => expect(late).toContain('<main>Lech</main>'));

	it.each([
		REMIX.replace('<link rel', '<p>between</p><link rel'),
		'<html><body>no script</body></html>',
		'<script type="module" async="">somethingElse();</script>',
	])('gives HTML of another shape back: %s', (html) => expect(startScriptsLate(html)).toBe(html));
});
