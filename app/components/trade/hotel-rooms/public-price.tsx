import { groupDigits } from '~/domain/money/group-digits';

/** The public price for a night, struck out, in the currency of the price beside it (OFFER-18). */
export function PublicPrice({ minor }: { minor: number }) {
	return <s>{groupDigits(minor, 0)}</s>;
}
