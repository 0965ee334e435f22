/** Whether a card provider may have kept so much of a payout, minor units: at most a tenth of what it paid for clients. */
export function isCardFee(feeMinor: number, paidOutMinor: number): boolean {
	return Number.isSafeInteger(feeMinor) && feeMinor >= 0 && feeMinor * 10 <= paidOutMinor + feeMinor;
}
