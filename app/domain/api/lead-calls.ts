import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import { leadPatchBody, newLeadBody } from '../lead/api/lead-body';
import { leadDetailsShape, leadShape, leadWrittenShape } from '../lead/api/lead-shape';
import { amount } from '../money/amount';
import { apiCall } from './api-call';
import { after, day, includeTotal, limit, SIGN_IN } from './common-parameters';

const FORBIDDEN = 'This account may not do this, or its agency is not verified yet.';
const NOT_FOUND = 'There is no such lead, or it is not yours.';
const OWN = { access: 'signedIn', headers: {} } as const;

const CLIENT = { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' };
const PERIOD = { checkInDate: '{checkIn}', checkOutDate: '{checkOut}' };

export const CREATE_LEAD = apiCall({
	...OWN,
	id: 'createLead',
	scope: 'leads:write',
	method: 'post',
	path: '/api/sales/leads/new/property',
	summary: 'An interest, an option or a booking of a house',
	description:
		'`intent` says what is wanted; a status is never sent. Empty values are dropped (0 and `false` are not empty). Price, card fee and commission are worked out by us: those that are sent must be the ones that hold. Booking means accepting the terms of the house. Card fields go into the vault and the security code nowhere. With `requestPriceDiscount` the house is asked for another price where it offers no stay with these dates. With an `Idempotency-Key` a repeated call is answered with the first result, and `Idempotent-Replayed: true`.',
	parameters: {},
	headers: { 'Idempotency-Key': { pattern: '^[A-Za-z0-9_-]{8,100}$', description: 'Makes repeating safe.' } },
	bodies: [
		{ name: 'interest', schema: newLeadBody, example: { _property: '{id}', period: PERIOD, client: CLIENT } },
		{
			name: 'booking',
			schema: newLeadBody,
			example: {
				_property: '{id}',
				intent: 'booking',
				period: PERIOD,
				client: CLIENT,
				partner: { tls: '4711', cc: '99' },
				occupancy: { pax: 4 },
				serviceLevel: 'catered',
				payments: { isPaidByCreditCard: false },
			},
		},
	],
	answer: { description: 'The lead.', schema: leadWrittenShape },
	problems: {
		400: 'The body has another shape; `errors` says where.',
		401: SIGN_IN,
		403: FORBIDDEN,
		404: 'There is no such house.',
		409: 'The figures that were sent are not the ones that hold; `figures` has those.',
		413: 'The body is longer than any lead.',
		415: 'The body is not `application/json`.',
		422: 'A field does not say what it must; `errors` says which, in the language of the answer.',
	},
});

export const PATCH_LEAD = apiCall({
	...OWN,
	id: 'changeLead',
	scope: 'leads:write',
	method: 'patch',
	path: '/api/sales/leads/{id}/property',
	summary: 'Change a lead, go on with it, or ask the house',
	description:
		'Without `intent` the fields that are sent are changed: client, references and comments of any open lead, everything of an interest. `option` and `booking` go on with it, `change` asks the house for another stay, `withdraw` takes an option or a request back; `requestPriceDiscount` asks for another price, `payments.subTotal` being the one that is wished for.',
	pathParameters: { id: 'Id of the lead.' },
	parameters: {},
	bodies: [{ name: 'change of a lead', schema: leadPatchBody, example: { version: 1, occupancy: { pax: 6 } } }],
	answer: { description: 'The lead.', schema: leadWrittenShape },
	problems: {
		400: 'The body has another shape; `errors` says where.',
		401: SIGN_IN,
		403: FORBIDDEN,
		404: NOT_FOUND,
		409: 'Another version, a night that is taken, figures that hold no more (`figures` has those), or nothing that this lead can do; `detail` says which.',
		413: 'The body is longer than any lead.',
		415: 'The body is not `application/json`.',
		422: 'A field does not say what it must; `errors` says which, in the language of the answer.',
	},
});

/** The same under the name of the resource. */
export const CREATE_LEAD_RESOURCE = apiCall({
	...CREATE_LEAD,
	id: 'createSalesLead',
	scope: 'leads:write',
	path: '/api/sales/leads',
	summary: 'The same as a resource',
	description: 'Does what `POST /api/sales/leads/new/property` does, under the same keys.',
});

/** The same under the name of the resource. */
export const PATCH_LEAD_RESOURCE = apiCall({
	...PATCH_LEAD,
	id: 'changeSalesLead',
	scope: 'leads:write',
	path: '/api/sales/leads/{id}',
	summary: 'The same as a resource',
	description: 'Does what `PATCH /api/sales/leads/{id}/property` does.',
});

export const LIST_LEADS = apiCall({
	...OWN,
	id: 'listLeads',
	scope: 'leads:read',
	method: 'get',
	path: '/api/sales/leads',
	summary: 'Leads, newest first',
	description: 'Those of the own agency; for operators of houses those of their houses; for admins all.',
	parameters: {
		status: {
			kind: 'text',
			schema: z.enum(LEAD_STATUSES).optional(),
			description: 'Leads of this status only.',
			example: 'confirmedOption',
		},
		includeTotal,
		limit,
		after,
	},
	answer: { description: 'Leads.', schema: z.array(leadShape), isPaged: true },
	problems: { 400: 'A parameter is not right.', 401: SIGN_IN, 403: FORBIDDEN },
});

export const GET_LEAD = apiCall({
	...OWN,
	id: 'getLead',
	scope: 'leads:read',
	method: 'get',
	path: '/api/sales/leads/{id}',
	summary: 'One lead whole',
	description: 'With its history, what was asked of the house, and the rooming list.',
	pathParameters: { id: 'Id of the lead.' },
	parameters: {},
	answer: { description: 'The lead.', schema: leadDetailsShape },
	problems: { 401: SIGN_IN, 403: FORBIDDEN, 404: NOT_FOUND },
});

export const DELETE_LEAD = apiCall({
	...OWN,
	id: 'deleteLead',
	scope: 'leads:write',
	method: 'delete',
	path: '/api/sales/leads/{id}',
	summary: 'Put an interest away',
	description: 'Interests of the own agency only; everything else is withdrawn or cancelled.',
	pathParameters: { id: 'Id of the lead.' },
	parameters: {},
	answer: { description: 'It is put away.', schema: z.null(), isEmpty: true },
	problems: { 401: SIGN_IN, 403: FORBIDDEN, 404: NOT_FOUND, 409: 'It is not an interest.' },
});

const reportShape = z
	.object({
		agency: z.object({ _id: z.string(), name: z.string() }),
		currencyCode: z.enum(CURRENCY_CODES),
		leads: z.array(z.object({ status: z.enum(LEAD_STATUSES), count: z.int(), total: amount })),
		commission: z
			.object({ expected: amount, due: amount, invoiced: amount, paid: amount, disputed: amount })
			.describe('Of confirmed bookings, by where it stands.'),
	})
	.meta({ id: 'SalesReport', description: 'What an agency has sold and asked for, in one currency.' });

export const REPORT_SALES = apiCall({
	...OWN,
	id: 'reportSales',
	scope: 'leads:read',
	method: 'get',
	path: '/api/sales/reports',
	summary: 'Figures per agency, currency and period',
	description: 'For supervisors those of their agency, for admins all. Leads count by their check-in.',
	parameters: { from: day('First check-in that counts.'), to: day('Last check-in that counts.') },
	answer: { description: 'Reports.', schema: z.array(reportShape) },
	problems: { 400: 'A parameter is not right.', 401: SIGN_IN, 403: FORBIDDEN },
});

export const SUGGEST_CLIENTS = apiCall({
	...OWN,
	id: 'suggestClients',
	scope: 'leads:read',
	method: 'get',
	path: '/api/autocomplete/clients',
	summary: 'Clients of the agency by their first letters',
	description: 'Names and references that begin with each word; nothing for less than three characters.',
	parameters: {
		fullText: {
			kind: 'text',
			schema: z.string({ error: 'A text.' }).max(120, 'At most 120 characters.').default(''),
			description: 'What was typed so far.',
			example: 'thorne',
		},
	},
	answer: {
		description: 'Clients.',
		schema: z.array(
			z
				.object({
					reference: z.string().nullable(),
					firstName: z.string(),
					lastName: z.string(),
					nationality: z.string().nullable(),
					amexCardMember: z.boolean(),
					leads: z.array(z.object({ reference: z.string() })).describe('The leads, by their references.'),
				})
				.meta({ id: 'Client' }),
		),
	},
	problems: { 400: 'A parameter is not right.', 401: SIGN_IN, 403: FORBIDDEN },
});

export const SUGGEST_LAST_LEADS = apiCall({
	...OWN,
	id: 'suggestLastLeads',
	scope: 'leads:read',
	method: 'get',
	path: '/api/autocomplete/last-leads',
	summary: 'The own last leads',
	description: 'To go on with the same client.',
	parameters: {},
	answer: {
		description: 'Leads, newest first.',
		schema: z.array(
			z
				.object({
					clientFirstName: z.string(),
					clientLastName: z.string(),
					leadReference: z.string(),
					clientReference: z.string().nullable(),
					loyaltyNumber: z.string().nullable(),
				})
				.meta({ id: 'LeadSuggestion' }),
		),
	},
	problems: { 401: SIGN_IN, 403: FORBIDDEN },
});
