import { groupDigits, NO_BREAK_SPACE } from './group-digits';
import type { Money } from './money';

export type AmountFormat = {
	/** True: always two decimals. False: whole units, rounded. Default: two decimals only where there are cents. */
	hasCents?: boolean;
};

/** An amount as properties are priced: `24 500 EUR`, `12 480,50 EUR`, all spaces no-break. */
export function formatAmount(amount: Money, format: AmountFormat = {}): string {
	const hasCents = format.hasCents ?? amount.minor % 100 !== 0;
	return `${groupDigits(amount.minor, hasCents ? 2 : 0)}${NO_BREAK_SPACE}${amount.currency}`;
}
