/** Most characters of the fields of a booking; the others are as in enquiries. */
export const BOOKING_LIMITS = {
	firstName: 60,
	lastName: 80,
	address: 160,
	postalCode: 16,
	city: 80,
	pet: 200,
	tls: 60,
} as const;
