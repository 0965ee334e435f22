/** A file of its own, so that browsers do not load the checks. */

/** The fields of a business customer, in the order of their form. */
export const RECIPIENT_FIELDS = [
	'company',
	'vatId',
	'street',
	'postalCode',
	'town',
	'countryCode',
	'buyerReference',
] as const;
