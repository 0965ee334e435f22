import { addDays, daysBetween, type PlainDate, weekday } from '../date/plain-date';
import type { Party } from './party';
import { priceStay } from './price-stay';
import type { RatedRoom, RoomPlan } from './rate';
import { roomInPeriod, type WindowRoom } from './room-in-period';
import { type Fits, fitsOf, type PriceOfStay, staysForParties } from './stays-for-parties';
import { type WhyNot, whyNotTogether } from './why-not';

/** A day of a hotel's calendar for parties; sums in minor units of its currency, all rooms together. */
export type PricedDay = {
	day: PlainDate;
	/** The cheapest night that begins on it, whatever is asked of arrivals; null: none is for sale. */
	nightMinor: number | null;
	/** The cheapest stay of the requested length that begins on it; null: there is none. */
	stayMinor: number | null;
	/** Why there is no such stay, where there is none at a price. */
	whyNot: WhyNot | null;
};

/** Answers what the nights of a hotel cost parties, for many periods of one stretch of days. */
export class PartyCalendar {
	readonly #rooms: readonly WindowRoom[];
	readonly #parties: readonly Party[];
	readonly #fits: Fits;
	/** What a night costs, by room, plan, party and what the night is like: a stay is the sum of its nights. */
	readonly #costs = new Map<string, number | null>();

	constructor(rooms: readonly WindowRoom[], parties: readonly Party[]) {
		this.#rooms = rooms;
		this.#parties = parties;
		this.#fits = fitsOf(
			rooms.map(({ room }) => room),
			parties,
		);
	}

	/** The cheapest stay of a period at a price; null: there is none. */
	stay(checkIn: PlainDate, nights: number): { totalMinor: number; rooms: RatedRoom[] } | null {
		const rooms = this.#in(checkIn, nights);
		const [best] = this.#stays(rooms);
		return best ? { totalMinor: best.totalMinor, rooms } : null;
	}

	/** What keeps the parties from a stay. */
	whyNot(checkIn: PlainDate, nights: number): WhyNot {
		return whyNotTogether(this.#in(checkIn, nights), this.#parties);
	}

	/** Days from one on, each with its night and the stay of so many nights that begins on it. */
	days(from: PlainDate, count: number, nights: number): PricedDay[] {
		return Array.from({ length: count }, (_, at): PricedDay => {
			const day = addDays(from, at);
			const rooms = this.#in(day, nights);
			const [best] = this.#stays(rooms);
			return {
				day,
				nightMinor: this.#night(day),
				stayMinor: best?.totalMinor ?? null,
				whyNot: best ? null : whyNotTogether(rooms, this.#parties),
			};
		});
	}

	#in(checkIn: PlainDate, nights: number): RatedRoom[] {
		const period = { checkIn, checkOut: addDays(checkIn, nights) };
		return this.#rooms.map((room) => roomInPeriod(room, period));
	}

	#stays(rooms: readonly RatedRoom[]) {
		return staysForParties(rooms, this.#parties, { fits: this.#fits, priceOf: this.#priceOf }).stays;
	}

	/** Minimum stays and days without arrivals or departures do not matter to a single night. */
	#night(day: PlainDate): number | null {
		const rooms = this.#in(day, 1).map((room) => ({
			...room,
			closures: room.closures.filter(({ kind }) => kind === 'stay'),
			rules: { ...room.rules, isArrivalClosed: false, minNights: 1 },
		}));
		return this.#stays(rooms)[0]?.totalMinor ?? null;
	}

	#priceOf: PriceOfStay = (room, plan, party, request) => {
		let total = 0;
		for (let night = room.checkIn; night < room.checkOut; night = addDays(night, 1)) {
			const cost = this.#costOf(room, plan, party, request, night);
			if (cost === null) return null;
			total += cost;
		}
		return total;
	};

	#costOf(room: RatedRoom, plan: RoomPlan, party: Party, request: number, night: PlainDate): number | null {
		const season = plan.seasons.findIndex(({ firstNight, lastNight }) => firstNight <= night && night <= lastNight);
		const mask = plan.seasons[season]?.weekendMask ?? 0;
		const key = `${room.roomId} ${plan.planId} ${request} ${season} ${(mask >> weekday(night)) & 1}`;
		const known = this.#costs.get(key);
		if (known !== undefined) return known;
		const { agePolicy, includedPax } = room;
		const period = { checkIn: night, checkOut: addDays(night, 1) };
		const { seasons } = plan;
		const cost = priceStay({ period, party, agePolicy, includedPax, supplements: plan, seasons })?.totalMinor ?? null;
		this.#costs.set(key, cost);
		return cost;
	}
}

/** How far a stay is moved for another that works. */
const MOST_DAYS = 14;

export type NearStay = { checkIn: PlainDate; checkOut: PlainDate; totalMinor: number };

/** Days that a calendar needs around a stay to find the nearest ones. */
export function windowAround(checkIn: PlainDate, checkOut: PlainDate, today: PlainDate) {
	const first = addDays(checkIn, -MOST_DAYS);
	return { checkIn: first < today ? today : first, checkOut: addDays(checkOut, MOST_DAYS + LONGEST) };
}

/** More nights than a minimum stay may ask for on top. */
const LONGEST = 14;

/**
 * Stays that work where one does not: the nearest before and the nearest after, as long as the hotel asks for on that day; on the same day a
 * longer one first. Nearest first, at most three.
 */
export function nearStays(
	calendar: PartyCalendar,
	{ checkIn, checkOut, today }: { checkIn: PlainDate; checkOut: PlainDate; today: PlainDate },
	reason: WhyNot,
): NearStay[] {
	const nights = daysBetween(checkIn, checkOut);
	const at = (first: PlainDate, length: number): NearStay | null => {
		if (first < today) return null;
		const stay = calendar.stay(first, length);
		return stay && { checkIn: first, checkOut: addDays(first, length), totalMinor: stay.totalMinor };
	};
	const asLong = (day: PlainDate, why: WhyNot) =>
		why.kind === 'minimumStay' && why.nights <= nights + LONGEST ? at(day, why.nights) : null;
	const longer = [asLong(checkIn, reason)];
	const found = (by: 1 | -1) => {
		for (let days = 1; days <= MOST_DAYS; days++) {
			const day = addDays(checkIn, by * days);
			const stay = at(day, nights) ?? asLong(day, calendar.whyNot(day, nights));
			if (stay) return stay;
		}
		return null;
	};
	const moved = [found(-1), found(1)]
		.filter((stay) => stay !== null)
		.sort((a, b) => Math.abs(daysBetween(checkIn, a.checkIn)) - Math.abs(daysBetween(checkIn, b.checkIn)));
	return [...longer.filter((stay) => stay !== null), ...moved].slice(0, 3);
}
