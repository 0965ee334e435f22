import { STAY_FIELDS } from '../booking/booking-steps';
import type { LeadPurpose } from '../lead/validate-lead';
import type { PropertyAction } from '../place/property-path';

/** What an address below a property is about, for the trade (LEAD-36). */
export const LEAD_PURPOSES = {
	'save-interest': 'interest',
	'take-option': 'option',
	'book-now': 'booking',
} as const satisfies Partial<Record<PropertyAction, LeadPurpose>>;

export type LeadAction = keyof typeof LEAD_PURPOSES;

export function isLeadAction(word: string | null): word is LeadAction {
	return word !== null && Object.hasOwn(LEAD_PURPOSES, word);
}

/** Names of the fields of each step (LEAD-8), in their order on the screen; no card among them. */
export const LEAD_STEP_FIELDS = {
	details: [
		...STAY_FIELDS,
		'firstName',
		'lastName',
		'nationality',
		'amexCardMember',
		'tls',
		'cc',
		'markup',
		'comments',
	],
	payment: ['paymentMethod', 'cardToken'],
	summary: ['disclaimer', 'shown'],
} as const;

export type LeadStep = keyof typeof LEAD_STEP_FIELDS;

/** A booking goes through all steps (LEAD-36), the others have one. */
export const LEAD_STEPS = ['details', 'payment', 'summary'] as const satisfies readonly LeadStep[];

export function isLeadStep(value: unknown): value is LeadStep {
	return typeof value === 'string' && (LEAD_STEPS as readonly string[]).includes(value);
}

/** Name of the hidden field with the version of a lead that goes on. */
export const VERSION_FIELD = 'version';

/** Query names: the lead that goes on, and that only the figures are wanted. */
export const LEAD_NAME = 'lead';
export const PREVIEW_NAME = 'preview';

/** Query names of a new lead for the client of one that has ended; its week is taken over unless other weeks are wanted. */
export const AGAIN_NAME = 'again';
export const AGAIN_WEEKS_NAME = 'weeks';
