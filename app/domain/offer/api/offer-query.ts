import { addDays, type PlainDate } from '../../date/plain-date';
import { MOST_NIGHTS } from '../../hotel-search/hotel-filter';

/** An error of a query, at the name that it is of. */
export type QueryError = { parameter: string; detail: string };

/** What is wrong with the days of a stay; nothing when it can be asked for. */
export function periodErrors({
	checkInDate,
	checkOutDate,
	today,
}: {
	checkInDate: PlainDate;
	checkOutDate: PlainDate;
	today: PlainDate;
}): QueryError[] {
	if (checkInDate < today) return [{ parameter: 'checkInDate', detail: `Today, ${today}, or later.` }];
	if (checkOutDate <= checkInDate) return [{ parameter: 'checkOutDate', detail: 'A day after `checkInDate`.' }];
	if (checkOutDate > addDays(checkInDate, MOST_NIGHTS))
		return [{ parameter: 'checkOutDate', detail: `At most ${MOST_NIGHTS} nights after \`checkInDate\`.` }];
	return [];
}

/** The errors of a party: no guests, or a child without an age (OFFER-8). */
export function partyErrors({
	numAdults,
	numChildren,
	childrenAges,
}: {
	numAdults: number;
	numChildren: number;
	childrenAges: readonly number[];
}): QueryError[] {
	if (numAdults + numChildren < 1) return [{ parameter: 'numAdults', detail: 'At least one guest.' }];
	if (childrenAges.length === numChildren) return [];
	const detail = `The age of each of the ${numChildren} children of \`numChildren\`; here are ${childrenAges.length}.`;
	return [{ parameter: 'childrenAges', detail }];
}
