import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import type { PlainDate } from '../date/plain-date';
import type { CommissionState } from '../lead/commission-state';
import { commissionStateColumn } from '../lead/commission-state-column.server';
import { COMMISSION_STATES, commissionSums } from './commission-sums';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/** Whose commissions: those of one agent, or of a whole agency. */
export type CommissionScope = { agencyNo: number; userNo: number | null };

export type CommissionFilter = {
	state: CommissionState | 'overdue' | null;
	/** Rows that were shown before. */
	offset: number;
	limit: number;
};

export const COMMISSIONS_PER_PAGE = 50;

/** Agents have their own; supervisors and admins who act for the agency have the team's. Throws DomainError 'forbidden'. */
export function commissionScope(ctx: Pick<Ctx, 'actor'>): CommissionScope {
	const actor = requireAgency(ctx);
	const isTeam = actor.role === 'supervisorAgent' || actor.role === 'admin';
	return { agencyNo: actor.agency.no, userNo: isTeam ? null : actor.no };
}

/**
 * Commissions of confirmed bookings by their due date, and the sums of all of them per currency. One round trip. Throws DomainError
 * 'forbidden' or 'unavailable'.
 */
export async function listCommissions({ ctx, filter }: { ctx: Ctx; filter: CommissionFilter }) {
	const scope = commissionScope(ctx);
	const [rows, parts] = await ctx.db.batch([
		commissionsQuery(ctx.db, scope, filter, ctx.today),
		commissionPartsQuery(ctx.db, scope, ctx.today),
	]);
	return {
		isTeam: scope.userNo === null,
		sums: commissionSums(parts),
		rows: rows.slice(0, filter.limit),
		hasMore: rows.length > filter.limit,
	};
}

export type ListedCommission = Awaited<ReturnType<typeof listCommissions>>['rows'][number];

const agent = alias(user, 'agent');

/** The condition of the index `lead_commission`, word for word. */
const HAS_COMMISSION = sql.raw(`"lead"."status" = 'confirmedBooking' and "lead"."commission_due_date" is not null`);

function inScope({ agencyNo, userNo }: CommissionScope): SQL | undefined {
	return and(
		eq(lead.agencyNo, agencyNo),
		HAS_COMMISSION,
		isNotNull(lead.commissionMinor),
		userNo === null ? undefined : eq(lead.userNo, userNo),
	);
}

function isLate(today: PlainDate): SQL<number> {
	return sql`(${lead.commissionDueDate} < ${today} and ${lead.commissionPaidAt} is null and ${lead.commissionDisputedAt} is null)`;
}

export function commissionsQuery(
	db: Database,
	scope: CommissionScope,
	{ state, offset, limit }: CommissionFilter,
	today: PlainDate,
) {
	const wanted =
		state === 'overdue' ? isLate(today) : state ? sql`${commissionStateColumn(today)} = ${state}` : undefined;
	return db
		.select({
			id: lead.id,
			version: lead.version,
			clientFirstName: lead.clientFirstName,
			clientLastName: lead.clientLastName,
			bookingReference: lead.bookingReference,
			propertyName: lead.propertyName,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			currency: lead.currency,
			subtotalMinor: lead.subtotalMinor,
			percent: lead.commissionPercent,
			minor: lead.commissionMinor,
			dueDate: lead.commissionDueDate,
			invoicedAt: lead.commissionInvoicedAt,
			paidAt: lead.commissionPaidAt,
			disputedAt: lead.commissionDisputedAt,
			disputeReason: lead.commissionDisputeReason,
			state: commissionStateColumn(today),
			isOverdue: isLate(today).mapWith(Boolean),
			agentFirstName: agent.firstName,
			agentLastName: agent.lastName,
		})
		.from(lead)
		.leftJoin(agent, eq(agent.no, lead.userNo))
		.where(and(inScope(scope), wanted))
		.orderBy(asc(lead.commissionDueDate), asc(lead.no))
		.limit(limit + 1)
		.offset(offset);
}

/** What the sums are made of: one row for each currency and state. */
export function commissionPartsQuery(db: Database, scope: CommissionScope, today: PlainDate) {
	return db
		.select({
			currency: lead.currency,
			state: commissionStateColumn(today),
			isOverdue: isLate(today).mapWith(Boolean),
			minor: sql<number>`coalesce(sum(${lead.commissionMinor}), 0)`,
			count: sql<number>`count(*)`,
		})
		.from(lead)
		.where(inScope(scope))
		.groupBy(lead.currency, commissionStateColumn(today), isLate(today));
}

/** A state out of an address; null for anything else. */
export function readCommissionState(text: string | null): CommissionFilter['state'] {
	if (text === 'overdue') return text;
	return COMMISSION_STATES.find((state) => state === text) ?? null;
}
