import type { ApiCall } from './api-call';
import {
	GET_PROPERTY,
	LIST_COUNTRY_NAMES,
	LIST_FACILITIES,
	LIST_PROPERTIES,
	LIST_STAYS,
	LIST_STAYS_OF_PROPERTY,
} from './read-calls';
import { NOTE_USE, SEND_MAIL, SUBSCRIBE } from './write-calls';

/** Every call of the API, in the order of its description. */
export const API_CALLS: readonly ApiCall[] = [
	LIST_PROPERTIES,
	GET_PROPERTY,
	LIST_STAYS_OF_PROPERTY,
	LIST_STAYS,
	LIST_FACILITIES,
	LIST_COUNTRY_NAMES,
	SEND_MAIL,
	SUBSCRIBE,
	NOTE_USE,
] as readonly ApiCall[];
