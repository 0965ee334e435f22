import * as account from './account-calls';
import type { ApiCall } from './api-call';
import { GET_STREAM_TOKEN, START_CHAT } from './chat-calls';
import { GET_HOTEL, GET_INVITATION_LINK, LIST_POSTS } from './hotel-calls';
import * as hotelSearch from './hotel-search-calls';
import { CREATE_HOTEL_INTEREST } from './interest-calls';
import * as lead from './lead-calls';
import * as offer from './offer-calls';
import * as proposal from './proposal-calls';
import * as open from './read-calls';
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
			...[open.LIST_PROPERTIES, open.GET_PROPERTY, open.LIST_STAYS_OF_PROPERTY, open.LIST_STAYS],
			...[open.LIST_FACILITIES, open.LIST_COUNTRY_NAMES, open.SUGGEST],
		],
	),
	group('messages', 'Messages', 'Enquiries, messages and notes to the team.', [SEND_MAIL, SUBSCRIBE, NOTE_USE]),
	group('hotels', 'Hotels', 'Search, pages and rates of hotels, with the prices of your agency.', [
		...[
			hotelSearch.LIST_HOTELS,
			hotelSearch.LIST_AVAILABLE_HOTELS,
			hotelSearch.LIST_HOTEL_POINTS,
			hotelSearch.LIST_HOTEL_LOCATIONS,
			hotelSearch.LIST_PROGRAMS,
			GET_HOTEL,
		],
		...[
			offer.LIST_HOTEL_ROOMS,
			offer.LIST_AVAILABLE_ROOMS,
			offer.GET_HOTEL_ROOM,
			offer.LIST_ROOM_OFFERS,
			offer.GET_ROOM_AVAILABILITY,
		],
		...[CREATE_HOTEL_INTEREST, START_CHAT, GET_INVITATION_LINK, LIST_POSTS],
	]),
	group('leads', 'Leads and sales', 'Interests, options and bookings of your agency, its clients and its figures.', [
		...[
			lead.LIST_LEADS,
			lead.GET_LEAD,
			lead.CREATE_LEAD,
			lead.PATCH_LEAD,
			lead.DELETE_LEAD,
			lead.CREATE_LEAD_RESOURCE,
			lead.PATCH_LEAD_RESOURCE,
		],
		...[lead.REPORT_SALES, lead.SUGGEST_CLIENTS, lead.SUGGEST_LAST_LEADS],
	]),
	group('proposals', 'Proposals', 'What your agency offers its clients, what they read, and what they decide.', [
		proposal.LIST_PROPOSALS,
		proposal.CREATE_PROPOSAL,
		proposal.GET_PROPOSAL,
		proposal.SEND_PROPOSAL,
		proposal.GET_PROPOSAL_VERSION,
		...[proposal.LIST_PROPOSAL_MESSAGES, proposal.WRITE_PROPOSAL_MESSAGE],
	]),
	group('account', 'Account and agency', 'Who is signed in, the agency, and how it is paid.', [
		...[
			account.GET_CURRENT_USER,
			account.PATCH_USER,
			account.LIST_TRAVEL_AGENCIES,
			account.CREATE_TRAVEL_AGENCY,
			account.GET_TRAVEL_AGENCY,
		],
		...[
			account.PATCH_TRAVEL_AGENCY,
			account.GET_PUBLIC_INFO,
			account.LIST_PAYOUT_CURRENCIES,
			account.GET_BANK_REQUIREMENTS,
			GET_STREAM_TOKEN,
		],
	]),
];

/** Every call of the API. */
export const API_CALLS: readonly ApiCall[] = API_GROUPS.flatMap(({ calls }) => calls);
