/** The tabs of a property for the trade (LEAD-37), in their order; keys 1 to 4. */
export const PROPERTY_TABS = ['general', 'description', 'availability', 'conditions'] as const;

export type PropertyTab = (typeof PROPERTY_TABS)[number];

/** Query names of that page beside those of a stay. */
export const TAB_NAME = 'tab';
export const SEASON_NAME = 'season';

/** The tab that an address opens: the one it names; else availability where it asks for a stay or a season, else the first. */
export function readPropertyTab(query: URLSearchParams): PropertyTab {
	const named = PROPERTY_TABS.find((tab) => tab === query.get(TAB_NAME));
	if (named) return named;
	return ['checkIn', 'checkOut', 'serviceLevel', SEASON_NAME].some((name) => query.has(name))
		? 'availability'
		: 'general';
}
