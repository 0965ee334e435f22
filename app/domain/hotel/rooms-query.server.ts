import type { InStatement } from '@libsql/client/web';
import type { Language } from '../language/language';

const picturesSql = (kind: 'image' | 'floorplan', own: Language, other: Language) => `
	(select json_group_array(json_array(hash, alt, colour, mirrored, place, width, height)) from (
		select k.hash, coalesce(p.alt_${own}, p.alt_${other}) as alt, k.dominant_colour as colour, p.is_mirrored as mirrored,
			p.object_position as place, k.width, k.height
		from hotel_room_picture p cross join picture k on k.hash = p.picture_hash
		where p.room_no = r.no and p.kind = '${kind}' order by p.position))`;

/** Columns of a room as `readRooms` reads them, of `hotel_room r` and `hotel h`. */
function roomColumns(own: Language): string {
	const other = own === 'de' ? 'en' : 'de';
	return `h.id as hotel, r.id, r.name, r.category, r.beds, r.num_bedrooms as numBedrooms, r.num_bathrooms as numBathrooms,
	r.size_sqm_min as sizeSqmMin, r.size_sqm_max as sizeSqmMax, r.outdoor_space_sqm_min as outdoorSpaceSqmMin,
	r.outdoor_space_sqm_max as outdoorSpaceSqmMax, r.pets_allowed as petsAllowed, r.included_pax as includedPax, r.videos,
	r.interactive_renderings as interactiveRenderings,
	(select json_array(t.description_markdown, t.facilities_markdown, json(t.views_from_room)) from hotel_room_text t
		where t.room_no = r.no order by t.language = '${own}' desc limit 1) as text,
	(select json_group_array(json_array(key, name)) from (select f.key, f.name_${own} as name from hotel_facility f
		where f.scope = 'room' and (r.facility_mask >> f.bit) & 1 order by f.bit)) as facilities,
	${picturesSql('image', own, other)} as images, ${picturesSql('floorplan', own, other)} as floorplans`;
}

/** All rooms of a hotel in its order; one row without a room when it has none, no row when there is no such hotel. */
export function roomsOfHotelStatement(hotelId: string, language: Language): InStatement & { sql: string } {
	const sql = `select ${roomColumns(language)} from hotel h left join hotel_room r on r.hotel_no = h.no
where h.id = :hotelId and h.is_in_preparation = 0 order by r.position`;
	return { sql, args: { hotelId } };
}

/** Rooms by their ids, in their order; unknown ones are left out. */
export function roomsByIdStatement(roomIds: readonly string[], language: Language): InStatement & { sql: string } {
	const sql = `select ${roomColumns(language)} from json_each(:roomIds) j cross join hotel_room r on r.id = j.value
cross join hotel h on h.no = r.hotel_no and h.is_in_preparation = 0 order by j.key`;
	return { sql, args: { roomIds: JSON.stringify(roomIds) } };
}
