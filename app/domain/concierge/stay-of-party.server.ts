import { and, eq } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { knownBrands } from '../brand/known-brands';
import { leadActor } from '../lead/agent-lead-context';
import { leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import type { LeadActor } from '../lead/lead-status';
import { hotelToday } from '../offer/hotel-today';
import { GUEST_ACTOR, openLeadTrip } from '../trip/open-trip.server';
import type { JobParty } from './job-transitions';

export type ConciergeContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'now' | 'today' | 'visitor' | 'settings' | 'language' | 'services' | 'waitUntil'
>;

/** Whose stay it is about: the lead guest's, by the token of the trip page, or that of a lead within the actor's reach, by its public id. */
export type StayOf = { token: string } | { leadId: string };

export type ConciergeStay = Awaited<ReturnType<typeof stayOf>>;

/**
 * The stay that services are for, with who acts. Throws DomainError 'not-found' (another agency's lead too), 'forbidden' (the group's link; a role without
 * leads), 'conflict' (`link-ended`), 'unavailable'.
 */
export async function stayOf(ctx: ConciergeContext, of: StayOf) {
	const { actor, party, isReached } = await reach(ctx, of);
	const [row] = await ctx.db
		.select({
			...{ leadNo: lead.no, leadId: lead.id, brandKey: lead.brandKey, bookingNumber: lead.bookingNumber },
			...{ status: lead.status, currency: lead.currency, checkIn: lead.checkIn, checkOut: lead.checkOut },
			...{ hotelNo: lead.hotelNo, placeNo: place.no, parentNo: place.parentNo, timeZone: operator.timeZone },
			...{ pax: lead.pax, adults: lead.adults, children: lead.children },
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.where(isReached);
	if (!row) throw new DomainError('not-found', 'No such stay');
	const timeZone = row.timeZone ?? 'Europe/Zurich';
	return {
		...row,
		...{ actor, party, timeZone, today: hotelToday(ctx, timeZone) },
		/** Null: the brand has no concierge (CONCIERGE-3). */
		terms: knownBrands().of(row.brandKey).concierge,
	};
}

async function reach(ctx: ConciergeContext, of: StayOf) {
	if ('token' in of) {
		const { leadNo } = await openLeadTrip(ctx, of.token);
		return { actor: GUEST_ACTOR, party: 'guest' as JobParty, isReached: eq(lead.no, leadNo) };
	}
	const user = ctx.actor;
	const isTeam = user?.role === 'admin' && !user.isActing;
	const actor: LeadActor = leadActor(
		requireActor(ctx, isTeam ? 'concierge' : user?.role === 'operator' ? 'operators' : 'agentDashboard'),
	);
	const party: JobParty = isTeam ? 'team' : user?.role === 'operator' ? 'operator' : 'agent';
	return { actor, party, isReached: and(eq(lead.id, of.leadId), leadScopeCondition(ctx.db, leadScope(ctx))) };
}

/** Why nothing can be asked for; null where it can. */
export function closedReason(
	stay: Pick<ConciergeStay, 'terms' | 'hotelNo' | 'placeNo' | 'status' | 'checkOut' | 'today'>,
): 'not-booked' | 'concierge-off' | 'over' | null {
	if (stay.terms === null || stay.hotelNo !== null || stay.placeNo === null) return 'concierge-off';
	if (stay.status !== 'confirmedBooking') return 'not-booked';
	return stay.checkOut < stay.today ? 'over' : null;
}
