/** Where the browser tests have their installation: ports from here on, and a data folder of its own. */
export const E2E = { port: Number(process.env.E2E_PORT || 8930), dataDir: '.local/e2e' } as const;

/** What an installation is told that browsers walk through: a day that stands still, and room for many requests. */
export const WALK_VARIABLES = {
	TODAY: '2026-11-20',
	PRODUCTION_HOSTS: 'firnlicht.localhost',
	// the browsers' time is not for pictures that no test looks at
	PICTURES: 'on-demand',
	WRITES_PER_TEN_MINUTES: '10000',
	READS_PER_MINUTE: '1000000',
} as const;
