import * as z from 'zod';
import { type PlainDate, parsePlainDate } from '../date/plain-date';
import type { ApiParameter } from './api-call';

/** What every call with an account answers with 401. */
export const SIGN_IN = 'The call needs an account: sign in first.';

export const DEFAULT_LIMIT = 250;
export const MOST_ITEMS = 1000;

/** A yes or no that is no when it is not given. */
export function flag(description: string): ApiParameter<z.ZodDefault<z.ZodBoolean>> {
	return { kind: 'json', schema: z.boolean({ error: 'true or false.' }).default(false), description, example: 'true' };
}

export const limit = {
	kind: 'json',
	schema: z
		.int({ error: `A whole number from 1 to ${MOST_ITEMS}.` })
		.min(1, `A whole number from 1 to ${MOST_ITEMS}.`)
		.max(MOST_ITEMS, `A whole number from 1 to ${MOST_ITEMS}.`)
		.default(DEFAULT_LIMIT),
	description: 'Most items of one answer. The `Link` header leads to the next ones.',
	example: '2',
} satisfies ApiParameter;

export const includeTotal = flag('With the header `X-Total-Count`: how many items all pages have together.');

/** Where a page of a list begins: the id of the last item of the page before. */
export const after = {
	kind: 'text',
	schema: z.string().min(1, 'The `_id` of an item.').max(120, 'The `_id` of an item.').optional(),
	description: 'The `_id` of the last item of the page before; the `Link` header has it.',
} satisfies ApiParameter;

/** A day of the calendar. */
export function day(description: string): ApiParameter<z.ZodType<PlainDate>> {
	return {
		kind: 'text',
		schema: z
			.string({ error: 'A day as YYYY-MM-DD.' })
			.transform((text, context) => {
				const date = parsePlainDate(text);
				if (date) return date;
				context.addIssue({ code: 'custom', message: 'A day as YYYY-MM-DD.' });
				return z.NEVER;
			})
			.meta({ format: 'date' }) as unknown as z.ZodType<PlainDate>,
		description,
	};
}
