import * as z from 'zod';
import { selectedOffer } from '~/components/trade/hotel-rooms/selected-offer';
import type { RequestContext } from '~/context';
import type { Quote } from '~/domain/offer/quote-offers.server';
import type { CheckedOffer } from '~/domain/selection/check-selection';

const rooms = z
	.array(
		z.object({
			roomId: z.string().max(160),
			planId: z.string().max(160),
			adults: z.int().min(0).max(20),
			childrenAges: z.array(z.int().min(0).max(120)).max(20).default([]),
			bedConfiguration: z.string().max(200).nullable().default(null),
			cardId: z.string().max(100).nullable().default(null),
		}),
	)
	.max(60);

/** The rooms of a selection as the browser sends them; none where that cannot be read. */
export function readRooms(sent: unknown): z.output<typeof rooms> {
	const parsed = rooms.safeParse(sent);
	return parsed.success ? parsed.data : [];
}

/** What holds now of each room of a selection, in the format in which the browser keeps it, with what the brand shows of commission. */
export function checkedOffers(
	quotes: readonly Quote[],
	sent: ReturnType<typeof readRooms>,
	{ brand }: Pick<RequestContext, 'brand'>,
): CheckedOffer[] {
	return quotes.map(({ offer, reason }, at) => {
		const room = sent[at];
		if (!offer || !room) return { offer: null, reason: reason ?? 'gone' };
		if (!offer.price) return { offer: null, reason: 'onRequest' };
		const told = brand.isCommissionDisplayed ? offer : { ...offer, commissionPercent: null, commissionMinor: null };
		const ways = offer.requestableBedConfigurations;
		const isKnown = room.bedConfiguration !== null && ways.includes(room.bedConfiguration);
		const bedConfiguration = isKnown ? room.bedConfiguration : (ways[0] ?? null);
		// The browser knows the room's name.
		return { offer: selectedOffer(told, { ...room, bedConfiguration }, ''), reason: null };
	});
}
