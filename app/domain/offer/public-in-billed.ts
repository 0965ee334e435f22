import type { Money } from '../money/money';

/**
 * What everybody finds for a night, in the currency in which the reader is billed: exchanged as the reader's own price was, from the hotel's
 * currency. Null where that price is in another one than the public price, so that nobody has to reckon.
 */
export function publicInBilled(found: Money, { local, billed }: { local: Money; billed: Money }): Money | null {
	if (found.currency === billed.currency) return found;
	if (found.currency !== local.currency || local.minor <= 0) return null;
	return { minor: Math.round((found.minor * billed.minor) / local.minor), currency: billed.currency };
}
