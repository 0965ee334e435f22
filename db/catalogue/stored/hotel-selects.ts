import type { HOTEL_FILES } from '../format/hotel-files';
import { selectCells, selectTexts } from '../format/stored-columns';

const OF_HOTELS = 'where (:only is null or h.key in (select value from json_each(:only)))';

const facilities = (mask: string, scope: 'hotel' | 'room') =>
	`coalesce((select group_concat(f.key, ';') from hotel_facility f
		where f.scope = '${scope}' and ${mask} & (1 << f.bit)), '') as facilities`;

/** `program_circle-of-peaks` is `circle-of-peaks` in a file. */
const program = (id: string) => `substr(${id}, ${'program_'.length + 1})`;

/** As `SELECTS`, for the files of hotels. Nights that are taken are told as stretches of equal nights. */
export const HOTEL_SELECTS: Record<keyof typeof HOTEL_FILES, string> = {
	hotelPlaces: `select ${selectCells('hotelPlaces', 'hp')}, p.slug as place
		from hotel_place hp left join place p on p.no = hp.place_no order by hp.country_code, hp.key`,
	hotelFacilities: `select ${selectCells('hotelFacilities', 'hotel_facility')} from hotel_facility order by scope, bit`,
	hotels: `select ${selectCells('hotels', 'h')}, hp.key as hotel_place, ${facilities('h.facility_mask', 'hotel')},
		coalesce((select group_concat(${program('g.id')}, ';') from hotel_program m join program g on g.no = m.program_no
			where m.hotel_no = h.no), '') as programs
		from hotel h join hotel_place hp on hp.no = h.hotel_place_no order by h.key`,
	salesManagers: `select h.key as hotel, ${selectCells('salesManagers')}
		from hotel h cross join sales_manager t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.position`,
	rooms: `select h.key as hotel, ${selectCells('rooms')}, ${facilities('t.facility_mask', 'room')}
		from hotel h cross join hotel_room t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.position`,
	ratePlans: `select h.key as hotel, ${selectCells('ratePlans')}, ${program('g.id')} as program,
		t.payment_policy->>'depositPercentage' as deposit_percent, t.payment_policy->'tranches' as tranches,
		t.cancellation_policy->'cancellationPeriods' as cancellation, ${selectTexts('ratePlans')}
		from hotel h cross join rate_plan t on t.hotel_no = h.no left join program g on g.no = t.program_no
		join rate_plan_text en on en.plan_no = t.no and en.language = 'en'
		join rate_plan_text de on de.plan_no = t.no and de.language = 'de' ${OF_HOTELS} order by h.key, t.position`,
	seasons: `select h.key as hotel, ${selectCells('seasons')}
		from hotel h cross join hotel_season t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.first_night`,
	rates: `select h.key as hotel, s.key as season, p.key as plan, r.key as room, ${selectCells('rates')}
		from hotel h cross join hotel_season s on s.hotel_no = h.no cross join room_rate t on t.season_no = s.no
		join rate_plan p on p.no = t.plan_no join hotel_room r on r.no = t.room_no
		${OF_HOTELS} order by h.key, s.first_night, p.position, r.position`,
	closures: `select h.key as hotel, p.key as plan, ${selectCells('closures')}
		from hotel h cross join rate_closure t on t.hotel_no = h.no left join rate_plan p on p.no = t.plan_no
		${OF_HOTELS} order by h.key, t.first_day, t.last_day, t.kind, p.key`,
	taken: `select hotel, room, min(night) as first_night, max(night) as last_night, taken, units, min_nights, no_arrival, stopped from (
			select h.key as hotel, r.key as room, r.no as room_no, r.position, t.night, t.taken, t.units, t.min_nights,
			t.is_arrival_closed as no_arrival, t.is_stopped as stopped,
			julianday(t.night) - row_number() over (partition by t.room_no, t.taken, t.units, t.min_nights, t.is_arrival_closed,
				t.is_stopped order by t.night) as stretch
			from hotel h cross join hotel_room r on r.hotel_no = h.no cross join room_night t on t.room_no = r.no ${OF_HOTELS})
		group by hotel, room_no, taken, units, min_nights, no_arrival, stopped, stretch order by hotel, position, first_night`,
	hotelPictures: `select h.key as hotel, ${selectCells('hotelPictures')}
		from hotel h cross join hotel_picture t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.position`,
	roomPictures: `select h.key as hotel, r.key as room, ${selectCells('roomPictures')}
		from hotel h cross join hotel_room r on r.hotel_no = h.no cross join hotel_room_picture t on t.room_no = r.no
		${OF_HOTELS} order by h.key, r.position, t.position`,
	inspiration: `select substr(t.id, ${'post_'.length + 1}) as key, h.key as hotel, ${selectCells('inspiration')}
		from hotel h cross join inspiration_post t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.published_on, t.id`,
	hotelTexts: `select h.key as hotel, ${selectCells('hotelTexts')}
		from hotel h cross join hotel_text t on t.hotel_no = h.no ${OF_HOTELS} order by h.key, t.language desc`,
	roomTexts: `select h.key as hotel, r.key as room, ${selectTexts('roomTexts')}
		from hotel h cross join hotel_room r on r.hotel_no = h.no
		join hotel_room_text en on en.room_no = r.no and en.language = 'en'
		join hotel_room_text de on de.room_no = r.no and de.language = 'de' ${OF_HOTELS} order by h.key, r.position`,
};
