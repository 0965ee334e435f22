import type { HotelCard } from './hotel-cards.server';
import type { HotelFilter } from './hotel-filter';
import { hotelCardShape } from './hotel-list-shape';
import type { HotelLists, ListedHotel } from './listed-hotel';
import { type FoundHotel, type HotelSearchContext, searchHotels } from './search-hotels.server';

/** The page of the search (SELECTION-4): the beginning of both lists, so many of each, and how long they are. */
export async function listHotels(
	ctx: HotelSearchContext,
	{ filter, ...shown }: { filter: HotelFilter; available: number; unavailable: number },
): Promise<HotelLists> {
	const found = await searchHotels(ctx, filter);
	const part = (hotels: readonly FoundHotel[], most: number) => ({
		count: hotels.length,
		first: hotels.slice(0, most).map((hotel) => listedHotel(hotel, ctx.access.isCommissionVisible)),
	});
	return {
		available: part(found.available, shown.available),
		unavailable: part(found.unavailable, shown.unavailable),
	};
}

function listedHotel({ card, availability }: FoundHotel, isCommissionVisible: boolean): ListedHotel {
	const { price = null, publicNightly = null, commissionPercent = null } = availability ?? {};
	return {
		...describeCard(card),
		status: availability?.status ?? null,
		price: price?.billable ?? null,
		publicPrice: price && publicNightly && publicNightly.minor > price.local.minor ? publicNightly : null,
		commissionPercent: isCommissionVisible ? commissionPercent : null,
	};
}

/** What is cached of a hotel is finished JSON, since the API lists thousands; a page reads a dozen of them. */
function describeCard({ json, isReseller, supportsInstantBooking }: HotelCard) {
	const { _id, name, chain, category, keys, location, ...card } = hotelCardShape.parse(JSON.parse(`${json}}`));
	const [image = null] = card.images;
	return {
		...{ id: _id, name, chain, category, keys, image, isReseller, supportsInstantBooking },
		place: [location.sector, location.city, location.country].filter(Boolean).join(', '),
		ratings: { bookingCom: card.externalRatings.bookingCom, tripAdvisor: card.externalRatings.tripAdvisorBubbles },
		partnerLevel: card.statusLevel,
		programs: card.memberOfPrograms.map((program) => program.name),
		isChatEnabled: card.contact.isChatEnabled,
	};
}
