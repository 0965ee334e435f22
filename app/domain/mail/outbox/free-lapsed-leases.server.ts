import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';

/**
 * Settles mails whose worker went away: before DATA they are due again, after it they become `uncertain` with an audit row.
 * The lease token stays, so that a worker that was only slow can still say how it ended.
 */
export async function freeLapsedLeases({ db, now }: { db: Database; now: number }): Promise<void> {
	const lapsed = and(eq(mailOutbox.state, 'sending'), lt(mailOutbox.leaseUntil, now));
	const some = await db.select({ no: mailOutbox.no }).from(mailOutbox).where(lapsed).limit(1);
	if (some.length === 0) return;
	await db.transaction(async (tx) => {
		await tx
			.update(mailOutbox)
			.set({ state: 'pending', nextAttemptAt: now, leaseUntil: null, leaseToken: null, lastError: 'lease lapsed' })
			.where(and(lapsed, isNull(mailOutbox.dataStartedAt)));
		const parked = await tx
			.update(mailOutbox)
			.set({ state: 'uncertain', leaseUntil: null, lastError: 'lease lapsed after DATA' })
			.where(and(lapsed, isNotNull(mailOutbox.dataStartedAt)))
			.returning();
		if (parked.length === 0) return;
		await tx.insert(audit).values(
			parked.map((mail) => ({
				brandKey: mail.brandKey,
				actor: 'system',
				action: 'mail.uncertain',
				subjectId: mail.id,
				detail: { kind: mail.kind, attempts: mail.attempts, reason: 'lease lapsed after DATA' },
			})),
		);
	});
}
