import { headerText } from '../../mail/header-text';
import { mailAddress } from '../../mail/mail-address';

/** Fields of the invitation of a hotel that is missing, with the longest text each takes. */
export const NEW_HOTEL_FIELDS = { hotel: 120, city: 80, contactName: 80, contactEmail: 254, message: 1000 } as const;

export type NewHotelField = keyof typeof NEW_HOTEL_FIELDS;

/** A hotel to be invited, and whom to write to there. */
export type NewHotel = Record<NewHotelField, string>;

/** What is wrong with a field. */
export type NewHotelError = 'missing' | 'long' | 'address';

export type NewHotelErrors = Partial<Record<NewHotelField, NewHotelError>>;

/** Reads what was typed, trimmed and without line breaks except in the message, which alone may be empty; or the errors of the fields. */
export function readNewHotel(typed: Partial<Record<string, string>>): { value: NewHotel } | { errors: NewHotelErrors } {
	const value = {} as NewHotel;
	const errors: NewHotelErrors = {};
	for (const [name, limit] of Object.entries(NEW_HOTEL_FIELDS) as [NewHotelField, number][]) {
		const text = typed[name] ?? '';
		value[name] = name === 'message' ? text.replace(/\r\n?/g, '\n').trim() : headerText(text, Number.POSITIVE_INFINITY);
		if (value[name] === '' && name !== 'message') errors[name] = 'missing';
		else if ([...value[name]].length > limit) errors[name] = 'long';
	}
	if (!errors.contactEmail) {
		const address = mailAddress(value.contactEmail);
		if (address) value.contactEmail = address;
		else errors.contactEmail = 'address';
	}
	return Object.keys(errors).length > 0 ? { errors } : { value };
}
