import { type AccessActor, evaluateAccess } from '../access/access-groups';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import type { Actor } from '../user/actor';

/** Whether an actor acts for a brand's own team, which earns no commission (ADR 46). */
export function isOfTeam({ actor }: { actor: Actor | null }): boolean {
	return actor?.agency != null && actor.agency.teamBrandKey !== null;
}

/** Whether an actor may act for the brands' own teams (ACCESS-23). */
export function mayActForTeams(actor: AccessActor): boolean {
	return evaluateAccess('enquiries', actor, { isLoginRequired: true }) === 'allowed';
}

/** The brand that an actor sells under: the one whose team he acts for, otherwise that of the request. */
export function sellingBrand({ actor, brand }: { actor: Actor | null; brand: BrandProfile }): BrandProfile {
	const key = actor?.agency?.teamBrandKey;
	return key == null ? brand : { ...knownBrands().of(key), isCommissionDisplayed: false };
}
