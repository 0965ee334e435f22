import type { Database } from '#db/client';
import type { Language } from '../language/language';
import type { CountryCode } from '../place/country';
import { propertyPath } from '../place/property-path';
import type { PropertyType } from './property-type';

const LONGEST_ID = 64;

/** Path of the property with this id, or with this key of the agency's, in a language; null for an unknown one. */
export async function findPropertyPath({
	ctx,
	id,
}: {
	ctx: { db: Database; language: Language };
	id: string;
}): Promise<string | null> {
	if (id === '' || id.length > LONGEST_ID) return null;
	const { rows } = await ctx.db.$client.execute({
		sql: `select property.slug, property.property_type, place.slug as place_slug, place.country_code
			from property join place on place.no = property.place_no
			where property.id = :id or property.key = :id limit 1`,
		args: { id },
	});
	const row = rows[0];
	if (!row) return null;
	const target = {
		type: row.property_type as PropertyType,
		country: row.country_code as CountryCode,
		city: String(row.place_slug),
		name: String(row.slug),
	};
	return propertyPath(target, ctx.language);
}
