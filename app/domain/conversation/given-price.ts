import type { PaymentProfile } from '../brand/brand-profile';
import type { GivenPrice } from '../offer/offer';

/** What a price of a hotel's own is given for: one room at one rate, for one party in one period and one way of paying. */
export type CardTerms = {
	/** Public ids. */
	roomId: string;
	planId: string | null;
	checkIn: string;
	checkOut: string;
	adults: number;
	childrenAges: readonly number[];
	paymentProfile: PaymentProfile;
};

/** The price of a card for a room; null when the card is for anything else, be it a day or a child. */
export function givenPriceFor(
	card: CardTerms & { totalMinor: number; commissionPercent: number | null },
	room: CardTerms,
): GivenPrice | null {
	return card.planId !== null && termsKey(card) === termsKey(room)
		? { totalMinor: card.totalMinor, commissionPercent: card.commissionPercent }
		: null;
}

function termsKey({ roomId, planId, checkIn, checkOut, adults, childrenAges, paymentProfile }: CardTerms): string {
	const ages = childrenAges.toSorted((a, b) => a - b);
	return JSON.stringify([roomId, planId, checkIn, checkOut, adults, ages, paymentProfile]);
}
