import type { AccessGroup } from '~/domain/access/access-groups';

/**
 * The permitted groups of each route, by the route's id; routes that share a module by the word before the colon. Routes that are not
 * listed are for admins only. Verbs check again.
 */
export const ROUTE_ACCESS: Readonly<Record<string, AccessGroup>> = {
	root: 'everybody',

	'routes/consumer/layout': 'everybody',
	'routes/consumer/home': 'everybody',
	'routes/consumer/search': 'brandLogin',
	'routes/consumer/destinations': 'brandLogin',
	'routes/consumer/other-periods': 'brandLogin',
	'routes/consumer/demo-houses': 'brandLogin',
	'routes/consumer/shortlist': 'brandLogin',
	'routes/consumer/shortlist-enquiry': 'brandLogin',
	'routes/consumer/gone': 'everybody',
	'routes/consumer/legacy': 'everybody',
	'routes/consumer/not-found': 'everybody',
	'routes/consumer/payment-return': 'everybody',
	'by-token': 'everybody',
	'routes/consumer/all-chalets': 'brandLogin',
	listing: 'brandLogin',
	property: 'brandLogin',
	'property-enquiry': 'brandLogin',
	'property-booking': 'brandLogin',
	'routes/consumer/enquiry': 'brandLogin',
	contact: 'brandLogin',
	kontakt: 'brandLogin',
	'routes/consumer/newsletter': 'everybody',
	'routes/consumer/newsletter-confirm': 'everybody',
	'routes/consumer/newsletter-unsubscribe': 'everybody',

	content: 'everybody',
	alps: 'everybody',
	'routes/content/feature-flags': 'everybody',
	'routes/seo/robots': 'everybody',
	'routes/seo/sitemap-index': 'everybody',
	'routes/seo/sitemap-part': 'everybody',

	'routes/account/signup': 'everybody',
	'routes/account/signin': 'everybody',
	'routes/account/oidc-callback': 'everybody',
	'routes/account/signout': 'everybody',
	'routes/account/user': 'signedIn',
	'routes/account/onboarding': 'signedIn',
	'routes/partner/layout': 'everybody',
	'routes/partner/index': 'everybody',
	'routes/partner/agency': 'partners',
	'routes/partner/acting-agency': 'admin',
	'routes/partner/agency-brand': 'partners',
	'routes/partner/agency-letterhead': 'partners',
	'routes/partner/concierge-jobs': 'operators',
	'routes/partner/inbox': 'inbox',
	'routes/partner/inbox-houses': 'operators',
	'routes/partner/inbox-weeks': 'operators',
	'routes/partner/conversations': 'partners',
	'routes/partner/conversation:agency': 'partners',
	'routes/partner/conversation:hotel': 'inbox',
	// Of agents and hotels alike; the verbs check who takes part.
	'routes/partner/conversations-about': 'signedIn',
	'routes/partner/conversations-unread': 'signedIn',
	'routes/partner/conversation-messages': 'signedIn',
	'routes/partner/conversation-file': 'signedIn',
	'routes/partner/conversation-members': 'partners',
	'routes/partner/conversation-channel': 'signedIn',
	'routes/partner/conversation-rates': 'signedIn',
	'routes/partner/conversation-rate': 'signedIn',
	'routes/partner/commission': 'partners',
	'routes/partner/commission-csv': 'partners',
	'routes/partner/calendar': 'partners',
	'routes/partner/my-network': 'partners',
	// Open to every holder of the token.
	'routes/partner/calendar-feed': 'everybody',
	'routes/partner/admin': 'admin',
	'routes/partner/admin-agencies': 'admin',
	'routes/partner/admin-leads': 'admin',
	'routes/partner/admin-lead': 'admin',
	'routes/partner/admin-users': 'admin',
	'routes/partner/admin-brands': 'admin',
	'routes/partner/admin-mails': 'admin',
	'routes/partner/admin-crashes': 'admin',
	'routes/partner/admin-audit': 'admin',
	'routes/partner/admin-privacy': 'admin',
	'routes/partner/admin-client-export': 'admin',
	'routes/partner/dashboard': 'partners',
	'routes/partner/lead': 'partners',
	'routes/partner/help-centre': 'partners',
	'routes/partner/supervisor': 'supervisorAgentDashboard',
	'routes/partner/lead-document': 'partners',
	'routes/partner/lead-preview': 'partners',
	'routes/partner/leads-csv': 'partners',
	'routes/partner/notices': 'partners',
	// Every signed-in user finds places; leads are limited to his scope.
	'routes/partner/find': 'signedIn',
	'routes/agent/hotels': 'agentDashboard',
	'hotels-fallback': 'agentDashboard',
	'routes/hotel/room-rates': 'brandPartners',
	'routes/hotel/party-rooms': 'brandPartners',
	'routes/hotel/shop-modal': 'brandPartners',
	'routes/hotel/save-interest': 'partners',
	'routes/hotel/new-enquiry': 'partners',
	'routes/hotel/hotel': 'brandPartners',
	'routes/hotel/invite-sales-contact': 'partners',
	'routes/hotel/booking-engine': 'brandPartners',
	inspiration: 'brandPartners',
	// Open to every holder of the token.
	'routes/hotel/invitation': 'everybody',

	'routes/api/reference': 'everybody',
	'routes/api/suggest': 'everybody',
	'routes/api/mailer': 'everybody',
	'routes/api/newsletter-client': 'everybody',
	'routes/api/frontend-logs': 'everybody',
	'routes/api/openapi': 'everybody',
	'routes/api/facilities': 'everybody',
	'routes/api/properties': 'everybody',
	'routes/api/property': 'everybody',
	'routes/api/property-stays': 'everybody',
	'routes/api/stays': 'everybody',
	'routes/api/hotel': 'brandPartners',
	'routes/api/inspiration': 'brandPartners',
	'routes/api/hotel-invitation-link': 'partners',
	'routes/api/country-names': 'everybody',
	'routes/api/available-hotels': 'agentDashboard',
	'routes/api/hotels': 'agentDashboard',
	'routes/api/hotel-points': 'agentDashboard',
	'routes/api/hotel-locations': 'partners',
	'routes/api/programs': 'signedIn',
	// Operators see the leads of their properties; the verbs say whose each one is.
	'routes/api/leads': 'signedIn',
	'routes/api/lead': 'signedIn',
	'routes/api/new-lead': 'partners',
	'routes/api/hotel-interests': 'partners',
	'routes/api/lead-property': 'partners',
	'routes/api/sales-reports': 'supervisorAgentDashboard',
	'routes/api/autocomplete-clients': 'partners',
	'routes/api/autocomplete-last-leads': 'partners',
	'routes/api/current-user': 'signedIn',
	'routes/api/stream-chat-token': 'signedIn',
	'routes/api/hotel-chats': 'partners',
	'routes/api/user': 'signedIn',
	'routes/api/travel-agencies': 'signedIn',
	'routes/api/travel-agency': 'signedIn',
	'routes/api/travel-agency-public-info': 'signedIn',
	'routes/api/bank-account-requirements': 'signedIn',
	'routes/api/payout-currencies': 'signedIn',
	'routes/api/hotel-rooms': 'brandPartners',
	'routes/api/available-rooms': 'brandPartners',
	'routes/api/hotel-room': 'brandPartners',
	'routes/api/room-offers': 'brandPartners',
	'routes/api/room-availability': 'brandPartners',
	'routes/api/not-found': 'everybody',
};

