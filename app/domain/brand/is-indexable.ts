import { bareHost } from './bare-host';
import type { BrandProfile } from './brand-profile';

/** True where search engines may keep pages: the consumer brand on a host listed as production (BRAND-19). */
export function isIndexable(host: string, brand: BrandProfile, productionHosts: ReadonlySet<string>): boolean {
	return brand.isB2C && productionHosts.has(bareHost(host));
}
