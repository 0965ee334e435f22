import type { Database } from '#db/client';
import type { Month } from '../../date/month';

/** Lines that are read at once. */
const AT_ONCE = 5_000;

/** The columns of a line, in their order; the first line of the file names them. */
const COLUMNS = [
	...[
		'no',
		'day',
		'kind',
		'debit',
		'debit_party',
		'credit',
		'credit_party',
		'currency',
		'minor',
		'lead',
		'payment',
		'job',
	],
	...['reverses', 'actor', 'created_at'],
];

/** Each line of the books in the shape that never changes: numbers as they are, nothing personal, empty for null. */
const LINES = `select t.no, t.day, t.no || ',' || t.day || ',' || t.kind || ',' || d.kind || ',' || d.party || ',' || c.kind || ',' || c.party || ',' || t.currency
		|| ',' || t.minor || ',' || coalesce(t.lead_no, '') || ',' || coalesce(t.payment_no, '') || ',' || coalesce(t.job_no, '') || ',' || coalesce(t.reverses_no, '') || ',' || t.actor
		|| ',' || t.created_at as line
	from (select no, day from ledger_transfer where day < :to and (day, no) > (:day, :no) order by day, no limit :limit) s
	cross join ledger_transfer t on t.no = s.no
	join ledger_account d on d.no = t.debit_no join ledger_account c on c.no = t.credit_no order by s.day, s.no`;

type MonthPage = { text: string; count: number; lastNo: number };

/**
 * The lines of a month of the books by day and number, as the file whose SHA-256 is the month's fingerprint (BOOKS-4), page by page so that a million lines are
 * never in memory: a heading, then a line each, ended by a line feed, UTF-8. Throws DomainError 'unavailable'.
 */
export async function* monthLines(db: Database, month: Month): AsyncGenerator<MonthPage> {
	yield { text: `${COLUMNS.join(',')}\n`, count: 0, lastNo: 0 };
	let after = { day: `${month}-01`, no: 0 };
	for (;;) {
		const { rows } = await db.$client.execute({
			sql: LINES,
			args: { to: `${month}-32`, ...after, limit: AT_ONCE },
		});
		const last = rows.at(-1);
		if (!last) return;
		after = { day: String(last.day), no: Number(last.no) };
		const lastNo = Math.max(...rows.map(({ no }) => Number(no)));
		yield { text: rows.map(({ line }) => `${line}\n`).join(''), count: rows.length, lastNo };
		if (rows.length < AT_ONCE) return;
	}
}
