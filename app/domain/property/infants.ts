/** Under this age a child is an infant (FORM-4). */
const COUNTED_FROM_AGE = 2;

/** How many of the children are infants, by the ages that are known. */
export function countInfants(children: number, childrenAges: readonly number[] = []): number {
	return childrenAges.slice(0, children).filter(isInfant).length;
}

/** Whether an age is told as "under 2" (FORM-4). */
export function isInfant(age: number): boolean {
	return age < COUNTED_FROM_AGE;
}

/** What a party asks for its babies: one of each a baby at most (FORM-24). */
export type BabyNeeds = { cots: number; highChairs: number };

/** The same without what no baby is there for. */
export function capBabyNeeds(party: BabyNeeds & { children: number; childrenAges: readonly number[] }): BabyNeeds {
	const babies = countInfants(party.children, party.childrenAges);
	return { cots: Math.min(party.cots, babies), highChairs: Math.min(party.highChairs, babies) };
}
