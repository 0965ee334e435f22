import { index, layout, type RouteConfig, route } from '@remix-run/route-config';
import { ALPS_PATH, ALPS_STORIES } from './domain/content/alps-pages';
import { addressesOf } from './domain/content/content-page';
import { PLAIN_PAGES } from './domain/content/plain-pages';
import { API_PATHS } from './routes/api-paths';

/** The whole URL map. Redirects are answered before it, by `workers/site`. */
export default [
	layout('routes/consumer/layout.tsx', [
		index('routes/consumer/home.tsx'),
		route('search', 'routes/consumer/search.tsx'),
		route('destinations', 'routes/consumer/destinations.tsx'),
		route('search/other-periods', 'routes/consumer/other-periods.tsx'),
		route('search/points', 'routes/consumer/search-points.ts'),
		route('search/suggest', 'routes/consumer/search-suggest.ts'),
		route('search/demo-houses', 'routes/consumer/demo-houses.ts'),
		route('property-calendar/*', 'routes/consumer/property-calendar.ts'),
		route('similar-properties/*', 'routes/consumer/similar-properties.ts'),
		route('map-features/:tile', 'routes/consumer/map-features.ts'),
		route('shortlist', 'routes/consumer/shortlist.tsx'),
		route('shortlist/enquire', 'routes/consumer/shortlist-enquiry.tsx'),
		route('properties/*', 'routes/consumer/gone.tsx'),
		route('legacy/:id', 'routes/consumer/legacy.tsx'),
		route('signin', 'routes/account/signin.tsx'),
		route('oidc-callback', 'routes/account/oidc-callback.tsx'),
		route('user', 'routes/account/user.tsx'),
		// For those who are not signed in; the others have their pages.
		route('partner', 'routes/partner/index.tsx'),
		// Needs a sign-in; the routes below it do not.
		route('partner/concierge-jobs', 'routes/partner/not-found.tsx', { id: 'routes/partner/concierge-jobs' }),
		// Opened by a signed token alone, never by the sign-in; without one there is nothing.
		...['partner/concierge-jobs/*', 'partner/cimalpes-payment-links/*'].map((path) =>
			route(path, 'routes/consumer/not-found.tsx', { id: `by-token:${path}` }),
		),
		route('stripe-payments/checkout-sessions/:sessionId', 'routes/consumer/payment-return.tsx'),
		route('hotels', 'routes/agent/hotels.tsx'),
		route('hotels/:hotelId', 'routes/hotel/hotel.tsx', [
			route('save-interest', 'routes/hotel/save-interest.tsx'),
			route('new-enquiry', 'routes/hotel/new-enquiry.tsx'),
			route('invite-sales-contact', 'routes/hotel/invite-sales-contact.tsx'),
			route('rooms/:roomId/shop-modal', 'routes/hotel/shop-modal.tsx'),
		]),
		route('hotels/inspirationnow', 'routes/hotel/inspiration.tsx', { id: 'inspiration:all' }),
		route('hotels/:hotelId/inspirationnow', 'routes/hotel/inspiration.tsx', { id: 'inspiration:hotel' }),
		route('hotel-invitation/:token', 'routes/hotel/invitation.tsx'),
		// Unknown addresses below the hotels redirect to their list.
		route('hotels/*', 'routes/agent/hotels.tsx', { id: 'hotels-fallback' }),
		route('chalets', 'routes/consumer/all-chalets.ts'),
		// By their words, so that no other path of as many segments is taken for a listing or a property.
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
	route('hotels/:hotelId/rooms/:roomId/rates', 'routes/hotel/room-rates.ts'),
	route('hotels/:hotelId/selection-check', 'routes/hotel/selection-check.ts'),
	route('hotels/:hotelId/party-rooms', 'routes/hotel/party-rooms.ts'),
	route('hotels/:hotelId/prices', 'routes/hotel/price-calendar.ts'),
	route('hotels/why-not', 'routes/hotel/why-not.ts'),
	route('distribution/hotels/:hotelId', 'routes/hotel/booking-engine.tsx', [
		route('rooms/:roomId/shop-modal', 'routes/hotel/shop-modal.tsx', { id: 'routes/hotel/shop-modal:engine' }),
	]),
	route('signup/:affiliateName?', 'routes/account/signup.tsx'),
	route('onboarding', 'routes/account/onboarding.tsx'),
	layout('routes/partner/layout.tsx', [
		route('partner/agency', 'routes/partner/agency.tsx'),
		route('partner/acting-agency', 'routes/partner/acting-agency.tsx'),
		route('partner/agency/brand', 'routes/partner/agency-brand.tsx'),
		route('partner/inbox', 'routes/partner/inbox.tsx'),
		route('partner/hotel', 'routes/partner/hotel-desk.tsx'),
		route('partner/hotel/calendar', 'routes/partner/hotel-calendar.tsx'),
		route('partner/hotel/rates', 'routes/partner/hotel-rates.tsx'),
		route('partner/hotel/rates/review', 'routes/partner/hotel-rates-review.tsx'),
		route('partner/hotel/changes', 'routes/partner/hotel-changes.tsx'),
		route('partner/inbox/:conversationId', 'routes/partner/conversation.tsx', {
			id: 'routes/partner/conversation:hotel',
		}),
		route('partner/conversations', 'routes/partner/conversations.tsx'),
		route('partner/conversations/:conversationId', 'routes/partner/conversation.tsx', {
			id: 'routes/partner/conversation:agency',
		}),
		route('partner/inbox/houses', 'routes/partner/inbox-houses.tsx'),
		route('partner/inbox/houses/:houseId', 'routes/partner/inbox-weeks.tsx'),
		route('partner/dashboard/commission', 'routes/partner/commission.tsx'),
		route('partner/calendar', 'routes/partner/calendar.tsx'),
		route('partner/my-network', 'routes/partner/my-network.tsx'),
		route('partner/dashboard/admin', 'routes/partner/admin.tsx'),
		route('partner/dashboard/admin/agencies', 'routes/partner/admin-agencies.tsx'),
		route('partner/dashboard/admin/leads', 'routes/partner/admin-leads.tsx'),
		route('partner/dashboard/admin/leads/:leadId', 'routes/partner/admin-lead.tsx'),
		route('partner/dashboard/admin/users', 'routes/partner/admin-users.tsx'),
		route('partner/dashboard/admin/brands', 'routes/partner/admin-brands.tsx'),
		route('partner/dashboard/admin/brands/:brandKey', 'routes/partner/admin-brand.tsx'),
		route('partner/dashboard/admin/brands/:brandKey/wording', 'routes/partner/admin-brand-wording.tsx'),
		route('partner/dashboard/admin/mails', 'routes/partner/admin-mails.tsx'),
		route('partner/dashboard/admin/crashes', 'routes/partner/admin-crashes.tsx'),
		route('partner/dashboard/admin/audit', 'routes/partner/admin-audit.tsx'),
		route('partner/dashboard/admin/privacy', 'routes/partner/admin-privacy.tsx'),
		route('partner/dashboard', 'routes/partner/dashboard.tsx'),
		route('partner/dashboard/leads/:leadId', 'routes/partner/lead.tsx'),
		// Of a hotel's rooms; those of a property lie over its page.
		...['take-option', 'book-now'].map((action) =>
			route(`partner/dashboard/leads/:leadId/${action}`, 'routes/partner/lead-rooms-request.tsx', {
				id: `routes/partner/lead-rooms-request:${action}`,
			}),
		),
		route('partner/dashboard/leads/:leadId/rooms', 'routes/partner/lead-rooms.tsx'),
		route('partner/help-centre', 'routes/partner/help-centre.tsx'),
		route('partner/dashboard/supervisor', 'routes/partner/supervisor.tsx'),
		route('partner/*', 'routes/partner/not-found.tsx'),
	]),
	route('partner/dashboard/leads/:leadId/confirmation', 'routes/partner/lead-document.tsx'),
	route('partner/dashboard/leads/:leadId/preview', 'routes/partner/lead-preview.ts'),
	route('partner/dashboard/leads/:leadId/rooms-preview', 'routes/partner/lead-rooms-preview.ts'),
	route('partner/notices', 'routes/partner/notices.ts'),
	route('partner/find', 'routes/partner/find.ts'),
	route('partner/dashboard/leads.csv', 'routes/partner/leads-csv.ts'),
	route('partner/conversations/about', 'routes/partner/conversations-about.ts'),
	route('partner/conversations/:conversationId/messages', 'routes/partner/conversation-messages.ts'),
	route('partner/conversations/:conversationId/files/:fileId', 'routes/partner/conversation-file.ts'),
	route('partner/conversations/:conversationId/members', 'routes/partner/conversation-members.ts'),
	route('partner/conversations/:conversationId/channel', 'routes/partner/conversation-channel.ts'),
	route('partner/conversations/:conversationId/rates', 'routes/partner/conversation-rates.ts'),
	route('partner/conversations/:conversationId/rates/:messageId', 'routes/partner/conversation-rate.ts'),
	route('signout', 'routes/account/signout.ts'),
	route('partner/agency/brand/letterhead.pdf', 'routes/partner/agency-letterhead.ts'),
	route('partner/dashboard/admin/privacy/export', 'routes/partner/admin-client-export.ts'),
	route('partner/dashboard/commission.csv', 'routes/partner/commission-csv.ts'),
	route('calendar/:file', 'routes/partner/calendar-feed.ts'),
	route('robots.txt', 'routes/seo/robots.ts'),
	route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
	route('sitemaps/:file', 'routes/seo/sitemap-part.ts'),
	...Object.entries(API_PATHS).map(([name, path]) => route(path, 'routes/api/call.ts', { id: `routes/api/${name}` })),
	route('api/openapi.json', 'routes/api/openapi.ts'),
	route('api/*', 'routes/api/not-found.ts'),
] satisfies RouteConfig;
