import type { PlainDate } from '../date/plain-date';
import type { Currency } from '../money/money';
import type { CancellationTier } from '../property/cancellation-schedule';
import { payByCard } from '../property/pay-by-card';
import type { Payment } from '../property/payment-schedule';
import type { PublicTerms } from '../property/property';
import type { PaymentMethod } from '../property/sales-terms';
import type { SecurityDeposit } from '../property/security-deposit';
import { stayFigures } from '../property/stay-figures';
import type { Period } from '../stay/stay-rate';

/** What a booking costs by one way of paying; minor units of the property's currency. */
export type BookingQuote = {
	method: PaymentMethod;
	currency: Currency;
	subtotalMinor: number;
	/** 0 without a card, or where the brand carries the fee. */
	cardFeeMinor: number;
	cardFeeRatio: number;
	totalMinor: number;
	/** Parts of the total, each with its part of the fee. */
	payments: Payment[];
	/** What is kept of the price; tiers that keep the same are one. */
	tiers: CancellationTier[];
	deposit: SecurityDeposit;
	bookingDate: PlainDate;
};

type Question = {
	method: PaymentMethod;
	period: Period;
	priceMinor: number;
	currency: Currency;
	terms: PublicTerms;
	bookingDate: PlainDate;
	isCardFeeCharged: boolean;
};

/**
 * The figures of a booking out of the one calculator (LEAD-34): the fee is a share of the price, and each payment
 * carries its part of it. Null for a period that has begun.
 */
export function bookingQuote(question: Question): BookingQuote | null {
	const { method, priceMinor, currency } = question;
	const figures = stayFigures(question);
	if (!figures) return null;
	const fee = method === 'credit_card' ? figures.cardFee : null;
	const cardFeeMinor = fee?.minor ?? 0;
	const due = payByCard(figures.payments, cardFeeMinor);
	return {
		method,
		currency,
		subtotalMinor: priceMinor,
		cardFeeMinor,
		cardFeeRatio: fee?.isCharged ? fee.ratio : 0,
		totalMinor: priceMinor + cardFeeMinor,
		payments: figures.payments.map((payment, index) => ({ ...payment, minor: due[index] ?? payment.minor })),
		tiers: joinEqual(figures.tiers),
		deposit: figures.deposit,
		bookingDate: figures.bookingDate,
	};
}

type Stay = Omit<Question, 'method' | 'period' | 'priceMinor' | 'currency' | 'terms'> & {
	period: Period | null;
	priceMinor: number | null;
};

/** The figures of a stay by each way of paying; none without a period or a price. */
export function quotesByMethod(
	{ currency, terms }: Pick<Question, 'currency' | 'terms'>,
	methods: readonly PaymentMethod[],
	{ period, priceMinor, ...rest }: Stay,
): Partial<Record<PaymentMethod, BookingQuote>> {
	const quotes: Partial<Record<PaymentMethod, BookingQuote>> = {};
	if (!period || priceMinor === null) return quotes;
	for (const method of methods) {
		const quote = bookingQuote({ method, period, priceMinor, currency, terms, ...rest });
		if (quote) quotes[method] = quote;
	}
	return quotes;
}

function joinEqual(tiers: readonly CancellationTier[]): CancellationTier[] {
	const joined: CancellationTier[] = [];
	for (const tier of tiers) {
		const last = joined.at(-1);
		if (last?.retainedMinor === tier.retainedMinor)
			joined[joined.length - 1] = { ...last, until: tier.until, leastDays: tier.leastDays };
		else joined.push(tier);
	}
	return joined;
}

/** Everything of a quote that a guest agrees to, as one line: sent along with the booking and compared with what holds then. */
export function quoteKey({ currency, subtotalMinor, cardFeeMinor, payments, tiers, deposit }: BookingQuote): string {
	return [
		`${currency} ${subtotalMinor} ${cardFeeMinor}`,
		...payments.map(({ dueDate, minor }) => `${dueDate} ${minor}`),
		...tiers.map(({ until, retainedMinor }) => `until ${until} ${retainedMinor}`),
		`${deposit.kind} ${deposit.amount?.minor ?? 0} ${deposit.kind === 'unknown' ? '' : deposit.date}`,
	].join('; ');
}

/** The total that such a line speaks of, for saying what it was before; null when it is none of ours. */
export function totalOfKey(key: string, currency: Currency): number | null {
	const [, code, subtotal, fee] = /^([A-Z]{3}) (\d{1,12}) (\d{1,12});/.exec(key) ?? [];
	return code === currency ? Number(subtotal) + Number(fee) : null;
}
