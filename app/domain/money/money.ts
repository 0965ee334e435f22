import { CURRENCY_CODES } from '#db/schema/enums';

/** The currencies a property, an offer or an agency may use. */
export const CURRENCIES = CURRENCY_CODES;

export type Currency = (typeof CURRENCIES)[number];

/** An amount in integer minor units (cents, Rappen, pence) of a currency; all four have two decimals. */
export type Money = { minor: number; currency: Currency };

/** An amount from minor units. Throws RangeError when they are no safe integer. */
export function money(minor: number, currency: Currency): Money {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`);
	return { minor, currency };
}

/** Sum of amounts in one currency. Throws RangeError for mixed currencies: sums are per currency, never mixed (PRICE-10). */
export function addMoney(first: Money, ...rest: Money[]): Money {
	return rest.reduce((sum, next) => {
		if (next.currency !== sum.currency) throw new RangeError(`Cannot add ${next.currency} to ${sum.currency}`);
		return money(sum.minor + next.minor, sum.currency);
	}, first);
}

/** True for one of the four codes in upper case. */
export function isCurrency(value: unknown): value is Currency {
	return typeof value === 'string' && (CURRENCIES as readonly string[]).includes(value);
}
