import type { InvoiceLine } from './invoice-content';
import { linesLess } from './invoice-lines';
import type { IssuedRow } from './issued-invoices.server';

/** An invoice that stands, with what credit notes have left of its lines. */
export type Standing = { row: IssuedRow; lines: InvoiceLine[]; credits: number };

/** The last invoice of what was issued, unless it was taken back whole. */
export function standingInvoice(issued: readonly IssuedRow[]): Standing | null {
	const row = issued.findLast(({ kind }) => kind === 'invoice');
	if (!row) return null;
	const credits = issued.filter(({ correctsNo }) => correctsNo === row.no);
	const lines = credits.reduce((left, { content }) => lessCredit(left, content.lines), row.content.lines);
	return lines.length === 0 ? null : { row, lines, credits: credits.length };
}

/** A credit note names each line once, by its kind and rate, in the order of the invoice. */
function lessCredit(lines: readonly InvoiceLine[], credited: readonly InvoiceLine[]): InvoiceLine[] {
	const rest = [...credited];
	const aligned = lines.map((line) => {
		const at = rest.findIndex(
			({ kind, tax }) => kind === line.kind && JSON.stringify(tax) === JSON.stringify(line.tax),
		);
		return at === -1 ? undefined : rest.splice(at, 1)[0];
	});
	return linesLess(lines, aligned as InvoiceLine[]).lines;
}
