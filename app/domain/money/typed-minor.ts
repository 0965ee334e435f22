import { readMoney } from './read-money';

/** An amount as a person types it, `1 655,00` or `CHF 1'655.–`, in minor units of a currency; null for anything else and for less than 0. */
export function typedMinor(text: string, currency: string): number | null {
	const read = readMoney(text, currency);
	if (typeof read !== 'string' || !/^\d{1,12}(\.\d{1,2})?$/.test(read)) return null;
	return Math.round(Number(read) * 100);
}
