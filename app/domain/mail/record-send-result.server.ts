import { and, eq, gt, inArray, like, lte } from 'drizzle-orm';
import type { Database, Transaction } from '#db/client';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import type { ClaimedMail } from './claim-due-mail.server';
import type { SendResult } from './mail-transport';
import { retryDelay } from './retry-delay';

/** Begins the `last_error` of mails that wait for the mail server and not for themselves. */
const SERVER_AWAY = 'server away';

export type Settled = 'sent' | 'retried' | 'dead' | 'uncertain' | 'lost';

/**
 * Writes what became of a try, if this worker still holds the mail (`lost` otherwise). A mail already parked as `uncertain`
 * after a lapsed lease is still settled by the worker that sent it.
 */
export async function recordSendResult(options: {
	db: Database;
	mail: ClaimedMail;
	result: SendResult;
	now: number;
}): Promise<Settled> {
	const { db, mail, result, now } = options;
	const delay = result.outcome === 'retry' ? retryDelay(mail.attempts) : null;
	const held = and(
		eq(mailOutbox.no, mail.no),
		eq(mailOutbox.leaseToken, mail.leaseToken),
		inArray(mailOutbox.state, ['sending', 'uncertain']),
	);
	const free = { leaseUntil: null, leaseToken: null };
	return db.transaction(async (tx) => {
		const settle = async (values: Partial<typeof mailOutbox.$inferInsert>) =>
			(await tx.update(mailOutbox).set(values).where(held).returning({ no: mailOutbox.no })).length === 1;
		if (result.outcome === 'sent') {
			if (!(await settle({ ...free, state: 'sent', sentAt: now, lastError: null }))) return 'lost';
			await bringForward(tx, now);
			return 'sent';
		}
		if (result.outcome === 'retry' && delay !== null) {
			const lastError = result.isServerAway ? `${SERVER_AWAY}: ${result.reason}` : result.reason;
			const next = { state: 'pending' as const, nextAttemptAt: now + delay, dataStartedAt: null, lastError };
			if (!(await settle({ ...free, ...next }))) return 'lost';
			if (result.isServerAway) await putOff(tx, now, now + delay);
			return 'retried';
		}
		const state = result.outcome === 'uncertain' ? 'uncertain' : 'dead';
		if (!(await settle({ ...free, state, lastError: result.reason }))) return 'lost';
		await tx.insert(audit).values({
			brandKey: mail.brandKey,
			actor: 'system',
			action: `mail.${state}`,
			subjectId: mail.id,
			detail: { kind: mail.kind, attempts: mail.attempts, reason: result.reason },
		});
		return state;
	});
}

/** The mail server is away: what is due waits with this mail, without losing a try. */
async function putOff(tx: Transaction, now: number, until: number): Promise<void> {
	await tx
		.update(mailOutbox)
		.set({ nextAttemptAt: until, lastError: SERVER_AWAY })
		.where(and(eq(mailOutbox.state, 'pending'), lte(mailOutbox.nextAttemptAt, now)));
}

/** The mail server answers again: what waited for it is due now. */
async function bringForward(tx: Transaction, now: number): Promise<void> {
	await tx
		.update(mailOutbox)
		.set({ nextAttemptAt: now })
		.where(
			and(
				eq(mailOutbox.state, 'pending'),
				gt(mailOutbox.nextAttemptAt, now),
				like(mailOutbox.lastError, `${SERVER_AWAY}%`),
			),
		);
}
