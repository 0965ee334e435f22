import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import type { REFUND_STATES } from '#db/schema/money-enums';
import { refund } from '#db/schema/refund';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireActor } from '../access/require-actor';
import { ROWS_PER_PAGE } from '../administration/paging';
import { payerAccounts } from './payer-accounts.server';
import { REFUNDABLE_SQL } from './refund-statements';

type Ctx = Pick<RequestContext, 'db' | 'actor'>;

export type RefundState = (typeof REFUND_STATES)[number];

/** Refunds of all brands in one state, the latest first, page by page (MONEY-13). Throws DomainError 'forbidden', 'unavailable'. */
export async function listRefunds(ctx: Ctx, { state, after }: { state: RefundState; after: number | null }) {
	const actor = requireActor(ctx, 'money');
	const rows = await refundsQuery(ctx.db, { state, after }, ROWS_PER_PAGE + 1);
	const shown = rows.slice(0, ROWS_PER_PAGE);
	const waiting = shown.filter(
		(row) => row.payeeEnd === null && (row.state === 'proposed' || row.state === 'released'),
	);
	const payers = await payerAccounts(
		ctx.db,
		waiting.map(({ leadNo }) => leadNo),
	);
	return {
		rows: shown.map(({ leadNo, proposedBy, editedBy, ...row }) => ({
			...row,
			/** The account that paid, to which it goes unless another one is named. */
			payerEnd: waiting.some(({ id }) => id === row.id) ? (payers.get(leadNo)?.iban.slice(-4) ?? null) : null,
			isOwn: proposedBy === actor.id || editedBy === actor.id,
			isOfSystem: proposedBy === 'system' && editedBy === null,
		})),
		next: rows.length > shown.length ? String(shown.at(-1)?.no ?? '') : null,
	};
}

export type ListedRefund = Awaited<ReturnType<typeof listRefunds>>['rows'][number];

/** The query behind a page of the list. */
export function refundsQuery(
	db: Ctx['db'],
	{ state, after }: { state: RefundState; after: number | null },
	limit: number,
) {
	return db
		.select({
			...{ no: refund.no, id: refund.id, kind: refund.kind, state: refund.state, version: refund.version },
			...{ currency: refund.currency, minor: refund.minor, retainedMinor: refund.retainedMinor, reason: refund.reason },
			...{ payeeEnd: refund.payeeEnd, paidOn: refund.paidOn, createdAt: refund.createdAt, brandKey: refund.brandKey },
			...{ proposedBy: refund.proposedBy, editedBy: refund.editedBy, releasedAt: refund.releasedAt },
			editorName: nameOf(sql`coalesce(${refund.editedBy}, ${refund.proposedBy})`),
			releaserName: nameOf(sql`${refund.releasedBy}`),
			runId: sql<string | null>`(select id from payout_run where no = ${refund.runNo})`,
			refundableMinor: sql<number>`(select ${sql.raw(REFUNDABLE_SQL)} from refund r where r.no = ${sql.raw('"refund"."no"')})`,
			...{ leadNo: lead.no, leadId: lead.id, bookingNumber: lead.bookingNumber, propertyName: lead.propertyName },
			...{ clientFirstName: lead.clientFirstName, clientLastName: lead.clientLastName },
		})
		.from(refund)
		.innerJoin(lead, eq(lead.no, refund.leadNo))
		.where(and(eq(refund.state, state), after ? lt(refund.no, after) : undefined))
		.orderBy(desc(refund.no))
		.limit(limit);
}

function nameOf(id: ReturnType<typeof sql>) {
	return sql<
		string | null
	>`(select trim(coalesce(${user.firstName}, '') || ' ' || coalesce(${user.lastName}, '')) from ${user} where ${user.id} = ${id})`;
}
