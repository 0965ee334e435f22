import * as z from 'zod';
import { PROPOSAL_STATES } from '#db/schema/trade-enums';
import {
	listedProposalShape,
	messageWrittenShape,
	newMessageBody,
	newProposalBody,
	proposalMessageShape,
	proposalSentShape,
	proposalShape,
	proposalVersionShape,
	proposalWrittenShape,
	sendProposalBody,
} from '../proposal/api/proposal-shape';
import { apiCall } from './api-call';
import { SIGN_IN } from './common-parameters';

const OWN = { access: 'signedIn', headers: {} } as const;
const FORBIDDEN = 'Proposals are for agents, their supervisors, and admins who act for an agency.';
const NOT_FOUND = 'There is no such proposal, or it is not yours.';
const WRITES = {
	400: 'The body has another shape; `errors` says where.',
	401: SIGN_IN,
	403: FORBIDDEN,
	413: 'The body is longer than any of this call.',
	415: 'The body is not `application/json`.',
} as const;

export const LIST_PROPOSALS = apiCall({
	...OWN,
	id: 'listProposals',
	scope: 'proposals:read',
	method: 'get',
	path: '/api/sales/proposals',
	summary: 'Proposals, the latest change first',
	description: 'The proposals of your agency, 25 at a time. The `Link` header leads to the next ones.',
	parameters: {
		state: {
			kind: 'text',
			schema: z.enum(PROPOSAL_STATES).optional(),
			description: 'Proposals in this state only.',
			example: 'opened',
		},
		after: {
			kind: 'text',
			schema: z
				.string()
				.regex(/^\d{1,15}\.\d{1,15}$/, 'A place in the list, as the `Link` header has it.')
				.optional(),
			description: 'Where the page begins; the `Link` header has it.',
		},
	},
	answer: { description: 'Proposals.', schema: z.array(listedProposalShape), isPaged: true },
	problems: { 400: 'A parameter is not right.', 401: SIGN_IN, 403: FORBIDDEN },
});

export const CREATE_PROPOSAL = apiCall({
	...OWN,
	id: 'createProposal',
	scope: 'proposals:write',
	method: 'post',
	path: '/api/sales/proposals',
	summary: 'Begin a proposal with leads',
	description:
		'Each lead becomes an option: an interest, or an option that is asked for or held. Where a proposal with the first lead goes on already, that one is answered and the other leads are added to it, so that a repeated call makes nothing twice.',
	parameters: {},
	bodies: [{ name: 'leads', schema: newProposalBody, example: { leads: ['lead_4b1f', 'lead_9c03'] } }],
	answer: { description: 'The proposal.', schema: proposalWrittenShape },
	problems: {
		...WRITES,
		404: 'A lead is not there, or not yours.',
		409: 'A lead is booked or over, or there would be more than six options.',
	},
});

export const GET_PROPOSAL = apiCall({
	...OWN,
	id: 'getProposal',
	scope: 'proposals:read',
	method: 'get',
	path: '/api/sales/proposals/{id}',
	summary: 'One proposal whole',
	description: 'The draft, the versions that were sent, and what the client has decided.',
	pathParameters: { id: 'Id of the proposal.' },
	parameters: {},
	answer: { description: 'The proposal.', schema: proposalShape },
	problems: { 401: SIGN_IN, 403: FORBIDDEN, 404: NOT_FOUND },
});

export const SEND_PROPOSAL = apiCall({
	...OWN,
	id: 'sendProposal',
	scope: 'proposals:write',
	method: 'post',
	path: '/api/sales/proposals/{id}/send',
	summary: 'Send a proposal',
	description:
		'Freezes the draft as the next version and opens its link. What the options cost now is worked out first; whatever keeps the proposal from being sent is answered as `obstacles`, and then nothing is sent.',
	pathParameters: { id: 'Id of the proposal.' },
	parameters: {},
	bodies: [{ name: 'sending', schema: sendProposalBody, example: { revision: 3, by: 'link' } }],
	answer: { description: 'It is sent.', schema: proposalSentShape },
	problems: {
		...WRITES,
		404: NOT_FOUND,
		409: 'Another revision, a state that cannot be sent, or `obstacles`: options that are gone, have another price, give away more than is earned or are decided; no address, no option, or a validity that is over.',
	},
});

export const GET_PROPOSAL_VERSION = apiCall({
	...OWN,
	id: 'getProposalVersion',
	scope: 'proposals:read',
	method: 'get',
	path: '/api/sales/proposals/{id}/versions/{number}',
	summary: 'A version as it was sent',
	description: 'What the client reads, out of the same frozen version as page and PDF. It never changes.',
	pathParameters: { id: 'Id of the proposal.', number: 'Number of the version.' },
	parameters: {},
	answer: { description: 'The version.', schema: proposalVersionShape },
	problems: { 401: SIGN_IN, 403: FORBIDDEN, 404: 'There is no such version, or it is not yours.' },
});

export const LIST_PROPOSAL_MESSAGES = apiCall({
	...OWN,
	id: 'listProposalMessages',
	scope: 'proposals:read',
	method: 'get',
	path: '/api/sales/proposals/{id}/messages',
	summary: 'Messages with the client',
	description:
		'What the client and your agency have written to each other, the oldest first. Reading them here marks none as read.',
	pathParameters: { id: 'Id of the proposal.' },
	parameters: {},
	answer: { description: 'The messages.', schema: z.array(proposalMessageShape) },
	problems: { 401: SIGN_IN, 403: FORBIDDEN, 404: 'There is no such proposal, it is not yours, or it was never sent.' },
});

export const WRITE_PROPOSAL_MESSAGE = apiCall({
	...OWN,
	id: 'writeProposalMessage',
	scope: 'proposals:write',
	method: 'post',
	path: '/api/sales/proposals/{id}/messages',
	summary: 'Write to the client',
	description:
		'The message goes out by mail in your name and stands on the client’s page. The client’s reply by mail comes back into these messages. Only for proposals that were sent. With an `Idempotency-Key` a repeated call writes nothing twice.',
	headers: { 'Idempotency-Key': { pattern: '^[A-Za-z0-9_-]{8,100}$', description: 'Makes repeating safe.' } },
	pathParameters: { id: 'Id of the proposal.' },
	parameters: {},
	bodies: [{ name: 'message', schema: newMessageBody, example: { text: 'Yes, there is a cot.' } }],
	answer: { description: 'It is written.', schema: messageWrittenShape },
	problems: {
		...WRITES,
		404: NOT_FOUND,
		409: 'The proposal was never sent, or its client’s data were erased.',
		422: 'The key came with another message before. Please use a new one.',
	},
});
