import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';

/** Brands that take enquiries without a sign-in, and whose own team answers them. */
export function openBrands(): readonly BrandProfile[] {
	return knownBrands().profiles.filter(({ isLoginRequired }) => !isLoginRequired);
}
