import { SERVICE_LEVELS } from '#db/schema/enums';
import { daysBetween, type PlainDate, parsePlainDate } from '../../date/plain-date';
import type { ServiceLevel } from '../../stay/service-level';
import type { Period } from '../../stay/stay-rate';

/** What narrows the properties of the calendar (OPERATOR-27); it stands in the address. */
export type CalendarFilter = {
	/** Part of a property's or a place's name; '' for all. */
	words: string;
	/** Keys of places; none for all. */
	places: string[];
	/** No night of it is taken. */
	free: Period | null;
	/** Fewest guests it sleeps; null: any number. */
	guests: number | null;
	/** A service level that it offers, whose prices are then shown; null: any, and the dearest. */
	level: ServiceLevel | null;
};

export type FreeError = 'date' | 'order' | 'too-long';

/** A filter as it was typed, with what is wrong about its dates. */
export type TypedFilter = CalendarFilter & { typedFree: { first: string; end: string }; freeError: FreeError | null };

/** Of a search for properties of the calendar. */
export const LONGEST_CALENDAR_WORDS = 80;
export const MOST_FILTER_GUESTS = 60;
const MOST_PLACES = 60;
const MOST_FREE_NIGHTS = 400;

/** The filter of an address; what cannot be read is left out, and wrong dates are told. */
export function readCalendarFilter(query: URLSearchParams): TypedFilter {
	const typedFree = { first: dateOf(query, 'free'), end: dateOf(query, 'until') };
	const guests = Math.trunc(Number(query.get('guests') ?? '')) || 0;
	return {
		words: (query.get('q') ?? '').trim().slice(0, LONGEST_CALENDAR_WORDS),
		places: [...new Set(query.getAll('place').filter((key) => /^[a-z0-9-]{1,80}$/.test(key)))].slice(0, MOST_PLACES),
		guests: guests > 0 ? Math.min(MOST_FILTER_GUESTS, guests) : null,
		level: SERVICE_LEVELS.find((each) => each === query.get('level')) ?? null,
		typedFree,
		...readFree(typedFree),
	};
}

const dateOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, 20);

function readFree({ first, end }: TypedFilter['typedFree']): Pick<TypedFilter, 'free' | 'freeError'> {
	if (first === '' && end === '') return { free: null, freeError: null };
	const [checkIn, checkOut] = [parsePlainDate(first), parsePlainDate(end)];
	if (!checkIn || !checkOut) return { free: null, freeError: 'date' };
	if (checkIn >= checkOut) return { free: null, freeError: 'order' };
	if (daysBetween(checkIn, checkOut) > MOST_FREE_NIGHTS) return { free: null, freeError: 'too-long' };
	return { free: { checkIn, checkOut }, freeError: null };
}

/** The filter as parts of an address, which `readCalendarFilter` reads again. */
export function filterParts({ words, places, free, guests, level }: CalendarFilter): [name: string, value: string][] {
	return [
		...(words ? [['q', words] as [string, string]] : []),
		...places.map((key): [string, string] => ['place', key]),
		...(free
			? ([
					['free', free.checkIn],
					['until', free.checkOut],
				] satisfies [string, PlainDate][])
			: []),
		...(guests ? [['guests', String(guests)] as [string, string]] : []),
		...(level ? [['level', level] as [string, string]] : []),
	];
}

/** How many of the filters narrow the properties, the words among them. */
export function countFilters({ words, places, free, guests, level }: CalendarFilter): number {
	return [words !== '', places.length > 0, free !== null, guests !== null, level !== null].filter(Boolean).length;
}
