import type { RequestContext } from '~/context';
import { MemoryCache } from '~/platform/cache/memory-cache';
import { HOTEL_STAYS } from '~/platform/cache/policies';
import { daysBetween, type PlainDate } from '../date/plain-date';
import { loadExchangeRates } from '../money/load-exchange-rates.server';
import { hotelToday } from '../offer/hotel-today';
import { type OfferAccess, offerAccessKey } from '../offer/offer-access';
import { writeParties } from '../offer/requested-parties';
import { type AvailabilityQuestion, availabilityStatement } from './availability-statement';
import { type HotelCard, hotelCards } from './hotel-cards.server';
import type { HotelFilter, HotelPeriod } from './hotel-filter';
import { type HotelTerms, hotelTerms } from './hotel-terms.server';
import { NO_STAY, priceParties, type SoldPlan } from './price-parties';
import { type StayOption, stayOption } from './stay-option';

export type HotelSearchContext = Pick<RequestContext, 'db' | 'catalogueVersion' | 'today' | 'now'> & {
	pictureBaseUrl: string;
	access: OfferAccess;
	/** Nothing that was found at that instant or before; in milliseconds. */
	notBefore?: number | null | undefined;
};

/** A hotel with everything that it has for the parties of a search, before anything is sorted or left out. */
export type StayingHotel = {
	card: HotelCard;
	/** Cheapest first. */
	options: readonly StayOption[];
	isOnRequest: boolean;
};

export type StayQuestion = Omit<AvailabilityQuestion, 'period' | 'hasSingles'>;

type FoundStays = { hotels: readonly StayingHotel[]; foundAt: number };

const stays = new MemoryCache<FoundStays>(
	HOTEL_STAYS,
	({ hotels }) => 200 * hotels.reduce((sum, { options }) => sum + 1 + 2 * options.length, 0),
);

/**
 * What the hotels of a question have in a period, from one statement; rooms, plans and cards come from what the isolate keeps. It stays in
 * the isolate for two minutes, so that sorting and filtering the same search asks nothing of the database.
 */
export async function findStays(
	ctx: HotelSearchContext,
	question: StayQuestion,
	{ period, parties }: { period: HotelPeriod | null; parties: HotelFilter['parties'] },
): Promise<readonly StayingHotel[]> {
	const { access, catalogueVersion, today, pictureBaseUrl } = ctx;
	const key = JSON.stringify([
		...[catalogueVersion, today, pictureBaseUrl, offerAccessKey(access), period, parties && writeParties(parties)],
		question,
	]);
	const known = stays.get(key);
	if (known && known.foundAt > (ctx.notBefore ?? 0)) return known.hotels;
	const hasSingles = parties?.some(({ adults }) => adults === 1) ?? false;
	const [{ rows }, rates] = await Promise.all([
		ctx.db.$client.execute(availabilityStatement({ ...question, period, hasSingles })),
		loadExchangeRates(ctx),
	]);
	const listed = (column: 'found' | 'few') =>
		rows.flatMap((row) => (row[column] === null ? [] : JSON.parse(String(row[column]))));
	const found: [number, ...SoldPlan[]][] = listed('found');
	const few = leastLeft(listed('few'));
	const nos = found.map(([no]) => no);
	const [cards, terms] = await Promise.all([
		hotelCards({ ...ctx, language: access.language }, nos),
		period ? hotelTerms(ctx, nos) : new Map<number, HotelTerms>(),
	]);
	const nights = period ? daysBetween(period.checkIn, period.checkOut) : 0;
	const days = new Map<string, PlainDate>();
	const todayAt = (zone: string) => {
		const there = days.get(zone) ?? hotelToday(ctx, zone);
		days.set(zone, there);
		return there;
	};
	const hotels = found.flatMap(([no, ...plans]): StayingHotel[] => {
		const [card, own] = [cards.get(no), terms.get(no) ?? null];
		// Taken out of the catalogue in between.
		if (!card || (period && !own)) return [];
		if (!period || !own) return [{ card, options: [], isOnRequest: false }];
		const stay = plans.length > 0 ? priceParties(plans, own, { parties, nights, hasSingles, few }) : NO_STAY;
		const setting = {
			...{ currency: card.currency, billableCurrency: access.billableCurrency, rates },
			...{ checkIn: period.checkIn, today: todayAt(own.timeZone) },
		};
		const options = stay.options.flatMap((option) => stayOption(option, setting) ?? []);
		// What no rate can be told for is to be asked for.
		const isOnRequest = options.length === 0 && (stay.isOnRequest || stay.options.length > 0);
		return [{ card, options, isOnRequest }];
	});
	stays.set(key, { hotels, foundAt: ctx.now });
	return hotels;
}

/** The fewest rooms of each type that are free on a night. */
function leastLeft(few: readonly number[]): Map<number, number> {
	const left = new Map<number, number>();
	for (let at = 0; at < few.length; at += 2) {
		const [room = 0, rooms = 0] = [few[at], few[at + 1]];
		const known = left.get(room);
		if (known === undefined || rooms < known) left.set(room, rooms);
	}
	return left;
}
