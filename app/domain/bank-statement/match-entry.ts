import type { Currency } from '../money/money';
import { DEPOSIT_PART, readPaymentReference } from '../payment/payment-reference';
import type { BankTransaction } from './bank-statement';
import { against, type Candidate, findNamed, findPeople, inFavour, senderOf } from './find-candidates';
import { BOOKED_TOGETHER, SUGGESTED_FROM, type Suggestion } from './match';
import { amountChoices, matchAmount } from './match-amount';
import { confidenceOf } from './match-confidence';
import { matchReversal } from './match-reversal';
import type { Receivable } from './receivable';
import type { ReceivableIndex } from './receivable-index';

const MOST_SUGGESTIONS = 5;
/** Pairs of bookings are looked for among so many. */
const MOST_IN_PAIRS = 8;
/** Two bookings that a transfer fits about as well are this far apart at most. */
const CLOSE = 4;
/** Of a booking that is known and takes nothing of what came. */
const UNBOOKABLE = 70;
const WHOLE: ReadonlySet<Suggestion['kind']> = new Set(['exact', 'several', 'bookings']);
/** A right reference or booking number, from any sender. */
const SETTLED = 86;

/**
 * What a transfer to an account in `currency` may be for (PAYMENT-5), the best first; empty where nothing comes to 60. Money that went out is
 * only compared when it takes back what came in.
 */
export function matchEntry(
	{ transaction, currency }: { transaction: BankTransaction; currency: Currency },
	index: ReceivableIndex,
): Suggestion[] {
	const isReturned = transaction.isReversal || transaction.returnReason !== null;
	if (transaction.minor <= 0) return isReturned ? matchReversal(transaction, currency, index) : [];
	if (isReturned) return [];
	const sender = senderOf(transaction, index);
	const named = findNamed(transaction, index, sender);
	const first = suggestAll(named, transaction, currency);
	// Who sent it is only asked where the transfer does not say itself what all of it is for.
	const isSettled = first.some(({ kind, confidence }) => WHOLE.has(kind) && confidence >= SETTLED);
	const namedAt = new Set(named.map(({ at }) => at));
	const people = isSettled
		? []
		: findPeople({ transaction, currency }, index, sender).filter(({ at }) => !namedAt.has(at));
	const suggestions = isSettled ? first : suggestAll([...named, ...people], transaction, currency);
	const sorted = suggestions
		.filter(({ confidence }) => confidence >= SUGGESTED_FROM)
		.sort((a, b) => b.confidence - a.confidence || earlier(a, b));
	return withDoubts(
		sorted,
		named.map(({ receivable }) => receivable.leadId),
	).slice(0, MOST_SUGGESTIONS);
}

function suggestAll(candidates: Candidate[], transaction: BankTransaction, currency: Currency): Suggestion[] {
	const inCurrency = candidates.filter(({ receivable }) => receivable.currency === currency);
	return [
		...inCurrency.flatMap((candidate) => suggestBooking(candidate, transaction, currency) ?? []),
		...suggestPairs(inCurrency, transaction.minor),
		...candidates.filter(({ receivable }) => receivable.currency !== currency).flatMap(suggestOtherCurrency),
	];
}

function suggestBooking(
	candidate: Candidate,
	{ minor, charges }: BankTransaction,
	currency: Currency,
): Suggestion | null {
	const { receivable, certainty, reasons } = candidate;
	const charged = charges.reduce((sum, charge) => sum + (charge.currency === currency ? charge.minor : 0), 0);
	const isForDeposit = reasons.some(
		({ found }) => found !== null && readPaymentReference(found)?.part === DEPOSIT_PART,
	);
	const amount = matchAmount(receivable, minor, { chargesMinor: charged, isForDeposit });
	if (!amount) return isNamed(candidate) ? nothingOpen(candidate, minor) : null;
	return {
		confidence: confidenceOf(certainty, amount.kind, candidate),
		kind: amount.kind,
		parts: [
			{
				...{ leadId: receivable.leadId, instalmentIds: amount.instalmentIds },
				...{ minor: amount.minor, depositMinor: amount.depositMinor },
			},
		],
		feeMinor: amount.feeMinor,
		overMinor: amount.overMinor,
		paymentId: null,
		reasons: [...reasons, { code: 'amount', isFor: WHOLE.has(amount.kind), found: null }],
	};
}

