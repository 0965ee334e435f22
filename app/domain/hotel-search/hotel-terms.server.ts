import type { Database } from '#db/client';
import type { MEAL_PLANS } from '#db/schema/enums';
import type { CancellationPolicy, ChildSupplement, PaymentPolicy } from '#db/schema/hotel-rate';
import type { RoomBed } from '#db/schema/hotel-room';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { HOTEL_TERMS } from '~/platform/cache/policies';
import type { HotelAges } from '../hotel/age-policy';
import { type SleepingLimit, sleepingLimits } from '../offer/sleeping';
import { readInParts } from './read-in-parts.server';

/** A room type as a search reckons with it. */
export type RoomTerms = {
	no: number;
	id: string;
	name: string;
	units: number;
	includedPax: number;
	/** See `sleepingLimits`; empty: anybody fits. */
	limits: readonly SleepingLimit[];
};

/** A rate plan as a search reckons with it. */
export type PlanTerms = {
	no: number;
	id: string;
	mealPlan: (typeof MEAL_PLANS)[number];
	commissionPercent: number;
	isOnRequest: boolean;
	/** Negotiated: of this programme's members. */
	programNo: number | null;
	extraAdultMinor: number;
	singleUseMinor: number;
	childSupplements: readonly ChildSupplement[];
	paymentPolicy: PaymentPolicy;
	cancellationPolicy: CancellationPolicy;
};

/** What prices of a hotel are reckoned with, whatever the period. */
export type HotelTerms = {
	timeZone: string;
	ages: HotelAges;
	/** So many rooms at once are a group; null: it says nothing. */
	groupFromRooms: number | null;
	rooms: readonly RoomTerms[];
	plans: ReadonlyMap<number, PlanTerms>;
};

const terms = new MemoryCache<HotelTerms>(
	HOTEL_TERMS,
	({ rooms, plans }) => 300 + 120 * rooms.length + 160 * plans.size,
);

/** Rooms and plans of hotels by their internal keys, cached in the isolate for as long as the catalogue is the same. */
export async function hotelTerms(
	{ db, catalogueVersion }: { db: Database; catalogueVersion: number },
	nos: readonly number[],
): Promise<ReadonlyMap<number, HotelTerms>> {
	const keyOf = (no: number) => `${catalogueVersion}|${no}`;
	const found = new Map<number, HotelTerms>();
	const missing: number[] = [];
	for (const no of nos) {
		const known = terms.get(keyOf(no));
		if (known) found.set(no, known);
		else missing.push(no);
	}
	if (missing.length === 0) return found;
	for (const row of await readInParts<TermsRow>(db, TERMS_SQL, missing)) {
		const read = readTerms(row);
		found.set(row[0], read);
		terms.set(keyOf(row[0]), read);
	}
	return found;
}

type RoomRow = [no: number, id: string, name: string, units: number, includedPax: number, beds: string];
type PlanRow = [
	no: number,
	id: string,
	mealPlan: PlanTerms['mealPlan'],
	commissionPercent: number,
	isOnRequest: number,
	extraAdultMinor: number,
	singleUseMinor: number,
	childSupplements: string,
	paymentPolicy: string,
	cancellationPolicy: string,
	programNo: number | null,
];
type TermsRow = [
	no: number,
	timeZone: string,
	isAdultsOnly: number,
	minGuestAge: number | null,
	maxAgeInfant: number | null,
	maxAgeChild: number | null,
	groupFromRooms: number | null,
	rooms: RoomRow[],
	plans: PlanRow[],
];

/** Argument: internal keys as a JSON list. */
export const TERMS_SQL =
	`select json_group_array(json_array(h.no, h.time_zone, h.is_adults_only, h.min_guest_age, h.max_age_infant, h.max_age_child, h.group_from_rooms,
		(select json_group_array(json_array(type.no, type.id, type.name, type.units, type.included_pax, type.beds))
			from (select * from hotel_room indexed by hotel_room_order where hotel_no = h.no order by position) type),
		(select json_group_array(json_array(p.no, p.id, p.meal_plan, p.commission_percent, p.is_on_request, p.extra_adult_minor,
				p.single_use_minor, p.child_supplements, p.payment_policy, p.cancellation_policy, p.program_no))
			from rate_plan p indexed by rate_plan_hotel where p.hotel_no = h.no))) as found
	from json_each(:nos) j cross join hotel h on h.no = j.value`.replace(/\s+/g, ' ');

function readTerms(row: TermsRow): HotelTerms {
	const [, timeZone, isAdultsOnly, minGuestAge, maxAgeInfant, maxAgeChild, groupFromRooms, rooms, plans] = row;
	return {
		...{ timeZone, groupFromRooms },
		ages: { isAdultsOnly: isAdultsOnly === 1, minGuestAge, maxAgeInfant, maxAgeChild },
		rooms: rooms.map(([no, id, name, units, includedPax, beds]) => ({
			...{ no, id, name, units, includedPax },
			limits: limitsOf(beds),
		})),
		plans: new Map(
			plans.map(([no, id, mealPlan, commissionPercent, isOnRequest, extraAdultMinor, singleUseMinor, ...texts]) => [
				no,
				{
					...{ no, id, mealPlan, commissionPercent, extraAdultMinor, singleUseMinor },
					isOnRequest: isOnRequest === 1,
					childSupplements: supplementsOf(texts[0]),
					paymentPolicy: paymentOf(texts[1]),
					cancellationPolicy: cancellationOf(texts[2]),
					programNo: texts[3],
				},
			]),
		),
	};
}

/** Beds and policies are read once for each text: thousands of hotels have a few dozen. */
const MOST_READ = 1000;

function byText<Value>(read: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		const found = known.get(text);
		if (found !== undefined) return found;
		const value = read(text);
		if (known.size >= MOST_READ) known.clear();
		known.set(text, value);
		return value;
	};
}

const limitsOf = byText((text) => sleepingLimits(JSON.parse(text) as RoomBed[]));
const supplementsOf = byText((text) => JSON.parse(text) as ChildSupplement[]);
const paymentOf = byText((text) => JSON.parse(text) as PaymentPolicy);
const cancellationOf = byText((text) => JSON.parse(text) as CancellationPolicy);
