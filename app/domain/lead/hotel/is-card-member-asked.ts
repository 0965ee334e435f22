import type { BrandProfile } from '../../brand/brand-profile';
import type { Actor } from '../../user/actor';

/** Whether a client's card tier is asked for (LEAD-32): people of the card's lifestyle desk, and agencies of the card brands. */
export function isCardMemberAsked(
	actor: Pick<Actor, 'role'> | null,
	brand: Pick<BrandProfile, 'isAmexDesign'>,
): boolean {
	return actor?.role === 'amex_lifestyleAgent' || brand.isAmexDesign;
}
