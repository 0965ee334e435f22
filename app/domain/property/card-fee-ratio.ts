/** 3 percent unless the sales information says otherwise. */
export const DEFAULT_CARD_FEE_RATIO = 0.03;

/**
 * The share of a price added for paying by card: the given ratio when it is at least 0, so that 0 means no fee,
 * else 3 percent. `isCharged` false, from a brand that spares consumers the fee, gives 0 (PRICE-12).
 */
export function cardFeeRatio(given: number | null | undefined, isCharged = true): number {
	if (!isCharged) return 0;
	return typeof given === 'number' && given >= 0 && Number.isFinite(given) ? given : DEFAULT_CARD_FEE_RATIO;
}

/** The fee for an amount in minor units, rounded to the cent. */
export function cardFeeMinor(amountMinor: number, ratio: number): number {
	return Math.round(Number((amountMinor * ratio).toFixed(4)));
}
