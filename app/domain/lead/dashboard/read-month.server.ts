import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { requireAgency } from '../../access/require-actor';
import { addDays, type PlainDate } from '../../date/plain-date';
import { type LeadScope, leadScope } from '../lead-scope';
import { leadScopeCondition } from '../lead-scope-condition.server';
import type { Month } from './lead-month';

/** What is asked for, held or booked; an interest holds nothing. */
const IN_CALENDAR = ['requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'] as const;

/** No stay is longer. */
const LONGEST_DAYS = 366;

/** More than a page shows; those that begin first are in it. */
export const MONTH_LEADS = 200;

/**
 * The options and stays that touch a month, of the whole agency or of the actor alone, by check-in. Throws DomainError 'forbidden'
 * or 'unavailable'.
 */
export async function readMonthLeads({
	ctx,
	month,
	isOwn,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand'>;
	month: Month;
	isOwn: boolean;
}) {
	const actor = requireAgency(ctx);
	const query = monthQuery(ctx.db, leadScope(ctx), { month, userNo: isOwn ? actor.no : null });
	const rows = await query.execute();
	return { rows: rows.slice(0, MONTH_LEADS), isCut: rows.length > MONTH_LEADS };
}

export type MonthLead = Awaited<ReturnType<typeof readMonthLeads>>['rows'][number];

export function monthQuery(db: Database, scope: LeadScope, { month, userNo }: { month: Month; userNo: number | null }) {
	return db
		.select({
			id: lead.id,
			status: lead.status,
			checkIn: lead.checkIn,
			checkOut: lead.checkOut,
			clientFirstName: lead.clientFirstName,
			clientLastName: lead.clientLastName,
			propertyName: lead.propertyName,
			queuePosition: lead.queuePosition,
		})
		.from(lead)
		.where(
			and(
				leadScopeCondition(db, scope),
				inArray(lead.status, IN_CALENDAR),
				gte(lead.checkIn, addDays(month.first, -LONGEST_DAYS)),
				lt(lead.checkIn, endOf(month)),
				gte(lead.checkOut, month.first),
				userNo === null ? undefined : eq(lead.userNo, userNo),
			),
		)
		.orderBy(asc(lead.checkIn), asc(lead.no))
		.limit(MONTH_LEADS + 1);
}

function endOf({ first, days }: Month): PlainDate {
	return addDays(first, days);
}
