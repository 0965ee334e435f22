import { expect, test } from 'vitest';
import { forVisitors, hasRoutes, visitorsManifest } from '../../../workers/site/visitors-build';

const IDS = [
	'root',
	'routes/consumer/search',
	'routes/consumer/search-points',
	'routes/account/signin',
	'routes/account/user',
	'routes/api/reference',
	'routes/api/suggest',
	'routes/seo/robots',
	'routes/partner/layout',
	'routes/partner/index',
	'routes/partner/not-found',
	'routes/partner/dashboard',
	'by-token:partner/concierge-jobs/*',
	'routes/hotel/hotel',
	'routes/hotel/save-interest',
	'routes/hotel/new-enquiry',
	'routes/hotel/shop-modal:engine',
	'inspiration:all',
	'routes/consumer/payment-return',
];
const build = {
	assets: { version: '7', url: '/assets/manifest-7.js', routes: Object.fromEntries(IDS.map((id) => [id, { id }])) },
} as unknown as Parameters<typeof forVisitors>[0];

test('visitors hear of what they can come to', async () => {
	const own = forVisitors(build, { hasApart: false });
	expect(Object.keys(own.assets.routes)).toEqual([
		'root',
		'routes/consumer/search',
		'routes/account/signin',
		'routes/api/reference',
		'routes/partner/index',
	]);
	expect(visitorsManifest(own, '/assets/manifest-7.js')).toBeNull();
	const answer = visitorsManifest(own, '/assets/visitors-7.js');
	expect(answer?.headers.get('cache-control')).toContain('immutable');
	expect(await answer?.text()).toMatch(/^window\.__remixManifest=\{.*"url":"\/assets\/visitors-7\.js".*\};$/);
});

test('documents of hotels and those that mails lead to have their routes too', () => {
	const apart = forVisitors(build, { hasApart: true });
	expect(Object.keys(apart.assets.routes).slice(-4)).toEqual([
		'by-token:partner/concierge-jobs/*',
		'routes/hotel/hotel',
		'inspiration:all',
		'routes/consumer/payment-return',
	]);
	expect(visitorsManifest(apart, '/assets/visitors-7.js')).toBeNull();
	expect(visitorsManifest(apart, '/assets/visitors-apart-7.js')?.status).toBe(200);
});

test('a document gets a list that has all of its routes', () => {
	const own = forVisitors(build, { hasApart: false });
	const apart = forVisitors(build, { hasApart: true });
	expect(hasRoutes(own, ['root', 'routes/consumer/search'])).toBe(true);
	expect(hasRoutes(own, ['root', 'routes/hotel/hotel'])).toBe(false);
	expect(hasRoutes(apart, ['root', 'routes/hotel/hotel'])).toBe(true);
	expect(hasRoutes(apart, ['root', 'routes/partner/dashboard'])).toBe(false);
});
