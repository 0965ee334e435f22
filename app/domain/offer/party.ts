import { DEFAULT_MAX_AGE_CHILD, type HotelAges } from '../hotel/age-policy';

/** A party as it is asked for: `childrenAges` has an entry for each child, infants among them. */
export type Party = { adults: number; childrenAges: readonly number[] };

/** A party as a hotel counts it. */
export type CountedParty = {
	/** Children older than the hotel's are among them. */
	adults: number;
	/** Ages of the children, oldest first. */
	children: number[];
	/** Asked for, and nothing more: they need no bed and cost nothing (OFFER-7). */
	infants: number;
};

/** Who of a party counts as what. */
export function countParty({ adults, childrenAges }: Party, policy: HotelAges): CountedParty {
	const limit = policy.maxAgeChild ?? DEFAULT_MAX_AGE_CHILD;
	const isInfant = (age: number) => policy.maxAgeInfant !== null && age <= policy.maxAgeInfant;
	const children = childrenAges.filter((age) => age <= limit && !isInfant(age)).toSorted((a, b) => b - a);
	const infants = childrenAges.filter(isInfant).length;
	return { adults: adults + childrenAges.length - children.length - infants, children, infants };
}
