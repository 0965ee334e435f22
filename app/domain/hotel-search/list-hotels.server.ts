import { money } from '../money/money';
import { loadRateBenefits } from '../offer/load-rate-benefits.server';
import { publicInBilled } from '../offer/public-in-billed';
import type { RateBenefits } from '../offer/rate-benefits';
import { placeLine } from '../place/place-line';
import type { HotelCard } from './hotel-cards.server';
import type { HotelFilter } from './hotel-filter';
import { hotelCardShape } from './hotel-list-shape';
import type { HotelRefinement } from './hotel-refinement';
import type { HotelLists, ListedHotel, ListedStay, NegotiatedStay } from './listed-hotel';
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
	const { isCommissionVisible, language } = ctx.access;
	const parts = {
		available: found.available.slice(0, shown.available),
		unavailable: found.unavailable.slice(0, shown.unavailable),
	};
	const rates = await loadRateBenefits({ ...ctx, language }, parts.available.flatMap(planIdsOf));
	const part = (name: keyof typeof parts) => ({
		count: found[name].length,
		first: parts[name].map((hotel) => listedHotel(hotel, rates, isCommissionVisible)),
	});
	return {
		available: part('available'),
		unavailable: part('unavailable'),
		facets: found.facets,
		near: found.near,
	};
}

function planIdsOf({ availability, negotiated }: FoundHotel): string[] {
	return [availability?.stay, negotiated].flatMap((option) => option?.planId ?? []);
}

type Rates = ReadonlyMap<string, RateBenefits>;

function listedHotel(
	{ card, availability, negotiated }: FoundHotel,
	rates: Rates,
	isCommissionVisible: boolean,
): ListedHotel {
	const { price = null, publicNightly = null, commissionPercent = null, stay = null } = availability ?? {};
	return {
		...describeCard(card),
		status: availability?.status ?? null,
		price: price?.billable ?? null,
		publicPrice:
			price && publicNightly && publicNightly.minor > price.local.minor
				? publicInBilled(publicNightly, { local: price.local, billed: price.billable })
				: null,
		commissionPercent: isCommissionVisible ? commissionPercent : null,
		stay: stay && listedStay(stay, rates, isCommissionVisible),
		negotiated: stay && negotiated ? negotiatedStay(negotiated, stay, rates, isCommissionVisible) : null,
	};
}

/** Null where the price is of that rate already. */
function negotiatedStay(
	option: StayOption,
	stay: StayOption,
	rates: Rates,
	isCommissionVisible: boolean,
): NegotiatedStay | null {
	const rate = rates.get(option.planId);
	if (!rate || option.planId === stay.planId || stay.programNo !== null) return null;
	const { total, mealPlan } = option;
	return { total, mealPlan, rate, commission: commissionOf(option, isCommissionVisible) };
}

function commissionOf({ commissionMinor, total }: StayOption, isVisible: boolean) {
	return isVisible ? money(commissionMinor, total.currency) : null;
}

function listedStay(stay: StayOption, rates: Rates, isCommissionVisible: boolean): ListedStay {
	const { total, mealPlan, freeUntil, paymentTime, percentAtBooking, rooms, isMerged, left } = stay;
	const counts = new Map<string, number>();
	for (const { name } of rooms) counts.set(name, (counts.get(name) ?? 0) + 1);
	return {
		...{ total, mealPlan, freeUntil, paymentTime, percentAtBooking, isMerged, left },
		commission: commissionOf(stay, isCommissionVisible),
		...{ rate: rates.get(stay.planId) ?? null, roomId: rooms[0]?.id ?? null },
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
		place: placeLine(location.sector, location.city, location.country),
		ratings: { bookingCom: card.externalRatings.bookingCom, tripAdvisor: card.externalRatings.tripAdvisorBubbles },
		partnerLevel: card.statusLevel,
		programs: card.memberOfPrograms.map((program) => program.name),
		isChatEnabled: card.contact.isChatEnabled,
	};
}
