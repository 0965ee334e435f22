import type { Language } from '../language/language';

/**
 * Everything that the pages of a hotel tell, in one row: lists come as JSON text. Parameter: its public id. Commissions are not
 * among it: those are an agency's.
 */
function hotelQuery(language: Language): string {
	const own = language;
	const other = own === 'de' ? 'en' : 'de';
	return `
select h.id, h.name, h.category, h.chain, h.keys, h.sector, h.street, l.name_${own} as place, h.country_code as countryCode, h.latitude,
	h.longitude, h.time_zone as timeZone, h.status_level as statusLevel, h.currency, h.booking_com_tenths as bookingComTenths,
	h.trip_advisor_halves as tripAdvisorHalves, h.reservation_phone as phone, h.reservation_email as email,
	h.is_chat_enabled as isChatEnabled, h.has_to_be_invited as hasToBeInvited, h.is_reseller as isReseller,
	h.supports_instant_booking as supportsInstantBooking, h.is_demo as isDemo, h.is_in_preparation as isInPreparation, h.is_adults_only as isAdultsOnly,
	h.min_guest_age as minGuestAge, h.max_age_infant as maxAgeInfant, h.max_age_child as maxAgeChild,
	h.are_pets_allowed as arePetsAllowed, (select count(*) from hotel_room r where r.hotel_no = h.no) as roomTypes,
	(select json_array(t.language, json(t.body)) from hotel_text t where t.hotel_no = h.no
		order by t.language = '${own}' desc limit 1) as text,
	(select json_group_array(json_array(hash, alt, colour, mirrored, position, width, height, meeting)) from (
		select k.hash, coalesce(p.alt_${own}, p.alt_${other}) as alt, k.dominant_colour as colour, p.is_mirrored as mirrored,
		p.object_position as position, k.width, k.height, p.meeting_room as meeting from hotel_picture p join picture k on k.hash = p.picture_hash
		where p.hotel_no = h.no order by p.position)) as pictures,
	(select json_group_array(json_array(id, name, logo, description)) from (select g.id, g.name, g.logo_src as logo,
		coalesce(g.description_${own}, g.description_${other}) as description from hotel_program m
		join program g on g.no = m.program_no where m.hotel_no = h.no order by g.name)) as programs,
	(select json_group_array(json_array(name, title, email, image, hash, colour, width, height)) from (select s.full_name as name,
		s.title, s.email, s.image_src as image, k.hash, k.dominant_colour as colour, k.width, k.height from sales_manager s
		left join picture k on k.hash = s.picture_hash where s.hotel_no = h.no order by s.position)) as managers
from hotel h join hotel_place l on l.no = h.hotel_place_no where h.id = ?1`;
}

/** The statement per language, written once. */
export const HOTEL_QUERY: Readonly<Record<Language, string>> = { en: hotelQuery('en'), de: hotelQuery('de') };
