import { isValidIBAN } from 'ibantools';
import type { Database } from '#db/client';
import type { BankParty } from '../payout/credit-transfer-file';

/** The accounts from which bookings were paid last, by the lead's number, as the bank's statements say; none where the bank has not said it. */
export async function payerAccounts(db: Database, leadNos: readonly number[]): Promise<Map<number, BankParty>> {
	const { rows } = await db.$client.execute({
		sql: `select p.lead_no, e.name, e.other_iban from json_each(:leads) j cross join payment p on p.lead_no = j.value
			cross join bank_entry e on e.id = substr(p.source, 7, instr(substr(p.source, 7), ':') - 1)
			where p.source >= 'entry:' and p.source < 'entry;' and p.reversed_at is null and e.other_iban is not null and e.name is not null
			order by p.no`,
		args: { leads: JSON.stringify([...new Set(leadNos)]) },
	});
	return new Map(
		rows.flatMap(({ lead_no, name, other_iban }) => {
			const iban = String(other_iban).replaceAll(' ', '');
			return isValidIBAN(iban) ? [[Number(lead_no), { name: String(name), iban, bic: null }] as const] : [];
		}),
	);
}
