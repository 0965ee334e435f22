import * as z from 'zod';
import { CURRENCY_CODES, LANGUAGES } from '#db/schema/enums';
import { MARKUP_KINDS, PROPOSAL_APPROVALS, PROPOSAL_STATES, THREAD_SIDES, THREAD_WAYS } from '#db/schema/trade-enums';
import { instant } from '../../lead/api/lead-shape';
import { LONGEST_ANSWER } from '../../mail-thread/thread-limits';
import { amount, signedAmount } from '../../money/amount';
import { day } from '../../stay/api/stay-shape';
import { MOST_OPTIONS } from '../proposal-limits';

const state = z.enum(PROPOSAL_STATES);

/** `POST /api/sales/proposals`. */
export const newProposalBody = z.strictObject({
	leads: z
		.array(z.string().min(1).max(120))
		.min(1, 'At least one lead.')
		.max(MOST_OPTIONS, `At most ${MOST_OPTIONS} leads.`)
		.describe('Ids of leads of the agency, in the order of the options.'),
	clientEmail: z
		.email('An address such as name@example.com.')
		.max(254)
		.optional()
		.describe('Where a proposal is sent to; left out: the address of the first lead.'),
});

/** `POST /api/sales/proposals/{id}/send`. */
export const sendProposalBody = z.strictObject({
	revision: z.int().positive().describe('The revision that was read.'),
	by: z.enum(['mail', 'link']).describe('`link` sends no mail; the answer has the link in either case.'),
});

export const proposalWrittenShape = z
	.object({ _id: z.string(), revision: z.int() })
	.meta({ id: 'ProposalWritten', description: 'A proposal that was begun.' });

export const proposalSentShape = z
	.object({
		version: z.int().describe('Number of the version that was frozen.'),
		link: z
			.string()
			.describe('Address of the client’s page. Keep it secret: it lets its holder answer for the client.'),
	})
	.meta({ id: 'ProposalSent', description: 'A proposal as it was sent.' });

const decision = z
	.object({
		kind: z.enum(['approved', 'declined']),
		lead: z
			.string()
			.nullable()
			.describe('The lead that was approved; null for a no, and where the draft no longer has it as an option.'),
		name: z.string().nullable().describe('The name that the client signed with.'),
		at: instant,
	})
	.nullable()
	.describe('What the client has decided; null before.');

export const listedProposalShape = z
	.object({
		_id: z.string(),
		state,
		client: z.string(),
		title: z.string().describe('Empty: a headline is made of the options.'),
		agent: z.string(),
		options: z.array(
			z.object({
				lead: z.string(),
				name: z.string(),
				period: z.object({ checkInDate: day, checkOutDate: day }),
				isApproved: z.boolean(),
			}),
		),
		sentAt: instant.nullable(),
		openings: z.int(),
		lastOpenedAt: instant.nullable(),
		validUntil: instant,
	})
	.meta({ id: 'ProposalInList', description: 'A proposal as a list has it.' });

export const proposalShape = z
	.object({
		_id: z.string(),
		revision: z.int().describe('Goes up with each change; sending names the one it has seen.'),
		state,
		language: z.enum(LANGUAGES),
		client: z.object({ firstName: z.string(), lastName: z.string(), email: z.string().nullable() }),
		title: z.string(),
		greeting: z.string().describe('The letter, paragraphs parted by empty lines.'),
		validUntil: instant,
		onApproval: z
			.enum(PROPOSAL_APPROVALS)
			.describe('What the client’s approval does: tell the agent, ask for an option, or ask for the booking.'),
		options: z.array(
			z.object({
				lead: z.string(),
				bookingNumber: z.string(),
				period: z.object({ checkInDate: day, checkOutDate: day }),
				currencyCode: z.enum(CURRENCY_CODES),
				price: amount.nullable().describe('What the agent has decided on; null: what the lead says.'),
				markup: z.object({
					kind: z.enum(MARKUP_KINDS),
					value: signedAmount.describe('Major units of the currency, or percent.'),
				}),
				reason: z.string(),
			}),
		),
		versions: z
			.array(z.object({ number: z.int(), sentAt: instant, hash: z.string() }))
			.describe('What was sent, the newest last.'),
		openings: z.int(),
		lastOpenedAt: instant.nullable(),
		decision,
	})
	.meta({
		id: 'Proposal',
		description: 'A proposal as its agency sees it: the draft, what was sent, what became of it.',
	});

export const proposalVersionShape = z
	.object({
		number: z.int(),
		sentAt: instant,
		hash: z.string().describe('SHA-256 of the version; its first eight digits stand in the foot of page and PDF.'),
		language: z.enum(LANGUAGES),
		validUntil: instant,
		agency: z.string(),
		client: z
			.object({ firstName: z.string(), lastName: z.string() })
			.nullable()
			.describe('Null once the client’s data were erased; then title, greeting and reasons are empty.'),
		title: z.string(),
		greeting: z.string(),
		options: z.array(
			z.object({
				key: z.string(),
				name: z.string(),
				place: z.string(),
				period: z.object({ checkInDate: day, checkOutDate: day }),
				currencyCode: z.enum(CURRENCY_CODES),
				total: amount.describe('What the client pays.'),
				payments: z.array(z.object({ dueDate: day, amount })),
				cancellation: z
					.array(z.object({ until: day, kept: amount }))
					.describe('What is kept of a booking cancelled by then.'),
				heldUntil: instant.nullable(),
				isFirstChoice: z.boolean(),
				reason: z.string(),
				included: z.array(z.string()),
			}),
		),
	})
	.meta({ id: 'ProposalVersion', description: 'A version as it was sent: what the client reads, and nothing else.' });

/** `POST /api/sales/proposals/{id}/messages`. */
export const newMessageBody = z.strictObject({
	text: z
		.string()
		.trim()
		.min(1, 'A text.')
		.max(LONGEST_ANSWER, `At most ${LONGEST_ANSWER} characters.`)
		.describe('Plain text to the client.'),
});

export const proposalMessageShape = z
	.object({
		_id: z.string(),
		from: z.enum(THREAD_SIDES),
		by: z.enum(THREAD_WAYS).describe('How it came: the client’s page, mail, our pages, or this API.'),
		author: z.string(),
		text: z.string(),
		quoted: z.string().nullable().describe('The earlier mail and signature in a reply by mail.'),
		otherAddress: z.string().nullable().describe('Where a mail came from, if that is no address of its side.'),
		isHeld: z
			.boolean()
			.describe('It came to the agency’s reply address from a stranger and did not go on to the client.'),
		isCut: z.boolean(),
		files: z.array(z.string()).describe('Names of files that came with a mail. They are not stored.'),
		isUnread: z.boolean(),
		at: instant,
	})
	.meta({ id: 'ProposalMessage', description: 'What the client or the agency has written.' });

export const messageWrittenShape = z
	.object({
		isMailed: z.boolean().describe('False where the client has no address: it stands on the client’s page alone.'),
	})
	.meta({ id: 'MessageWritten', description: 'A message to the client.' });
