import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { minify } from '@swc/core';
import tailwindcss from '@tailwindcss/vite';
import licences from 'rollup-plugin-license';
import { defineConfig, type Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import { content } from './app/content/vite-content';

/** Parts of Remix's browser script that serve features which are off: seven kilobytes of every first view. */
const OFF: readonly (readonly [file: RegExp, code: string])[] = [
	[/\/turbo-stream\/dist\//, 'export const decode = off, encode = off;'],
	[
		/\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/,
		'export const StreamTransfer = off, decodeViaTurboStream = off, getSingleFetchDataStrategy = off, singleFetchUrl = off;',
	],
	[
		/\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
		`export const isFogOfWarEnabled = () => false, getPatchRoutesOnNavigationFunction = () => undefined,
			useFogOFWarDiscovery = () => undefined, getPartialManifest = off, fetchAndApplyManifestPatches = off;`,
	],
	// No route has a clientLoader that runs before the first view.
	[/\/@remix-run\/react\/dist\/esm\/fallback\.js$/, 'export const RemixRootDefaultHydrateFallback = () => null;'],
];

/** The same within files of which other parts are used: from the one line up to the other. */
const CUT: readonly (readonly [file: RegExp, from: string, to: string, code: string])[] = [
	// No loader defers.
	[
		/\/@remix-run\/react\/dist\/esm\/data\.js$/,
		'const DEFERRED_VALUE_PLACEHOLDER_PREFIX',
		'export {',
		'const parseDeferredReadableStream = off;\n',
	],
	// Shown where the frame of all pages itself fails: a sentence, and not the error's stack.
	[
		/\/@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/,
		'function RemixRootDefaultErrorBoundary',
		'export {',
		`function RemixRootDefaultErrorBoundary({ error }) {
			console.error(error);
			return React.createElement('html', { lang: 'en' }, React.createElement('body', null,
				React.createElement('p', null, 'This page cannot be shown. Please load it again.')));
		}
		const BoundaryShell = off;\n`,
	],
];

/**
 * Remix reloads the page for every part of the script that does not come, and again for the next: somebody whose network
 * refuses one file would reload for ever. Here it fails instead, and the error boundary reloads once, then says so.
 */
const ROUTE_MODULES = [
	/\/@remix-run\/react\/dist\/esm\/routeModules\.js$/,
	'export async function loadRouteModule({ id, module }, cache) { return (cache[id] ??= await import(/* @vite-ignore */ module)); }',
] as const;

const STUB = `const off = () => { throw new Error('This is off in vite.config.ts.'); };`;

const withoutWhatIsOff: Plugin = {
	name: 'without-what-is-off',
	enforce: 'pre',
	load(id, options) {
		if (!options?.ssr && ROUTE_MODULES[0].test(id)) return ROUTE_MODULES[1];
		const code = options?.ssr ? undefined : OFF.find(([file]) => file.test(id))?.[1];
		return code === undefined ? null : `${STUB} ${code}`;
	},
	transform(code, id, options) {
		const cut = options?.ssr ? undefined : CUT.find(([file]) => file.test(id));
		if (!cut) return null;
		const [, from, to, own] = cut;
		const [begin, end] = [code.indexOf(from), code.lastIndexOf(to)];
		if (begin < 0 || end < begin) this.error(`${id} has another form than vite.config.ts knows: see CUT.`);
		return { code: `${code.slice(0, begin)}${STUB}\n${own}${code.slice(end)}`, map: null };
	},
};

const APP = join(import.meta.dirname, 'app');

/** Where libraries keep their texts by language; the first group is the language. */
const LANGUAGE_FILES = [
	/\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/,
	/\/stream-chat-react\/dist\/es\/i18n\/([a-z]{2})\.mjs$/,
	/\/dayjs\/locale\/([a-z]{2})\.js$/,
];

const OURS = new Set(['en', 'en-US', 'de', 'de-DE']);

/** Libraries speak some 30 languages; ours are two, so the others' texts stay out of their chunks. */
const onlyOurLanguages: Plugin = {
	name: 'only-our-languages',
	enforce: 'pre',
	load: (id) => {
		const locale = LANGUAGE_FILES.map((file) => file.exec(id)?.[1]).find(Boolean);
		return locale && !OURS.has(locale) ? 'export default {}' : null;
	},
};

/** What the browser has in place of a module: a hook of our own for texts, and a plain map where the server counts the bytes of what it keeps. */
const IN_BROWSER: Readonly<Record<string, string>> = {
	'react-i18next': join(APP, 'locales', 'react-texts.tsx'),
	'~/platform/cache/memory-cache': join(APP, 'platform', 'cache', 'browser-cache.ts'),
};

const ofTheBrowser: Plugin = {
	name: 'of-the-browser',
	enforce: 'pre',
	resolveId: (source, _importer, options) => (options?.ssr ? null : (IN_BROWSER[source] ?? null)),
};

/**
 * Licences of what the browser's scripts are made of, as one file beside them. Their notices within the scripts would be two kilobytes of
 * every first view.
 */
const licencesBeside: Plugin = {
	...licences({ thirdParty: { output: join(import.meta.dirname, 'build', 'client', 'licences.txt') } }),
	name: 'licences-beside',
	apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
};

/** Scripts of the browser are made smaller by SWC: four kilobytes of every first view less than by esbuild, in a second more. */
const smallScripts: Plugin = {
	name: 'small-scripts',
	apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
	enforce: 'post',
	// The last step, since each step before prints the code anew.
	async generateBundle(_options, bundle) {
		const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
		await Promise.all(
			chunks.map(async (chunk) => {
				const options = { module: true, compress: { passes: 2 }, mangle: true, ecma: 2022 } as const;
				chunk.code = (await minify(chunk.code, options)).code;
			}),
		);
	},
};

const INPUTS = join(import.meta.dirname, 'build', 'inputs');

/** Writes down which files a build has read, for `workers/local/build.ts` to know that it watches them all. */
const inputs: Plugin = {
	name: 'inputs',
	apply: 'build',
	// Remix has emptied the folder by now: what others build into it can begin.
	buildStart() {
		mkdirSync(INPUTS, { recursive: true });
		writeFileSync(join(INPUTS, 'begun'), '');
	},
	buildEnd() {
		const files = [...this.getModuleIds(), ...this.getWatchFiles()]
			.map((id) => id.replace(/[?#].*$/, ''))
			.filter((id) => id.startsWith(`${import.meta.dirname}/`))
			.map((id) => relative(import.meta.dirname, id));
		const side = this.environment.name === 'ssr' ? 'server' : 'client';
		writeFileSync(join(INPUTS, `vite-${side}.json`), JSON.stringify([...new Set(files)].sort()));
	},
};

/** What every consumer page loads, and the three most of them begin with. */
const SHELL = [
	...['entry.client.tsx', 'root.tsx', 'routes/consumer/layout.tsx'],
	// Small rules that many pages share, which would else be a file each.
	...['domain/place/property-path.ts', 'domain/place/country.ts'],
	'components/layout/head-text.ts',
];
const FIRST_PAGES = ['home.tsx', 'search.tsx', 'property.tsx'].map((file) => `routes/consumer/${file}`);

/** The forms' pages, and the pages that do without them: `property.tsx` is there with and without its enquiry. */
const FORM_PAGES = [
	'enquiry.tsx',
	'contact.tsx',
	'property-enquiry.tsx',
	'shortlist-enquiry.tsx',
	'property-booking.tsx',
	'../hotel/invite-sales-contact.tsx',
];
const PLAIN_PAGES = [
	...['listing.tsx', 'shortlist.tsx', 'other-periods.tsx', 'newsletter.tsx', 'destinations.tsx'],
	...['../content/plain-page.tsx', '../content/alps-page.tsx'],
	// Forms of the trade that have a field's label and error alone.
	...['../partner/lead.tsx', '../partner/conversations.tsx', '../partner/my-network.tsx'],
];

/** Fetched with the first child or baby, not with the form. */
const FETCHED = ['components/enquiry/children-ages.tsx', 'components/enquiry/baby-needs.tsx'];

/** What confirms a sent form, fetched at the first input, and what is offered in place of a period that is refused. */
const FETCHED_WITH_ANSWERS = [
	'components/form/success-frame.tsx',
	'components/enquiry/enquiry-success.tsx',
	'components/booking/booking-success.tsx',
	'components/enquiry/nearest-periods.tsx',
];

/** All first pages name these, since the server draws the guests and cards of each; browsers of a property fetch them when they are wanted. */
const FETCHED_LATER = ['components/form/stepper.tsx', 'components/shortlist/keep-button.tsx'];

/** A line that the payment's steps share with the trade's, which would be a file of its own. */
const SMALL = ['domain/card/card-fields.ts'];

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

let shell: Set<string> | undefined;
let forms: Map<string, 'forms' | 'parts' | 'fetched' | 'sent'> | undefined;

/**
 * Puts what every page imports into one file: a browser on a slow line fetches six files at a time, and the twenty small ones
 * that come of splitting by use cost more than their bytes.
 */
function intoShell(id: string, graph: Graph): string | undefined {
	if (!shell) {
		const [first = new Set<string>(), ...others] = FIRST_PAGES.map((file) => importsOf([file], graph));
		const ofAll = [...first].filter((each) => others.every((imports) => imports.has(each)));
		shell = new Set([...importsOf(SHELL, graph), ...ofAll]);
		// It starts the page, so it must not run because a route wants something beside it.
		shell.delete(join(APP, 'entry.client.tsx'));
		for (const file of FETCHED_LATER) shell.delete(join(APP, file));
	}
	return shell.has(id) ? 'shell' : intoForms(id, graph);
}

/**
 * What several forms share, in one file too: its eight small ones were a kilobyte heavier. What they share with pages that have no
 * form is a file of its own, or those would load the forms.
 */
function intoForms(id: string, graph: Graph): string | undefined {
	if (!forms) {
		const below = (files: string[]) =>
			importsOf(
				files.map((file) => `routes/consumer/${file}`),
				graph,
			);
		const elsewhere = new Set([...importsOf(FIRST_PAGES, graph), ...below(PLAIN_PAGES)]);
		const each = FORM_PAGES.map((file) => below([file]));
		const shared = each
			.flatMap((imports) => [...imports])
			.filter((one) => each.filter((all) => all.has(one)).length > 1);
		forms = new Map(shared.map((one) => [one, elsewhere.has(one) ? 'parts' : 'forms']));
		// Left out, they would follow the file that names them.
		for (const file of FETCHED) forms.set(join(APP, file), 'fetched');
		for (const file of SMALL) forms.set(join(APP, file), 'parts');
		for (const file of FETCHED_WITH_ANSWERS) forms.set(join(APP, file), 'sent');
	}
	return forms.get(id);
}

/** The files and all that they import, not what they fetch later. */
function importsOf(files: string[], { getModuleInfo }: Graph): Set<string> {
	const found = new Set<string>();
	const open = files.map((file) => join(APP, file));
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (found.has(next)) continue;
		found.add(next);
		open.push(...(getModuleInfo(next)?.importedIds ?? []));
	}
	return found;
}

/** In `npm run dev` the site's worker takes the pages from Vite, in a deployment from the build beside it. */
const pagesFromVite: Plugin = {
	name: 'pages-from-vite',
	apply: 'serve',
	enforce: 'pre',
	resolveId(source) {
		return source.endsWith('/build/server/index.js') ? this.resolve('virtual:remix/server-build') : null;
	},
};

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		pagesFromVite,
		onlyOurLanguages,
		withoutWhatIsOff,
		ofTheBrowser,
		inputs,
		smallScripts,
		licencesBeside,
		content(import.meta.dirname),
		tailwindcss(),
		remix({
			ignoredRouteFiles: ['**/*'],
			future: {
				v3_fetcherPersist: true,
				v3_relativeSplatPath: true,
				v3_throwAbortReason: true,
				v3_routeConfig: true,
				// Data stands in the page as one block (docs/decisions/0060).
				v3_singleFetch: false,
				v3_lazyRouteDiscovery: false,
			},
		}),
		tsconfigPaths({ projects: ['./tsconfig.json'] }),
	],
	// In development the server's side runs in Node.
	...(command === 'serve'
		? {}
		: {
				ssr: {
					target: 'webworker',
					external: ['node:async_hooks'],
					noExternal: true,
					resolve: { conditions: ['workerd', 'worker', 'browser'], externalConditions: ['workerd', 'worker'] },
				},
				resolve: { mainFields: ['browser', 'module', 'main'] },
			}),
	esbuild: { legalComments: 'none' },
	// The worker's bundle is made smaller by wrangler, which then knows the names in it.
	build: {
		target: 'es2022',
		minify: false,
		// Without scripts to make smaller it would leave style sheets alone too; those of the server's build are what browsers load.
		cssMinify: 'esbuild',
		assetsInlineLimit: 0,
		rollupOptions: isSsrBuild ? { external: ['node:async_hooks'] } : { output: { manualChunks: intoShell } },
	},
}));
