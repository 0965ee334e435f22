/** H§9: what holds where a hotel says nothing. */
const DEFAULT_MAX_AGE_CHILD = 16;

/** Whom a hotel takes for whom; whole years, null where it does not say (H§3 `agePolicy`). */
export type AgePolicy = {
	isAdultsOnly: boolean;
	minGuestAge: number | null;
	maxAgeInfant: number | null;
	maxAgeChild: number | null;
};

/** A party as it is asked for: `childrenAges` has an entry for each child, infants among them. */
export type Party = { adults: number; childrenAges: readonly number[] };

/** A party as a hotel counts it. */
export type CountedParty = {
	/** Children older than the hotel's are among them. */
	adults: number;
	/** Ages of the children, oldest first. */
	children: number[];
	/** Asked for, and nothing more: they need no bed and cost nothing (decisions 18). */
	infants: number;
};

/** The highest age that is a child's here (H§5: 16 where the hotel does not say). */
export function maxAgeChild(policy: Pick<AgePolicy, 'maxAgeChild'>): number {
	return policy.maxAgeChild ?? DEFAULT_MAX_AGE_CHILD;
}

/** Who of a party counts as what. */
export function countParty({ adults, childrenAges }: Party, policy: AgePolicy): CountedParty {
	const limit = maxAgeChild(policy);
	const isInfant = (age: number) => policy.maxAgeInfant !== null && age <= policy.maxAgeInfant;
	const children = childrenAges.filter((age) => age <= limit && !isInfant(age)).toSorted((a, b) => b - a);
	const infants = childrenAges.filter(isInfant).length;
	return { adults: adults + childrenAges.length - children.length - infants, children, infants };
}
