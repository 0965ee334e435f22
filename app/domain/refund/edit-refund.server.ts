import { eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { lead } from '#db/schema/lead';
import { refund } from '#db/schema/refund';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { leadActor } from '../lead/agent-lead-context';
import { asSeen, findRefund } from './find-refund.server';
import { readPayee, sealPayee, type TypedPayee } from './refund-payee.server';
import { REFUNDABLE_SQL } from './refund-statements';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings'>;

/** The longest reason of a refund. */
const LONGEST_REFUND_REASON = 300;

type RefundChange = {
	/** Of credit: what goes back. */
	minor: number;
	/** Of a deposit: what is retained; the rest goes back. */
	retainedMinor: number;
	reason: string;
	payee: TypedPayee;
};

/**
 * A person changes what is proposed: less of a credit, or some of a deposit retained for a reason; and the account it goes to, which stays as it is where
 * nothing is typed. Who has changed it cannot release it (MONEY-13). Throws DomainError 'forbidden', 'not-found', 'invalid' (`amount`, `reason-needed`,
 * `holder`, `iban`, `bic`), 'conflict' (`no-such-step`, `changed-meanwhile`), 'unavailable'.
 */
export async function editRefund({
	ctx,
	id,
	version,
	change,
}: {
	ctx: Ctx;
	id: string;
	version: number;
	change: RefundChange;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const found = await findRefund(ctx, id);
	if (found.state !== 'proposed') throw new DomainError('conflict', 'Not proposed', { reason: 'no-such-step' });
	const reason = change.reason.trim().slice(0, LONGEST_REFUND_REASON) || null;
	const amounts = amountsOf(found.kind, found.refundableMinor, change);
	if (amounts.retainedMinor > 0 && reason === null)
		throw new DomainError('invalid', 'A reason is needed', { reason: 'reason-needed' });
	const payee = readPayee(change.payee);
	await auditedWrite({
		...{ ctx, actor, action: 'refund.changed', subject: asSeen({ no: found.no, version }, false) },
		detail: { ...amounts, currency: found.currency, account: payee !== null },
		statements: [
			ctx.db
				.update(refund)
				.set({
					...{ ...amounts, reason, editedBy: actor.id, version: version + 1, updatedAt: ctx.now },
					...(payee ? { payee: await sealPayee(ctx, id, payee), payeeEnd: payee.iban.slice(-4) } : {}),
				})
				.where(eq(refund.no, found.no)),
		],
	});
}

/** A deposit is settled whole: what is not retained goes back. */
function amountsOf(kind: 'credit' | 'deposit', most: number, { minor, retainedMinor }: RefundChange) {
	const amounts = kind === 'credit' ? { minor, retainedMinor: 0 } : { minor: most - retainedMinor, retainedMinor };
	const isWhole = [amounts.minor, amounts.retainedMinor].every((each) => Number.isSafeInteger(each) && each >= 0);
	const sum = amounts.minor + amounts.retainedMinor;
	if (!isWhole || sum === 0 || sum > most) throw new DomainError('invalid', 'Not an amount', { reason: 'amount' });
	return amounts;
}

/**
 * A person proposes to give back the whole credit of a client, or a deposit before the stay is over; another one releases it. Throws DomainError 'forbidden',
 * 'not-found', 'conflict' (`nothing-due`: nothing is to be given back, or it is proposed already), 'unavailable'.
 */
export async function proposeRefund({
	ctx,
	leadId,
	kind,
}: {
	ctx: Ctx;
	leadId: string;
	kind: 'credit' | 'deposit';
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const [found] = await ctx.db.select({ no: lead.no }).from(lead).where(eq(lead.id, leadId));
	if (!found) throw new DomainError('not-found', `No lead ${leadId}`);
	const id = `ref_${crypto.randomUUID()}`;
	try {
		await auditedWrite({
			...{ ctx, actor, action: 'refund.proposed', detail: { kind } },
			// Before the insert of the row: what it will give back is there.
			subject: sql`select ${id} from (select ${kind} as kind, ${found.no} as lead_no) r where ${sql.raw(REFUNDABLE_SQL)} > 0`,
			statements: [
				{
					sql: `insert into refund (id, lead_no, brand_key, kind, currency, minor, proposed_by, created_at, updated_at)
						select :id, r.lead_no, l.brand_key, r.kind, iif(r.kind = 'credit', l.currency, d.currency), ${REFUNDABLE_SQL}, :actor, :now, :now
						from (select :kind as kind, :lead as lead_no) r join lead l on l.no = r.lead_no left join security_deposit d on d.lead_no = l.no`,
					args: { id, kind, lead: found.no, actor: actor.id, now: ctx.now },
				},
			],
		});
	} catch (error) {
		const isChanged = error instanceof DomainError && error.reason === 'changed-meanwhile';
		if (isChanged || breaksConstraint(error, 'refund.lead_no', 'unique'))
			throw new DomainError('conflict', 'Nothing to give back', { reason: 'nothing-due' });
		throw error;
	}
}
