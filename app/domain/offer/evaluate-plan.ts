import { addDays, daysBetween } from '../date/plain-date';
import type { NoOfferReason } from './offer';
import type { Closure, NightRules, Period, RatedRoom, RoomPlan } from './rate';

/** Those for which a plan can refuse a period, from what an agent can change easily to what he cannot. */
const PLAN_REASONS = ['minimum-stay', 'closed', 'not-in-season'] as const satisfies readonly NoOfferReason[];

/** Why a plan does not sell a room in a period; null when it does. Neither stock nor guests are looked at. */
export function planRefusal(
	plan: Pick<RoomPlan, 'planId' | 'seasons'>,
	of: { closures: readonly Closure[]; rules: NightRules },
	period: Period,
): (typeof PLAN_REASONS)[number] | null {
	return coversPeriod(plan, period) ? ruleRefusal(plan, of, period) : 'not-in-season';
}

/** The same of a period in which every night has a price. */
export function ruleRefusal(
	plan: Pick<RoomPlan, 'planId' | 'seasons'>,
	{ closures, rules }: { closures: readonly Closure[]; rules: NightRules },
	period: Period,
): 'closed' | 'minimum-stay' | null {
	if (rules.isStopped || rules.isArrivalClosed) return 'closed';
	if (closures.some((closure) => closes(closure, plan, period))) return 'closed';
	// The first night says how long a stay must be: by itself, else by its season.
	const season = plan.seasons.find(({ lastNight }) => lastNight >= period.checkIn);
	const minNights = rules.minNights ?? season?.minNights ?? 1;
	return daysBetween(period.checkIn, period.checkOut) < minNights ? 'minimum-stay' : null;
}

/** True when every night has a price. */
function coversPeriod({ seasons }: Pick<RoomPlan, 'seasons'>, { checkIn, checkOut }: Period): boolean {
	let night = checkIn;
	for (const { firstNight, lastNight } of seasons) {
		if (firstNight <= night && night <= lastNight) night = addDays(lastNight, 1);
	}
	return night >= checkOut && checkIn < checkOut;
}

function closes(closure: Closure, plan: Pick<RoomPlan, 'planId'>, { checkIn, checkOut }: Period): boolean {
	if (closure.planId !== null && closure.planId !== plan.planId) return false;
	const { kind, firstDay, lastDay } = closure;
	if (kind === 'arrival') return firstDay <= checkIn && checkIn <= lastDay;
	if (kind === 'departure') return firstDay <= checkOut && checkOut <= lastDay;
	return firstDay < checkOut && lastDay >= checkIn;
}

/** The plans that sell a room in its period as long as there is stock, or why there are none. */
export function sellablePlans(
	room: Pick<RatedRoom, 'plans' | 'closures' | 'rules' | 'stock' | 'checkIn' | 'checkOut'>,
): { plans: RoomPlan[]; reason: NoOfferReason | null } {
	if (room.plans.length === 0) return { plans: [], reason: 'no-rate-for-profile' };
	if (room.stock < 1) return { plans: [], reason: 'sold-out' };
	const refusals = room.plans.map((plan) => planRefusal(plan, room, room));
	const plans = room.plans.filter((_, at) => refusals[at] === null);
	if (plans.length > 0) return { plans, reason: null };
	return { plans, reason: PLAN_REASONS.find((reason) => refusals.includes(reason)) ?? 'not-in-season' };
}
