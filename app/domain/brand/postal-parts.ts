export type PostalParts = { company: string; street: string; postalCode: string; town: string; country: string };

/** A brand's postal address (`Company, Street 14, 6900 Town, Country`) in its parts; null for one of another form. */
export function postalParts(postalAddress: string): PostalParts | null {
	const [company, street, place, country, ...rest] = postalAddress.split(', ');
	const [, postalCode, town] = /^(\d{4,5}) (.+)$/.exec(place ?? '') ?? [];
	if (!company || !street || !postalCode || !town || !country || rest.length > 0) return null;
	return { company, street, postalCode, town, country };
}
