import type { RequestContext } from '~/context';
import { addDays, daysBetween, type PlainDate } from '../date/plain-date';
import { loadExchangeRates } from '../money/load-exchange-rates.server';
import type { OfferAccess } from '../offer/offer-access';
import { type AvailabilityQuestion, availabilityStatement, ON_REQUEST } from './availability-statement';
import { compareHotels } from './compare-hotels';
import { type HotelCard, hotelCards } from './hotel-cards.server';
import { type HotelAvailability, type HotelTotals, hotelAvailability, type NightlyPrice } from './hotel-figures';
import type { HotelFilter, HotelPeriod } from './hotel-filter';
import { type HotelVocabulary, loadHotelVocabulary } from './hotel-vocabulary.server';
import { resolveHotelDestination } from './resolve-hotel-destination';

export type HotelSearchContext = Pick<RequestContext, 'db' | 'catalogueVersion' | 'today'> & {
	pictureBaseUrl: string;
	access: OfferAccess;
};

export type FoundHotel = {
	card: HotelCard;
	/** Null: no period was asked for. */
	availability: HotelAvailability | null;
};

/** Hotels in the order of SELECTION-3; without a period all of them are among `available`. */
export type FoundHotels = { available: FoundHotel[]; unavailable: FoundHotel[] };

/**
 * Hotels of a filter that `validateFilter` finds sound, with what they have in its period (SELECTION-1, SELECTION-3): the sums
 * of the cheapest rooms come from one statement, what is said of a hotel anyway from what the isolate keeps. With `hotelIds` also what
 * a day earlier or later would be better (SELECTION-6). A word that the catalogue does not know is found nowhere.
 */
export async function searchHotels(ctx: HotelSearchContext, filter: HotelFilter): Promise<FoundHotels> {
	const vocabulary = await loadHotelVocabulary(ctx);
	const { checkIn, checkOut } = filter;
	const period = checkIn && checkOut ? { checkIn, checkOut } : null;
	const question = questionOf(filter, vocabulary, ctx.access);
	if (question === null) return { available: [], unavailable: [] };
	const [totals, shifted, rates] = await Promise.all([
		askTotals(ctx, { ...question, period }),
		period && filter.hotelIds ? askShifted(ctx, question, period) : [],
		loadExchangeRates(ctx),
	]);
	const { language, billableCurrency } = ctx.access;
	const cards = await hotelCards({ ...ctx, language }, [...totals.keys()]);
	const found = [...totals].flatMap(([no, sums]): FoundHotel[] => {
		const card = cards.get(no);
		// Taken out of the catalogue in between.
		if (!card) return [];
		if (period === null) return [{ card, availability: null }];
		const setting = {
			nights: daysBetween(period.checkIn, period.checkOut),
			currency: card.currency,
			billableCurrency,
			rates,
		};
		const availability = hotelAvailability(sums, setting);
		const betterPrices = shifted.flatMap(({ period: other, totals: ofOther }) => {
			const price = betterPrice(availability, hotelAvailability(ofOther.get(no) ?? null, setting));
			return price === undefined ? [] : [{ ...other, price }];
		});
		return [{ card, availability: filter.hotelIds ? { ...availability, betterPrices } : availability }];
	});
	found.sort(compareHotels);
	const isFree = ({ availability }: FoundHotel) => availability?.status !== 'none';
	return { available: found.filter(isFree), unavailable: found.filter((hotel) => !isFree(hotel)) };
}

type Question = Omit<AvailabilityQuestion, 'period'>;

/** Null where a word of the filter is unknown, so that nothing can obey it. */
function questionOf(filter: HotelFilter, vocabulary: HotelVocabulary, access: OfferAccess): Question | null {
	const hotelMask = maskOf(filter.facilities, vocabulary.hotelFacilities);
	const roomMask = maskOf(filter.roomFacilities, vocabulary.roomFacilities);
	const programNos = filter.programIds.flatMap((id) => vocabulary.programs.get(id) ?? []);
	const where =
		filter.destination === null
			? { countries: null, placeNos: null }
			: resolveHotelDestination(filter.destination, vocabulary.places);
	const isNowhere = where.placeNos?.length === 0 || (filter.programIds.length > 0 && programNos.length === 0);
	if (hotelMask === null || roomMask === null || isNowhere) return null;
	return {
		filter,
		scope: { ...where, programNos: filter.programIds.length > 0 ? programNos : null },
		hotelMask,
		roomMask,
		programNos: access.programNos,
		includesDemos: access.includesDemos,
	};
}

function maskOf(keys: readonly string[], bits: ReadonlyMap<string, number>): number | null {
	let mask = 0n;
	for (const key of keys) {
		const bit = bits.get(key);
		if (bit === undefined) return null;
		mask |= 1n << BigInt(bit);
	}
	return Number(mask);
}

type Totals = ReadonlyMap<number, HotelTotals | null>;

async function askTotals({ db }: Pick<HotelSearchContext, 'db'>, question: AvailabilityQuestion): Promise<Totals> {
	const { rows } = await db.$client.execute(availabilityStatement(question));
	const found = JSON.parse(String(rows[0]?.found ?? '[]')) as [number, number?, number?, (number | null)?][];
	return new Map(
		found.map(([no, cost, commissionPercent, publicCost]) => [
			no,
			cost === undefined
				? null
				: {
						cost,
						isOnRequest: cost >= ON_REQUEST,
						commissionPercent: commissionPercent ?? 0,
						publicCost: publicCost ?? null,
					},
		]),
	);
}

/** The same a day earlier, where that is not over, and a day later (SELECTION-6). */
async function askShifted(
	ctx: HotelSearchContext,
	question: Question,
	{ checkIn, checkOut }: HotelPeriod,
): Promise<{ period: HotelPeriod; totals: Totals }[]> {
	const periods = [-1, 1]
		.map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
		.filter((period) => isToCome(period.checkIn, ctx.today));
	return Promise.all(
		periods.map(async (period) => ({ period, totals: await askTotals(ctx, { ...question, period }) })),
	);
}

function isToCome(day: PlainDate, today: PlainDate): boolean {
	return day >= today;
}

/** The price of another period that is worth a hint: cheaper, or free where the asked one is not. Undefined: it is not. */
function betterPrice(input: HotelAvailability, other: HotelAvailability): NightlyPrice | null | undefined {
	if (other.status !== 'available') return undefined;
	if (input.price === null) return other.price;
	return other.price && other.price.local.minor < input.price.local.minor ? other.price : undefined;
}
