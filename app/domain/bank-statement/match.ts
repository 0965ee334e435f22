/** How the amount of a transfer fits what is open. */
export type MatchKind =
	/** One instalment. */
	| 'exact'
	/** Several instalments of one booking. */
	| 'several'
	/** Instalments of more than one booking. */
	| 'bookings'
	/** Less by what a bank took on the way. */
	| 'fee'
	/** Less than is open. */
	| 'partial'
	/** More than is open. */
	| 'over'
	/** The booking is known, the currency is another: there is nothing to book without a person. */
	| 'currency'
	/** Takes back a payment that was booked. */
	| 'reversal';

export type MatchReasonCode =
	| 'reference'
	| 'reference-in-text'
	| 'reference-slip'
	| 'reference-missing'
	| 'number'
	| 'number-slip'
	| 'amount'
	| 'name'
	| 'name-partial'
	| 'name-in-text'
	| 'name-differs'
	| 'agency'
	| 'account'
	| 'payment'
	| 'ambiguous'
	| 'same-booking';

/** `isFor`: speaks for it, else against it. `found`: the reference, number or name as it was read. */
export type MatchReason = { code: MatchReasonCode; isFor: boolean; found: string | null };

/** What of a transfer is for one booking; `depositMinor` of it for its security deposit. */
type SuggestedPart = { leadId: string; instalmentIds: string[]; minor: number; depositMinor: number };

/** What a transfer may be for. The amounts of `parts` are together what came, and the fee, without what is too much. */
export type Suggestion = {
	/** 0 to 100. */
	confidence: number;
	kind: MatchKind;
	parts: SuggestedPart[];
	/** What a bank took on the way: it counts for the client and did not arrive. */
	feeMinor: number;
	/** What came above everything that is open. */
	overMinor: number;
	/** Of a reversal: the payment it takes back. */
	paymentId: string | null;
	reasons: MatchReason[];
};

/** From here on suggestions may be booked together, without looking at each. */
export const BOOKED_TOGETHER = 95;
/** Below, nothing is suggested. */
export const SUGGESTED_FROM = 60;
