import type { Database } from '#db/client';
import type { NamedStatement } from '#db/write-batch';

/**
 * Takes the recipients of leads' invoices out of use, for the transaction that erases a client (INVOICE-6): keys whose term is over are destroyed, the others are
 * kept for the tax office until it is.
 */
export function forgetRecipientStatements(
	leadNos: readonly number[],
	{ now, today }: { now: number; today: string },
): NamedStatement[] {
	const leads = JSON.stringify(leadNos);
	return [
		{
			sql: 'delete from invoice_recipient where lead_no in (select value from json_each(:leads))',
			args: { leads },
		},
		{
			sql: `update invoice_key set erased_at = coalesce(erased_at, :now) where invoice_no in
				(select no from invoice where lead_no in (select value from json_each(:leads)))`,
			args: { leads, now },
		},
		overdueStatement(today),
	];
}

/** Destroys the keys of erased clients whose term is over; once a day. Throws DomainError 'unavailable'. */
export async function destroyOldKeys({ db, today }: { db: Database; today: string }): Promise<void> {
	await db.$client.execute(overdueStatement(today));
}

function overdueStatement(today: string): NamedStatement {
	return { sql: 'delete from invoice_key where erased_at is not null and kept_until < :today', args: { today } };
}
