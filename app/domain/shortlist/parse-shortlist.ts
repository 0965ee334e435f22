import type { PlainDate } from '../date/plain-date';
import { isHotelId } from '../hotel-comparison/compared-hotels';
import { readParties } from '../offer/requested-parties';
import { parseSearchFilter } from '../search/parse-search-filter';
import { requestedPeriod } from '../search/statement/search-condition';
import type { Period } from '../stay/stay-rate';
import { COMPARED_LIMIT, isPropertyCode, SHORTLIST_LIMIT } from './property-code';

/** What the address of a shortlist asks for; properties by their codes, in the order they were kept. */
export type ShortlistQuestion = {
	codes: string[];
	/** Codes that stand side by side, in the order of `codes`: those that were chosen, else the first four. */
	compared: string[];
	/** True when more were chosen than stand side by side. */
	isCut: boolean;
	period: Period | null;
	adults: number | null;
	children: number | null;
	/** Hotels of the trade by their ids, in the order they were kept. */
	hotels: string[];
	/** Their rooms as `readParties` reads them; empty: as for `adults`. */
	rooms: string;
};

/**
 * Reads `houses=a.b.c&compare=a.b&checkIn=…&checkOut=…&adults=…&children=…` and `hotels=hotel_a.hotel_b&rooms=2-7`; both lists may also come as repeated keys, as
 * forms send them. Never throws: what is no code, a double or beyond the limits is left out.
 */
export function parseShortlist(query: URLSearchParams, today: PlainDate): ShortlistQuestion {
	const codes = readCodes(query.getAll('houses')).slice(0, SHORTLIST_LIMIT);
	const wanted = readCodes(query.getAll('compare'));
	const chosen = codes.filter((code) => wanted.includes(code));
	const compared = chosen.length > 0 ? chosen : codes;
	const { filter } = parseSearchFilter(query, today);
	return {
		codes,
		compared: compared.slice(0, COMPARED_LIMIT),
		isCut: chosen.length > COMPARED_LIMIT,
		period: requestedPeriod(filter),
		adults: filter.adults,
		children: filter.children,
		hotels: readHotels(query.getAll('hotels')),
		rooms: readParties(query.get('rooms') ?? '') ? (query.get('rooms') ?? '') : '',
	};
}

function readHotels(values: readonly string[]): string[] {
	const texts = values.flatMap((text) => text.slice(0, 2000).split('.'));
	return [...new Set(texts)].filter(isHotelId).slice(0, SHORTLIST_LIMIT);
}

/** Repeated keys are sorted, since the page cache knows them in no order. */
function readCodes(values: readonly string[]): string[] {
	const texts = values.length > 1 ? [...values].sort() : values;
	return [...new Set(texts.flatMap((text) => text.slice(0, 1000).split('.')))].filter(isPropertyCode);
}
