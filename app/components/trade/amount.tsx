import { groupDigits } from '~/domain/money/group-digits';
import type { Money } from '~/domain/money/money';

type AmountProps = {
	money: Money;
	/** Two decimals for a payable amount; otherwise whole units. */
	hasCents?: boolean;
	/** Of a lead that is closed. */
	isStruck?: boolean;
	className?: string;
};

/** `CHF 12 480`, the code small and grey before the figure, so that figures of a column end at one edge. */
export function Amount({ money, hasCents = false, isStruck = false, className = '' }: AmountProps) {
	const text = (
		<>
			<span className="trade-code">{money.currency}</span>&nbsp;{groupDigits(money.minor, hasCents ? 2 : 0)}
		</>
	);
	return isStruck ? (
		<s className={`trade-amount ${className}`}>{text}</s>
	) : (
		<span className={`trade-amount ${className}`}>{text}</span>
	);
}
