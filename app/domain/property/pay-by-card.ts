import { split } from '../money/split';
import type { Payment } from './payment-schedule';

/** The payments of a stay when a card pays them, in minor units: each carries its part of the fee, and the parts are the fee to the cent. */
export function payByCard(payments: readonly Payment[], feeMinor: number): number[] {
	const amounts = payments.map(({ minor }) => minor);
	if (feeMinor === 0 || amounts.every((minor) => minor === 0)) return amounts;
	const fees = split(feeMinor, amounts);
	return amounts.map((minor, index) => minor + (fees[index] ?? 0));
}
