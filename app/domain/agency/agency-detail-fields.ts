/** A file of its own, so that browsers do not load the checks. */

/** The fields of an agency's details, in the order of their form. */
export const AGENCY_DETAIL_FIELDS = [
	'legalName',
	'street',
	'postalCode',
	'town',
	'countryCode',
	'phone',
	'vatId',
] as const;

export type AgencyDetailField = (typeof AGENCY_DETAIL_FIELDS)[number];
