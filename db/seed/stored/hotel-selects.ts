import type { HOTEL_FILES } from '../format/hotel-files';

const OF_HOTELS = 'where (:only is null or h.key in (select value from json_each(:only)))';

const facilities = (mask: string, scope: 'hotel' | 'room') =>
	`coalesce((select group_concat(f.key, ';') from hotel_facility f
		where f.scope = '${scope}' and ${mask} & (1 << f.bit)), '') as facilities`;

/** `program_circle-of-peaks` is `circle-of-peaks` in a file. */
const program = (id: string) => `substr(${id}, ${'program_'.length + 1})`;

const inLanguages = (columns: Record<string, string>) =>
	Object.entries(columns)
		.flatMap(([column, name]) => [`en.${column} as ${name}_en`, `de.${column} as ${name}_de`])
		.join(', ');

/** As `SELECTS`, for the files of hotels. Nights that are taken are told as stretches of equal nights. */
export const HOTEL_SELECTS: Record<keyof typeof HOTEL_FILES, string> = {
	hotelPlaces: `select hp.key, hp.country_code as country, hp.name_en, hp.name_de, hp.latitude, hp.longitude, p.slug as place
		from hotel_place hp left join place p on p.no = hp.place_no order by hp.country_code, hp.key`,
	hotelFacilities: 'select scope, key, name_en, name_de from hotel_facility order by scope, bit',
	hotels: `select h.key, h.name, hp.key as hotel_place, h.sector, h.latitude, h.longitude, h.time_zone, h.category, h.chain, h.keys,
		h.status_level, h.currency, h.booking_com_tenths as booking_com, h.trip_advisor_halves as trip_advisor, h.reservation_phone,
		h.reservation_email, h.is_chat_enabled as chat, h.has_to_be_invited, h.is_reseller as reseller,
		h.supports_instant_booking as instant_booking, h.is_demo as demo, ${facilities('h.facility_mask', 'hotel')},
		h.is_adults_only as adults_only, h.min_guest_age, h.max_age_infant, h.max_age_child, h.are_pets_allowed as pets,
		coalesce((select group_concat(${program('g.id')}, ';') from hotel_program m join program g on g.no = m.program_no
			where m.hotel_no = h.no), '') as programs, h.rank
		from hotel h join hotel_place hp on hp.no = h.hotel_place_no order by h.key`,
	salesManagers: `select h.key as hotel, t.full_name, t.title, t.email
		from hotel h cross join sales_manager t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.position`,
	rooms: `select h.key as hotel, t.key, t.name, t.category, t.beds, t.num_bedrooms as bedrooms, t.num_bathrooms as bathrooms,
		t.size_sqm_min as sqm_min, t.size_sqm_max as sqm_max, t.outdoor_space_sqm_min as outdoor_min,
		t.outdoor_space_sqm_max as outdoor_max, ${facilities('t.facility_mask', 'room')}, t.pets_allowed as pets, t.units,
		t.included_pax, t.videos, t.interactive_renderings as renderings, t.position
		from hotel h cross join hotel_room t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.position`,
	ratePlans: `select h.key as hotel, t.key, t.meal_plan, t.policy, t.profile_mask as profiles, ${program('g.id')} as program,
		t.commission_percent, t.payment_policy->>'depositPercentage' as deposit_percent, t.payment_policy->'tranches' as tranches,
		t.cancellation_policy->'cancellationPeriods' as cancellation, t.extra_adult_minor as extra_adult, t.child_supplements,
		t.single_use_minor as single_use, t.is_on_request as on_request,
		${inLanguages({ name: 'name', description: 'description', amenities_markdown: 'amenities' })}, t.position
		from hotel h cross join rate_plan t on t.hotel_no = h.no left join program g on g.no = t.program_no
		join rate_plan_text en on en.plan_no = t.no and en.language = 'en'
		join rate_plan_text de on de.plan_no = t.no and de.language = 'de' ${OF_HOTELS} order by h.key, t.position`,
	seasons: `select h.key as hotel, t.key, t.first_night, t.last_night, t.weekend_mask as weekend
		from hotel h cross join hotel_season t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.first_night`,
	rates: `select h.key as hotel, s.key as season, p.key as plan, r.key as room, t.nightly_minor as nightly,
		t.weekend_minor as weekend, t.public_minor as public, t.min_nights
		from hotel h cross join hotel_season s on s.hotel_no = h.no cross join room_rate t on t.season_no = s.no
		join rate_plan p on p.no = t.plan_no join hotel_room r on r.no = t.room_no
		${OF_HOTELS} order by h.key, s.first_night, p.position, r.position`,
	closures: `select h.key as hotel, p.key as plan, t.kind, t.first_day, t.last_day
		from hotel h cross join rate_closure t on t.hotel_no = h.no left join rate_plan p on p.no = t.plan_no
		${OF_HOTELS} order by h.key, t.first_day, t.last_day, t.kind, p.key`,
	taken: `select hotel, room, min(night) as first_night, max(night) as last_night, taken, units from (
			select h.key as hotel, r.key as room, r.no as room_no, r.position, t.night, t.taken, t.units,
			julianday(t.night) - row_number() over (partition by t.room_no, t.taken, t.units order by t.night) as stretch
			from hotel h cross join hotel_room r on r.hotel_no = h.no cross join room_night t on t.room_no = r.no ${OF_HOTELS})
		group by hotel, room_no, taken, units, stretch order by hotel, position, first_night`,
	hotelPictures: `select h.key as hotel, t.file, t.shows, t.is_mirrored as mirrored, t.object_position, t.alt_en, t.alt_de,
		t.picture_hash as hash from hotel h cross join hotel_picture t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.position`,
	roomPictures: `select h.key as hotel, r.key as room, t.kind, t.file, t.is_mirrored as mirrored, t.object_position, t.alt_en,
		t.alt_de, t.picture_hash as hash
		from hotel h cross join hotel_room r on r.hotel_no = h.no cross join hotel_room_picture t on t.room_no = r.no
		${OF_HOTELS} order by h.key, r.position, t.position`,
	inspiration: `select substr(t.id, ${'post_'.length + 1}) as key, h.key as hotel, t.category_en, t.category_de, t.published_on, t.pictures,
		t.markdown_en, t.markdown_de
		from hotel h cross join inspiration_post t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.published_on, t.id`,
	hotelTexts: `select h.key as hotel, t.language, t.body
		from hotel h cross join hotel_text t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.language desc`,
	roomTexts: `select h.key as hotel, r.key as room,
		${inLanguages({ description_markdown: 'description', facilities_markdown: 'facilities', views_from_room: 'views' })}
		from hotel h cross join hotel_room r on r.hotel_no = h.no
		join hotel_room_text en on en.room_no = r.no and en.language = 'en'
		join hotel_room_text de on de.room_no = r.no and de.language = 'de' ${OF_HOTELS} order by h.key, r.position`,
};
