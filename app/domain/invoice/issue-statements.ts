import type { NamedStatement } from '#db/write-batch';
import type { FrozenInvoice } from './freeze-invoice.server';
import { sumsOf } from './invoice-lines';
import { lastDayKept } from './last-day-kept';

type Issued = {
	frozen: FrozenInvoice;
	series: string;
	/** What it is issued for; the same thing is issued once (`invoice.cause` is unique). */
	cause: string;
	leadNo: number;
	brandKey: string;
	/** Public id of the payment of a receipt. */
	paymentId?: string;
	/** Number of the service that it is about (INVOICE-10). */
	jobNo?: number | null;
	/** Number of the row that it takes back. */
	correctsNo?: number;
	now: number;
	/** User id, or `system`. */
	actor: string;
};

/**
 * An invoice with the next number of its series and year, for the transaction of what it is about (INVOICE-1): the number is drawn by the statement that
 * writes the row, so that a transaction that fails leaves no gap.
 */
export function issueStatements(issued: Issued): NamedStatement[] {
	const {
		frozen,
		series,
		cause,
		leadNo,
		brandKey,
		paymentId = null,
		jobNo = null,
		correctsNo = null,
		now,
		actor,
	} = issued;
	const { id, content, text, hash, person, key } = frozen;
	const { minor, issuedOn, currency, kind, seller } = content;
	const sums = 'lines' in content ? sumsOf(content.lines) : { vatMinor: 0, touristTaxMinor: 0 };
	const year = Number(issuedOn.slice(0, 4));
	return [
		{
			sql: `insert into invoice (id, kind, series, year, sequence, number, cause, lead_no, brand_key, payment_no, job_no, corrects_no, currency, minor,
					vat_minor, tourist_tax_minor, issued_on, content, hash, person, actor, created_at)
				select :id, :kind, :series, :year, next, :before || printf('%05d', next), :cause, :lead, :brand,
					(select no from payment where id = :payment), :job, :corrects, :currency, :minor, :vat, :tax, :day, :content, :hash, :person, :actor, :now
				from (select coalesce(max(sequence), 0) + 1 as next from invoice where series = :series and year = :year)`,
			args: {
				...{ id, kind, series, year, before: `${series}-${year}-`, cause, lead: leadNo, brand: brandKey },
				...{
					payment: paymentId,
					job: jobNo,
					corrects: correctsNo,
					currency,
					minor,
					vat: sums.vatMinor,
					tax: sums.touristTaxMinor,
				},
				...{ day: issuedOn, content: text, hash, person, actor, now },
			},
		},
		{
			sql: 'insert into invoice_key (invoice_no, key, kept_until) select no, :key, :until from invoice where id = :id',
			args: { id, key, until: lastDayKept(issuedOn, seller.country) },
		},
	];
}
