import type { Party } from './party';

/** More rooms than this are a group, which the reservations team plans. */
export const MOST_SEARCHED_ROOMS = 5;
/** Adults, and children, of one room at the most; beds say the rest (OFFER-9). */
export const MOST_GUESTS_OF_ROOM = 12;
const OLDEST_CHILD = 17;

/** The party of a search that says none: one room for two adults. */
export const USUAL_PARTIES: readonly Party[] = [{ adults: 2, childrenAges: [] }];

/**
 * The rooms of a search, each with its party, as addresses write them (SELECTION-22): `2-6-9,1` is a room for two adults with children of 6
 * and 9 years, and a room for one adult. Null when it is none.
 */
export function readParties(text: string): Party[] | null {
	const rooms = text.split(',');
	if (rooms.length > MOST_SEARCHED_ROOMS) return null;
	const parties = rooms.map(readRoom);
	return parties.every((party) => party !== null) ? parties : null;
}

function readRoom(text: string): Party | null {
	if (!/^\d{1,2}(-\d{1,2})*$/.test(text)) return null;
	const [adults = 0, ...childrenAges] = text.split('-').map(Number);
	const isParty =
		adults >= 1 &&
		adults <= MOST_GUESTS_OF_ROOM &&
		childrenAges.length <= MOST_GUESTS_OF_ROOM &&
		childrenAges.every((age) => age <= OLDEST_CHILD);
	return isParty ? { adults, childrenAges } : null;
}

/** The text that `readParties` reads. */
export function writeParties(parties: readonly Party[]): string {
	return parties.map(({ adults, childrenAges }) => [adults, ...childrenAges].join('-')).join();
}

/** Everybody of several rooms in one. */
export function wholeParty(parties: readonly Party[]): Party {
	return {
		adults: parties.reduce((sum, { adults }) => sum + adults, 0),
		childrenAges: parties.flatMap(({ childrenAges }) => childrenAges),
	};
}
