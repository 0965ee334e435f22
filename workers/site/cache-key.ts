import type { BrandProfile } from '~/domain/brand/brand-profile';
import { wordOf } from './route-groups';

/** Query names that change a public page (CACHE-2). Everything else is left out of the key. */
const KEYED = new Set([
	'_data',
	'adults',
	'after',
	'area',
	'babies',
	'bedrooms',
	'card',
	'checkIn',
	'checkInDate',
	'checkOut',
	'checkOutDate',
	'children',
	'childrenAges',
	'compare',
	'conditions',
	'cots',
	'countryArray',
	'destination',
	'exactDestination',
	'facilityArray',
	'fast-lane',
	'flexiblePeriod',
	'group',
	'highChairs',
	'houses',
	'includeDemos',
	'includeOrder',
	'includeSalesInformation',
	'limit',
	'lng',
	'month',
	'numAdults',
	'numChildren',
	'off',
	'page',
	'paymentProfile',
	'petsAllowed',
	'priceRange',
	'projection',
	'propertyTypeArray',
	'q',
	'requestedRoomQuantity',
	'roomId',
	'sectorArray',
	'serviceLevel',
	'serviceLevelArray',
	'sort',
	'view',
]);

/** First words of paths whose answers are for one person, and whose query belongs to one person. */
const PERSONAL = new Set([
	'calendar',
	'calendars',
	'distribution',
	'hotel-invitation',
	'hotels',
	'oidc-callback',
	'oidc-logout',
	'second-factor',
	'onboarding',
	'p',
	'partner',
	'signin',
	'signout',
	'signup',
	'stripe-payments',
	'team-invitation',
	'trips',
	'user',
]);

const MAX_QUERY_LENGTH = 1500;

/**
 * The key of a public page, or null when it must not be cached (a personal page, a query longer than a person types).
 * The order of keys does not matter, the order of a repeated key's values does not either.
 */
export function cacheKey(
	url: URL,
	{ key, version }: Pick<BrandProfile, 'key' | 'version'>,
	language: string,
): string | null {
	if (PERSONAL.has(wordOf(url.pathname))) return null;
	const brand = `${key}.${version}`;
	if (url.search === '' || url.search === '?') return `${brand}|${language}|${url.origin}${url.pathname}`;
	if (url.search.length > MAX_QUERY_LENGTH) return null;
	// A week that is held for one guest is free for that one alone (ENQUIRY-14).
	if (url.searchParams.has('held')) return null;
	// Calls refuse names that they do not know, and a refusal is not stored.
	const isApi = url.pathname.startsWith('/api/');
	const pairs: string[] = [];
	for (const [name, value] of url.searchParams) {
		if ((isApi || KEYED.has(name)) && name !== 'priceRange') pairs.push(`${name}=${encodeURIComponent(value)}`);
	}
	// From and to, as a form with two fields sends them: their order counts.
	const prices = url.searchParams.getAll('priceRange').slice(0, 2);
	if (prices.length > 0) pairs.push(`priceRange=${encodeURIComponent(prices.join(';'))}`);
	return `${brand}|${language}|${url.origin}${url.pathname}?${pairs.sort().join('&')}`;
}
