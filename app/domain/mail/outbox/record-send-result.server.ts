import { and, eq, gt, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { insertWhen } from '#db/insert-when';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import { type ClaimedMail, claimStatement } from './claim-due-mail.server';
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
	/** Takes the next mail that is due in the same write, under this token: a write less for each mail. */
	nextLeaseToken?: string | undefined;
}): Promise<Settled> {
	const { db, mail, result, now, nextLeaseToken } = options;
	const next = nextLeaseToken ? [claimStatement(db, { now, leaseToken: nextLeaseToken })] : [];
	const delay = result.outcome === 'retry' ? retryDelay(mail.attempts) : null;
	const held = and(
		eq(mailOutbox.no, mail.no),
		eq(mailOutbox.leaseToken, mail.leaseToken),
		inArray(mailOutbox.state, ['sending', 'uncertain']),
	);
	if (result.outcome === 'sent') {
		const sent = settle(db, held, { ...FREE, state: 'sent', sentAt: now, lastError: null });
		const [settled] = await writeBatch(db, [sent, bringForward(db, now), ...next]);
		return settled?.rowsAffected === 1 ? 'sent' : 'lost';
	}
	if (result.outcome === 'retry' && delay !== null) {
		const lastError = result.isServerAway ? `${SERVER_AWAY}: ${result.reason}` : result.reason;
		const waiting = { state: 'pending' as const, nextAttemptAt: now + delay, dataStartedAt: null, lastError };
		const retried = settle(db, held, { ...FREE, ...waiting });
		const [settled] = await writeBatch(db, [retried, ...(result.isServerAway ? [putOff(db, now, now + delay)] : next)]);
		return settled?.rowsAffected === 1 ? 'retried' : 'lost';
	}
	const state = result.outcome === 'uncertain' ? 'uncertain' : 'dead';
	const [, settled] = await writeBatch(db, [
		// Before the lease is gone, by which the mail is known.
		insertWhen(
			audit,
			{
				brandKey: mail.brandKey,
				actor: 'system',
				action: `mail.${state}`,
				subjectId: mail.id,
				detail: { kind: mail.kind, attempts: mail.attempts, reason: result.reason },
			},
			sql`exists (select 1 from ${mailOutbox} where ${held})`,
		),
		settle(db, held, { ...FREE, state, lastError: result.reason }),
		...next,
	]);
	return settled?.rowsAffected === 1 ? state : 'lost';
}

const FREE = { leaseUntil: null, leaseToken: null } as const;

function settle(db: Database, held: SQL | undefined, values: Partial<typeof mailOutbox.$inferInsert>) {
	return db.update(mailOutbox).set(values).where(held);
}

/** The mail server is away: what is due waits with this mail, without losing a try. */
function putOff(db: Database, now: number, until: number) {
	return db
		.update(mailOutbox)
		.set({ nextAttemptAt: until, lastError: SERVER_AWAY })
		.where(and(eq(mailOutbox.state, 'pending'), lte(mailOutbox.nextAttemptAt, now)));
}

/** The mail server answers again: what waited for it is due now. */
function bringForward(db: Database, now: number) {
	return db
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
