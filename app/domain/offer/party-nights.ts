import { addDays, daysBetween, type PlainDate, weekday } from '../date/plain-date';
import { assignRooms } from './assign-rooms';
import { ruleRefusal } from './evaluate-plan';
import type { Party } from './party';
import { priceStay } from './price-stay';
import type { RoomPlan } from './rate';
import { nightsOf, roomInPeriod, type WindowRoom } from './room-in-period';
import { type Fits, fitsOf } from './stays-for-parties';
import { type WhyNot, whyNotTogether } from './why-not';

/** What the nights of a room cost a party under a plan, added up from the first day of the stretch on. */
type Sums = { totals: Float64Array; gaps: Int32Array };

/** Answers what stays of many periods within one stretch of days cost parties, in minor units of the hotel's currency. */
export class PartyNights {
	readonly #rooms: readonly WindowRoom[];
	readonly #parties: readonly Party[];
	readonly #fits: Fits;
	readonly #planIds: readonly string[];
	readonly #sums = new Map<string, Sums>();

	constructor(rooms: readonly WindowRoom[], parties: readonly Party[]) {
		const types = rooms.map(({ room }) => room);
		this.#rooms = rooms;
		this.#parties = parties;
		this.#fits = fitsOf(types, parties);
		const plans = types.flatMap((room) => room.plans.filter(({ isOnRequest }) => !isOnRequest));
		this.#planIds = [...new Set(plans.map(({ planId }) => planId))];
	}

	/** The cheapest stay at a price, by the rule of `staysForParties`; null: there is none. */
	stay(checkIn: PlainDate, nights: number): number | null {
		return this.#cheapest(checkIn, nights, true);
	}

	/** The cheapest single night: minimum stays and days without arrivals or departures do not matter to it. */
	night(day: PlainDate): number | null {
		return this.#cheapest(day, 1, false);
	}

	/** What keeps the parties from a stay. */
	whyNot(checkIn: PlainDate, nights: number): WhyNot {
		const period = { checkIn, checkOut: addDays(checkIn, nights) };
		return whyNotTogether(
			this.#rooms.map((room) => roomInPeriod(room, period)),
			this.#parties,
			this.#fits,
		);
	}

	#cheapest(checkIn: PlainDate, nights: number, obeysRules: boolean): number | null {
		const period = { checkIn, checkOut: addDays(checkIn, nights) };
		const own = nightsOf(period);
		const rooms = this.#rooms.map((room) => roomInPeriod(room, period, own));
		const [first] = this.#rooms;
		if (!first) return null;
		const at = daysBetween(first.room.checkIn, checkIn);
		const stock = rooms.map((room) => room.stock);
		let least: number | null = null;
		for (const planId of this.#planIds) {
			const sold = rooms.map((room, type) => {
				const plan = room.plans.find((each) => each.planId === planId);
				if (!plan || (stock[type] ?? 0) < 1) return null;
				const of = obeysRules
					? room
					: {
							closures: room.closures.filter(({ kind }) => kind === 'stay'),
							rules: { ...room.rules, isArrivalClosed: false, minNights: 1 },
						};
				return ruleRefusal(plan, of, period) === null ? plan : null;
			});
			if (sold.every((plan) => plan === null)) continue;
			const costs = this.#parties.map((party, request) =>
				rooms.map((_, type) => {
					const plan = sold[type];
					if (!plan || !this.#fits[request]?.[type]) return Number.POSITIVE_INFINITY;
					return this.#costOf(type, plan, party, request, at, nights);
				}),
			);
			const assigned = assignRooms(costs, stock);
			if (assigned && (least === null || assigned.total < least)) least = assigned.total;
		}
		return least;
	}

	/** What a stay costs that begins so many days into the stretch; infinite where a night has no price. */
	#costOf(type: number, plan: RoomPlan, party: Party, request: number, at: number, nights: number): number {
		const key = `${type} ${request} ${plan.planId}`;
		const sums = this.#sums.get(key) ?? this.#add(type, plan, party);
		this.#sums.set(key, sums);
		if (at < 0 || at + nights >= sums.totals.length) return Number.POSITIVE_INFINITY;
		if (sums.gaps[at] !== sums.gaps[at + nights]) return Number.POSITIVE_INFINITY;
		return (sums.totals[at + nights] ?? 0) - (sums.totals[at] ?? 0);
	}

	/** A stay is the sum of its nights; nights of one season cost two prices at the most. */
	#add(type: number, plan: RoomPlan, party: Party): Sums {
		const room = this.#rooms[type]?.room;
		const length = room ? daysBetween(room.checkIn, room.checkOut) : 0;
		const totals = new Float64Array(length + 1);
		const gaps = new Int32Array(length + 1);
		if (!room) return { totals, gaps };
		const { agePolicy, includedPax } = room;
		const { seasons } = plan;
		const known = new Map<number, number | null>();
		let night = room.checkIn;
		for (let at = 0; at < length; at++, night = addDays(night, 1)) {
			const day = night;
			const season = seasons.findIndex(({ firstNight, lastNight }) => firstNight <= day && day <= lastNight);
			const kind = 2 * season + (((seasons[season]?.weekendMask ?? 0) >> weekday(day)) & 1);
			let cost = known.get(kind);
			if (cost === undefined) {
				const period = { checkIn: day, checkOut: addDays(day, 1) };
				cost = priceStay({ period, party, agePolicy, includedPax, supplements: plan, seasons })?.totalMinor ?? null;
				known.set(kind, cost);
			}
			totals[at + 1] = (totals[at] ?? 0) + (cost ?? 0);
			gaps[at + 1] = (gaps[at] ?? 0) + (cost === null ? 1 : 0);
		}
		return { totals, gaps };
	}
}
