import { groupDigits } from '../../money/group-digits';
import type { Offer } from './prices-content';

/** Behind an amount, or alone. */
export const MARKS = { available: '', on_request: '?', sold: 'x' } as const;

/** An offer as a cell shows it, and as `readPriceCell` reads it again: `33 900`, on request `33 900 ?` or `?`, sold `33 900 x`, closed nothing. */
export function priceText(offer: Offer | null): string {
	if (offer === null) return '';
	const amount = offer.price === null ? '' : groupDigits(offer.price, offer.price % 100 === 0 ? 0 : 2);
	return [amount, MARKS[offer.status]].filter(Boolean).join('\u00a0');
}
