/** Where the browser tests have their installation: ports from here on, and a data folder of its own. */
export const E2E = { port: Number(process.env.E2E_PORT || 8930), dataDir: '.local/e2e' } as const;
