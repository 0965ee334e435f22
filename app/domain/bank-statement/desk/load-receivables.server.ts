import type { Row } from '@libsql/client';
import type { Database } from '#db/client';
import { parsePlainDate } from '../../date/plain-date';
import { isCurrency } from '../../money/money';
import type { BankTransaction } from '../bank-statement';
import type { Receivable, ReceivedPayment } from '../receivable';
import { numbersIn } from './booking-numbers-in';
import { lastNamesIn } from './payer-words';

/** Bookings that are compared with the transfers of one look. */
const MOST_BOOKINGS = 4_000;
/** Of an account, the latest transfers that are compared: an agency pays from one account for all of its bookings. */
const LATEST_PAYMENTS = 50;

/**
 * Bookings that transfers of an account may be for: named by their number or reference, by the payer's name, by an amount that is open, by the
 * account that paid before, or by the payment that is taken back. Each is looked up along an index; matching then compares them (PAYMENT-5).
 */
export async function loadReceivables(
	db: Database,
	transactions: readonly BankTransaction[],
	currency: string,
): Promise<Receivable[]> {
	if (transactions.length === 0) return [];
	const texts = transactions.flatMap(({ name, ultimateName, text }) => [name, ultimateName, ...text]);
	const minors = transactions.map(({ minor }) => Math.abs(minor));
	const { rows } = await db.$client.execute({
		sql: RECEIVABLES,
		args: {
			currency,
			numbers: JSON.stringify([...new Set(transactions.flatMap(numbersIn))]),
			names: JSON.stringify(lastNamesIn(texts)),
			amounts: JSON.stringify([...new Set(minors)]),
			ibans: JSON.stringify([...new Set(transactions.flatMap(({ iban }) => iban ?? []))]),
			...{ limit: MOST_BOOKINGS, payments: LATEST_PAYMENTS },
		},
	});
	return rows.flatMap(readReceivable);
}

/** Sources of payments of an entry begin with its id; `;` follows `:`. */
const RECEIVABLES = `
	with found (no) as (
		select l.no from json_each(:numbers) j cross join lead l on l.booking_number = j.value
		union select l.no from json_each(:names) j cross join lead l on l.client_last_name collate nocase = j.value
		union select i.lead_no from json_each(:amounts) j cross join instalment i on i.currency = :currency
			and i."minor" - i."received_minor" - i."waived_minor" = j.value and i."minor" > i."received_minor" + i."waived_minor"
		union select d.lead_no from json_each(:amounts) j cross join security_deposit d on d.currency = :currency
			and d."minor" - d."received_minor" = j.value and d."settled_at" is null and d."received_minor" < d."minor"
		union select p.lead_no from json_each(:ibans) j
			cross join bank_entry e on e.no in (select no from bank_entry where other_iban = j.value and "state" = 'booked' order by no desc limit :payments)
			cross join payment p on p.source >= 'entry:' || e.id || ':' and p.source < 'entry:' || e.id || ';'
	)
	select l.id, l.booking_number, l.client_first_name, l.client_last_name, l.currency, a.name as agency_name,
		(select json_group_array(json_object('id', id, 'openMinor', "minor" - received_minor - waived_minor, 'dueDate', due_date))
			from (select * from instalment where lead_no = l.no and "minor" > received_minor + waived_minor order by position)) as instalments,
		(select json_object('id', id, 'openMinor', "minor" - received_minor) from security_deposit where lead_no = l.no and currency = l.currency
			and settled_at is null and received_minor < "minor") as deposit,
		(select json_group_array(json_object('paymentId', p.id, 'minor', p.minor - p.fee_minor, 'bankReference', e.bank_reference,
				'endToEndId', e.end_to_end_id, 'iban', e.other_iban))
			from payment p left join bank_entry e on e.id = substr(p.source, 7, instr(substr(p.source, 7), ':') - 1)
			where p.lead_no = l.no and p.reversed_at is null) as received
	from found f cross join lead l on l.no = f.no left join travel_agency a on a.no = l.agency_no
	where l.hotel_no is null and l.status in ('confirmedBooking', 'cancelledBooking')
	limit :limit`;

type Paid = ReceivedPayment & { iban: string | null };

function readReceivable(row: Row): Receivable[] {
	const { currency } = row;
	if (!isCurrency(currency)) return [];
	const received: Paid[] = JSON.parse(String(row.received));
	const instalments: { id: string; openMinor: number; dueDate: string }[] = JSON.parse(String(row.instalments));
	return [
		{
			leadId: String(row.id),
			bookingNumber: String(row.booking_number),
			references: [],
			clientName: `${row.client_first_name} ${row.client_last_name}`.trim(),
			agencyName: row.agency_name === null ? null : String(row.agency_name),
			currency,
			instalments: instalments.flatMap((each) => {
				const dueDate = parsePlainDate(each.dueDate);
				return dueDate ? [{ ...each, dueDate }] : [];
			}),
			deposit: row.deposit === null ? null : JSON.parse(String(row.deposit)),
			knownIbans: [...new Set(received.flatMap(({ iban }) => iban ?? []))],
			received: received.map(({ iban: _, ...payment }) => payment),
		},
	];
}
