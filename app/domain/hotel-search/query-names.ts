import { REFINEMENT_NAMES } from './hotel-refinement';

/** Query name for demonstration hotels, where it differs from the installation's default. */
export const DEMOS_NAME = 'includeDemos';

/** Query names of a search; a saved search has only these (SELECTION-8). */
export const QUERY_NAMES: readonly string[] = [
	'destination',
	'checkInDate',
	'checkOutDate',
	'rooms',
	'area',
	'paymentProfile',
	'hotelCategories',
	'roomCategories',
	'programIds',
	'maxKeys',
	'facilities',
	'roomFacilities',
	...REFINEMENT_NAMES,
];
