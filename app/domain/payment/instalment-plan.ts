import type { AgreedTerms } from '#db/schema/lead';
import type { INSTALMENT_KINDS } from '#db/schema/money-enums';
import type { PlainDate } from '../date/plain-date';
import type { LeadStatus } from '../lead/lead-status';
import { clientTerms } from '../proposal/client-figures';

/** What of a lead its money depends on; minor units of its currency. */
export type BookedLead = {
	status: LeadStatus;
	hotelNo: number | null;
	checkIn: string;
	totalMinor: number | null;
	markupMinor: number | null;
	/** Of an approved proposal; counts before the agency's own. */
	approvedMarkupMinor: number | null;
	agreedTerms: AgreedTerms | null;
	cancellationFeeMinor: number | null;
};

/** What an instalment is called: a service by itself, whichever kind it has among the payments of the stay. */
export type InstalmentWords = (typeof INSTALMENT_KINDS)[number] | 'service';

export type PlannedInstalment = { kind: (typeof INSTALMENT_KINDS)[number]; dueDate: string; minor: number };

/**
 * What the client owes us of a lead, by day (MONEY-1): of a booked property its agreed payments in the client's amounts, of a cancelled one what
 * the terms keep, due on the day it was cancelled. Rooms of a hotel are paid at the hotel. In the order of the days; no amount is 0.
 */
export function instalmentPlan(lead: BookedLead, today: PlainDate): PlannedInstalment[] {
	const owed = owedByClient(lead);
	if (owed <= 0) return [];
	if (lead.status === 'cancelledBooking') return [{ kind: 'kept', dueDate: today, minor: owed }];
	const { agreedTerms: terms, totalMinor } = lead;
	const agreed = terms?.payments.filter(({ minor }) => minor > 0) ?? [];
	// What no term asks for is due at check-in (PRICE-14).
	if (!terms || agreed.length === 0) return [{ kind: 'final', dueDate: lead.checkIn, minor: owed }];
	const inClientAmounts = clientTerms(
		{ ...terms, payments: agreed },
		{ priceMinor: totalMinor ?? owed, clientMinor: owed },
	);
	return inClientAmounts.payments
		.filter(({ minor }) => minor > 0)
		.map(({ kind, dueDate, minor }) => ({ kind: isPlanKind(kind) ? kind : 'final', dueDate, minor }) as const)
		.sort((a, b) => (a.dueDate === b.dueDate ? 0 : a.dueDate < b.dueDate ? -1 : 1));
}

/** The whole debt of the client of a lead: price with the agency's markup, or what is kept of a cancelled booking; 0 for all other leads. */
export function owedByClient(lead: BookedLead): number {
	const { status, hotelNo, totalMinor } = lead;
	if (hotelNo !== null || totalMinor === null) return 0;
	if (status === 'confirmedBooking') return totalMinor + markupOf(lead);
	return status === 'cancelledBooking' ? keptOfClient(lead) : 0;
}

type Kept = Pick<BookedLead, 'cancellationFeeMinor' | 'totalMinor' | 'markupMinor' | 'approvedMarkupMinor'>;

/** What the terms keep of a cancelled booking, as its share of what the client was to pay. */
export function keptOfClient(lead: Kept): number {
	const { cancellationFeeMinor: fee, totalMinor } = lead;
	if (!fee || !totalMinor) return fee ?? 0;
	return Math.round((fee / totalMinor) * (totalMinor + markupOf(lead)));
}

/** What the client pays above the price: the markup that it approved, else the agency's own. */
export function markupOf({
	markupMinor,
	approvedMarkupMinor,
}: Pick<BookedLead, 'markupMinor' | 'approvedMarkupMinor'>): number {
	return approvedMarkupMinor ?? markupMinor ?? 0;
}

function isPlanKind(kind: string): kind is 'prepayment' | 'part' | 'final' {
	return kind === 'prepayment' || kind === 'part' || kind === 'final';
}
