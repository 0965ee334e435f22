import type { ChosenStay } from '../property/choose-stay';
import type { TaxParty } from './tourist-tax';

/** Under 2. */
const BABY_AGE = 1;

/** Who may pay a tax of a page's stay: babies are children of their age (PRICE-20). */
export function taxPartyOf({ adults, children, childrenAges, babies }: ChosenStay): TaxParty {
	const known = childrenAges.filter((age) => age !== null);
	return { adults, children: children + babies, childrenAges: [...known, ...new Array<number>(babies).fill(BABY_AGE)] };
}
