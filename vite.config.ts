import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

export default defineConfig({
	plugins: [
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
	build: { target: 'es2022', minify: true, assetsInlineLimit: 0 },
});
