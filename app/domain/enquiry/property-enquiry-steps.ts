/** Names of the fields of each step of an enquiry about a property, in their order on the screen. */
export const PROPERTY_STEP_FIELDS = {
	period: [
		'checkIn',
		'checkOut',
		'serviceLevel',
		'adults',
		'children',
		'childrenAges',
		'cots',
		'highChairs',
		'interest',
	],
	contact: ['fullname', 'email', 'phone', 'city', 'text', 'contactConsent', 'privacy'],
} as const;

export type PropertyStep = keyof typeof PROPERTY_STEP_FIELDS;
