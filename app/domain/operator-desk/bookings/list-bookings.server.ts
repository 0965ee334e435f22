import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { readBookingNumber } from '../../booking-number/read-booking-number';
import { addDays, type PlainDate } from '../../date/plain-date';
import { type LeadScope, leadScope } from '../../lead/lead-scope';
import { leadScopeCondition } from '../../lead/lead-scope-condition.server';
import { DUE_DAYS } from '../../payment/instalment-state';
import { type BookingFilter, isLatestFirst, STATUSES_OF } from './booking-filter';
import { shareOf } from './own-money';

export const BOOKINGS_PER_PAGE = 50;
/** More than anybody reads in a spreadsheet, little enough for one answer. */
const MOST_EXPORTED = 5000;

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today' | 'language'>;
type Input = { ctx: Ctx; filter: BookingFilter };
type Cursor = { no: number; checkIn: string };

export type ListedBooking = Awaited<ReturnType<typeof listBookings>>['rows'][number];

/**
 * Requests, options and bookings of the operator's properties (OPERATOR-19), 50 on a page, with what is paid and open of its own prices in minor units of
 * the lead's currency; `after` of another's lead begins at the first page. `waiting`: how many are requested and held. Throws DomainError 'forbidden' or
 * 'unavailable'.
 */
export async function listBookings({ ctx, filter }: Input) {
	requireActor(ctx, 'desk');
	const scope = leadScope(ctx);
	const from = filter.after === null ? null : await findCursor(ctx.db, scope, filter.after);
	const numbers = numbersQuery(ctx, scope, { filter, from, limit: BOOKINGS_PER_PAGE + 1 });
	const [rows, counted] = await ctx.db.batch([rowsQuery(ctx, scope, filter, numbers), waitingQuery(ctx.db, scope)]);
	const shown = rows.slice(0, BOOKINGS_PER_PAGE).map(withOwnMoney);
	const count = (...statuses: string[]) =>
		counted.reduce((sum, each) => sum + (statuses.includes(each.status) ? each.count : 0), 0);
	return {
		rows: shown,
		next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
		waiting: { requests: count('requestedOption', 'requestedBooking'), options: count('confirmedOption') },
	};
}

/** All of a filter, at most 5,000, for a file. Throws DomainError 'forbidden' or 'unavailable'. */
export async function exportBookings({ ctx, filter }: Input) {
	requireActor(ctx, 'desk');
	const scope = leadScope(ctx);
	const numbers = numbersQuery(ctx, scope, { filter, from: null, limit: MOST_EXPORTED });
	return (await rowsQuery(ctx, scope, filter, numbers).execute()).map(withOwnMoney);
}

async function findCursor(db: Database, scope: LeadScope, id: string): Promise<Cursor | null> {
	const [last] = await db
		.select({ no: lead.no, checkIn: lead.checkIn })
		.from(lead)
		.where(and(eq(lead.id, id), leadScopeCondition(db, scope)))
		.execute();
	return last ?? null;
}

/** Leads of properties alone; those of hotels are answered at their own desk. */
const inReach = (db: Database, scope: LeadScope) => and(leadScopeCondition(db, scope), isNotNull(lead.propertyNo));

type Page = { filter: BookingFilter; from: Cursor | null; limit: number };

/** The plus keeps SQLite from the index of all bookings by the end of their stay. */
const departure = sql`+${lead.checkOut}`;

/** The numbers of one page, out of `lead_desk` alone unless words narrow it. */
export function numbersQuery({ db, today }: Ctx, scope: LeadScope, { filter, from, limit }: Page) {
	const { statuses, isOver } = STATUSES_OF[filter.state];
	return db
		.select({ no: lead.no })
		.from(lead)
		.where(
			and(
				inReach(db, scope),
				inArray(lead.status, [...statuses]),
				isOver === undefined ? undefined : isOver ? lt(departure, today) : gte(departure, today),
				from ? behind(filter, from) : undefined,
				...filter.words.map((word) => isKnownBy(db, word)),
			),
		)
		.orderBy(...inOrder(filter))
		.limit(limit);
}

function inOrder(filter: BookingFilter): SQL[] {
	const way = isLatestFirst(filter) ? desc : asc;
	return filter.order === 'newest' ? [way(lead.no)] : [way(lead.checkIn), way(lead.no)];
}

function behind(filter: BookingFilter, { no, checkIn }: Cursor): SQL | undefined {
	const beyond = isLatestFirst(filter) ? lt : gt;
	if (filter.order === 'newest') return beyond(lead.no, no);
	return or(beyond(lead.checkIn, checkIn), and(eq(lead.checkIn, checkIn), beyond(lead.no, no)));
}

