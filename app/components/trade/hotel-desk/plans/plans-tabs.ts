/** The pages of a hotel's rates. */
export const PLANS = '/partner/hotel/rates/plans';
export const NEW_PLAN = '/partner/hotel/rates/new-plan';
export const RATES_REVIEW = '/partner/hotel/rates/review';

/** The tabs above them, in the words of `hotel-plans`. */
export function ratesTabs(words: { prices: string; plans: string }) {
	return [
		{ to: '/partner/hotel/rates', text: words.prices, isEnd: true },
		{ to: PLANS, text: words.plans },
	];
}
