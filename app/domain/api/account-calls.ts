import * as z from 'zod';
import {
	agencyPatchShape,
	agencyShape,
	agencyWrittenShape,
	namesShape,
	newAgencyShape,
	userNamesShape,
	userShape,
} from '../agency/agency-shapes';
import { bankAlternativeShape } from '../agency/bank-shapes';
import { isDomain } from '../agency/email-domain';
import { type ApiParameter, apiCall } from './api-call';
import { SIGN_IN } from './common-parameters';

const FORBIDDEN = 'This account may not do this.';
const NOT_IN_REACH = 'There is no such agency, or it is not yours.';
const WRONG_SHAPE = 'The body has another shape; `errors` says where.';
const NOT_JSON = 'The body is not `application/json`.';
const TOO_LONG = 'The body is longer than any of these.';
const WRONG_FIELDS = 'A field does not say what it must; `errors` says which.';
const OWN = { access: 'signedIn', headers: {} } as const;

/** A name of a query that counts when it is there, with or without a value. */
function presence(description: string): ApiParameter<z.ZodType<boolean>> {
	return {
		kind: 'text',
		schema: z
			.string()
			.optional()
			.transform((text) => text !== undefined && text !== 'false') as unknown as z.ZodType<boolean>,
		description,
	};
}

export const GET_CURRENT_USER = apiCall({
	...OWN,
	id: 'getCurrentUser',
	scope: 'account:read',
	method: 'get',
	path: '/api/current_user',
	summary: 'Who is signed in',
	description: 'A 401 means that nobody is.',
	parameters: { 'populate-travel-agency': presence('With `travelAgency`, the agency of the user.') },
	answer: {
		description: 'The user, and the agency if it was asked for.',
		schema: z.object({ user: userShape, travelAgency: agencyShape.nullable() }),
	},
	problems: { 401: SIGN_IN },
});

export const LIST_TRAVEL_AGENCIES = apiCall({
	...OWN,
	id: 'listTravelAgencies',
	method: 'get',
	path: '/api/travel-agencies',
	summary: 'All agencies, for admins',
	description: 'By name.',
	parameters: {},
	answer: { description: 'All agencies.', schema: z.array(z.object({ _id: z.string(), name: z.string() })) },
	problems: { 401: SIGN_IN, 403: FORBIDDEN },
});

export const GET_TRAVEL_AGENCY = apiCall({
	...OWN,
	id: 'getTravelAgency',
	scope: 'account:read',
	method: 'get',
	path: '/api/travel-agencies/{id}',
	summary: 'An agency',
	description: 'Your own, for admins any. The account is masked.',
	pathParameters: { id: 'Id of the agency.' },
	parameters: {},
	answer: { description: 'The agency.', schema: agencyShape },
	problems: { 401: SIGN_IN, 404: NOT_IN_REACH },
});

export const PATCH_TRAVEL_AGENCY = apiCall({
	...OWN,
	id: 'changeTravelAgency',
	method: 'patch',
	path: '/api/travel-agencies/{id}',
	summary: 'The design or the account of an agency',
	description:
		'For its supervisors and for admins. Fields of an account are those of `/api/bank-account-requirements`. A colour on which text could not be read is refused with the nearest good one.',
	pathParameters: { id: 'Id of the agency.' },
	parameters: {},
	bodies: [
		{
			name: 'design',
			schema: agencyPatchShape,
			example: { corporateDesign: { colors: { main: '#5b1628', accentOnMain: '#c48f78' }, theme: 'colorful' } },
		},
		{
			name: 'account',
			schema: agencyPatchShape,
			example: {
				bankAccount: {
					currency: 'EUR',
					legalType: 'BUSINESS',
					accountHolderName: 'Hauser Travel GmbH',
					iban: 'AT611904300234573201',
				},
			},
		},
	],
	answer: { description: 'The agency as it is now.', schema: agencyShape },
	problems: {
		400: WRONG_SHAPE,
		401: SIGN_IN,
		403: FORBIDDEN,
		404: NOT_IN_REACH,
		409: 'Somebody of the agency was faster.',
		413: TOO_LONG,
		415: NOT_JSON,
		422: WRONG_FIELDS,
	},
});

