import type { NamedStatement } from '#db/write-batch';
import { postStatements } from '../ledger/post-transfers';
import { type BookedLead, markupOf } from '../payment/instalment-plan';

type PaidLead = Pick<BookedLead, 'hotelNo' | 'markupMinor' | 'approvedMarkupMinor'> & {
	no: number;
	brandKey: string;
	agencyNo: number | null;
	currency: string;
	commissionMinor: number | null;
};

/** The books of a commission that was paid by hand, or turned out not to be (PAYOUT-2); of its booking's markup too. */
export function payoutStatements(
	lead: PaidLead,
	{ now, day, actor, isPaid }: { now: number; day: string; actor: string; isPaid: boolean },
): NamedStatement[] {
	if (lead.agencyNo === null) return [];
	const agency = { kind: 'agency', party: String(lead.agencyNo) } as const;
	const bank = { kind: 'bank', party: lead.brandKey } as const;
	const minor = (lead.commissionMinor ?? 0) + (lead.hotelNo === null ? markupOf(lead) : 0);
	return postStatements({
		...{ kind: 'payout', leadNo: lead.no, currency: lead.currency, day, now, actor },
		postings: isPaid && minor > 0 ? [{ debit: agency, credit: bank, minor }] : [],
	});
}
