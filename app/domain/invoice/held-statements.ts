import { INVOICE_GAPS, type INVOICE_SUBJECTS } from '#db/schema/money-enums';
import type { NamedStatement } from '#db/write-batch';
import type { InvoiceGap } from './invoice-issuer';

export type InvoiceSubject = (typeof INVOICE_SUBJECTS)[number];

type Held = {
	leadNo: number;
	subject: InvoiceSubject;
	brandKey: string;
	/** Whose data are missing; null: the brand's. */
	operatorNo: number | null;
	gaps: readonly InvoiceGap[];
	isForced: boolean;
	now: number;
};

/** An invoice that waits, for the transaction of what it is about (INVOICE-9): one row for the stay and one for the services of a booking, since the first attempt. */
export function holdStatement({ leadNo, subject, brandKey, operatorNo, gaps, isForced, now }: Held): NamedStatement {
	return {
		sql: `insert into held_invoice (lead_no, subject, brand_key, operator_no, gaps, is_forced, created_at, tried_at)
			values (:lead, :subject, :brand, :operator, :gaps, :forced, :now, :now)
			on conflict (lead_no, subject) do update set brand_key = excluded.brand_key, operator_no = excluded.operator_no, gaps = excluded.gaps,
				is_forced = max(is_forced, excluded.is_forced), tried_at = excluded.tried_at`,
		args: {
			...{
				lead: leadNo,
				subject,
				brand: brandKey,
				operator: operatorNo,
				gaps: gaps.join(','),
				forced: isForced ? 1 : 0,
				now,
			},
		},
	};
}

/** It waits no longer. */
export function releaseStatement(leadNo: number, subject: InvoiceSubject): NamedStatement {
	return {
		sql: 'delete from held_invoice where lead_no = :lead and subject = :subject',
		args: { lead: leadNo, subject },
	};
}

/** What is missing, as it is stored. */
export function readGaps(text: string): InvoiceGap[] {
	const gaps = text.split(',');
	return INVOICE_GAPS.filter((gap) => gaps.includes(gap));
}
