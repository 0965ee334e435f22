/** The tabs of a house for the trade (P§2), in their order; keys 1 to 4. */
export const HOUSE_TABS = ['general', 'description', 'availability', 'conditions'] as const;

export type HouseTab = (typeof HOUSE_TABS)[number];

/** Query names of that page beside those of a stay. */
export const TAB_NAME = 'tab';
export const SEASON_NAME = 'season';

/** The tab that an address opens: the one it names; else availability where it asks for a stay or a season, else the first. */
export function readHouseTab(query: URLSearchParams): HouseTab {
	const named = HOUSE_TABS.find((tab) => tab === query.get(TAB_NAME));
	if (named) return named;
	return ['checkIn', 'checkOut', 'serviceLevel', SEASON_NAME].some((name) => query.has(name))
		? 'availability'
		: 'general';
}