/** The permitted groups of the route with this id; fails closed. */
export function accessOf(routeId: string): AccessGroup {
	return ROUTE_ACCESS[routeId] ?? ROUTE_ACCESS[routeId.split(':', 1)[0] ?? ''] ?? 'admin';
}

/** Groups whose users need no agency: everything else requires a verified one. */
export const NEEDS_NO_AGENCY: ReadonlySet<AccessGroup> = new Set([
	'everybody',
	'brandLogin',
	'signedIn',
	'operators',
	'inbox',
	'hotelStaff',
	'admin',
]);

/** Pages and calls about one agency: an admin has none of his own and acts for one before he opens them. */
const ABOUT_ONE_AGENCY: ReadonlySet<string> = new Set([
	...['agency-brand', 'agency-letterhead', 'commission', 'commission-csv', 'dashboard', 'lead'].map(
		(name) => `routes/partner/${name}`,
	),
	...['lead-document', 'lead-preview', 'leads-csv', 'my-network', 'notices', 'supervisor'].map(
		(name) => `routes/partner/${name}`,
	),
	...['autocomplete-clients', 'autocomplete-last-leads', 'hotel-invitation-link'].map((name) => `routes/api/${name}`),
]);

/** Whether an admin must act for an agency to open the route with this id. */
export function isAboutOneAgency(routeId: string): boolean {
	return ABOUT_ONE_AGENCY.has(routeId.split(':', 1)[0] ?? '');
}
