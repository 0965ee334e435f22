import { index, layout, type RouteConfig, route } from '@remix-run/route-config';
import { ALPS_PATH, ALPS_STORIES } from './domain/content/alps-pages';
import { addressesOf } from './domain/content/content-page';
import { PLAIN_PAGES } from './domain/content/plain-pages';

/** The whole URL map (P§2). Redirects are answered before it, by `workers/site`. */
export default [
	layout('routes/consumer/layout.tsx', [
		index('routes/consumer/home.tsx'),
		route('search', 'routes/consumer/search.tsx'),
		route('destinations', 'routes/consumer/destinations.tsx'),
		route('search/other-periods', 'routes/consumer/other-periods.tsx'),
		route('shortlist', 'routes/consumer/shortlist.tsx'),
		route('shortlist/enquire', 'routes/consumer/shortlist-enquiry.tsx'),
		route('properties/*', 'routes/consumer/gone.tsx'),
		route('legacy/:id', 'routes/consumer/legacy.tsx'),
		route('signin', 'routes/account/signin.tsx'),
		route('oidc-callback', 'routes/account/oidc-callback.tsx'),
		route('user', 'routes/account/user.tsx'),
		// Opened by a signed token alone, never by the sign-in (decisions 24, 56); without one there is nothing.
		...['partner/concierge-jobs/*', 'partner/cimalpes-payment-links/*'].map((path) =>
			route(path, 'routes/consumer/not-found.tsx', { id: `by-token:${path}` }),
		),
		route('hotels', 'routes/agent/hotels.tsx'),
		route('hotels/*', 'routes/consumer/partner-access.tsx'),
		route('chalets', 'routes/consumer/all-chalets.ts'),
		// By their words, so that no other path of as many segments is taken for a listing or a house.
		...['chalets', 'apartments', 'appartements', 'villas'].flatMap((type) => [
			...[`${type}/:country`, `${type}/:country/:city`].map((path) =>
				route(path, 'routes/consumer/listing.tsx', { id: `listing:${path}` }),
			),
			route(`${type}/:country/:city/:propertyName`, 'routes/consumer/property.tsx', { id: `property:${type}` }, [
				route('enquire-now', 'routes/consumer/property-enquiry.tsx', { id: `property-enquiry:${type}` }),
			]),
			route(`${type}/:country/:city/:propertyName/:action`, 'routes/consumer/property-booking.tsx', {
				id: `property-booking:${type}`,
			}),
		]),
		route('enquire-now', 'routes/consumer/enquiry.tsx'),
		route('contact', 'routes/consumer/contact.tsx', { id: 'contact' }),
		route('kontakt', 'routes/consumer/contact.tsx', { id: 'kontakt' }),
		...PLAIN_PAGES.flatMap(addressesOf).map((path) =>
			route(path.slice(1), 'routes/content/plain-page.tsx', { id: `content:${path}` }),
		),
		route('fflags', 'routes/content/feature-flags.tsx'),
		route('newsletter', 'routes/consumer/newsletter.tsx'),
		route('newsletter/confirm/:token', 'routes/consumer/newsletter-confirm.tsx'),
		route('newsletter/unsubscribe/:token', 'routes/consumer/newsletter-unsubscribe.tsx'),
		// One route for all places: every route is in the list that browsers fetch.
		...[`${ALPS_PATH}/*`, ...ALPS_STORIES.map(({ paths }) => paths.de)].map((path) =>
			route(path.slice(1), 'routes/content/alps-page.tsx', { id: `alps:${path}` }),
		),
		route('api', 'routes/api/reference.tsx'),
		route('*', 'routes/consumer/not-found.tsx'),
	]),
	route('signup/:affiliateName?', 'routes/account/signup.tsx'),
	route('onboarding', 'routes/account/onboarding.tsx'),
	layout('routes/partner/layout.tsx', [
		route('partner', 'routes/partner/index.tsx'),
		route('partner/agency/brand', 'routes/partner/agency-brand.tsx'),
		route('partner/inbox', 'routes/partner/inbox.tsx'),
		route('partner/inbox/houses', 'routes/partner/inbox-houses.tsx'),
		route('partner/inbox/houses/:houseId', 'routes/partner/inbox-weeks.tsx'),
		route('partner/dashboard/commission', 'routes/partner/commission.tsx'),
		route('partner/calendar', 'routes/partner/calendar.tsx'),
		route('partner/dashboard/admin', 'routes/partner/admin.tsx'),
		route('partner/dashboard/admin/agencies', 'routes/partner/admin-agencies.tsx'),
		route('partner/dashboard/admin/leads', 'routes/partner/admin-leads.tsx'),
		route('partner/dashboard/admin/leads/:leadId', 'routes/partner/admin-lead.tsx'),
		route('partner/dashboard/admin/users', 'routes/partner/admin-users.tsx'),
		route('partner/dashboard/admin/brands', 'routes/partner/admin-brands.tsx'),
		route('partner/dashboard/admin/mails', 'routes/partner/admin-mails.tsx'),
		route('partner/dashboard/admin/crashes', 'routes/partner/admin-crashes.tsx'),
		route('partner/dashboard/admin/audit', 'routes/partner/admin-audit.tsx'),
		route('partner/*', 'routes/partner/not-found.tsx'),
	]),
	route('signout', 'routes/account/signout.ts'),
	route('partner/agency/brand/letterhead.pdf', 'routes/partner/agency-letterhead.ts'),
	route('partner/dashboard/commission.csv', 'routes/partner/commission-csv.ts'),
	route('calendar/:file', 'routes/partner/calendar-feed.ts'),
	route('robots.txt', 'routes/seo/robots.ts'),
	route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
	route('sitemaps/:file', 'routes/seo/sitemap-part.ts'),
	route('api/suggest', 'routes/api/suggest.ts'),
	route('api/mailer', 'routes/api/mailer.ts'),
	route('api/newsletter/client', 'routes/api/newsletter-client.ts'),
	route('api/frontendlogs', 'routes/api/frontend-logs.ts'),
	route('api/openapi.json', 'routes/api/openapi.ts'),
	route('api/facilities', 'routes/api/facilities.ts'),
	route('api/properties', 'routes/api/properties.ts'),
	route('api/properties/:id', 'routes/api/property.ts'),
	route('api/properties/:id/stays', 'routes/api/property-stays.ts'),
	route('api/stays', 'routes/api/stays.ts'),
	route('api/country-names', 'routes/api/country-names.ts'),
	route('api/sales/leads', 'routes/api/leads.ts'),
	route('api/sales/leads/new/property', 'routes/api/new-lead.ts'),
	route('api/sales/leads/:id', 'routes/api/lead.ts'),
	route('api/sales/leads/:id/property', 'routes/api/lead-property.ts'),
	route('api/sales/reports', 'routes/api/sales-reports.ts'),
	route('api/autocomplete/clients', 'routes/api/autocomplete-clients.ts'),
	route('api/autocomplete/last-leads', 'routes/api/autocomplete-last-leads.ts'),
	route('api/*', 'routes/api/not-found.ts'),
] satisfies RouteConfig;
