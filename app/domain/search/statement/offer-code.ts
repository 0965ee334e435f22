/**
 * An offer of a property as one integer, made in SQL, so that the least is the best and a search carries one number a
 * property. From the low end: level (2 bits), index of the period (5), price in minor units of EUR (36), has no price (1),
 * is on request (1).
 */
export type OfferCode = number;

/** Added to offers outside the asked price range, so that one inside goes first. */
export const OUT_OF_RANGE = 2 ** 45;

/** Greater than every offer: the property is free, but at none of the levels that were chosen. */
export const NOT_AT_CHOSEN_LEVEL = 2 ** 46;

/** SQL: greater than all of them. */
export const NO_OFFER = '(1 << 47)';

type RateColumns = { level: string; isOnRequest: string; priceEurMinor: string };

/** SQL: the code of a rate in the period with this index. */
export function offerCodeSql({ level, isOnRequest, priceEurMinor }: RateColumns, period: number | string): string {
	return `((((${isOnRequest} or ${priceEurMinor} is null) * 2 + (${priceEurMinor} is null)) * 68719476736
		+ coalesce(${priceEurMinor}, 0)) * 128 + ${period} * 4 + ${level})`;
}

/** SQL: the index of an offer's period. */
export const offerPeriodSql = (code: string) => `(${code} >> 2 & 31)`;

/** SQL: price of an offer in minor units of EUR, null for none. */
export function offerPriceSql(code: string): string {
	return `iif((${code}) >> 43 & 1, null, (${code}) >> 7 & 68719476735)`;
}

/** What a code says; the price in the property's own currency stands beside it. */
export function decodeOffer(code: OfferCode): { level: number; period: number; isOnRequest: boolean } {
	return { level: code % 4, period: Math.floor(code / 4) % 32, isOnRequest: code >= 2 ** 44 };
}
