import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS } from './workers/local/browser';
import { E2E, WALK_VARIABLES } from './workers/local/e2e-installation';

/** The whole product as `npm start` gives it, on ports and a data folder of its own, with the calendar held still. */
export default defineConfig({
	testDir: 'tests/e2e',
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// A second try is named "flaky" at the end of the list, for somebody to find out why; a defect fails twice.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	// the machine of a test run may be busy
	expect: { timeout: 10_000 },
	reporter: [['list']],
	outputDir: 'test-results',
	webServer: {
		command: 'node workers/local/bootstrap.mjs start',
		url: `http://127.0.0.1:${E2E.port}/healthz`,
		// the first start builds and seeds
		timeout: 300_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
		env: {
			PORT: String(E2E.port),
			DATA_DIR: E2E.dataDir,
			...WALK_VARIABLES,
			// Not there: a test that agrees to it answers in its place.
			ANALYTICS_SRC: 'https://count.example/count.js',
		},
		reuseExistingServer: false,
	},
	use: {
		baseURL: `http://localhost:${E2E.port}`,
		launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: BROWSER_FLAGS },
		locale: 'en-GB',
		// Everybody has said no to cookies already; tests of the question begin without an answer.
		storageState: {
			cookies: ['localhost', 'firnlicht.localhost', 'demo.localhost'].map((domain) => ({
				name: 'consent',
				value: '1.analytics+logs.',
				domain,
				path: '/',
				expires: -1,
				httpOnly: false,
				secure: false,
				sameSite: 'Lax' as const,
			})),
			origins: [],
		},
		actionTimeout: 10_000,
		// A failed test leaves its page as words and as a picture. TRACE=1 keeps every step too, and makes all tests a third slower.
		screenshot: 'only-on-failure',
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
	},
});
