import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { conciergeJob, conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { payoutRun, supplierPayout, supplierPayoutItem } from '#db/schema/payout';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { jobNumber } from '../concierge/job-amounts';
import { isJobToken, jobTokenHash } from '../concierge/job-token';
import { payoutReference } from './payout-path';

type Ctx = Pick<RequestContext, 'db' | 'actor'>;

/** What a supplier was paid by a run: the one source of its remittance advice. It names no guest. */
export type SupplierAdvice = Awaited<ReturnType<typeof readAdvice>>;

/** The advice of a supplier's payout of a paid run, for the team (PAYOUT-6). Throws DomainError 'forbidden', 'not-found', 'unavailable'. */
export async function readAdviceOfSupplier({ ctx, runId, payoutId }: { ctx: Ctx; runId: string; payoutId: string }) {
	requireActor(ctx, 'money');
	return readAdvice(ctx, and(eq(supplierPayout.id, payoutId), eq(payoutRun.id, runId)));
}

/**
 * The advice of the payout that has paid for a job, by the token of its supplier's link; another supplier that was asked for the same job has none. Throws
 * DomainError 'not-found', 'unavailable'.
 */
export async function readAdviceOfJobLink({ ctx, token }: { ctx: Pick<Ctx, 'db'>; token: string }) {
	if (!isJobToken(token)) throw new DomainError('not-found', 'Not a token');
	const hash = await jobTokenHash(token);
	return readAdvice(
		ctx,
		sql`exists (select 1 from ${conciergeLink} join ${supplierPayoutItem} x on x.job_no = ${conciergeLink.jobNo}
			where ${conciergeLink.tokenHash} = ${hash} and ${conciergeLink.supplierNo} = ${supplierPayout.supplierNo} and x.payout_no = ${supplierPayout.no})`,
	);
}

async function readAdvice({ db }: Pick<Ctx, 'db'>, condition: SQL | undefined) {
	const ofPayout = and(eq(payoutRun.state, 'paid'), condition);
	const [[head], items] = await db.batch([
		db
			.select({
				...{ id: supplierPayout.id, minor: supplierPayout.minor, accountEnd: supplierPayout.accountEnd },
				...{ supplier: conciergeSupplier.name, language: conciergeSupplier.language },
				...{ brandKey: payoutRun.brandKey, currency: payoutRun.currency, paidOn: payoutRun.paidOn },
			})
			.from(supplierPayout)
			.innerJoin(payoutRun, eq(payoutRun.no, supplierPayout.runNo))
			.innerJoin(conciergeSupplier, eq(conciergeSupplier.no, supplierPayout.supplierNo))
			.where(ofPayout),
		db
			.select({
				...{ bookingNumber: lead.bookingNumber, position: conciergeJob.position, day: conciergeJob.day },
				...{ nameEn: conciergeJob.nameEn, nameDe: conciergeJob.nameDe, state: conciergeJob.state },
				place: sql<string>`coalesce(${property.name}, ${lead.propertyName})`,
				minor: supplierPayoutItem.minor,
			})
			.from(supplierPayout)
			.innerJoin(payoutRun, eq(payoutRun.no, supplierPayout.runNo))
			.innerJoin(supplierPayoutItem, eq(supplierPayoutItem.payoutNo, supplierPayout.no))
			.innerJoin(conciergeJob, eq(conciergeJob.no, supplierPayoutItem.jobNo))
			.innerJoin(lead, eq(lead.no, conciergeJob.leadNo))
			.leftJoin(property, eq(property.no, lead.propertyNo))
			.where(ofPayout)
			.orderBy(asc(conciergeJob.day), asc(conciergeJob.no)),
	]);
	if (!head) throw new DomainError('not-found', 'No paid payout');
	return {
		...head,
		reference: payoutReference(head.id),
		items: items.map(({ bookingNumber, position, state, ...item }) => ({
			...item,
			number: jobNumber({ bookingNumber, position }),
			isCancelled: state === 'cancelled',
		})),
	};
}
