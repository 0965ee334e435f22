import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead, leadEvent, leadGuest, leadRequest } from '#db/schema/lead';
import { instalment } from '#db/schema/payment';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { trip } from '#db/schema/trip';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { addDays, type PlainDate } from '../../date/plain-date';
import { answerDeadline } from '../../inbox/answer-deadline';
import { type LeadScope, leadScope } from '../../lead/lead-scope';
import { leadScopeCondition } from '../../lead/lead-scope-condition.server';
import { LAST_REMINDED } from '../../payment/ask-for-payment.server';
import { isReminderStopped } from '../../payment/remind-payments.server';
import { type DeskStay, type StripDay, stripOf } from './stay-strip';

const HOUR = 3_600_000;
/** Days of the strip, today's included. */
export const STRIP_DAYS = 14;
/** How far ahead options that end, and payments that are due, are looked for, in days. */
const AHEAD = { options: 3, payments: 7 } as const;
/** More than anybody reads: the most pressing are shown, and how many there are is said. */
const MOST = { stays: 500, waiting: 6, rows: 4 } as const;

export type DeskToday = Awaited<ReturnType<typeof loadDeskToday>>;
export type WaitingRow = DeskToday['waiting']['rows'][number];

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'now' | 'language'>;

/**
 * What an operator's day holds (OPERATOR-5): who comes, is there and leaves within 14 days, what waits for an answer, options that end within three days,
 * payments of guests that are due within seven, and what has happened since `since`, a moment in milliseconds. Amounts are minor units of their own currency.
 * One round trip. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function loadDeskToday({ ctx, since }: { ctx: Ctx; since: number }) {
	requireActor(ctx, 'desk');
	const scope = leadScope(ctx);
	const { db, now, today } = ctx;
	const until = addDays(today, STRIP_DAYS - 1);
	const [stays, asked, changes, options, payments, events] = await db.batch([
		staysOf(ctx, scope, until),
		askedOf(ctx, scope),
		changesOf(ctx, scope),
		endingOf(ctx, scope),
		dueOf(ctx, scope),
		eventsOf(ctx, scope, since),
	]);
	const waiting = [...asked, ...changes]
		.map(({ requestedAt, ...row }) => ({ ...row, deadline: answerDeadline(requestedAt), requestedAt }))
		.sort((a, b) => a.deadline - b.deadline);
	return {
		...{ today, until, now },
		strip: stripOf(stays, today, STRIP_DAYS) satisfies StripDay[],
		stays: stays satisfies DeskStay[],
		waiting: {
			rows: waiting.slice(0, MOST.waiting),
			count: waiting.length,
			late: waiting.filter(({ deadline }) => deadline <= now).length,
			soon: waiting.filter(({ deadline }) => deadline > now && deadline <= now + 24 * HOUR).length,
		},
		...{ options, payments, events },
	};
}

const NAMES = {
	id: lead.id,
	property: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
	firstName: lead.clientFirstName,
	lastName: lead.clientLastName,
	checkIn: sql<PlainDate>`${lead.checkIn}`,
	checkOut: sql<PlainDate>`${lead.checkOut}`,
	pax: lead.pax,
};

const placeName = ({ language }: Ctx) =>
	language === 'de'
		? sql<string | null>`coalesce(${place.nameDe}, ${place.nameEn})`
		: sql<string | null>`${place.nameEn}`;

/** Of properties alone: rooms of hotels are their own desk's. */
const inReach = (db: Database, scope: LeadScope) => and(leadScopeCondition(db, scope), isNotNull(lead.propertyNo));

