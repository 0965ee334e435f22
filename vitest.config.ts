import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [tsconfigPaths({ projects: ['./tsconfig.json'] })],
	test: {
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				// pure rules: files that share a process are three times as fast and cannot disturb each other
				test: {
					name: 'unit',
					isolate: false,
					testTimeout: 20_000,
					setupFiles: ['tests/known-brands.ts'],
					include: ['tests/unit/**/*.test.{ts,tsx}'],
				},
			},
			{
				extends: true,
				// a process for each file: what the product keeps per isolate belongs to one database
				test: {
					name: 'integration',
					pool: 'forks',
					testTimeout: 60_000,
					hookTimeout: 120_000,
					setupFiles: ['tests/known-brands.ts'],
					include: ['tests/integration/**/*.test.ts'],
				},
			},
			{
				extends: true,
				// builds the version before: `npm test -- --only versions`
				test: {
					name: 'versions',
					testTimeout: 120_000,
					hookTimeout: 600_000,
					setupFiles: ['tests/known-brands.ts'],
					include: ['tests/versions/**/*.test.ts'],
				},
			},
			{
				extends: true,
				// `npm run browsers` says which browsers there are
				test: { name: 'browsers', testTimeout: 90_000, hookTimeout: 60_000, include: ['tests/browsers/**/*.test.ts'] },
			},
		],
	},
});
