import { type Currency, type Money, money } from '../money/money';
import type { ExchangeRates } from './offer';

/**
 * An amount in another currency at the dated rates, rounded to the cent once, halves up. Null where a rate is not known. The very
 * same amount in its own currency.
 */
export function exchange({ minor, currency }: Money, to: Currency, rates: ExchangeRates): Money | null {
	if (currency === to) return { minor, currency };
	const from = rates.eurPerUnitMillionths[currency];
	const into = rates.eurPerUnitMillionths[to];
	if (!from || !into) return null;
	const exact = 2 * minor * from + into;
	// Whole numbers as long as a double holds them: a search converts thousands.
	if (exact >= 0 && exact <= Number.MAX_SAFE_INTEGER) return money(Math.floor(exact / (2 * into)), to);
	const doubled = 2n * BigInt(minor) * BigInt(from);
	return money(Number((doubled + BigInt(into)) / (2n * BigInt(into))), to);
}
