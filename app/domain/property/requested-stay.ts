import { type PlainDate, parsePlainDate, plainDate } from '../date/plain-date';
import { isServiceLevel, type ServiceLevel } from '../stay/service-level';

/** What a visitor asks for in the address of a property page; null where nothing, or nothing readable, is said. */
export type RequestedStay = {
	checkIn: PlainDate | null;
	checkOut: PlainDate | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number | null;
	/** Under 2: they take no bed. */
	babies: number;
	/** Whole years of each child, null where not said. */
	childrenAges?: readonly (number | null)[];
	/** For babies, one of each a baby at most (FORM-24). */
	cots?: number;
	highChairs?: number;
};

/** Older children are none (FORM-4), younger ones babies. */
const AGE = /^([2-9]|1[0-3])$/;

const MOST_GUESTS = 99;
/** Days that a request may name; a week before or after them is still a day of the calendar. */
const FIRST_DAY = plainDate('1970-01-01');
const LAST_DAY = plainDate('2199-12-31');

/** Reads the stay and the party of a query; never throws. */
export function readRequestedStay(query: URLSearchParams): RequestedStay {
	const level = query.get('serviceLevel');
	return {
		checkIn: readDay(query.get('checkIn')),
		checkOut: readDay(query.get('checkOut')),
		serviceLevel: isServiceLevel(level) ? level : null,
		adults: readCount(query.get('adults'), 1),
		children: readCount(query.get('children'), 0),
		babies: readCount(query.get('babies'), 0) ?? 0,
		childrenAges: query.getAll('childrenAges').map((text) => (AGE.test(text) ? Number(text) : null)),
		cots: readCount(query.get('cots'), 0) ?? 0,
		highChairs: readCount(query.get('highChairs'), 0) ?? 0,
	};
}

function readDay(text: string | null): PlainDate | null {
	const day = parsePlainDate(text);
	return day && day >= FIRST_DAY && day <= LAST_DAY ? day : null;
}

function readCount(text: string | null, least: number): number | null {
	if (text === null || !/^\d{1,2}$/.test(text)) return null;
	const count = Number(text);
	return count >= least && count <= MOST_GUESTS ? count : null;
}
