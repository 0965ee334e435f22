import type { PaymentProfile } from '~/domain/brand/brand-profile';
import type { Party } from '~/domain/offer/party';
import { writeParties } from '~/domain/offer/requested-parties';

export type Period = { checkIn: string; checkOut: string };

/** The address of a hotel's rooms for a period, the rooms of a search and a selected payment profile; without a period the hotel itself. */
export function roomsAddress(
	id: string,
	period: Period | null,
	{ paymentProfile, parties }: { paymentProfile: PaymentProfile | ''; parties: readonly Party[] },
): string {
	const hotel = `/hotels/${encodeURIComponent(id)}`;
	if (!period) return hotel;
	const query = new URLSearchParams({ tab: 'rooms', checkInDate: period.checkIn, checkOutDate: period.checkOut });
	query.set('rooms', writeParties(parties));
	if (paymentProfile !== '') query.set('paymentProfile', paymentProfile);
	return `${hotel}?${query}`;
}
