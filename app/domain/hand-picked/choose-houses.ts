/** What the choice looks at; candidates come best first. */
export type Candidate = { id: string; place: string; country: string };

const MOST_OF_A_COUNTRY = 2;

/**
 * A handful of the best houses that also shows how far the collection goes: no place twice and no country more than twice, as long
 * as others are left; only then the best of the rest. The order of the candidates stays within each of the three rounds.
 */
export function chooseHouses<House extends Candidate>(candidates: readonly House[], count: number): House[] {
	const chosen = new Set<House>();
	const rounds: ((house: House) => boolean)[] = [
		(house) =>
			!some(chosen, ({ place }) => place === house.place) &&
			[...chosen].filter(({ country }) => country === house.country).length < MOST_OF_A_COUNTRY,
		(house) => !some(chosen, ({ place }) => place === house.place),
		() => true,
	];
	for (const isWelcome of rounds) {
		for (const house of candidates) {
			if (chosen.size >= count) return [...chosen];
			if (!chosen.has(house) && isWelcome(house)) chosen.add(house);
		}
	}
	return [...chosen];
}

function some<House>(houses: ReadonlySet<House>, test: (house: House) => boolean): boolean {
	return [...houses].some(test);
}
