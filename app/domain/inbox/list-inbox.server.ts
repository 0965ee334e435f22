import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { lead, leadRequest } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { type LeadScope, leadScope } from '../lead/lead-scope';
import { leadScopeCondition } from '../lead/lead-scope-condition.server';
import { requestOutcome } from '../lead/request-outcome';
import { loadTradeProperties } from '../lead/trade-property.server';
import { inPromisedOrder } from './inbox-order';

/** More requests than anybody answers in a day: the oldest of them are shown. */
export const INBOX_LIMIT = 100;

const ASKED = ['requestedOption', 'requestedBooking'] as const;

/** Whatever stands in the way of a request, or behind it. */
const LIVE = [...ASKED, 'confirmedOption', 'confirmedBooking'] as const;

export type InboxLead = Awaited<ReturnType<typeof listInbox>>['leads'][number];
export type InboxRequest = Awaited<ReturnType<typeof listInbox>>['requests'][number];

/**
 * What waits for an answer in the actor's properties:
 * options and bookings that are asked for, with everybody else who has or wants the same nights, and changes and discounts that
 * agents ask for. What is promised first comes first. One round trip, and one for what accepting a request would mean. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function listInbox({ ctx }: { ctx: Context }) {
	requireActor(ctx, 'operators');
	const scope = leadScope(ctx);
	const [leads, rivals, requests] = await ctx.db.batch([
		askedLeads(ctx.db, scope),
		rivalLeads(ctx.db, scope),
		openRequests(ctx.db, scope),
	]);
	return {
		leads: inPromisedOrder(
			leads.map((each) => ({
				...each,
				rivals: rivals.filter(
					(rival) =>
						rival.no !== each.no &&
						rival.propertyNo === each.propertyNo &&
						rival.checkIn < each.checkOut &&
						rival.checkOut > each.checkIn,
				),
			})),
		),
		requests: await withOutcomes(ctx, requests),
	};
}

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/** More properties than an operator answers for at one sitting; requests about further ones show no preview. */
const PROPERTIES_LOOKED_AT = 20;

type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number];

/** The open changes and prices of one lead in the actor's reach, with what accepting them would mean. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listRequestsOfLead({ ctx, leadId }: { ctx: Context; leadId: string }) {
	requireActor(ctx, 'operators');
	return withOutcomes(ctx, await openRequests(ctx.db, leadScope(ctx), eq(lead.id, leadId)).execute());
}

/** Requests with what accepting them would mean: the stay, the new price and the difference. A second round trip, if there are any. */
async function withOutcomes(ctx: Context, requests: readonly OpenRequest[]) {
	if (requests.length === 0) return [];
	const numbers = [...new Set(requests.flatMap(({ propertyNo }) => propertyNo ?? []))].slice(0, PROPERTIES_LOOKED_AT);
	const properties = await loadTradeProperties(ctx, numbers);
	return requests.map((request) => {
		const house = properties.get(request.propertyNo ?? 0);
		const outcome =
			house && request.serviceLevel !== null
				? requestOutcome({ lead: request, property: house, request, today: ctx.today })
				: null;
		return {
			...request,
			outcome: outcome && {
				isMoved: outcome.isMoved,
				isTaken: outcome.isTaken,
				stay: outcome.stay,
				subtotalMinor: outcome.priceMinor,
				totalMinor: outcome.quote?.totalMinor ?? null,
			},
		};
	});
}

const agent = alias(user, 'agent');

