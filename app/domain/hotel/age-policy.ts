import { type AgePolicy, maxAgeChild } from '../offer/party';

/** From which age guests may come to a hotel for adults that says nothing (H§9). */
const DEFAULT_MIN_GUEST_AGE = 21;

/** From which age somebody is an adult there, and which ages are children's; null where no children are taken (H§5). */
export function agePolicy(policy: AgePolicy): { adultsFrom: number; children: { from: number; to: number } | null } {
	const { isAdultsOnly, minGuestAge, maxAgeInfant } = policy;
	if (isAdultsOnly) return { adultsFrom: minGuestAge ?? DEFAULT_MIN_GUEST_AGE, children: null };
	const to = maxAgeChild(policy);
	return { adultsFrom: to + 1, children: { from: maxAgeInfant === null ? 0 : maxAgeInfant + 1, to } };
}
