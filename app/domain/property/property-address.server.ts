import { place } from '#db/schema/place';
import { property } from '#db/schema/property';

/** Columns of a property joined with its place: its ids and name, and what its address is made of. */
export const PROPERTY_ADDRESS = {
	id: property.id,
	name: property.name,
	slug: property.slug,
	type: property.propertyType,
	country: place.countryCode,
	placeSlug: place.slug,
	placeEn: place.nameEn,
	placeDe: place.nameDe,
};
