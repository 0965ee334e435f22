import type { Actor } from '../user/actor';
import {
	CREATE_TRAVEL_AGENCY,
	GET_BANK_REQUIREMENTS,
	GET_CURRENT_USER,
	GET_PUBLIC_INFO,
	GET_TRAVEL_AGENCY,
	LIST_PAYOUT_CURRENCIES,
	LIST_TRAVEL_AGENCIES,
	PATCH_TRAVEL_AGENCY,
	PATCH_USER,
} from './account-calls';
import type { ApiCall } from './api-call';
import { GET_STREAM_TOKEN, START_CHAT } from './chat-calls';
import { GET_HOTEL, GET_INVITATION_LINK, LIST_POSTS } from './hotel-calls';
import { LIST_AVAILABLE_HOTELS, LIST_HOTEL_LOCATIONS, LIST_HOTEL_POINTS, LIST_PROGRAMS } from './hotel-search-calls';
import { CREATE_HOTEL_INTEREST } from './interest-calls';
import {
	CREATE_LEAD,
	DELETE_LEAD,
	GET_LEAD,
	LIST_LEADS,
	PATCH_LEAD,
	REPORT_SALES,
	SUGGEST_CLIENTS,
	SUGGEST_LAST_LEADS,
} from './lead-calls';
import {
	GET_HOTEL_ROOM,
	GET_ROOM_AVAILABILITY,
	LIST_AVAILABLE_ROOMS,
	LIST_HOTEL_ROOMS,
	LIST_ROOM_OFFERS,
} from './offer-calls';
import {
	GET_PROPERTY,
	LIST_COUNTRY_NAMES,
	LIST_FACILITIES,
	LIST_PROPERTIES,
	LIST_STAYS,
	LIST_STAYS_OF_PROPERTY,
} from './read-calls';
import { NOTE_USE, SEND_MAIL, SUBSCRIBE } from './write-calls';

/** Every call that anybody may make, in the order of its description. */
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

/** The calls of people who are signed in. */
const SIGNED_IN_CALLS: readonly ApiCall[] = [
	LIST_AVAILABLE_HOTELS,
	LIST_HOTEL_POINTS,
	LIST_HOTEL_LOCATIONS,
	LIST_PROGRAMS,
	CREATE_HOTEL_INTEREST,
	CREATE_LEAD,
	PATCH_LEAD,
	LIST_LEADS,
	GET_LEAD,
	DELETE_LEAD,
	REPORT_SALES,
	SUGGEST_CLIENTS,
	SUGGEST_LAST_LEADS,
	LIST_HOTEL_ROOMS,
	LIST_AVAILABLE_ROOMS,
	GET_HOTEL_ROOM,
	LIST_ROOM_OFFERS,
	GET_ROOM_AVAILABILITY,
	START_CHAT,
	GET_STREAM_TOKEN,
	GET_CURRENT_USER,
	PATCH_USER,
	LIST_TRAVEL_AGENCIES,
	CREATE_TRAVEL_AGENCY,
	GET_TRAVEL_AGENCY,
	PATCH_TRAVEL_AGENCY,
	GET_PUBLIC_INFO,
	GET_BANK_REQUIREMENTS,
	LIST_PAYOUT_CURRENCIES,
	GET_HOTEL,
	GET_INVITATION_LINK,
	LIST_POSTS,
] as readonly ApiCall[];

/** The calls that are described to somebody; nobody signed in reads of agents' terms nowhere (decisions 41). */
export function callsFor(actor: Pick<Actor, 'role'> | null): readonly ApiCall[] {
	return actor === null ? API_CALLS : [...API_CALLS, ...SIGNED_IN_CALLS];
}
