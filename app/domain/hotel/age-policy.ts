/** Who counts as what in a hotel, in whole years; null takes the defaults of OFFER-7. */
export type HotelAges = {
	isAdultsOnly: boolean;
	minGuestAge: number | null;
	maxAgeInfant: number | null;
	maxAgeChild: number | null;
};

const DEFAULT_MIN_GUEST_AGE = 21;
export const DEFAULT_MAX_AGE_CHILD = 16;

/** The age from which a guest is an adult there, and which ages are children's; null where no children are taken (OFFER-7). */
export function agePolicy({ isAdultsOnly, minGuestAge, maxAgeInfant, maxAgeChild }: HotelAges): {
	adultsFrom: number;
	children: { from: number; to: number } | null;
} {
	if (isAdultsOnly) return { adultsFrom: minGuestAge ?? DEFAULT_MIN_GUEST_AGE, children: null };
	const to = maxAgeChild ?? DEFAULT_MAX_AGE_CHILD;
	return { adultsFrom: to + 1, children: { from: maxAgeInfant === null ? 0 : maxAgeInfant + 1, to } };
}
