/** Beds of a property; null where unknown. Unknown children's beds beside known adults' beds count as none. */
export type Beds = { adults: number | null; children: number | null };

/** Guests from 2 years on; infants under 2 are asked for but not counted. */
export type Party = { adults: number; children: number };

/** The largest party when the beds are unknown. */
export const DEFAULT_MAX_PAX = 25;

/** The largest number of guests of a property, adults' and children's beds together, or 25 when unknown. */
export function maxPax(beds: Beds | null): number {
	if (!beds || beds.adults === null) return DEFAULT_MAX_PAX;
	return beds.adults + (beds.children ?? 0);
}

/** Adults need adults' beds, children may use either (SEARCH-3). Unknown beds never exclude a property. */
export function fitsParty(beds: Beds | null, party: Party): boolean {
	if (!beds || beds.adults === null) return true;
	return party.adults <= beds.adults && party.adults + party.children <= maxPax(beds);
}

/** A number of guests between 1 and the largest party. */
export function isPaxAllowed(beds: Beds | null, pax: number): boolean {
	return Number.isInteger(pax) && pax >= 1 && pax <= maxPax(beds);
}
