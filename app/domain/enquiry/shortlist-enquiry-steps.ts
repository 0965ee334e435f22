import { PROPERTY_STEP_FIELDS } from './property-enquiry-steps';

/** No level is asked for: each property as it offers it. */
export const ANY_LEVEL = 'any';

/** Names of the fields of each step of an enquiry about several properties, in their order on the screen. */
export const SHORTLIST_STEP_FIELDS = {
	period: ['houses', ...PROPERTY_STEP_FIELDS.period],
	contact: PROPERTY_STEP_FIELDS.contact,
} as const;
