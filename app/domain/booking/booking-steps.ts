/** Names of the fields of a requested stay. */
export const STAY_FIELDS = [
	'checkIn',
	'checkOut',
	'serviceLevel',
	'adults',
	'children',
	'childrenAges',
	'cots',
	'highChairs',
] as const;

/** Names of the fields of each step of a booking (LEAD-33), in their order on the screen; no card among them. */
export const BOOKING_STEP_FIELDS = {
	contact: [
		...STAY_FIELDS,
		'firstName',
		'lastName',
		'email',
		'phone',
		'address',
		'postalCode',
		'city',
		'country',
		'pet',
		'petDetails',
		'comments',
		'tls',
	],
	payment: ['paymentMethod', 'cardToken'],
	checkout: ['privacy', 'salesPolicy', 'strTerms', 'operatorTerms', 'disclaimer', 'shown'],
} as const;

export type BookingStep = keyof typeof BOOKING_STEP_FIELDS;

export const BOOKING_STEPS = ['contact', 'payment', 'checkout'] as const satisfies readonly BookingStep[];

export function isBookingStep(value: unknown): value is BookingStep {
	return typeof value === 'string' && (BOOKING_STEPS as readonly string[]).includes(value);
}

/** Name of the part of the page's address that says which hold its guest books (ENQUIRY-14). */
export const HELD_PARAM = 'held';
