import type { Database } from '#db/client';
import { moneyStatements, readMoney } from '~/domain/payment/money-of-lead.server';

/** What a lead owes and what came in, by its number. */
export async function moneyOfLead(db: Database, leadNo: number) {
	return readMoney(...(await db.batch([...moneyStatements(db, leadNo)])));
}
