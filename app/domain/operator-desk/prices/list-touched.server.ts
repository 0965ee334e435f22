import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { leadScope } from '../../lead/lead-scope';
import { leadScopeCondition } from '../../lead/lead-scope-condition.server';
import type { PriceChange } from './prices-content';

/** Held nights do not change, so that what is confirmed is never among them. */
const TOUCHED = ['requestedOption', 'requestedBooking', 'interest'] as const;
const SENT = ['sent', 'opened', 'approved'] as const;
/** More than anybody reads. */
const MOST = 60;

export type TouchedLead = Awaited<ReturnType<typeof listTouched>>[number];

/**
 * Requests and interests for periods and service levels that change, by their first night; of what an agency has saved or offered only that it has: `client` is
 * null, and `proposals` counts those that were sent. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function listTouched({
	ctx,
	propertyNo,
	changes,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	propertyNo: number;
	changes: readonly PriceChange[];
}) {
	requireActor(ctx, 'desk');
	const { db } = ctx;
	const days = changes.flatMap(({ check_in, check_out }) => [check_in, check_out]).sort();
	const [from, until] = [days[0] ?? '', days.at(-1) ?? ''];
	if (changes.length === 0) return [];
	const proposals = sql<number>`(select count(distinct ${proposal.no}) from ${proposalOption}
		join ${proposal} on ${proposal.no} = ${proposalOption.proposalNo}
		where ${proposalOption.leadNo} = ${lead.no} and ${proposal.state} in ${[...SENT]})`;
	const rows = await db
		.select({
			...{ id: lead.id, status: sql<(typeof TOUCHED)[number]>`${lead.status}`, number: lead.bookingNumber },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, level: lead.serviceLevel },
			client: sql<string | null>`iif(${lead.status} = 'interest', null, ${lead.clientLastName})`,
			...{ agency: travelAgency.name, subtotalMinor: lead.subtotalMinor, currency: lead.currency, proposals },
		})
		.from(lead)
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(
			and(
				leadScopeCondition(db, leadScope(ctx)),
				eq(lead.propertyNo, propertyNo),
				inArray(lead.status, [...TOUCHED]),
				lt(lead.checkIn, until),
				gt(lead.checkOut, from),
			),
		)
		.orderBy(asc(lead.checkIn), asc(lead.no));
	return rows
		.filter(({ checkIn, checkOut, level }) =>
			changes.some(
				(change) =>
					change.check_in < checkOut &&
					change.check_out > checkIn &&
					(level === null || change.service_level === level),
			),
		)
		.slice(0, MOST);
}
