/** Every way a field can be wrong; the sentences are the texts `form-error`. */
export const ERROR_KEYS = [
	'checkIn',
	'checkOut',
	'datesOrMonth',
	'month',
	'delegates',
	'wholeNumber',
	'notADate',
	'order',
	'past',
	'tooLong',
	'sold',
	'serviceLevel',
	'levelNotOffered',
	'interest',
	'adults',
	'adultsLimit',
	'children',
	'ages',
	'beds',
	'bedsTotal',
	'houses',
	'levelSome',
	'bedsSome',
	'name',
	'email',
	'emailShape',
	'phone',
	'phoneShape',
	'city',
	'message',
	'contactConsent',
	'privacy',
	'bookingForWhom',
	'textTooLong',
	'firstName',
	'lastName',
	'address',
	'country',
	'pax',
	'lessTravelers',
	'petDetails',
	'petsNotAllowed',
	'bookingReference',
	'clientReference',
	'clientFirstName',
	'clientLastName',
	'clientNationality',
	'noPrice',
	'unregistered',
	'paymentMethod',
	'ccNumber',
	'ccCheckDigit',
	'ccName',
	'ccExpirationMonth',
	'ccExpirationYearShort',
	'ccExpired',
	'ccCvv',
	'cardAgain',
	'salesPolicy',
	'strTerms',
	'operatorTerms',
	'disclaimer',
	'nameRequired',
	'required',
	'rooms',
	'chatMessage',
	'outsideStay',
	'serviceNotice',
	'invalid',
] as const;

export type ErrorKey = (typeof ERROR_KEYS)[number];

/** What is wrong with a field: a message, and the figures it names. */
export type FieldError = { key: ErrorKey; values?: Record<string, string | number> };

/** Errors by the name of the field. */
export type FieldErrors = Record<string, FieldError>;

/** The messages of our schemas are error keys; whatever else a schema says is told as 'invalid'. */
export function fieldErrorFrom(message: string | undefined): FieldError {
	const key = ERROR_KEYS.find((known) => known === message);
	return { key: key ?? 'invalid' };
}

/** The first error of each field out of a schema's issues; `childrenAges.0` belongs to `childrenAges`. */
export function fieldErrorsFrom(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
	const errors: FieldErrors = {};
	for (const { path, message } of issues) {
		const name = String(path[0] ?? 'form');
		errors[name] ??= fieldErrorFrom(message);
	}
	return errors;
}
