import * as z from 'zod';
import {
	contactShape,
	crashShape,
	generalEnquiryShape,
	loginErrorShape,
	propertyEnquiryShape,
	referralNoticeShape,
	verificationNoticeShape,
} from '../enquiry/mailer-shapes';
import { frontendLogShape } from '../frontend-log/frontend-log-schema';
import { newsletterClientShape } from '../newsletter/newsletter-schema';
import { apiCall } from './api-call';
import { messageShape } from './problem-shape';

const WRONG_SHAPE = 'The body has another shape; `errors` says where.';
const WRONG_FIELDS = 'A field does not say what it must; `errors` says which, in the language of the answer.';
const NOT_JSON = 'The body is not `application/json`.';
const TOO_LONG = 'The body is longer than any message.';

const ENQUIRY = {
	adults: 2,
	children: 1,
	city: 'München',
	email: 'guest@example.com',
	fullname: 'Katharina von Bülow',
	language: 'en',
	period: { checkInDate: '{checkIn}', checkOutDate: '{checkOut}' },
	phone: '+49 171 555 01 42',
	text: 'Is the ski room heated?',
};

export const SEND_MAIL = apiCall({
	id: 'sendMail',
	method: 'post',
	path: '/api/mailer',
	summary: 'A message or an enquiry to the team',
	description:
		'The recipients are ours. With an `Idempotency-Key` (8 to 100 letters, digits, hyphens or underscores) a repeated call is sent once; the same key with another body or another call is refused. Verification requests, referrals and login errors are for people who are signed in.',
	parameters: {},
	headers: {
		'Idempotency-Key': { pattern: '^[A-Za-z0-9_-]{8,100}$', description: 'Makes repeating safe.' },
	},
	bodies: [
		{
			name: 'contact',
			schema: contactShape,
			example: { name: 'Katharina von Bülow', email: 'guest@example.com', message: 'Hello', subject: 'A question' },
		},
		{
			name: 'enquiry about a house',
			schema: propertyEnquiryShape,
			example: {
				...ENQUIRY,
				subject: 'Enquiry',
				serviceLevel: 'Catered',
				propertyDetails: { _id: '{id}', name: '{name}', city: '{city}' },
			},
		},
		{ name: 'general enquiry', schema: generalEnquiryShape, example: { ...ENQUIRY, subject: 'New general enquiry' } },
		{
			name: 'crash report',
			schema: crashShape,
			example: {
				error: 'TypeError: …',
				hasReloaded: true,
				location: '/search',
				subject: 'Frontend Crashed',
				user: null,
			},
		},
		{
			name: 'verification request',
			schema: verificationNoticeShape,
			example: { subject: 'Verification request', text: 'Our agency waits for its access.' },
			isSignedIn: true,
		},
		{
			name: 'referral',
			schema: referralNoticeShape,
			example: { subject: 'Referral', referrerName: 'Hotel Arlberghaus' },
			isSignedIn: true,
		},
		{
			name: 'login error',
			schema: loginErrorShape,
			example: { subject: 'Login error', error: 'Could not fetch user data.', location: '/partner' },
			isSignedIn: true,
		},
	],
	answer: { description: 'It is with us.', schema: messageShape },
	problems: {
		400: WRONG_SHAPE,
		401: 'Internal notices are for people who are signed in.',
		403: 'Sent from another site.',
		413: TOO_LONG,
		415: NOT_JSON,
		422: WRONG_FIELDS,
	},
});

export const SUBSCRIBE = apiCall({
	id: 'subscribe',
	method: 'post',
	path: '/api/newsletter/client',
	summary: 'Ask for the newsletter',
	description:
		'A mail asks its reader to confirm. The answer is the same for an address that is known already. Brands for agencies have no newsletter.',
	parameters: {},
	bodies: [
		{
			name: 'subscription',
			schema: newsletterClientShape,
			example: { email: 'guest@example.com', fullName: 'Katharina von Bülow' },
		},
	],
	answer: { description: 'It is with us.', schema: messageShape },
	problems: {
		400: WRONG_SHAPE,
		403: 'Sent from another site.',
		404: 'This brand has no newsletter.',
		413: TOO_LONG,
		415: NOT_JSON,
		422: WRONG_FIELDS,
	},
});

export const NOTE_USE = apiCall({
	id: 'noteUse',
	method: 'post',
	path: '/api/frontendlogs',
	summary: 'A note on the use of the pages',
	description:
		'Kept only when the sender has agreed to it (the consent is a cookie of ours); the answer is the same. Personal data and card data are taken out.',
	parameters: {},
	bodies: [
		{
			name: 'note',
			schema: frontendLogShape,
			example: { msg: 'tracking start', data: { path: '/search' }, sessionId: 'V1StGXR8_Z5jdHi6' },
		},
	],
	answer: { description: 'Taken.', schema: z.null(), isEmpty: true },
	problems: { 400: WRONG_SHAPE, 403: 'Sent from another site.', 413: TOO_LONG, 415: NOT_JSON },
});
