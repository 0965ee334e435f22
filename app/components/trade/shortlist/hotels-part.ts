import { partOf } from '../../ui/part-of';

export const SHORTLIST_HOTELS = 'shortlist-hotels';

/** The hotels of an agent's shortlist; guests load nothing of it. */
export const ShortlistHotelsPart = partOf(SHORTLIST_HOTELS, () => import('./shortlist-hotels'), [
	'hotel-list',
	'rooms',
	'shortlist',
]);
