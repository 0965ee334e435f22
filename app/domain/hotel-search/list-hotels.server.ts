import { money } from '../money/money';
import type { HotelCard } from './hotel-cards.server';
import type { HotelFilter } from './hotel-filter';
import { hotelCardShape } from './hotel-list-shape';
import type { HotelRefinement } from './hotel-refinement';
import type { HotelLists, ListedHotel, ListedStay } from './listed-hotel';
import { type FoundHotel, type HotelSearchContext, searchHotels } from './search-hotels.server';
import type { StayOption } from './stay-option';

/** The page of the search (SELECTION-4): the beginning of both lists, so many of each, and how long they are. */
export async function listHotels(
	ctx: HotelSearchContext,
	{
		filter,
		refinement,
		...shown
	}: { filter: HotelFilter; refinement: HotelRefinement; available: number; unavailable: number },
): Promise<HotelLists> {
	const found = await searchHotels(ctx, filter, refinement);
	const part = (hotels: readonly FoundHotel[], most: number) => ({
		count: hotels.length,
		first: hotels.slice(0, most).map((hotel) => listedHotel(hotel, ctx.access.isCommissionVisible)),
	});
	return {
		available: part(found.available, shown.available),
		unavailable: part(found.unavailable, shown.unavailable),
		facets: found.facets,
		near: found.near,
	};
}

function listedHotel({ card, availability }: FoundHotel, isCommissionVisible: boolean): ListedHotel {
	const { price = null, publicNightly = null, commissionPercent = null, stay = null } = availability ?? {};
	return {
		...describeCard(card),
		status: availability?.status ?? null,
		price: price?.billable ?? null,
		publicPrice: price && publicNightly && publicNightly.minor > price.local.minor ? publicNightly : null,
		commissionPercent: isCommissionVisible ? commissionPercent : null,
		stay: stay && listedStay(stay, isCommissionVisible),
	};
}

function listedStay(stay: StayOption, isCommissionVisible: boolean): ListedStay {
	const { total, mealPlan, freeUntil, paymentTime, percentAtBooking, rooms, isMerged, left } = stay;
	const counts = new Map<string, number>();
	for (const { name } of rooms) counts.set(name, (counts.get(name) ?? 0) + 1);
	return {
		...{ total, mealPlan, freeUntil, paymentTime, percentAtBooking, isMerged, left },
		commission: isCommissionVisible ? money(stay.commissionMinor, total.currency) : null,
		rooms: [...counts].map(([name, count]) => ({ name, count })),
	};
}

/** What is cached of a hotel is finished JSON, since the API lists thousands; a page reads a dozen of them. */
function describeCard({ json, isReseller, supportsInstantBooking }: HotelCard) {
	const { _id, name, chain, category, keys, location, ...card } = hotelCardShape.parse(JSON.parse(`${json}}`));
	const [image = null] = card.images;
	return {
		...{ id: _id, name, chain, category, keys, image, isReseller, supportsInstantBooking },
		// A resort that is its own sector is said once.
		place: [...new Set([location.sector, location.city, location.country])].filter(Boolean).join(', '),
		ratings: { bookingCom: card.externalRatings.bookingCom, tripAdvisor: card.externalRatings.tripAdvisorBubbles },
		partnerLevel: card.statusLevel,
		programs: card.memberOfPrograms.map((program) => program.name),
		isChatEnabled: card.contact.isChatEnabled,
	};
}
