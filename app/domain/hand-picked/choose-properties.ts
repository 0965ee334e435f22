/** What the choice looks at; candidates come best first. */
export type Candidate = { id: string; place: string; country: string };

const MOST_OF_A_COUNTRY = 2;

/**
 * A handful of the best properties that also shows how far the collection goes: no place twice and no country more than twice, as long
 * as others are left; only then the best of the rest. The order of the candidates stays within each of the three rounds.
 */
export function chooseProperties<Property extends Candidate>(
	candidates: readonly Property[],
	count: number,
): Property[] {
	const chosen = new Set<Property>();
	const rounds: ((property: Property) => boolean)[] = [
		(property) =>
			!some(chosen, ({ place }) => place === property.place) &&
			[...chosen].filter(({ country }) => country === property.country).length < MOST_OF_A_COUNTRY,
		(property) => !some(chosen, ({ place }) => place === property.place),
		() => true,
	];
	for (const isWelcome of rounds) {
		for (const property of candidates) {
			if (chosen.size >= count) return [...chosen];
			if (!chosen.has(property) && isWelcome(property)) chosen.add(property);
		}
	}
	return [...chosen];
}

function some<Property>(properties: ReadonlySet<Property>, test: (property: Property) => boolean): boolean {
	return [...properties].some(test);
}
