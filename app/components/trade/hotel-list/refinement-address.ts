import { REFINEMENT_NAMES } from '~/domain/hotel-search/hotel-refinement';

/** The address of a search without its filters by rate; the order stays. */
export function withoutRefinement(search: string): string {
	const query = new URLSearchParams(search);
	for (const name of REFINEMENT_NAMES) if (name !== 'sort') query.delete(name);
	return `?${query}`;
}
