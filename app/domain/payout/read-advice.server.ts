import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { payout, payoutItem, payoutRun } from '#db/schema/payout';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor, requireAgency } from '../access/require-actor';
import { payoutReference } from './payout-path';

type Ctx = Pick<RequestContext, 'db' | 'actor'>;

/** What an agency was paid by a run: the one source of its remittance advice. */
export type RemittanceAdvice = Awaited<ReturnType<typeof readAdvice>>;

/** The advice of a payout of a paid run, for the team (PAYOUT-4). Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readAdviceOfRun({ ctx, runId, payoutId }: { ctx: Ctx; runId: string; payoutId: string }) {
	requireActor(ctx, 'money');
	return readAdvice(ctx, payoutId, eq(payoutRun.id, runId));
}

/**
 * The same for the agency that was paid: its supervisors, and where it has none the agents of the bookings, as the mail is sent (PAYOUT-3). Throws DomainError
 * 'forbidden', 'not-found', 'unavailable'.
 */
export async function readAdviceOfAgency({ ctx, payoutId }: { ctx: Ctx; payoutId: string }) {
	const { agency, isActing, role, no } = requireAgency(ctx);
	const isReader =
		isActing || role === 'supervisorAgent'
			? undefined
			: sql`not exists (select 1 from ${user} where ${user.agencyNo} = ${agency.no} and ${user.role} = 'supervisorAgent')
				and exists (select 1 from ${payoutItem} join ${lead} on ${lead.no} = ${payoutItem.leadNo}
					where ${payoutItem.payoutNo} = ${payout.no} and ${lead.userNo} = ${no})`;
	return readAdvice(ctx, payoutId, and(eq(payout.agencyNo, agency.no), isReader));
}

async function readAdvice({ db }: Ctx, payoutId: string, condition: SQL | undefined) {
	const ofPayout = and(eq(payout.id, payoutId), eq(payoutRun.state, 'paid'), condition);
	const [[head], items] = await db.batch([
		db
			.select({
				...{ id: payout.id, minor: payout.minor, accountEnd: payout.accountEnd, agency: travelAgency.name },
				...{ brandKey: payoutRun.brandKey, currency: payoutRun.currency, paidOn: payoutRun.paidOn },
			})
			.from(payout)
			.innerJoin(payoutRun, eq(payoutRun.no, payout.runNo))
			.innerJoin(travelAgency, eq(travelAgency.no, payout.agencyNo))
			.where(ofPayout),
		db
			.select({
				...{ bookingNumber: lead.bookingNumber, propertyName: lead.propertyName, checkIn: lead.checkIn },
				...{ checkOut: lead.checkOut, clientLastName: lead.clientLastName, grossMinor: payoutItem.grossMinor },
				...{ commissionMinor: payoutItem.commissionMinor, markupMinor: payoutItem.markupMinor },
			})
			.from(payout)
			.innerJoin(payoutRun, eq(payoutRun.no, payout.runNo))
			.innerJoin(payoutItem, eq(payoutItem.payoutNo, payout.no))
			.innerJoin(lead, eq(lead.no, payoutItem.leadNo))
			.where(ofPayout)
			.orderBy(asc(lead.checkIn), asc(lead.no)),
	]);
	if (!head) throw new DomainError('not-found', `No paid payout ${payoutId}`);
	return { ...head, reference: payoutReference(head.id), items };
}
