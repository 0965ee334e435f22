import type { Currency } from '~/domain/money/money';
import type { SelectedOffer, SelectionScope } from '~/domain/selection/selection';

/** What became of taking a hotel's card, all rooms of it; money in minor units of its currency. */
export type CardAnswer =
	/** What the browser puts into its selection. */
	| { outcome: 'taken'; scope: SelectionScope; offers: SelectedOffer[] }
	/** The rooms are an interest now, which an option can be taken of. */
	| { outcome: 'lead'; leadId: string }
	/** Brand or client ask for more than the conversation knows. */
	| { outcome: 'needsClient' }
	| { outcome: 'differs'; holds: { minor: number; currency: Currency } | null; isSoldOut: boolean }
	| { outcome: 'expired' }
	| { outcome: 'withdrawn' }
	| { outcome: 'unavailable' };

/** Address of a hotel's rooms in a period, where the selection of that period stands. */
export function cardRoomsAddress({ hotelId, checkIn, checkOut, filter }: Omit<SelectionScope, 'reader'>): string {
	const query = new URLSearchParams({
		...{ tab: 'rooms', checkInDate: checkIn, checkOutDate: checkOut, paymentProfile: filter },
	});
	return `/hotels/${hotelId}?${query}`;
}
