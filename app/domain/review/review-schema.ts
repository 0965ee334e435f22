import * as z from 'zod';
import type { ErrorKey } from '../form/field-error';
import { optionalLine, paragraphs } from '../form/field-schemas';
import { RATINGS, REVIEW_LIMITS } from './review-rules';

const limited = (limit: number) =>
	paragraphs(null)
		.refine((text) => text.length <= limit, 'textTooLong' satisfies ErrorKey)
		.transform((text) => text || null);

/** What a guest answers after the stay. Name and country are needed of those who agree that it is shown. */
export const reviewSchema = z
	.object({
		rating: z
			.enum(RATINGS.map(String) as [string, ...string[]], { error: 'required' satisfies ErrorKey })
			.transform(Number),
		text: limited(REVIEW_LIMITS.text),
		mayPublish: z.boolean(),
		firstName: optionalLine(REVIEW_LIMITS.firstName),
		country: optionalLine(80),
	})
	.superRefine(({ mayPublish, firstName, country }, context) => {
		const missing = (path: 'firstName' | 'country') =>
			context.addIssue({ code: 'custom', path: [path], message: path satisfies ErrorKey });
		if (mayPublish && firstName === '') missing('firstName');
		if (mayPublish && country === '') missing('country');
	});

/** What the house replies below a released answer; null for nothing. */
export const replySchema = z.object({ reply: limited(REVIEW_LIMITS.reply) });
