import type { AccessGroup } from '~/domain/access/access-groups';

/**
 * Who may open which route (H§6, decisions 21 to 26, 55, 56), by the route's id; routes that share a module by the word before the
 * colon. What does not stand here is for admins only. Verbs check again what they are asked to do.
 */
export const ROUTE_ACCESS: Readonly<Record<string, AccessGroup>> = {
	root: 'everybody',

	'routes/consumer/layout': 'everybody',
	'routes/consumer/home': 'everybody',
	'routes/consumer/search': 'brandLogin',
	'routes/consumer/destinations': 'brandLogin',
	'routes/consumer/other-periods': 'brandLogin',
	'routes/consumer/shortlist': 'brandLogin',
	'routes/consumer/shortlist-enquiry': 'brandLogin',
	'routes/consumer/gone': 'everybody',
	'routes/consumer/legacy': 'everybody',
	'routes/consumer/not-found': 'everybody',
	'by-token': 'everybody',
	'routes/consumer/partner-access': 'everybody',
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
	'routes/partner/inbox': 'inbox',
	'routes/partner/inbox-houses': 'operators',
	'routes/partner/inbox-weeks': 'operators',
	'routes/partner/commission': 'partners',
	'routes/partner/commission-csv': 'partners',
	'routes/partner/calendar': 'partners',
	// Whoever knows the token.
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
	'routes/partner/dashboard': 'partners',
	'routes/partner/leads-csv': 'partners',
	'routes/agent/hotels': 'agentDashboard',

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
	'routes/api/country-names': 'everybody',
	// Operators see the leads of their houses; the verbs say whose each one is.
	'routes/api/leads': 'signedIn',
	'routes/api/lead': 'signedIn',
	'routes/api/new-lead': 'partners',
	'routes/api/lead-property': 'partners',
	'routes/api/sales-reports': 'supervisorAgentDashboard',
	'routes/api/autocomplete-clients': 'partners',
	'routes/api/autocomplete-last-leads': 'partners',
	'routes/api/current-user': 'signedIn',
	'routes/api/user': 'signedIn',
	'routes/api/travel-agencies': 'signedIn',
	'routes/api/travel-agency': 'signedIn',
	'routes/api/travel-agency-public-info': 'signedIn',
	'routes/api/bank-account-requirements': 'signedIn',
	'routes/api/payout-currencies': 'signedIn',
	'routes/api/not-found': 'everybody',
};

/** Who may open the route with this id; fails closed. */
export function accessOf(routeId: string): AccessGroup {
	return ROUTE_ACCESS[routeId] ?? ROUTE_ACCESS[routeId.split(':', 1)[0] ?? ''] ?? 'admin';
}

/** Groups whose people need no agency of their own: everything else asks for a verified one. */
export const NEEDS_NO_AGENCY: ReadonlySet<AccessGroup> = new Set([
	'everybody',
	'brandLogin',
	'signedIn',
	'operators',
	'inbox',
	'hotelStaff',
	'admin',
]);
