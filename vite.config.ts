import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

/** React Aria speaks some 30 languages; ours are two, so the others' texts stay out of its chunk. */
const onlyOurLanguages: Plugin = {
	name: 'only-our-languages',
	enforce: 'pre',
	load: (id) => {
		const locale = /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(
			id,
		)?.[1];
		return locale && locale !== 'en-US' && locale !== 'de-DE' ? 'export default {}' : null;
	},
};

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [
		onlyOurLanguages,
		tailwindcss(),
		remix({
			ignoredRouteFiles: ['**/*'],
			future: {
				v3_fetcherPersist: true,
				v3_relativeSplatPath: true,
				v3_throwAbortReason: true,
				v3_routeConfig: true,
				// Data stands in one inline script whose hash goes into the policy of a cached page (docs/decisions/0003).
				v3_singleFetch: false,
				v3_lazyRouteDiscovery: false,
			},
		}),
		tsconfigPaths({ projects: ['./tsconfig.json'] }),
	],
	ssr: {
		target: 'webworker',
		noExternal: true,
		resolve: { conditions: ['workerd', 'worker', 'browser'], externalConditions: ['workerd', 'worker'] },
	},
	resolve: { mainFields: ['browser', 'module', 'main'] },
	// The worker's bundle is made smaller by wrangler, which then knows the names in it.
	build: { target: 'es2022', minify: !isSsrBuild, assetsInlineLimit: 0 },
}));
