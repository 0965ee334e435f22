import type { ACCOUNT_KINDS } from '#db/schema/money-enums';
import { type BookedLead, owedByClient } from '../payment/instalment-plan';

export type AccountName = { kind: (typeof ACCOUNT_KINDS)[number]; party: string };

/** An amount that one account owes another one, minor units; below 0 the other way round. */
export type Posting = { debit: AccountName; credit: AccountName; minor: number };

type PostedLead = BookedLead & {
	no: number;
	brandKey: string;
	agencyNo: number | null;
	operatorNo: number | null;
	subtotalMinor: number | null;
	cardFeeMinor: number | null;
	commissionMinor: number | null;
	/** What of the price is tourist tax. */
	touristTaxMinor: number;
};

/** The party of a property without an operator. */
const NO_OPERATOR = '0';

/**
 * Who owes whom for a lead as it stands (MONEY-2, ADR 48): the client owes price, card fee and markup; the operator is owed the price less the
 * agency's commission, the agency its commission and its markup. A tourist tax that the price holds stands on an account of its own, since the operator
 * hands it on. Of a cancelled booking the client owes what is kept, and no commission is owed.
 * A hotel is paid by its guests and owes the commission. Nothing for a lead that is neither booked nor cancelled after it was.
 */
export function bookingPostings(lead: PostedLead): Posting[] {
	const client: AccountName = { kind: 'client', party: String(lead.no) };
	const operator: AccountName = {
		kind: 'operator',
		party: lead.operatorNo === null ? NO_OPERATOR : String(lead.operatorNo),
	};
	const agency: AccountName | null = lead.agencyNo === null ? null : { kind: 'agency', party: String(lead.agencyNo) };
	const isBooked = lead.status === 'confirmedBooking';
	const commission = isBooked ? (lead.commissionMinor ?? 0) : 0;
	if (lead.hotelNo !== null)
		return agency
			? nonZero([{ debit: { kind: 'hotel', party: String(lead.hotelNo) }, credit: agency, minor: commission }])
			: [];
	const owed = owedByClient(lead);
	if (owed === 0) return [];
	const price = isBooked ? (lead.subtotalMinor ?? 0) : (lead.cancellationFeeMinor ?? 0);
	const cardFee = isBooked ? (lead.cardFeeMinor ?? 0) : 0;
	const touristTax = isBooked ? Math.min(lead.touristTaxMinor, price) : 0;
	return nonZero([
		{ debit: client, credit: operator, minor: price - touristTax },
		{ debit: client, credit: { kind: 'touristTax', party: operator.party }, minor: touristTax },
		{ debit: client, credit: { kind: 'cardFee', party: lead.brandKey }, minor: cardFee },
		...(agency
			? [
					{ debit: client, credit: agency, minor: owed - price - cardFee },
					{ debit: operator, credit: agency, minor: commission },
				]
			: []),
	]);
}

function nonZero(postings: Posting[]): Posting[] {
	return postings.filter(({ minor }) => minor !== 0);
}
