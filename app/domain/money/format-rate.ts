import { groupDigits, NO_BREAK_SPACE } from './group-digits';
import type { Money } from './money';

export type RateFormat = {
	/** True where the amount is owed (selection, payment, PDF): two decimals. Default: whole units, rounded. */
	hasCents?: boolean;
};

/** An amount in currency-code format as hotels are priced: `CHF 12 480`, all spaces no-break. */
export function formatRate(rate: Money, format: RateFormat = {}): string {
	return `${rate.currency}${NO_BREAK_SPACE}${groupDigits(rate.minor, format.hasCents ? 2 : 0)}`;
}

/** The same with two decimals where the amount is not whole: `CHF 12 480`, `CHF 12 480,50`. */
export function exactRate(rate: Money): string {
	return formatRate(rate, { hasCents: rate.minor % 100 !== 0 });
}
