import type { AgreedTerms } from '#db/schema/lead';
import type { MARKUP_KINDS } from '#db/schema/trade-enums';
import { split } from '../money/split';

/** `value`: minor units, or hundredths of a percent of the price. */
export type Markup = { kind: (typeof MARKUP_KINDS)[number]; value: number };

/** What an option costs the agency's client, and what the agency earns by it; minor units of one currency. */
export type OptionFigures = {
	priceMinor: number;
	markupMinor: number;
	clientMinor: number;
	commissionMinor: number;
	earnsMinor: number;
};

/** A markup beyond these is a slip of the pen. */
export const MOST_MARKUP = { percent: 100_00, amountMinor: 100_000_000 } as const;

/** The figures of an option (PROPOSAL-4). A percentage is rounded to the minor unit, halves away from zero. */
export function optionFigures(
	{ priceMinor, commissionMinor }: { priceMinor: number; commissionMinor: number },
	markup: Markup,
): OptionFigures {
	const share = (Math.abs(priceMinor * markup.value) / 100_00) * Math.sign(markup.value);
	const markupMinor = markup.kind === 'amount' ? markup.value : Math.sign(share) * Math.round(Math.abs(share));
	return {
		...{ priceMinor, markupMinor, commissionMinor },
		clientMinor: priceMinor + markupMinor,
		earnsMinor: commissionMinor + markupMinor,
	};
}

/** What is wrong with a markup; null: nothing. The agency may give away what it earns, and no more. */
export function markupError(markup: Markup, figures: OptionFigures): 'tooMuch' | 'tooLittle' | null {
	const isBeyond =
		markup.kind === 'percent'
			? Math.abs(markup.value) > MOST_MARKUP.percent
			: Math.abs(markup.value) > MOST_MARKUP.amountMinor;
	if (isBeyond) return 'tooMuch';
	return figures.earnsMinor < 0 || figures.clientMinor <= 0 ? 'tooLittle' : null;
}

/** Payments and cancellation of a price as dates and amounts of what the client pays. */
export type ClientTerms = Pick<AgreedTerms, 'payments' | 'cancellation' | 'deposit'>;

/**
 * The agreed terms of a price in the client's amounts: payments keep their shares and add up to what the client pays, what is kept of a
 * cancelled booking keeps its share of the price. The deposit is the property's and stays as it is.
 */
export function clientTerms(
	{ payments, cancellation, deposit }: AgreedTerms,
	{ priceMinor, clientMinor }: Pick<OptionFigures, 'priceMinor' | 'clientMinor'>,
): ClientTerms {
	const shares = payments.map(({ minor }) => minor);
	const parts = shares.some((share) => share > 0) ? split(clientMinor, shares) : shares;
	return {
		payments: payments.map((payment, at) => ({ ...payment, minor: parts[at] ?? 0 })),
		cancellation: cancellation.map((step) => ({
			...step,
			keptMinor: priceMinor === 0 ? 0 : Math.round((step.keptMinor / priceMinor) * clientMinor),
		})),
		deposit,
	};
}