function staysOf(ctx: Ctx, scope: LeadScope, until: PlainDate) {
	return ctx.db
		.select({
			...NAMES,
			...{
				propertyNo: lead.propertyNo,
				place: placeName(ctx),
				arrivalTime: trip.arrivalTime,
			},
			named: sql<number>`(select count(*) from ${leadGuest} where ${leadGuest.leadNo} = ${lead.no})`,
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(trip, eq(trip.leadNo, lead.no))
		.where(
			and(
				inReach(ctx.db, scope),
				eq(lead.status, 'confirmedBooking'),
				gte(lead.checkOut, ctx.today),
				lte(lead.checkIn, until),
			),
		)
		.orderBy(asc(lead.checkIn), asc(lead.no))
		.limit(MOST.stays);
}

const WAITING = {
	...NAMES,
	...{ totalMinor: lead.totalMinor, currency: lead.currency, agency: travelAgency.name, status: lead.status },
};

function askedOf(ctx: Ctx, scope: LeadScope) {
	return ctx.db
		.select({
			...{
				...WAITING,
				place: placeName(ctx),
				kind: sql<
					'option' | 'booking' | 'change' | 'price'
				>`iif(${lead.status} = 'requestedOption', 'option', 'booking')`,
			},
			requestedAt: sql<number>`coalesce(${lead.requestedAt}, ${lead.createdAt})`,
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(
			and(
				inReach(ctx.db, scope),
				inArray(lead.status, ['requestedOption', 'requestedBooking']),
				// Behind another one nothing is promised.
				sql`${lead.queuePosition} is null`,
			),
		)
		.orderBy(asc(lead.requestedAt), asc(lead.no))
		.limit(MOST.stays);
}

function changesOf(ctx: Ctx, scope: LeadScope) {
	return ctx.db
		.select({
			...{
				...WAITING,
				place: placeName(ctx),
				kind: sql<
					'option' | 'booking' | 'change' | 'price'
				>`iif(${leadRequest.kind} = 'priceDiscount', 'price', 'change')`,
			},
			requestedAt: leadRequest.createdAt,
		})
		.from(leadRequest)
		.innerJoin(lead, eq(lead.no, leadRequest.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(and(eq(leadRequest.state, 'open'), inReach(ctx.db, scope)))
		.orderBy(asc(leadRequest.createdAt), asc(leadRequest.no))
		.limit(MOST.stays);
}

function endingOf(ctx: Ctx, scope: LeadScope) {
	return ctx.db
		.select({ ...WAITING, version: lead.version, expiresAt: sql<number>`${lead.expiresAt}` })
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(
			and(
				inReach(ctx.db, scope),
				eq(lead.status, 'confirmedOption'),
				gt(lead.expiresAt, ctx.now),
				lt(lead.expiresAt, ctx.now + AHEAD.options * 24 * HOUR),
			),
		)
		.orderBy(asc(lead.expiresAt), asc(lead.no))
		.limit(MOST.rows);
}

function dueOf(ctx: Ctx, scope: LeadScope) {
	return ctx.db
		.select({
			...{
				...NAMES,
				dueDate: sql<PlainDate>`${instalment.dueDate}`,
				kind: instalment.kind,
				currency: instalment.currency,
			},
			/** In the operator's own price: its share of what the client owes with the agency's markup (OPERATOR-20). */
			openMinor: sql<number>`cast(round((${instalment.minor} - ${instalment.receivedMinor} - ${instalment.waivedMinor}) * 1.0
				* ${lead.totalMinor} / (${lead.totalMinor} + coalesce(${lead.approvedMarkupMinor}, ${lead.markupMinor}, 0))) as integer)`,
			...{ remindedAt: LAST_REMINDED, isStopped: sql<number>`${isReminderStopped}` },
		})
		.from(instalment)
		.innerJoin(lead, eq(lead.no, instalment.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.where(
			and(
				inReach(ctx.db, scope),
				eq(lead.status, 'confirmedBooking'),
				isNull(instalment.jobNo),
				sql`"minor" > "received_minor" + "waived_minor"`,
				lte(instalment.dueDate, addDays(ctx.today, AHEAD.payments)),
			),
		)
		.orderBy(asc(instalment.dueDate), asc(instalment.no))
		.limit(MOST.rows);
}

/** Moves of leads by others: what was requested, confirmed, ended or cancelled after `since`. */
function eventsOf(ctx: Ctx, scope: LeadScope, since: number) {
	return ctx.db
		.select({ ...NAMES, toStatus: leadEvent.toStatus, at: leadEvent.createdAt })
		.from(leadEvent)
		.innerJoin(lead, eq(lead.no, leadEvent.leadNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.where(
			and(
				inReach(ctx.db, scope),
				gt(lead.updatedAt, since),
				gt(leadEvent.createdAt, since),
				ne(leadEvent.actor, ctx.actor?.id ?? ''),
				inArray(leadEvent.toStatus, [
					...(['requestedOption', 'requestedBooking', 'confirmedBooking'] as const),
					...(['cancelledOption', 'cancelledBooking', 'expiredOption'] as const),
				]),
			),
		)
		.orderBy(desc(leadEvent.createdAt), desc(leadEvent.no))
		.limit(MOST.rows);
}
