import { type PlainDate, parsePlainDate } from '../date/plain-date';
import { isServiceLevel, type ServiceLevel } from '../stay/service-level';

/** What a visitor asks for in the address of a property page; null where nothing, or nothing readable, is said. */
export type StayWish = {
	checkIn: PlainDate | null;
	checkOut: PlainDate | null;
	serviceLevel: ServiceLevel | null;
	adults: number | null;
	children: number | null;
};

const MOST_GUESTS = 99;

/** Reads `checkIn`, `checkOut`, `serviceLevel`, `adults` and `children` of a query; never throws. */
export function readStayWish(query: URLSearchParams): StayWish {
	const level = query.get('serviceLevel');
	return {
		checkIn: parsePlainDate(query.get('checkIn')),
		checkOut: parsePlainDate(query.get('checkOut')),
		serviceLevel: isServiceLevel(level) ? level : null,
		adults: readCount(query.get('adults'), 1),
		children: readCount(query.get('children'), 0),
	};
}

function readCount(text: string | null, least: number): number | null {
	if (text === null || !/^\d{1,2}$/.test(text)) return null;
	const count = Number(text);
	return count >= least && count <= MOST_GUESTS ? count : null;
}