/** Paid before: the client paid twice, and a person says what becomes of it. */
function nothingOpen({ receivable, reasons }: Candidate, minor: number): Suggestion {
	const parts = [{ leadId: receivable.leadId, instalmentIds: [], minor: 0, depositMinor: 0 }];
	const confidence = UNBOOKABLE;
	return { confidence, kind: 'over', parts, feeMinor: 0, overMinor: minor, paymentId: null, reasons };
}

/** Whether the transfer says the booking itself, not only who paid. */
function isNamed({ certainty }: Candidate): boolean {
	return certainty !== 'person' && certainty !== 'hint';
}

/** Two bookings whose amounts are together what came: both named, or both of the person who sent it. */
function suggestPairs(candidates: Candidate[], minor: number): Suggestion[] {
	const able = candidates.filter(({ certainty }) => certainty !== 'hint').slice(0, MOST_IN_PAIRS);
	return able.flatMap((first, place) =>
		able.slice(place + 1).flatMap((second) => {
			const parts = pairedParts(first.receivable, second.receivable, minor);
			if (!parts) return [];
			const confidence = Math.min(...[first, second].map((each) => confidenceOf(each.certainty, 'bookings', each)));
			const reasons = [...first.reasons, ...second.reasons, inFavour('amount', null)];
			return [{ confidence, kind: 'bookings' as const, parts, feeMinor: 0, overMinor: 0, paymentId: null, reasons }];
		}),
	);
}

function pairedParts(first: Receivable, second: Receivable, minor: number): Suggestion['parts'] | null {
	const others = amountChoices(second.instalments);
	for (const choice of amountChoices(first.instalments)) {
		const other = others.find((each) => each.minor === minor - choice.minor);
		if (!other) continue;
		return [
			{ leadId: first.leadId, instalmentIds: choice.ids, minor: choice.minor, depositMinor: 0 },
			{ leadId: second.leadId, instalmentIds: other.ids, minor: other.minor, depositMinor: 0 },
		];
	}
	return null;
}

/** Shown so that a person can ask the bank; there is no amount to book. */
function suggestOtherCurrency(candidate: Candidate): Suggestion[] {
	if (!isNamed(candidate)) return [];
	const { receivable, certainty, reasons } = candidate;
	const confidence = certainty === 'slip' ? SUGGESTED_FROM : UNBOOKABLE;
	const parts = [{ leadId: receivable.leadId, instalmentIds: [], minor: 0, depositMinor: 0 }];
	return [{ confidence, kind: 'currency', parts, feeMinor: 0, overMinor: 0, paymentId: null, reasons }];
}

/**
 * What fits another booking about as well is not sure; and a transfer that names several bookings is never booked for one of them without a
 * look at it.
 */
function withDoubts(sorted: Suggestion[], named: string[]): Suggestion[] {
	return sorted.map((suggestion) => {
		const leads = new Set(suggestion.parts.map(({ leadId }) => leadId));
		const rival = sorted.find((other) => other !== suggestion && other.parts.every(({ leadId }) => !leads.has(leadId)));
		const isClose = rival !== undefined && Math.abs(rival.confidence - suggestion.confidence) <= CLOSE;
		if (!isClose && named.every((leadId) => leads.has(leadId))) return suggestion;
		const lowered = suggestion.confidence - (isClose ? 10 : 0);
		const confidence = Math.max(SUGGESTED_FROM, Math.min(lowered, BOOKED_TOGETHER - 1));
		return { ...suggestion, confidence, reasons: [...suggestion.reasons, against('ambiguous')] };
	});
}

function earlier(a: Suggestion, b: Suggestion): number {
	return (a.parts[0]?.leadId ?? '') < (b.parts[0]?.leadId ?? '') ? -1 : 1;
}