const FACTS = {
	no: lead.no,
	id: lead.id,
	brandKey: lead.brandKey,
	bookingNumber: lead.bookingNumber,
	version: lead.version,
	status: lead.status,
	propertyNo: lead.propertyNo,
	propertyName: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
	placeEn: place.nameEn,
	placeDe: place.nameDe,
	checkIn: lead.checkIn,
	checkOut: lead.checkOut,
	serviceLevel: lead.serviceLevel,
	pax: lead.pax,
	adults: lead.adults,
	children: lead.children,
	childrenAges: lead.childrenAges,
	cots: lead.cots,
	highChairs: lead.highChairs,
	petDetails: lead.petDetails,
	clientFirstName: lead.clientFirstName,
	clientLastName: lead.clientLastName,
	comments: lead.comments,
	currency: lead.currency,
	subtotalMinor: lead.subtotalMinor,
	totalMinor: lead.totalMinor,
	isNegotiatedPrice: lead.isNegotiatedPrice,
	commissionPercent: lead.commissionPercent,
	paymentMethod: lead.paymentMethod,
	queuePosition: lead.queuePosition,
	expiresAt: lead.expiresAt,
	agencyName: travelAgency.name,
	agentFirstName: agent.firstName,
	agentLastName: agent.lastName,
	optionHours: operator.optionHours,
};

const requestedAt = sql<number>`coalesce(${lead.requestedAt}, ${lead.createdAt})`;

/** Along `lead_asked`, which ends with the last one shown: by status, all leads that ever waited would be sorted. */
function longestWaiting(db: Database, scope: LeadScope): SQL {
	return sql`${lead.no} in (select "lead"."no" from "lead" indexed by lead_asked
		where "lead"."status" in ('requestedOption', 'requestedBooking') and ${leadScopeCondition(db, scope)}
		order by "lead"."asked_at", "lead"."no" limit ${INBOX_LIMIT})`;
}

/** Options and bookings that are asked for, longest first. */
export function askedLeads(db: Database, scope: LeadScope) {
	return db
		.select({ ...FACTS, requestedAt })
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(agent, eq(agent.no, lead.userNo))
		.where(longestWaiting(db, scope))
		.orderBy(asc(lead.requestedAt), asc(lead.no))
		.limit(INBOX_LIMIT);
}

/** Leads that hold or want nights which another lead asks for, in the same properties. */
export function rivalLeads(db: Database, scope: LeadScope) {
	return db
		.select({
			no: lead.no,
			propertyNo: lead.propertyNo,
			status: lead.status,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			queuePosition: lead.queuePosition,
			expiresAt: lead.expiresAt,
			totalMinor: lead.totalMinor,
			currency: lead.currency,
			agencyName: travelAgency.name,
		})
		.from(lead)
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(and(inArray(lead.status, LIVE), inProperties(db, scope), sql`${lead.deletedAt} is null`, isRival()))
		.orderBy(asc(lead.queuePosition), asc(lead.no));
}

function isRival(): SQL {
	return sql`exists (select 1 from lead asked where asked.property_no = ${lead.propertyNo} and asked.no <> ${lead.no}
		and asked.status in ('requestedOption', 'requestedBooking')
		and asked.check_in < ${lead.checkOut} and asked.check_out > ${lead.checkIn})`;
}

/** Properties about which the scope is asked; who competes may be anybody, so agencies are no limit here. */
function inProperties(db: Database, scope: LeadScope): SQL {
	const requested = db
		.select({ no: lead.propertyNo })
		.from(lead)
		.where(and(inArray(lead.status, ASKED), leadScopeCondition(db, scope)));
	return inArray(lead.propertyNo, requested);
}

/** Changes and discounts that wait for an answer, longest first. */
export function openRequests(db: Database, scope: LeadScope, condition?: SQL) {
	return db
		.select({
			...FACTS,
			requestId: leadRequest.id,
			kind: leadRequest.kind,
			change: leadRequest.change,
			requestComments: leadRequest.comments,
			requestedAt: leadRequest.createdAt,
		})
		.from(leadRequest)
		.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(agent, eq(agent.no, lead.userNo))
		.where(and(eq(leadRequest.state, 'open'), leadScopeCondition(db, scope), condition))
		.orderBy(asc(leadRequest.createdAt), asc(leadRequest.no))
		.limit(INBOX_LIMIT);
}
