import type { MARKUP_KINDS } from '#db/schema/trade-enums';
import type { Currency } from '../money/money';
import { optionFigures } from './client-figures';

/** What an option costs the client, as it stands now or as it was sent; `sentMinor` null where it was not sent. */
export type WorthOption = {
	leadNo: number;
	currency: Currency;
	/** Null where the lead has no price. */
	priceMinor: number | null;
	markupKind: (typeof MARKUP_KINDS)[number];
	markup: number;
	sentMinor: number | null;
};

/** The least and the most that a client would pay in a currency; minor units. */
export type Worth = { currency: Currency; fromMinor: number; toMinor: number };

/**
 * What a proposal is worth, each currency in its own and nothing added up: its options are alternatives. Of one that was approved, the option
 * that was chosen; of one that was sent, what was sent.
 */
export function proposalWorth(options: readonly WorthOption[], approvedNo: number | null): Worth[] {
	const chosen = options.filter(({ leadNo }) => leadNo === approvedNo);
	const worth = new Map<Currency, Worth>();
	for (const option of chosen.length > 0 ? chosen : options) {
		const minor = option.sentMinor ?? draftMinor(option);
		if (minor === null) continue;
		const { currency } = option;
		const known = worth.get(currency);
		worth.set(currency, {
			currency,
			fromMinor: Math.min(known?.fromMinor ?? minor, minor),
			toMinor: Math.max(known?.toMinor ?? minor, minor),
		});
	}
	return [...worth.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}

function draftMinor({ priceMinor, markupKind, markup }: WorthOption): number | null {
	if (priceMinor === null) return null;
	return optionFigures({ priceMinor, commissionMinor: 0 }, { kind: markupKind, value: markup }).clientMinor;
}
