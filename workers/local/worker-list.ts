/** The workers of this deployment: name and configuration. The first is the site. */
export const WORKERS = [
	{ name: 'site', config: 'wrangler.toml' },
	{ name: 'mailer', config: 'workers/mailer/wrangler.toml' },
	{ name: 'crash-reports', config: 'workers/crash-reports/wrangler.toml' },
	{ name: 'country-names', config: 'workers/country-names/wrangler.toml' },
	{ name: 'conversations', config: 'workers/conversations/wrangler.toml' },
	{ name: 'documents', config: 'workers/documents/wrangler.toml' },
	{ name: 'pictures', config: 'workers/pictures/wrangler.toml' },
	{ name: 'watch', config: 'workers/watch/wrangler.toml' },
	{ name: 'offer-cache', config: 'workers/offer-cache/wrangler.toml' },
] as const;

export type WorkerName = (typeof WORKERS)[number]['name'];

/** The workers that read and write the database: with \`LIBSQL_URL\` and, for Turso, its token. */
export const WORKERS_WITH_DATABASE = [
	'site',
	'mailer',
	'crash-reports',
	'conversations',
	'offer-cache',
] as const satisfies WorkerName[];
