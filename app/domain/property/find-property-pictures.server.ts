import type { RequestContext } from '~/context';
import { type PictureTuple, readPicture, type StoredPicture } from '../picture/stored-picture';
import { type CountryCode, countryName } from '../place/country';
import { propertyPath } from '../place/property-path';
import type { PropertyType } from './property-type';

/** A picture of a property, and the way to the property. */
export type PropertyPicture = StoredPicture & {
	/** True for what lies around the property. */
	showsSurroundings: boolean;
	property: { name: string; place: string; country: string; path: string };
};

/** One of a property's pictures, by the agency's own names of both; without a file the first one. */
export type WantedPicture = { property: string; file?: string | undefined };

export const PROPERTY_PICTURES_SQL = `select wanted.key as at, pp.shows in ('landscape', 'village') as is_outlook, p.name, p.slug, p.property_type, pl.slug as place_slug, pl.country_code,
		iif(:language = 'de', pl.name_de, pl.name_en) as place_name,
		json_array(i.hash, iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)),
			i.dominant_colour, pp.is_mirrored, pp.object_position, i.width, i.height) as picture
	from json_each(:wanted) wanted
	cross join property p on p.key = wanted.value->>'property'
	cross join place pl on pl.no = p.place_no
	cross join property_picture pp on pp.property_no = p.no
		and iif(wanted.value->>'file' is null, pp.position = 0, pp.file = wanted.value->>'file')
	cross join picture i on i.hash = pp.picture_hash`;

/** The wanted pictures in their order, with words in the visitor's language; null where none is wanted or the catalogue has it not. */
export async function findPropertyPictures({
	ctx,
	wanted,
}: {
	ctx: Pick<RequestContext, 'db' | 'language'>;
	wanted: readonly (WantedPicture | null)[];
}): Promise<(PropertyPicture | null)[]> {
	const { language } = ctx;
	if (wanted.every((picture) => picture === null)) return wanted.map(() => null);
	const { rows } = await ctx.db.$client.execute({
		sql: PROPERTY_PICTURES_SQL,
		args: { language, wanted: JSON.stringify(wanted) },
	});
	const found = new Map(rows.map((row) => [Number(row.at), row]));
	return wanted.map((_, at) => {
		const row = found.get(at);
		if (!row) return null;
		const country = row.country_code as CountryCode;
		const target = {
			type: row.property_type as PropertyType,
			country,
			city: String(row.place_slug),
			name: String(row.slug),
		};
		return {
			showsSurroundings: row.is_outlook === 1,
			...readPicture(JSON.parse(String(row.picture)) as PictureTuple),
			property: {
				name: String(row.name),
				place: String(row.place_name),
				country: countryName(country, language),
				path: propertyPath(target, language),
			},
		};
	});
}
