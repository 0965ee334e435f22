import { loadRooms } from '../hotel/load-rooms.server';
import type { HotelFilter } from '../hotel-search/hotel-filter';
import type { HotelRefinement } from '../hotel-search/hotel-refinement';
import { listHotels } from '../hotel-search/list-hotels.server';
import { availableRooms, type HotelQuestion } from '../offer/available-rooms.server';
import { findPartyRooms, type PartyTerms } from '../offer/find-party-rooms.server';
import { loadOffers } from '../offer/load-offers.server';
import {
	type CalendarQuestion,
	hotelsWhyNot,
	loadPriceCalendar,
	type WhyNotQuestion,
} from '../offer/near-stays.server';
import type { Offer, RoomRequest } from '../offer/offer';
import type { Party } from '../offer/party';
import type { CachedSource } from './cached-call';

/** As old as offers, and as rooms, may be (OFFER-27). */
const A_MINUTE = 60;
const FIVE_MINUTES = 300;
/** The list of hotels is made of what the isolate keeps for two minutes (`HOTEL_STAYS`): together no more than five. */
const THREE_MINUTES = 180;

/** An answer of a verb as a page reads it, `Answer` as JSON. */
export type CachedPage<Question extends Record<string, unknown>, Answer> = CachedSource<Question> & {
	/** Never there: carries the type. */
	readonly answers?: Answer;
};

function cachedPage<Question extends Record<string, unknown>, Answer>(
	id: string,
	{ seconds, isSameForAll = false }: { seconds: number; isSameForAll?: boolean },
	verb: (ctx: Parameters<CachedSource['answer']>[0], question: Question) => Promise<Answer>,
): CachedPage<Question, Answer> {
	return {
		call: { id },
		...{ seconds, isSameForAll },
		answer: async (ctx, question) => JSON.stringify(await verb(ctx, question)),
	};
}

/** The search for hotels: the call of the API has every hotel in major units, the page a dozen of them as the verb says them. */
export const HOTEL_LISTS = cachedPage(
	'pageHotelLists',
	{ seconds: THREE_MINUTES },
	(ctx, question: { filter: HotelFilter; refinement: HotelRefinement; available: number; unavailable: number }) =>
		listHotels(ctx, question),
);

/** The room types of a hotel, the same for every access. */
export const ROOM_TYPES = cachedPage(
	'pageRoomTypes',
	{ seconds: FIVE_MINUTES, isSameForAll: true },
	({ db, access: { language } }, { hotelId }: { hotelId: string }) => loadRooms({ ctx: { db, language }, hotelId }),
);

/** The same in a period: what is left, and from how much. */
export const FREE_ROOMS = cachedPage(
	'pageFreeRooms',
	{ seconds: A_MINUTE },
	({ db, today, now, access }, { parties, ...question }: HotelQuestion & { parties: readonly Party[] }) =>
		availableRooms({ ctx: { db, today, now, access }, question, parties }),
);

/** What a room costs a party: cheapest rate first, so that the first one is what the room costs; those on request last. */
export const RATES = cachedPage(
	'pageRates',
	{ seconds: A_MINUTE },
	async ({ db, today, now, access }, request: RoomRequest) => {
		const { offers, reason } = await loadOffers({ ctx: { db, today, now, access }, request });
		const costs = ({ price }: Offer) => price?.total.minor ?? Number.POSITIVE_INFINITY;
		return { offers: offers.toSorted((a, b) => compareNumbers(costs(a), costs(b))), reason };
	},
);

/** Two infinite ones are the same. */
function compareNumbers(a: number, b: number): number {
	return a === b ? 0 : a - b;
}

/** Rooms for a whole party. */
export const PARTY_ROOMS = cachedPage(
	'pagePartyRooms',
	{ seconds: A_MINUTE },
	({ db, today, now, access }, { party, terms, ...question }: HotelQuestion & { party: Party; terms?: PartyTerms }) =>
		findPartyRooms({ ctx: { db, today, now, access }, question, party, ...(terms && { terms }) }),
);

/** Why hotels have nothing for a party, and what comes nearest. */
export const WHY_NOT = cachedPage(
	'pageWhyNot',
	{ seconds: A_MINUTE },
	({ db, today, now, access }, question: WhyNotQuestion) => hotelsWhyNot({ db, today, now, access }, question),
);

/** What the nights of a hotel cost a party. */
export const PRICE_CALENDAR = cachedPage(
	'pagePriceCalendar',
	{ seconds: A_MINUTE },
	({ db, today, now, access }, question: CalendarQuestion) => loadPriceCalendar({ db, today, now, access }, question),
);
