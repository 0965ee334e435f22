import type { AgreedTerms } from '#db/schema/lead';
import { type BookingQuote, bookingQuote, quoteKey } from '../booking/booking-quote';
import type { BrandProfile } from '../brand/brand-profile';
import { isCardFeeCharged } from '../brand/is-card-fee-charged';
import type { PlainDate } from '../date/plain-date';
import type { Currency } from '../money/money';
import type { PaymentMethod, SalesTerms } from '../property/sales-terms';
import type { Period } from '../stay/stay-rate';
import { type Commission, commissionOf } from './commission';

/** The figures of an agent's lead: those of a booking, and the agency's commission. */
export type LeadQuote = BookingQuote & { commission: Commission | null };

type Question = {
	brand: Pick<BrandProfile, 'isB2C'>;
	/** Null while the way of paying is open: figures are those of a bank transfer. */
	method: PaymentMethod | null;
	period: Period;
	priceMinor: number;
	currency: Currency;
	terms: SalesTerms;
	/** What was agreed before; left out, as the operator gives it now. */
	commissionPercent?: number | null;
	today: PlainDate;
};

/** Price, card fee, payments, cancellation, deposit and commission out of the one calculator; null for a period that has begun. */
export function leadQuote(question: Question): LeadQuote | null {
	const { method, period, priceMinor, currency, terms, today, brand } = question;
	const quote = bookingQuote({
		method: method ?? 'bank_transfer',
		period,
		priceMinor,
		currency,
		terms,
		bookingDate: today,
		isCardFeeCharged: isCardFeeCharged(brand),
	});
	const percent = question.commissionPercent === undefined ? terms.commissionPercent : question.commissionPercent;
	return (
		quote && { ...quote, commission: commissionOf({ subtotalMinor: priceMinor, percent, checkOut: period.checkOut }) }
	);
}

/** The money columns of a lead; all null without a price. */
export function moneyColumns(quote: LeadQuote | null) {
	return {
		...(quote ? { currency: quote.currency } : {}),
		subtotalMinor: quote?.subtotalMinor ?? null,
		cardFeeMinor: quote?.cardFeeMinor ?? null,
		totalMinor: quote?.totalMinor ?? null,
		agreedTerms: quote && agreedTerms(quote),
		commissionPercent: quote?.commission?.percent ?? null,
		commissionMinor: quote?.commission?.minor ?? null,
		commissionDueDate: quote?.commission?.dueDate ?? null,
	};
}

/** What was shown of dates and amounts, as it is kept with a lead. */
export function agreedTerms({ payments, tiers, deposit }: BookingQuote): AgreedTerms {
	return {
		payments: payments.map(({ kind, dueDate, minor }) => ({ kind, dueDate, minor })),
		cancellation: tiers.map(({ from, until, retainedMinor }) => ({ from, until, keptMinor: retainedMinor })),
		deposit: {
			kind: deposit.kind,
			minor: deposit.amount?.minor ?? null,
			currency: deposit.amount?.currency ?? null,
			date: deposit.kind === 'unknown' ? null : deposit.date,
		},
	};
}

/** Figures that a client has seen, each only if it names it; minor units. `key` is `quoteKey` of all of them. */
export type ExpectedFigures = {
	key?: string;
	currency?: string;
	subtotalMinor?: number;
	cardFeeMinor?: number;
	totalMinor?: number;
	commissionMinor?: number;
};

/** Whether what a client has seen is what holds (LEAD-6); what it does not name is not compared. */
export function agrees(expected: ExpectedFigures, quote: LeadQuote | null): boolean {
	const holds: Required<ExpectedFigures> | null = quote && {
		key: quoteKey(quote),
		currency: quote.currency,
		subtotalMinor: quote.subtotalMinor,
		cardFeeMinor: quote.cardFeeMinor,
		totalMinor: quote.totalMinor,
		commissionMinor: quote.commission?.minor ?? 0,
	};
	return (Object.keys(expected) as (keyof ExpectedFigures)[]).every(
		(name) => expected[name] === undefined || expected[name] === holds?.[name],
	);
}
