import type { Database } from '#db/client';
import { writeBatch } from '#db/write-batch';
import { todayInZone } from '../date/today-in-zone';
import { PRODUCT_ZONE } from '../date/zone-clock';
import { proposeDepositStatements } from '../deposit/deposit-statements';
import { countPaymentsStatements } from '../payment/count-payments';

/** Clients with credit that one run looks at. */
const AT_ONCE = 500;

/**
 * Has the system propose what is to be given back (MONEY-13): deposits of stays that are over, and credit of before there were refunds. Once a day; twice changes
 * nothing. Throws DomainError 'unavailable'.
 */
export async function proposeDueRefunds({ db, now }: { db: Database; now: number }): Promise<void> {
	const today = todayInZone(new Date(now), PRODUCT_ZONE);
	const { rows } = await db.$client.execute({
		sql: `select cast(a.party as integer) as lead_no from ledger_account a indexed by ledger_account_credit
			where "kind" = 'client' and "credit_minor" > "debit_minor"
				and not exists (select 1 from refund r where r.lead_no = cast(a.party as integer) and r.kind = 'credit') limit :limit`,
		args: { limit: AT_ONCE },
	});
	await writeBatch(db, [
		...proposeDepositStatements({ leadNo: null, today, now }),
		...rows.flatMap(({ lead_no }) => countPaymentsStatements(Number(lead_no), now)),
	]);
}
