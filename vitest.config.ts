import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';

/** Tests of what is read once, when a process begins. */
const ALONE = ['tests/integration/mail/mailer-tls.test.ts'];

const INTEGRATION = { pool: 'forks', testTimeout: 60_000, hookTimeout: 120_000 } as const;

export default defineConfig({
	plugins: [tsconfigPaths({ projects: ['./tsconfig.json'] })],
	test: {
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				// pure rules: files that share a process are three times as fast and cannot disturb each other
				test: { name: 'unit', isolate: false, testTimeout: 20_000, include: ['tests/unit/**/*.test.{ts,tsx}'] },
			},
			{
				extends: true,
				test: {
					...INTEGRATION,
					name: 'integration',
					include: ['tests/integration/**/*.test.ts'],
					exclude: ALONE,
					// each file has its own database or product; what they import is read once a process
					isolate: false,
				},
			},
			{ extends: true, test: { ...INTEGRATION, name: 'integration-alone', include: ALONE } },
		],
	},
});
