/** Names of the fields of each step of the general enquiry, in their order on the screen. */
export const GENERAL_STEP_FIELDS = {
	general: [
		'destination',
		'checkIn',
		'checkOut',
		'month',
		'adults',
		'children',
		'childrenAges',
		'cots',
		'highChairs',
		'asAssistance',
		'bookingForWhom',
	],
	preferences: ['activities', 'propertyType', 'serviceLevel', 'bedrooms', 'preferences', 'services'],
	contact: ['name', 'email', 'phone', 'originCity', 'message', 'interest', 'contactConsent', 'privacy'],
} as const;

export type GeneralStep = keyof typeof GENERAL_STEP_FIELDS;

export const GENERAL_STEPS = ['general', 'preferences', 'contact'] as const satisfies readonly GeneralStep[];
