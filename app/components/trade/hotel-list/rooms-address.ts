import type { PaymentProfile } from '~/domain/brand/brand-profile';

export type Period = { checkIn: string; checkOut: string };

/** The address of a hotel's rooms for a period and a selected payment profile; without a period the hotel itself. */
export function roomsAddress(id: string, period: Period | null, paymentProfile: PaymentProfile | ''): string {
	const hotel = `/hotels/${encodeURIComponent(id)}`;
	if (!period) return hotel;
	const query = new URLSearchParams({ tab: 'rooms', checkInDate: period.checkIn, checkOutDate: period.checkOut });
	if (paymentProfile !== '') query.set('paymentProfile', paymentProfile);
	return `${hotel}?${query}`;
}
