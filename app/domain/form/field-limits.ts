/** Most characters a field may carry, the same in forms and API (FORM-2). */
export const FIELD_LIMITS = {
	fullname: 120,
	email: 254,
	phone: 40,
	city: 80,
	destination: 120,
	bookingForWhom: 120,
	subject: 200,
	text: 4000,
} as const;

/** Children of an enquiry are under 14 (FORM-4). */
export const CHILD_AGE_LIMIT = 13;

/** The largest party (FORM-4) when the beds of a property are unknown. */
export const PARTY_LIMIT = 25;

/** The longest period of a request; anything longer is a typing error. */
export const NIGHTS_LIMIT = 366;

/** More bedrooms than any property has. */
export const BEDROOMS_LIMIT = 20;