export const CREATE_TRAVEL_AGENCY = apiCall({
	...OWN,
	id: 'createTravelAgency',
	method: 'post',
	path: '/api/travel-agencies',
	summary: 'Register an agency, and become its supervisor',
	description:
		'For users without an agency. It opens at once when the verified address of its founder belongs to a luxury agency that we know; else a person looks at it.',
	parameters: {
		'assign-myself-to-new-agency': presence('Has to be there: nobody registers an agency for others.'),
	},
	bodies: [
		{
			name: 'agency',
			schema: newAgencyShape,
			example: {
				name: 'Hauser Travel',
				autoInviteEmailDomain: 'hauser-travel.example',
				programMemberships: [{ programId: 'program_serandipians', status: 'claimedByAgency' }],
			},
		},
	],
	answer: { description: 'The new agency.', schema: agencyWrittenShape },
	problems: {
		400: WRONG_SHAPE,
		401: SIGN_IN,
		403: FORBIDDEN,
		409: 'You belong to an agency by now.',
		413: TOO_LONG,
		415: NOT_JSON,
		422: WRONG_FIELDS,
	},
});

export const PATCH_USER = apiCall({
	...OWN,
	id: 'changeUser',
	method: 'patch',
	path: '/api/users/{id}',
	summary: 'The two names of a user',
	description: 'Your own, for admins anybody’s. A role is never changed here.',
	pathParameters: { id: 'Id of the user.' },
	parameters: {},
	bodies: [{ name: 'names', schema: namesShape, example: { firstName: 'Ada', lastName: 'Thorne' } }],
	answer: { description: 'The names as they are now.', schema: userNamesShape },
	problems: {
		400: WRONG_SHAPE,
		401: SIGN_IN,
		403: FORBIDDEN,
		404: 'There is no such user.',
		413: TOO_LONG,
		415: NOT_JSON,
		422: WRONG_FIELDS,
	},
});

export const GET_PUBLIC_INFO = apiCall({
	...OWN,
	id: 'getTravelAgencyPublicInfo',
	scope: 'account:read',
	method: 'get',
	path: '/api/travel-agency-public-info',
	summary: 'Whether a travel agency writes from a domain',
	description: 'Of e-mail addresses: what comes after the `@`.',
	parameters: {
		emailDomain: {
			kind: 'text',
			schema: z
				.string({ error: 'A domain such as hauser-travel.example.' })
				.trim()
				.toLowerCase()
				.refine(isDomain, { error: 'A domain such as hauser-travel.example.' }),
			description: 'The domain.',
			example: 'hauser-travel.example',
		},
	},
	answer: {
		description: 'What is known of it.',
		schema: z.object({ isTravelAgency: z.boolean(), brandName: z.string().nullable() }),
	},
	problems: { 400: 'The domain is none.', 401: SIGN_IN },
});

export const GET_BANK_REQUIREMENTS = apiCall({
	...OWN,
	id: 'getBankAccountRequirements',
	method: 'get',
	path: '/api/bank-account-requirements',
	summary: 'What an account in a currency consists of',
	description: 'The first alternative is the default.',
	parameters: {
		targetCurrency: {
			kind: 'text',
			schema: z.string({ error: 'A currency such as EUR.' }).regex(/^[A-Z]{3}$/, 'A currency such as EUR.'),
			description: 'ISO 4217.',
			example: 'EUR',
		},
	},
	answer: { description: 'The alternatives.', schema: z.array(bankAlternativeShape) },
	problems: { 400: 'The currency is none.', 401: SIGN_IN, 404: 'Nobody is paid in this currency.' },
});

export const LIST_PAYOUT_CURRENCIES = apiCall({
	...OWN,
	id: 'listPayoutCurrencies',
	scope: 'account:read',
	method: 'get',
	path: '/api/payout-currencies',
	summary: 'Currencies of payouts',
	description: 'The most common first.',
	parameters: {},
	answer: { description: 'ISO 4217 codes.', schema: z.array(z.string()) },
	problems: { 401: SIGN_IN },
});
