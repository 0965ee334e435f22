export type PostalParts = { company: string; street: string; postalCode: string; town: string; country: string };

/** One word with a digit, and the second half of British, Swedish and Czech ones. */
const POSTAL_CODE = /^((?=[A-Z-]*\d)[A-Z\d-]{2,9}(?: \d[A-Z]{2}| \d{2})?) (\D.*)$/;

/** A brand's postal address (`Company, Street 14, 6900 Town, Country`) in its parts; null for one of another form. */
export function postalParts(postalAddress: string): PostalParts | null {
	const [company, street, place, country, ...rest] = postalAddress.split(', ');
	const [, postalCode, town] = POSTAL_CODE.exec(place ?? '') ?? [];
	if (!company || !street || !postalCode || !town || !country || rest.length > 0) return null;
	return { company, street, postalCode, town, country };
}
