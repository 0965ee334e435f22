import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailOutbox } from '#db/schema/mail';

/** Longer than the transports wait for the answer to the body. */
const LEASE_AFTER_DATA_MS = 5 * 60_000;

/** Another worker has the mail by now: this one must not send it. */
export class LeaseLost extends Error {
	constructor() {
		super('mail lease lost');
	}
}

/** Notes, before DATA, that from here on the outcome may stay unknown (MAIL-2). Throws `LeaseLost`. */
export async function markDataStarted(options: {
	db: Database;
	no: number;
	leaseToken: string;
	now: number;
}): Promise<void> {
	const { db, no, leaseToken, now } = options;
	const held = await db
		.update(mailOutbox)
		.set({ dataStartedAt: now, leaseUntil: now + LEASE_AFTER_DATA_MS })
		.where(and(eq(mailOutbox.no, no), eq(mailOutbox.leaseToken, leaseToken), eq(mailOutbox.state, 'sending')))
		.returning({ no: mailOutbox.no });
	if (held.length === 0) throw new LeaseLost();
}
