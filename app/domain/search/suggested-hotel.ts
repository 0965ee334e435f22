import type { Language } from '../language/language';
import { type PictureTuple, readPicture } from '../picture/stored-picture';
import { regionName } from '../place/region-name';
import type { Suggestion } from './search-result';
import type { NamedThing } from './suggest-names.server';

/** Hotels by their names, those of resorts with properties before those of cities; those for demonstrations are no suggestions at all. */
export const SUGGESTED_HOTEL: NamedThing = {
	kind: 'hotel',
	no: 'hotel_no',
	detailsSql: (hits) => `with hit as materialized (${hits})
		select o.no, o.id, o.name, o.country_code, iif(:language = 'de', hp.name_de, hp.name_en) as place, (
			select json_array(i.hash, iif(:language = 'de', coalesce(p.alt_de, p.alt_en), coalesce(p.alt_en, p.alt_de)),
				i.dominant_colour, p.is_mirrored, p.object_position, i.width, i.height)
			from hotel_picture p cross join picture i on i.hash = p.picture_hash
			where p.hotel_no = o.no order by p.position limit 1) as picture
		from (select no, max(is_whole) as is_whole from hit group by no) h cross join hotel o on o.no = h.no
		cross join hotel_place hp on hp.no = o.hotel_place_no
		order by h.is_whole desc, hp.place_no is null, o.rank, o.no limit :limit`,
	toSuggestion: (row, { ctx: { language } }) => [hotelSuggestion(row, language)],
};

/** A row of `detailsSql` as it is suggested. */
export function hotelSuggestion(row: Record<string, unknown>, language: Language): Suggestion {
	return {
		kind: 'hotel',
		label: String(row.name),
		context: `${row.place}, ${regionName(String(row.country_code), language)}`,
		path: `/hotels/${row.id}`,
		properties: null,
		bedrooms: null,
		picture: typeof row.picture === 'string' ? readPicture(JSON.parse(row.picture) as PictureTuple) : null,
	};
}
