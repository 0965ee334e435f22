/** The tabs of a hotel's page in their order (OFFER-1); keys 1 to 5. */
export const HOTEL_TABS = ['hotel', 'rooms', 'sales', 'enquiry', 'mice'] as const;

export type HotelTab = (typeof HOTEL_TABS)[number];

/** Query name of the tab. */
export const HOTEL_TAB_NAME = 'tab';

/** Tabs of the bottom bar under 800 px (OFFER-1); what the others tell stands below the hotel's own there. */
export const BAR_TABS: ReadonlySet<HotelTab> = new Set(['hotel', 'rooms', 'enquiry', 'mice']);

/** Which tabs a hotel's page has: the trade's, or those of the consumer variant (OFFER-1). */
export function hotelTabs({ isTrade, hasMice }: { isTrade: boolean; hasMice: boolean }): HotelTab[] {
	return HOTEL_TABS.filter((tab) => (tab === 'mice' ? hasMice : isTrade || (tab !== 'rooms' && tab !== 'sales')));
}

/** The tab that an address opens: the one it names, else the rooms where it asks for a period, else the first. */
export function readHotelTab(query: URLSearchParams, tabs: readonly HotelTab[]): HotelTab {
	const named = tabs.find((tab) => tab === query.get(HOTEL_TAB_NAME));
	if (named) return named;
	const asksForPeriod = query.has('checkInDate') || query.has('checkOutDate');
	return asksForPeriod && tabs.includes('rooms') ? 'rooms' : 'hotel';
}

/**
 * Whether a hotel's rooms for meetings are shown (OFFER-1): for one named like "standard demo", or under the flag for what is still being
 * tried, where there is anything to show.
 */
export function showsMice({ name, count }: { name: string; count: number }, isFlagOn: boolean): boolean {
	return /standard[\s-]*demo/i.test(name) || (isFlagOn && count > 0);
}
