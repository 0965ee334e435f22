import { describe, expect, it } from 'vitest';
import { createBrowserTexts, type Texts } from '~/locales/browser-texts';
import { serverTexts } from '~/locales/server';
import { CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

const files = import.meta.glob<{ default: Texts }>('../../../app/locales/{en,de}/*.ts', { eager: true });

/** Every key of a namespace with its placeholders: `['enquiry:steps.title', 'name']`. */
function keysOf(texts: Texts, path: string): string[] {
	return Object.entries(texts).flatMap(([key, text]) => {
		const own = path ? `${path}.${key}` : key;
		return typeof text === 'string' || Array.isArray(text) ? own : keysOf(text as Texts, own);
	});
}

/** A value for each mark; each holds the next mark, as if somebody had typed it. */
function valuesOf(texts: string): Record<string, string> {
	const names = [...new Set(Array.from(texts.matchAll(/\{\{(?!count)(\w+)\}\}/g), ([, name = '']) => name))];
	return Object.fromEntries(
		names.map((name, at) => [name, `<${name} & 'co' {{${names[at + 1] ?? name}}} $t(common:nav.home)>`]),
	);
}

describe.each([
	['en', DEFAULT_BRAND],
	['de', DEFAULT_BRAND],
	['en', CONSUMER_BRAND],
	['de', CONSUMER_BRAND],
] as const)('texts in the browser, %s', (language, brand) => {
	const said = serverTexts({ language, brand });
	const namespaces = Object.keys(files)
		.filter((path) => path.includes(`/${language}/`))
		.map((path) => path.replace(/^.*\/|\.ts$/g, ''));
	const textsOf = (namespace: string) => files[`../../../app/locales/${language}/${namespace}.ts`]?.default ?? {};

	it('are what i18next says on the server, for every key, count and value', async () => {
		const browser = createBrowserTexts(language, async (namespace) => textsOf(namespace), brand.wording[language]);
		await browser.loadNamespaces(namespaces);
		let compared = 0;
		for (const namespace of namespaces) {
			const server = said.getFixedT(null, namespace as 'common') as unknown as (...args: unknown[]) => unknown;
			const own = browser.getFixedT(null, namespace as 'common') as unknown as (...args: unknown[]) => unknown;
			const keys = new Set(keysOf(textsOf(namespace), '').map((key) => key.replace(/_(one|other)$/, '')));
			const values = valuesOf(JSON.stringify(textsOf(namespace)));
			for (const key of [...keys, 'not.there', 'common:nav.home']) {
				for (const count of [undefined, 0, 1, 2, 5, 1.5]) {
					const options = { ...values, returnObjects: true, ...(count === undefined ? {} : { count }) };
					expect(own(key, options), `${namespace}:${key}`).toEqual(server(key, options));
					compared += 1;
				}
			}
		}
		expect(compared).toBeGreaterThan(3000);
	});

	it('come with their namespace, and one that cannot be had is empty', async () => {
		const browser = createBrowserTexts(language, async (namespace) => {
			if (namespace === 'home') throw new Error('away');
			return textsOf(namespace);
		});
		expect(browser.hasLoadedNamespace('common')).toBe(false);
		await new Promise<void>((resolve) => browser.loadNamespaces(['common', 'home'], () => resolve()));
		expect(browser.hasLoadedNamespace('common')).toBe(true);
		expect(browser.hasLoadedNamespace('home')).toBe(true);
		expect(browser.t('nav.home')).toBe(said.t('nav.home'));
		expect(browser.t('home:title')).toBe('title');
	});
});
