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
import {
	LIST_AVAILABLE_HOTELS,
	LIST_HOTEL_LOCATIONS,
	LIST_HOTEL_POINTS,
	LIST_HOTELS,
	LIST_PROGRAMS,
} from './hotel-search-calls';
import { CREATE_HOTEL_INTEREST } from './interest-calls';
import {
	CREATE_LEAD,
	CREATE_LEAD_RESOURCE,
	DELETE_LEAD,
	GET_LEAD,
	LIST_LEADS,
	PATCH_LEAD,
	PATCH_LEAD_RESOURCE,
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
	SUGGEST,
} from './read-calls';
import { NOTE_USE, SEND_MAIL, SUBSCRIBE } from './write-calls';

/** Calls that belong together, under a heading of the description. */
export type ApiGroup = { id: string; title: string; text: string; calls: readonly ApiCall[] };

const group = (id: string, title: string, text: string, calls: readonly unknown[]): ApiGroup => ({
	...{ id, title, text },
	calls: calls as readonly ApiCall[],
});

/** Every call, in the order of its description. */
export const API_GROUPS: readonly ApiGroup[] = [
	group(
		'properties',
		'Properties and stays',
		'Open data: no account is needed, and pages of other sites may read it.',
		[
			...[LIST_PROPERTIES, GET_PROPERTY, LIST_STAYS_OF_PROPERTY, LIST_STAYS],
			...[LIST_FACILITIES, LIST_COUNTRY_NAMES, SUGGEST],
		],
	),
	group('messages', 'Messages', 'Enquiries, messages and notes to the team.', [SEND_MAIL, SUBSCRIBE, NOTE_USE]),
	group('hotels', 'Hotels', 'Search, pages and rates of hotels, with the prices of your agency.', [
		...[LIST_HOTELS, LIST_AVAILABLE_HOTELS, LIST_HOTEL_POINTS, LIST_HOTEL_LOCATIONS, LIST_PROGRAMS, GET_HOTEL],
		...[LIST_HOTEL_ROOMS, LIST_AVAILABLE_ROOMS, GET_HOTEL_ROOM, LIST_ROOM_OFFERS, GET_ROOM_AVAILABILITY],
		...[CREATE_HOTEL_INTEREST, START_CHAT, GET_INVITATION_LINK, LIST_POSTS],
	]),
	group('leads', 'Leads and sales', 'Interests, options and bookings of your agency, its clients and its figures.', [
		...[LIST_LEADS, GET_LEAD, CREATE_LEAD, PATCH_LEAD, DELETE_LEAD, CREATE_LEAD_RESOURCE, PATCH_LEAD_RESOURCE],
		...[REPORT_SALES, SUGGEST_CLIENTS, SUGGEST_LAST_LEADS],
	]),
	group('account', 'Account and agency', 'Who is signed in, the agency, and how it is paid.', [
		...[GET_CURRENT_USER, PATCH_USER, LIST_TRAVEL_AGENCIES, CREATE_TRAVEL_AGENCY, GET_TRAVEL_AGENCY],
		...[PATCH_TRAVEL_AGENCY, GET_PUBLIC_INFO, LIST_PAYOUT_CURRENCIES, GET_BANK_REQUIREMENTS, GET_STREAM_TOKEN],
	]),
];

/** Every call of the API. */
export const API_CALLS: readonly ApiCall[] = API_GROUPS.flatMap(({ calls }) => calls);
