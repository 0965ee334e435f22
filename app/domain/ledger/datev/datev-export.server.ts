import type { Row } from '@libsql/client';
import { ACCOUNT_KINDS, TRANSFER_KINDS } from '#db/schema/money-enums';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { knownBrands } from '../../brand/known-brands';
import type { Month } from '../../date/month';
import { houseName } from '../../lead/property-name';
import { type LineWords, ledgerLineWords } from '../desk/ledger-line-words';
import { type DatevBatch, datevHead, datevLine } from './datev-file';
import { toWindows1252 } from './windows-1252';

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'now'>;

/** Lines that are read and written at once. */
const AT_ONCE = 2_000;

/** The lines of a month, a brand and a currency by day and number; the brand is that of the booking, or of the accounts of a line without one. */
const LINES = `select t.no, t.day, t.kind, t.minor, t.reverses_no, d.kind as debit_kind, c.kind as credit_kind, l.booking_number, l.property_name
	from ledger_transfer t indexed by ledger_transfer_day
	left join lead l on l.no = t.lead_no join ledger_account d on d.no = t.debit_no join ledger_account c on c.no = t.credit_no
	where t.day < :to and (t.day, t.no) > (:day, :no) and t.currency = :currency and coalesce(l.brand_key, d.party) = :brand order by t.day, t.no limit :limit`;

/** Words of a line in German, and of one that takes something back. */
type DatevWords = { what: (words: LineWords) => string; less: (what: string) => string };

/**
 * A month of a brand's books in one currency for DATEV (BOOKS-5), in Windows-1252, page by page. Throws DomainError 'forbidden', 'not-found', 'conflict'
 * (`no-datev`: the brand has no numbers of its bookkeeper), 'unavailable' before the first byte; a failure later ends the stream with an error.
 */
export async function datevExport({
	ctx,
	month,
	brandKey,
	currency,
	words,
}: {
	ctx: Ctx;
	month: Month;
	brandKey: string;
	currency: string;
	words: DatevWords;
}): Promise<ReadableStream<Uint8Array>> {
	requireActor(ctx, 'money');
	const brand = knownBrands().profiles.find(({ key }) => key === brandKey);
	if (!brand) throw new DomainError('not-found', `No brand ${brandKey}`);
	const { consultant, client } = brand.bookkeeping;
	if (consultant === null || client === null)
		throw new DomainError('conflict', 'No numbers of a bookkeeper', { reason: 'no-datev' });
	const { rows: closed } = await ctx.db.$client.execute({
		sql: 'select 1 from closed_month where month >= :month limit 1',
		args: { month },
	});
	const batch: DatevBatch = {
		...{ bookkeeping: { ...brand.bookkeeping, consultant, client }, month, currency },
		...{ isClosed: closed.length > 0, createdAt: ctx.now },
	};
	let after: { day: string; no: number } | null = { day: `${month}-01`, no: 0 };
	return new ReadableStream({
		start(controller) {
			controller.enqueue(toWindows1252(datevHead(batch)));
		},
		async pull(controller) {
			if (after === null) return controller.close();
			const args = { to: `${month}-32`, currency, brand: brandKey, limit: AT_ONCE, ...after };
			const { rows } = await ctx.db.$client.execute({ sql: LINES, args });
			const last: Row | undefined = rows.at(-1);
			after = last && rows.length === AT_ONCE ? { day: String(last.day), no: Number(last.no) } : null;
			const lines = rows.map((row) => datevLine(batch, lineOf(row, words)));
			controller.enqueue(toWindows1252(lines.join('')));
		},
	});
}

function lineOf(row: Row, words: DatevWords) {
	const [debit, credit] = [row.debit_kind, row.credit_kind].map((kind) => ACCOUNT_KINDS.find((each) => each === kind));
	const kind = TRANSFER_KINDS.find((each) => each === row.kind);
	if (!debit || !credit || !kind) throw new RangeError(`A line of an unknown kind: ${row.no}`);
	const isReversal = row.reverses_no !== null;
	const said = ledgerLineWords({ kind, debit: { kind: debit }, credit: { kind: credit }, isReversal });
	const what = words.what(said.words);
	return {
		...{ day: String(row.day), minor: Number(row.minor), debit, credit, document: String(row.booking_number ?? '') },
		text: [
			said.isLess ? words.less(what) : what,
			...(row.property_name ? [houseName(String(row.property_name))] : []),
		].join(', '),
	};
}
