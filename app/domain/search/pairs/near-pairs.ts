import { distanceKm } from '../../place/distance-km';

/** Properties that stand next to each other are at most so far apart (SEARCH-19). */
const NEXT_TO_KM = 0.15;

/** Degrees of latitude of a cell that no neighbour lies two cells away from. */
const CELL_DEGREES = 0.0015;

/** A property for a pair; positions are exact and never leave the server. */
export type PairCandidate = {
	id: string;
	no: number;
	latitude: number;
	longitude: number;
	bedsAdults: number;
	bedsChildren: number;
	bedrooms: number | null;
};

export type PairNeed = { adults: number; guests: number; bedrooms: number };

/**
 * Pairs of neighbours with room for a party, in the order of the candidates, each property in one pair at most. Looks only at neighbours,
 * so thousands of candidates cost no more than their number.
 */
export function nearPairs(
	candidates: readonly PairCandidate[],
	need: PairNeed,
	limit: number,
): [PairCandidate, PairCandidate][] {
	const cells = new Map<string, PairCandidate[]>();
	for (const candidate of candidates) {
		const key = cellOf(candidate, 0, 0);
		const cell = cells.get(key);
		if (cell) cell.push(candidate);
		else cells.set(key, [candidate]);
	}
	const used = new Set<string>();
	const pairs: [PairCandidate, PairCandidate][] = [];
	for (const first of candidates) {
		if (pairs.length === limit) break;
		if (used.has(first.id)) continue;
		const second = neighboursOf(first, cells).find(
			(other) => other.id !== first.id && !used.has(other.id) && hasRoom(first, other, need),
		);
		if (!second) continue;
		for (const { id } of [first, second]) used.add(id);
		pairs.push([first, second]);
	}
	return pairs;
}

function hasRoom(a: PairCandidate, b: PairCandidate, { adults, guests, bedrooms }: PairNeed): boolean {
	const adultBeds = a.bedsAdults + b.bedsAdults;
	return (
		adultBeds >= adults &&
		adultBeds + a.bedsChildren + b.bedsChildren >= guests &&
		(a.bedrooms ?? 0) + (b.bedrooms ?? 0) >= bedrooms &&
		distanceKm(a, b) <= NEXT_TO_KM
	);
}

function neighboursOf(of: PairCandidate, cells: ReadonlyMap<string, PairCandidate[]>): PairCandidate[] {
	const steps = [-1, 0, 1];
	return steps.flatMap((north) => steps.flatMap((east) => cells.get(cellOf(of, north, east)) ?? []));
}

/** A cell is at least 150 m wide up to 70 degrees of latitude. */
function cellOf({ latitude, longitude }: PairCandidate, north: number, east: number): string {
	const width = 3 * CELL_DEGREES;
	return `${Math.floor(latitude / CELL_DEGREES) + north} ${Math.floor(longitude / width) + east}`;
}
