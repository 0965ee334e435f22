import * as z from 'zod';

/** The bindings of a worker that name the database; an empty token is none. */
export const databaseEnv = z.object({
	LIBSQL_URL: z.url(),
	LIBSQL_AUTH_TOKEN: z
		.string()
		.optional()
		.transform((token) => token || undefined),
});
