import * as z from 'zod';

/** Most characters of `data` as JSON. */
export const DATA_LIMIT = 2000;

/** The body of `POST /api/frontendlogs` (PRIVACY-14). */
export const frontendLogShape = z.strictObject({
	msg: z.string().trim().min(1).max(200),
	data: z
		.json()
		.default(null)
		.refine((data) => JSON.stringify(data).length <= DATA_LIMIT, `At most ${DATA_LIMIT} characters`),
	sessionId: z.string().regex(/^[\w-]{8,64}$/, 'Expected 8 to 64 letters, digits, hyphens or underscores'),
});

export type FrontendLogInput = z.infer<typeof frontendLogShape>;
