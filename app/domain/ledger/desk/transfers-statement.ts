import type { ACCOUNT_KINDS } from '#db/schema/money-enums';
import type { DayCursor } from '../../payment/desk/day-cursor';

export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What narrows the lines of the books, resolved to numbers. */
export type TransferScope = {
	kind: AccountKind | null;
	/** Only these accounts and bookings; null: all. */
	only: { accounts: readonly number[]; leads: readonly number[] } | null;
	/** `2026-11`; null: all months. */
	month: string | null;
	cursor: DayCursor | null;
	limit: number;
};

/** Accounts that are read one by one, each along its own index; of more of them the days are walked. */
export const MOST_ACCOUNTS = 60;

/**
 * Lines of the books, the latest first (BOOKS-2). Each chosen account and booking is read along its own index up to the page's limit, so that
 * an account with a few lines is not looked for among a million.
 */
export function transfersStatement({ kind, only, month, cursor, limit }: TransferScope) {
	const within = [
		month ? 'day >= :from and day < :to' : null,
		cursor ? '(day, no) < (:cursorDay, :cursorNo)' : null,
	].filter((each) => each !== null);
	const ofKind =
		'exists (select 1 from ledger_account a where a.no in (ledger_transfer.debit_no, ledger_transfer.credit_no) and a.kind = :kind)';
	const part = (condition: string | null, isChecked: boolean) => {
		const where = [condition, ...within, isChecked && kind ? ofKind : null].filter(Boolean).join(' and ');
		return `select no, day from (select no, day from ledger_transfer ${where ? `where ${where}` : ''} order by day desc, no desc limit :limit)`;
	};
	const parts = only
		? [
				...only.accounts
					.flatMap((no) => [`debit_no = ${Number(no)}`, `credit_no = ${Number(no)}`])
					.map((each) => part(each, false)),
				...only.leads.map((no) => part(`lead_no = ${Number(no)}`, true)),
			]
		: [part(null, true)];
	const args: Record<string, string | number> = { limit };
	if (month) Object.assign(args, { from: `${month}-01`, to: `${month}-32` });
	if (cursor) Object.assign(args, { cursorDay: cursor.day, cursorNo: cursor.no });
	if (kind && (!only || only.leads.length > 0)) args.kind = kind;
	return {
		sql: `with shown (no, day) as (${parts.length === 0 ? 'select 0, null where false' : parts.join(' union ')})
			select t.no, t.kind, t.day, t.minor, t.currency, t.actor, t.reverses_no, d.kind as debit_kind, d.party as debit_party, c.kind as credit_kind,
				c.party as credit_party, l.id as lead_id, l.booking_number, l.property_name,
				trim(l.client_first_name || ' ' || l.client_last_name) as client, ${nameOf('d')} as debit_name, ${nameOf('c')} as credit_name
			from shown s cross join ledger_transfer t on t.no = s.no
			join ledger_account d on d.no = t.debit_no join ledger_account c on c.no = t.credit_no left join lead l on l.no = t.lead_no
			order by s.day desc, s.no desc limit :limit`,
		args,
	};
}

/** The name of an account's party; a brand's and a client's are known without asking. */
function nameOf(account: 'd' | 'c'): string {
	return `case ${account}.kind when 'agency' then (select name from travel_agency where no = cast(${account}.party as integer))
		when 'operator' then (select name from operator where no = cast(${account}.party as integer))
		when 'hotel' then (select name from hotel where no = cast(${account}.party as integer))
		when 'supplier' then (select name from concierge_supplier where no = cast(${account}.party as integer)) end`;
}
