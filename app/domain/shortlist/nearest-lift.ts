/** A distance as the catalogue tells it; the English name is the one that is understood. */
export type NamedDistance = { nameEn: string; name: string; metres: number };

const UP_THE_MOUNTAIN = /\b(lifts?|chairlifts?|gondolas?|cable cars?|funicular|piste|slopes?)\b/i;

/** The nearest lift or piste among a property's distances; null when none is told. */
export function nearestLift(distances: readonly NamedDistance[]): { to: string; metres: number } | null {
	const lifts = distances.filter(({ nameEn }) => UP_THE_MOUNTAIN.test(nameEn));
	const nearest = lifts.toSorted((a, b) => a.metres - b.metres)[0];
	return nearest ? { to: nearest.name, metres: nearest.metres } : null;
}
