import * as z from 'zod';
import { CARD_MEMBER_TIERS } from '#db/schema/enums';
import { apiCall } from './api-call';
import { SIGN_IN } from './common-parameters';

const OWN = { access: 'signedIn' } as const;

/** The body of a chat enquiry (AGENCY-26); what the fields must say is checked by the verb, which names each error. */
export const chatEnquiryShape = z
	.object({
		hotelId: z
			.string()
			.max(100)
			.optional()
			.describe('May be left out; if it is there, it is the hotel of the address.'),
		clientFirstName: z.string(),
		clientLastName: z.string(),
		amexCardMember: z
			.union([z.enum(CARD_MEMBER_TIERS), z.literal(''), z.literal(false), z.null()])
			.optional()
			.describe('Tier of the client’s card, if he has one.'),
		tls: z.string().optional(),
		cc: z.string().optional(),
		messageText: z.string(),
	})
	.strict()
	.meta({ id: 'ChatEnquiry' });

export const START_CHAT = apiCall({
	...OWN,
	id: 'startChat',
	method: 'post',
	path: '/api/hotels/{hotelId}/chats',
	summary: 'Enquire with a hotel by chat',
	description:
		'Begins a conversation with the reservations team of the hotel. With an `Idempotency-Key` a repeated call is answered with the first conversation. For people of verified agencies; admins act for one.',
	pathParameters: { hotelId: 'Id of the hotel.' },
	parameters: {},
	headers: { 'Idempotency-Key': { pattern: '^[A-Za-z0-9_-]{8,100}$', description: 'Makes repeating safe.' } },
	bodies: [
		{
			name: 'enquiry',
			schema: chatEnquiryShape,
			example: {
				clientFirstName: 'Ada',
				clientLastName: 'Thorne',
				tls: '4711',
				cc: '99',
				messageText: 'Is the suite with two bedrooms free from 13 to 20 February?',
			},
		},
	],
	answer: { description: 'The conversation.', schema: z.object({ cid: z.string() }) },
	problems: {
		400: 'The body has another shape; `errors` says where.',
		401: SIGN_IN,
		403: 'This account may not do this, or its agency is not verified yet.',
		404: 'There is no such hotel.',
		409: 'The hotel does not chat.',
		413: 'The body is longer than any of these.',
		415: 'The body is not `application/json`.',
		422: 'A field does not say what it must; `errors` says which, in the language of the answer.',
	},
});

export const GET_STREAM_TOKEN = apiCall({
	...OWN,
	headers: {},
	id: 'getStreamChatToken',
	method: 'get',
	path: '/api/current-user/stream-chat-token',
	summary: 'A token for the chat service',
	description: 'For your own id, for an hour. Only where this deployment uses Stream.',
	parameters: {},
	answer: { description: 'The token.', schema: z.object({ token: z.string() }) },
	problems: {
		401: SIGN_IN,
		403: 'This account takes part in no conversations.',
		404: 'Stream is not configured here: conversations are our own.',
	},
});
