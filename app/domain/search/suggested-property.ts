import { type PictureTuple, readPicture } from '../picture/stored-picture';
import { countryName } from '../place/country';
import { propertyPath } from '../place/property-path';
import type { PropertyType } from '../property/property-type';
import type { NamedThing } from './suggest-names.server';
import { vocabularyIndex } from './vocabulary-index';

/** Properties by their names. */
export const SUGGESTED_PROPERTY: NamedThing = {
	kind: 'property',
	no: 'property_no',
	detailsSql: (hits) => `with hit as materialized (${hits})
		select p.no, p.name, p.slug, p.property_type, p.place_no, p.bedrooms, (
			select json_array(i.hash, iif(:language = 'de', coalesce(pp.alt_de, pp.alt_en), coalesce(pp.alt_en, pp.alt_de)),
				i.dominant_colour, pp.is_mirrored, pp.object_position, i.width, i.height)
			from property_picture pp cross join picture i on i.hash = pp.picture_hash
			where pp.property_no = p.no order by pp.position limit 1) as picture
		from (select no, max(is_whole) as is_whole from hit group by no) h cross join property p on p.no = h.no
		order by h.is_whole desc, p.rank, p.no limit :limit`,
	toSuggestion(row, { ctx: { language }, vocabulary }) {
		const city = vocabularyIndex(vocabulary).cityByNo.get(Number(row.place_no));
		if (!city) return [];
		const type = row.property_type as PropertyType;
		return [
			{
				kind: 'property',
				label: String(row.name),
				context: `${city[language]}, ${countryName(city.country, language)}`,
				path: propertyPath({ type, country: city.country, city: city.value, name: String(row.slug) }, language),
				properties: null,
				bedrooms: typeof row.bedrooms === 'number' ? row.bedrooms : null,
				picture: typeof row.picture === 'string' ? readPicture(JSON.parse(row.picture) as PictureTuple) : null,
			},
		];
	},
};
