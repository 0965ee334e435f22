import { describe, expect, it } from 'vitest';
import { startScriptsLate } from '~/platform/late-scripts';

const REMIX = `<html><body><main>Lech</main><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/><script>window.__remixContext = {"a":"$&"};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/home-4.js";

window.__remixRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-2.js");</script></body></html>`;

describe('startScriptsLate', () => {
	const late = startScriptsLate(REMIX);
	const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? '';

	it('preloads no module before the page has been seen', () => {
		expect(late).not.toContain('rel="modulepreload"');
		expect(late.match(/<link data-later="" rel="dns-prefetch" href="\/assets\//g)).toHaveLength(2);
	});

	it('waits before the first import, then imports in the same order', () => {
		expect(script).not.toMatch(/^import /m);
		expect(script.indexOf('await new Promise')).toBe(0);
		expect([...script.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file)).toEqual([
			'/assets/manifest-1.js',
			'/assets/root-3.js',
			'/assets/home-4.js',
			'/assets/entry-2.js',
		]);
		expect(script).toContain('const route1 = await import("/assets/home-4.js");');
	});

	it('starts at the first touch alone where it is told so, and fetches before', () => {
		const touched = startScriptsLate(REMIX, 'atFirstTouch');
		expect(touched).toMatch(/addEventListener\(sign, touched/);
		expect(touched).not.toContain('setTimeout(start');
		expect(touched).toContain("setTimeout(fetchAs, 500, 'prefetch')");
		expect([...touched.matchAll(/import\("([^"]+)"\)/g)]).toHaveLength(4);
	});

	it('leaves everything else as it was, dollar signs too', () => {
		expect(late).toContain('<main>Lech</main>');
		expect(late).toContain('{"a":"$&"}');
	});

	it.each(['<html><body>no script</body></html>', '<script type="module" async="">somethingElse();</script>'])(
		'gives HTML of another shape back: %s',
		(html) => expect(startScriptsLate(html)).toBe(html),
	);
});
