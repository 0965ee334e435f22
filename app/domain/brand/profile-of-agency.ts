import type { RequestContext } from '~/context';
import type { BrandProfile } from './brand-profile';
import { BRAND_PROFILES } from './profiles';

/** The profile of a request without the agency's own design over it. */
export function profileOfAgency({ brand }: Pick<RequestContext, 'brand'>): BrandProfile {
	return BRAND_PROFILES.find(({ key }) => key === brand.key) ?? brand;
}