/** A word of the guest's, agency's or property's name, of the agency's references, or the booking number as it is typed or read out. */
function isKnownBy(db: Database, word: string): SQL | undefined {
	const escaped = word.replace(/[\\%_]/g, '\\$&');
	const begins = (column: SQL) => sql`${column} like ${`${escaped}%`} escape '\\'`;
	const holds = (column: SQL | typeof property.name | typeof travelAgency.name) =>
		sql`${column} like ${`%${escaped}%`} escape '\\'`;
	const numbers = readBookingNumber(word);
	// A name may have several words, as `von Sommerau`.
	const name = sql`(' ' || ${lead.clientFirstName} || ' ' || ${lead.clientLastName})`;
	return or(
		sql`${name} like ${`% ${escaped}%`} escape '\\'`,
		begins(sql`${lead.bookingReference}`),
		begins(sql`${lead.clientReference}`),
		inArray(lead.propertyNo, db.select({ no: property.no }).from(property).where(holds(property.name))),
		inArray(lead.agencyNo, db.select({ no: travelAgency.no }).from(travelAgency).where(holds(travelAgency.name))),
		numbers.length > 0 ? inArray(lead.bookingNumber, numbers) : undefined,
	);
}

const agent = alias(user, 'agent');

/** Sums of the instalments of the stay; services are between guests and concierge. */
const ofInstalments = (what: string) =>
	sql<number>`(select coalesce(sum(${sql.raw(what)}), 0) from instalment i where i.lead_no = ${lead.no} and i.job_no is null)`;
const OPEN = 'i.minor - i.received_minor - i.waived_minor';

function rowsQuery(ctx: Ctx, scope: LeadScope, filter: BookingFilter, numbers: ReturnType<typeof numbersQuery>) {
	const { db, today, language } = ctx;
	return db
		.select({
			...{ id: lead.id, bookingNumber: lead.bookingNumber, status: lead.status, createdAt: lead.createdAt },
			...{ reference: lead.bookingReference, clientReference: lead.clientReference },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, pax: lead.pax },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, expiresAt: lead.expiresAt },
			queuePosition: lead.queuePosition,
			property: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
			place: language === 'de' ? sql<string | null>`coalesce(${place.nameDe}, ${place.nameEn})` : place.nameEn,
			...{ agency: travelAgency.name, teamBrandKey: travelAgency.teamBrandKey },
			agent: sql<string>`trim(coalesce(${agent.firstName}, '') || ' ' || coalesce(${agent.lastName}, ''))`,
			...{ currency: lead.currency, totalMinor: lead.totalMinor, feeMinor: lead.cancellationFeeMinor },
			client: {
				minor: ofInstalments('i.minor'),
				receivedMinor: ofInstalments('i.received_minor'),
				openMinor: ofInstalments(OPEN),
				dueMinor: ofInstalments(`iif(i.due_date <= '${addDays(today, DUE_DAYS)}', ${OPEN}, 0)`),
				nextDue: sql<PlainDate | null>`(select min(i.due_date) from instalment i where i.lead_no = ${lead.no}
					and i.job_no is null and ${sql.raw(OPEN)} > 0)`,
			},
		})
		.from(lead)
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(place, eq(place.no, property.placeNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.leftJoin(agent, eq(agent.no, lead.userNo))
		.where(and(inArray(lead.no, numbers), inReach(db, scope)))
		.orderBy(...inOrder(filter))
		.limit(MOST_EXPORTED);
}

function waitingQuery(db: Database, scope: LeadScope) {
	return db
		.select({ status: lead.status, count: sql<number>`count(*)` })
		.from(lead)
		.where(
			and(
				inReach(db, scope),
				inArray(lead.status, ['requestedOption', 'requestedBooking', 'confirmedOption'] as const),
			),
		)
		.groupBy(lead.status);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsQuery>['execute']>>[number];

/** What the client has paid, as its share of the operator's own price: the agency's markup is not the operator's to see (MONEY-11). */
function withOwnMoney({ client, feeMinor, ...row }: Row) {
	const ownMinor = row.status === 'cancelledBooking' ? (feeMinor ?? 0) : (row.totalMinor ?? 0);
	const { teamBrandKey, ...shown } = row;
	return {
		...shown,
		// The brands' own team stands for guests without an agency.
		agency: teamBrandKey === null ? row.agency : null,
		feeMinor,
		money:
			client.minor > 0
				? {
						paidMinor: shareOf(ownMinor, client.receivedMinor, client.minor),
						openMinor: shareOf(ownMinor, client.openMinor, client.minor),
						dueMinor: shareOf(ownMinor, client.dueMinor, client.minor),
						nextDue: client.nextDue,
					}
				: null,
	};
}
