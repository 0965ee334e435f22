import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailOutbox } from '#db/schema/mail';

/** Longer than any try can take up to DATA; see the time limits of the transports. */
const LEASE_MS = 2 * 60_000;

export type ClaimedMail = typeof mailOutbox.$inferSelect & { leaseToken: string };

/**
 * Takes the mail that has been due longest, or null. One statement, so that of two workers only one gets it; the try counts
 * from here on, so that a mail that brings a worker down ends as `dead` and not in a circle.
 */
export async function claimDueMail({ db, now }: { db: Database; now: number }): Promise<ClaimedMail | null> {
	const leaseToken = crypto.randomUUID();
	const [row] = await claimStatement(db, { now, leaseToken }).returning();
	return row ? { ...row, leaseToken } : null;
}

/** The statement of `claimDueMail`, for a batch; `claimedMail` reads what it took. */
export function claimStatement(db: Database, { now, leaseToken }: { now: number; leaseToken: string }) {
	const due = db
		.select({ no: mailOutbox.no })
		.from(mailOutbox)
		.where(and(eq(mailOutbox.state, 'pending'), lte(mailOutbox.nextAttemptAt, now)))
		.orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.no))
		.limit(1);
	return db
		.update(mailOutbox)
		.set({
			state: 'sending',
			attempts: sql`${mailOutbox.attempts} + 1`,
			leaseUntil: now + LEASE_MS,
			leaseToken,
			dataStartedAt: null,
		})
		.where(and(inArray(mailOutbox.no, due), eq(mailOutbox.state, 'pending')));
}

/** The mail that a batch took under this token; null where none was due, or another worker has it by now. */
export async function claimedMail(db: Database, leaseToken: string): Promise<ClaimedMail | null> {
	const [row] = await db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.state, 'sending'), eq(mailOutbox.leaseToken, leaseToken)));
	return row ? { ...row, leaseToken } : null;
}
