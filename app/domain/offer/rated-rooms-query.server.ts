import type { InStatement } from '@libsql/client/web';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import type { PaymentProfile } from '../brand/brand-profile';
import type { OfferAccess } from './offer-access';
import type { Period } from './rate';

/** A room, or all rooms of a hotel, in a period and with a payment profile. */
export type RatesQuestion = Period & {
	paymentProfile: PaymentProfile;
	/** Number of a lead whose own rooms count as free: it is to be changed. */
	heldBy?: number | undefined;
} & ({ roomId: string } | { hotelId: string });

/** Of the rooms that are asked for by their ids, and of all rooms of the hotels that are. */
const ASKED = `select j.key as at, r.no as room_no, j.value->>'checkIn' as check_in, j.value->>'checkOut' as check_out,
		j.value->>'profile' as profile, j.value->>'heldBy' as held_by
	from json_each(:asked) j cross join hotel_room r on r.id = j.value->>'roomId'
	union all
	select j.key, r.no, j.value->>'checkIn', j.value->>'checkOut', j.value->>'profile', j.value->>'heldBy'
	from json_each(:asked) j cross join hotel h on h.id = j.value->>'hotelId' cross join hotel_room r on r.hotel_no = h.no`;

/** A plan that the visitor may have: public, or negotiated for one of his programmes (OFFER-16). */
const IS_HIS = `(p.profile_mask >> a.profile) & 1
	and (p.program_no is null or p.program_no in (select value from json_each(:programs)))`;

/**
 * One row for each room that was asked for, in order: what `readRatedRooms` reads. Lists come as JSON text, so that the answer is
 * a few small rows instead of hundreds. Everything is found by keys; nothing is read from end to end.
 */
const RATED_ROOMS_SQL = `with asked as materialized (${ASKED})
select a.at, a.check_in as checkIn, a.check_out as checkOut, r.id as room, h.id as hotel, h.time_zone as timeZone, h.currency,
	h.is_adults_only as isAdultsOnly, h.min_guest_age as minGuestAge, h.max_age_infant as maxAgeInfant,
	h.max_age_child as maxAgeChild, h.group_from_rooms as groupFromRooms, r.name, r.category, r.beds, r.included_pax as includedPax, r.units,
	(select json_array(count(*), min(n.units - n.taken + case when a.held_by is null then 0 else coalesce((
				select k.rooms from held_room_night k where k.lead_no = a.held_by and k.room_no = n.room_no and k.night = n.night
			), 0) end), max(n.is_stopped), max(n.is_arrival_closed and n.night = a.check_in),
			max(iif(n.night = a.check_in, n.min_nights, null))) from room_night n
		where n.room_no = r.no and n.night >= a.check_in and n.night < a.check_out) as nights,
	(select json_group_array(json_array(no, id, meal, policy, commission, json(payment), json(cancellation), adult,
		json(children), single, request,
		text)) from (
		select p.no, p.id, p.meal_plan as meal, p.policy, p.commission_percent as commission, p.payment_policy as payment,
			p.cancellation_policy as cancellation, p.extra_adult_minor as adult, p.child_supplements as children,
			p.single_use_minor as single, p.is_on_request as request,
			(select json_array(t.name, t.description, t.amenities_markdown) from rate_plan_text t
				where t.plan_no = p.no order by t.language = :language desc limit 1) as text
		from rate_plan p where p.hotel_no = r.hotel_no and ${IS_HIS} order by p.position)) as plans,
	(select json_group_array(json_array(plan, first, last, mask, nightly, weekend, public, least)) from (
		select p.no as plan, s.first_night as first, s.last_night as last, s.weekend_mask as mask, rr.nightly_minor as nightly,
			rr.weekend_minor as weekend, rr.public_minor as public, rr.min_nights as least
		from hotel_season s cross join rate_plan p on p.hotel_no = s.hotel_no and ${IS_HIS}
		cross join room_rate rr on rr.season_no = s.no and rr.plan_no = p.no and rr.room_no = r.no
		where s.hotel_no = r.hotel_no and s.first_night < a.check_out and s.last_night >= a.check_in
		order by s.first_night)) as seasons,
	(select json_group_array(json_array(c.plan_no, c.kind, c.first_day, c.last_day)) from rate_closure c
		where c.hotel_no = r.hotel_no and c.first_day <= a.check_out and c.last_day >= a.check_in) as closures,
	(select json_group_array(json_array(x.currency, x.eur_per_unit_millionths, x.as_of)) from exchange_rate x
		where x.currency in (h.currency, :billable)) as rates
from asked a cross join hotel_room r on r.no = a.room_no cross join hotel h on h.no = r.hotel_no and h.is_in_preparation = 0
order by a.at, r.position`;

/** The statement for any number of questions, which are told apart by `at`. */
export function ratedRoomsStatement(
	questions: readonly RatesQuestion[],
	access: OfferAccess,
): InStatement & { sql: string } {
	const requested = questions.map(({ paymentProfile, ...question }) => ({
		...question,
		profile: PAYMENT_PROFILES.indexOf(paymentProfile),
	}));
	return {
		sql: RATED_ROOMS_SQL,
		args: {
			asked: JSON.stringify(requested),
			programs: JSON.stringify(access.programNos),
			language: access.language,
			billable: access.billableCurrency,
		},
	};
}
