import type { BrandProfile } from './brand-profile';

/** The affiliate whose sign-up page an address names (`/signup/{affiliateName?}`, BRAND-13), in any case; undefined for none. */
export function affiliateBrand(name: string | undefined, profiles: readonly BrandProfile[]): BrandProfile | undefined {
	const key = name?.toLowerCase();
	return profiles.find((profile) => profile.key === key && profile.affiliate !== null);
}
