import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import type { Actor } from '../user/actor';

/** Whether what an actor sells is a brand's own, which brings no commission (ADR 46). */
export function isOfTeam({ actor }: { actor: Actor | null }): boolean {
	return actor?.agency != null && actor.agency.teamBrandKey !== null;
}

/** The brand that an actor sells under: the one whose own team he acts for, else that of the request. */
export function sellingBrand({ actor, brand }: { actor: Actor | null; brand: BrandProfile }): BrandProfile {
	const key = actor?.agency?.teamBrandKey;
	return key == null ? brand : { ...knownBrands().of(key), isCommissionDisplayed: false };
}
