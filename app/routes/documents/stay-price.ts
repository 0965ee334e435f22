import type { LeadDetails } from '~/domain/lead/list/read-lead.server';
import { markupOf } from '~/domain/payment/instalment-plan';
import { type ClientTerms, clientTerms } from '~/domain/proposal/client-figures';

/** What the client pays and the lead's own total, in minor units; null without a price. */
export type StayPrice = { clientMinor: number; totalMinor: number; currency: string } | null;

/** The one price of a document (LEAD-53), with the card's fee and the markup in it. */
export function stayPrice(lead: LeadDetails): StayPrice {
	const { totalMinor, currency } = lead;
	return totalMinor === null ? null : { clientMinor: totalMinor + markupOf(lead), totalMinor, currency };
}

/** Payments and cancellation as shares of that price; of what is paid, of which the card's fee is a part. */
export function stayTerms(
	agreed: NonNullable<LeadDetails['agreedTerms']>,
	{ clientMinor, totalMinor }: NonNullable<StayPrice>,
): ClientTerms {
	const paidMinor = agreed.payments.reduce((sum, { minor }) => sum + minor, 0);
	return clientTerms(agreed, { priceMinor: paidMinor || totalMinor, clientMinor });
}
