import type { QueryParty } from './stay-query';

/** The guests of a page's stay. */
export function partyOf({ adults, children, babies, childrenAges, cots, highChairs }: QueryParty): QueryParty {
	return {
		...{ adults, children },
		...(babies ? { babies } : {}),
		...(childrenAges ? { childrenAges } : {}),
		...(cots ? { cots } : {}),
		...(highChairs ? { highChairs } : {}),
	};
}
