import { and, exists, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { card } from '#db/schema/card';
import { lead } from '#db/schema/lead';

const DAY = 86_400_000;

/**
 * How long a card is kept: after its lead is decided (PRIVACY-6), after the end of a stay that was never decided, or
 * without a lead at all.
 */
export const CARD_DAYS = { afterDecision: 30, afterStay: 30, withoutLead: 1 } as const;

/** Deletes cards whose time is over; leads keep brand, last four digits and expiry. `now` in milliseconds. */
export async function purgeCards({ db, now }: { db: Database; now: number }): Promise<void> {
	const own = sql`${lead.cardToken} = ${card.token}`;
	const lastDay = new Date(now - CARD_DAYS.afterStay * DAY).toISOString().slice(0, 10);
	const settled = db
		.select({ no: lead.no })
		.from(lead)
		.where(and(own, or(lt(lead.decidedAt, now - CARD_DAYS.afterDecision * DAY), lt(lead.checkOut, lastDay))));
	const any = db.select({ no: lead.no }).from(lead).where(own);
	await db
		.delete(card)
		.where(or(exists(settled), and(lt(card.createdAt, now - CARD_DAYS.withoutLead * DAY), notExists(any))));
}
