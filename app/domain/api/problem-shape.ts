import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { PROBLEM_CODES } from '~/platform/problem-details';
import { NO_OFFER_REASONS } from '../offer/offer';
import { OPTION_OBSTACLES, PROPOSAL_OBSTACLES } from '../proposal/proposal-limits';

const error = z.object({
	detail: z.string().describe('What is wrong, or what would be right.'),
	parameter: z.string().optional().describe('Name in the query.'),
	pointer: z
		.string()
		.optional()
		.describe("JSON pointer (RFC 6901) into the body, or into the parameter's value when that is JSON."),
});

/** Every error of the API (RFC 9457). */
export const problemShape = z
	.object({
		type: z.string(),
		title: z.string().describe('One sentence for a person.'),
		status: z.int(),
		code: z.enum(Object.values(PROBLEM_CODES).flat()).describe('What programs tell errors apart by; it never changes.'),
		requestId: z.string().optional().describe('As in the header `x-request-id`; please name it when you ask us.'),
		detail: z.string().optional(),
		errors: z.array(error).optional(),
		figures: z
			.record(z.string(), z.union([z.number(), z.string(), z.null()]))
			.optional()
			.describe('The figures that hold now, where others were sent.'),
		rooms: z
			.array(
				z.object({
					reason: z.enum([...NO_OFFER_REASONS, 'gone']).nullable(),
					currency: z.enum(CURRENCY_CODES).nullable(),
					priceTotal: z.number().nullable(),
				}),
			)
			.optional()
			.describe('What became of each room that was chosen, in their order.'),
		obstacles: z
			.array(z.object({ kind: z.enum([...OPTION_OBSTACLES, ...PROPOSAL_OBSTACLES]), lead: z.string().nullable() }))
			.optional()
			.describe('Everything that keeps a proposal from being sent; `lead` says of which option.'),
	})
	.meta({ id: 'Problem', description: 'Problem details (RFC 9457); `errors` names every fault.' });

/** What a form's call answers. */
export const messageShape = z
	.object({ message: z.string().describe('For the person who sent it, in their language.') })
	.meta({ id: 'Message' });
