import { groupDigits } from '~/domain/money/group-digits';
import type { Currency } from '~/domain/money/money';

type PublicPriceProps = {
	minor: number;
	currency: Currency;
	/** Currency of the adjacent price; the code shows only where it differs. */
	beside: Currency | undefined;
};

/** The public price for a night, struck out (OFFER-18). */
export function PublicPrice({ minor, currency, beside }: PublicPriceProps) {
	return (
		<s>
			{currency === beside ? '' : `${currency}\u00a0`}
			{groupDigits(minor, 0)}
		</s>
	);
}
