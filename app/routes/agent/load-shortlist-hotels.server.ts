import type { HotelShortlist } from '~/components/trade/shortlist/hotel-shortlist';
import type { AppLoadContext } from '~/context';
import { daysBetween } from '~/domain/date/plain-date';
import { type HotelFilter, MOST_NIGHTS } from '~/domain/hotel-search/hotel-filter';
import { NO_REFINEMENT } from '~/domain/hotel-search/hotel-refinement';
import type { Party } from '~/domain/offer/party';
import { MOST_GUESTS_OF_ROOM, readParties, USUAL_PARTIES, writeParties } from '~/domain/offer/requested-parties';
import { askCached } from '~/domain/offer-cache/ask-cached.server';
import { WHY_NOT } from '~/domain/offer-cache/cached-pages.server';
import type { ShortlistQuestion } from '~/domain/shortlist/parse-shortlist';
import { shortlistAddress } from '~/domain/shortlist/shortlist-address';
import { hotelsById } from './hotels-by-id.server';

/** The hotels of an agent's shortlist with what they cost in its period (SELECTION-26), in the order in which they were kept. */
export async function loadShortlistHotels(ctx: AppLoadContext, question: ShortlistQuestion): Promise<HotelShortlist> {
	const { hotels: ids, period: asked } = question;
	const isSound = asked && asked.checkIn >= ctx.today && daysBetween(asked.checkIn, asked.checkOut) <= MOST_NIGHTS;
	const period = isSound ? asked : null;
	const parties = partiesOf(question);
	const paymentProfile = ctx.brand.paymentProfile.default;
	const filter: HotelFilter = {
		...{ destination: null, area: null, hotelCategories: [], roomCategories: [], programIds: [], maxKeys: null },
		...{ facilities: [], roomFacilities: [], hotelIds: ids, parties, paymentProfile },
		...{ checkIn: period?.checkIn ?? null, checkOut: period?.checkOut ?? null },
	};
	const found = ids.length > 0 ? await hotelsById(ctx, filter, NO_REFINEMENT) : { available: [], unavailable: [] };
	const off = found.unavailable.map(({ id }) => id).sort();
	const reasons =
		period && off.length > 0
			? await askCached(ctx, WHY_NOT, { hotelIds: off, ...period, parties, paymentProfile })
			: [];
	const listed = [...found.available, ...found.unavailable];
	const hotels = ids.flatMap((id) => {
		const hotel = listed.find((each) => each.id === id);
		if (!hotel) return [];
		const without = shortlistAddress({ ...question, hotels: ids.filter((other) => other !== id) });
		return [{ hotel, without, whyNot: reasons.find(({ hotelId }) => hotelId === id) ?? null }];
	});
	return {
		hotels,
		missing: ids.filter((id) => !hotels.some(({ hotel }) => hotel.id === id)),
		period,
		parties,
		rooms: writeParties(parties),
	};
}

/** The rooms of the address, else one for its adults. */
function partiesOf({ rooms, adults }: ShortlistQuestion): readonly Party[] {
	const asked = readParties(rooms);
	if (asked) return asked;
	return adults && adults <= MOST_GUESTS_OF_ROOM ? [{ adults, childrenAges: [] }] : USUAL_PARTIES;
}
