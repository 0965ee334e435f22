import { eq } from 'drizzle-orm';
import { refund } from '#db/schema/refund';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { auditedWrite } from '../administration/audited-write.server';
import { parsePlainDate } from '../date/plain-date';
import { leadActor } from '../lead/agent-lead-context';
import { asSeen, type FoundRefund, findRefund } from './find-refund.server';
import { payerAccounts } from './payer-accounts.server';
import { sealPayee } from './refund-payee.server';
import { paidRefundStatements } from './refund-statements';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'settings'>;

type Step = { ctx: Ctx; id: string; version: number };

/**
 * A person lets a refund go (MONEY-13): not the one who has proposed or changed it. Without an account of its own it goes back to the one that paid. A deposit
 * that is retained whole is settled with it. Throws DomainError 'forbidden' (reason `own-refund`), 'not-found', 'conflict' (`no-such-step`, `objected`: what it
 * gives back is not there any more; `changed-meanwhile`), 'unavailable'.
 */
export async function releaseRefund({ ctx, id, version }: Step): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const found = await seenRefund(ctx, { id, version }, 'proposed');
	if (found.proposedBy === actor.id || found.editedBy === actor.id)
		throw new DomainError('forbidden', 'Two people for what leaves', { reason: 'own-refund' });
	requireMoney(found);
	const payer = found.payee === null ? (await payerAccounts(ctx.db, [found.leadNo])).get(found.leadNo) : undefined;
	const released: Partial<typeof refund.$inferInsert> = {
		...{
			state: 'released' as const,
			releasedBy: actor.id,
			releasedAt: ctx.now,
			version: version + 1,
			updatedAt: ctx.now,
		},
		...(payer && ctx.settings.BANK_DATA_KEY
			? { payee: await sealPayee(ctx, id, payer), payeeEnd: payer.iban.slice(-4) }
			: {}),
	};
	await auditedWrite({
		...{ ctx, actor, action: 'refund.released', subject: asSeen({ no: found.no, version }, true) },
		detail: { minor: found.minor, retainedMinor: found.retainedMinor, currency: found.currency },
		statements: [
			ctx.db.update(refund).set(released).where(eq(refund.no, found.no)),
			...(found.minor === 0
				? paidRefundStatements({ no: found.no }, { paidOn: ctx.today, now: ctx.now, actor: actor.id })
				: []),
		],
	});
}

/**
 * The team writes down that a released refund has left without a file of ours, such as at the card provider. Throws DomainError 'forbidden', 'not-found',
 * 'invalid' (`day`), 'conflict' (`no-such-step`; `in-payout-run`: a run pays it; `objected`, `changed-meanwhile`), 'unavailable'.
 */
export async function recordRefund({ ctx, id, version, paidOn }: Step & { paidOn: string }): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	if (!parsePlainDate(paidOn) || paidOn > ctx.today) throw new DomainError('invalid', 'Not a day', { reason: 'day' });
	const found = await seenRefund(ctx, { id, version }, 'released');
	requireNoRun(found);
	requireMoney(found);
	await auditedWrite({
		...{ ctx, actor, action: 'refund.paid', subject: asSeen({ no: found.no, version }, true) },
		detail: { minor: found.minor, currency: found.currency },
		statements: paidRefundStatements({ no: found.no }, { paidOn, now: ctx.now, actor: actor.id }),
	});
}

/**
 * It is not given back, or not so: the account is forgotten, and the system proposes it again only where more is to be given back. Throws DomainError 'forbidden',
 * 'not-found', 'conflict' (`no-such-step`, `in-payout-run`, `changed-meanwhile`), 'unavailable'.
 */
export async function withdrawRefund({ ctx, id, version }: Step): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'money'));
	const found = await findRefund(ctx, id);
	if (found.state !== 'proposed' && found.state !== 'released') throw noSuchStep(found);
	requireNoRun(found);
	await auditedWrite({
		...{ ctx, actor, action: 'refund.withdrawn', subject: asSeen({ no: found.no, version }, false) },
		detail: { minor: found.minor, currency: found.currency },
		statements: [
			ctx.db
				.update(refund)
				.set({
					...{ state: 'withdrawn', withdrawnBy: actor.id, payee: null, payeeEnd: null },
					...{ version: version + 1, updatedAt: ctx.now },
				})
				.where(eq(refund.no, found.no)),
		],
	});
}

async function seenRefund(ctx: Ctx, seen: { id: string; version: number }, state: FoundRefund['state']) {
	const found = await findRefund(ctx, seen.id);
	if (found.state !== state) throw noSuchStep(found);
	if (found.version !== seen.version)
		throw new DomainError('conflict', 'Another version was seen', { reason: 'changed-meanwhile' });
	return found;
}

function requireMoney({ minor, retainedMinor, refundableMinor }: FoundRefund): void {
	if (minor + retainedMinor > refundableMinor)
		throw new DomainError('conflict', 'It is not there any more', { reason: 'objected' });
}

function requireNoRun({ runNo }: FoundRefund): void {
	if (runNo !== null) throw new DomainError('conflict', 'In a run', { reason: 'in-payout-run' });
}

function noSuchStep({ state }: FoundRefund) {
	return new DomainError('conflict', `Not a step of a refund that is ${state}`, { reason: 'no-such-step' });
}
