import { expect, test } from 'vitest';
import { forVisitors, visitorsManifest } from '../../../workers/site/visitors-build';

const IDS = [
	'root',
	'routes/consumer/search',
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
];
const build = {
	assets: { version: '7', url: '/assets/manifest-7.js', routes: Object.fromEntries(IDS.map((id) => [id, { id }])) },
} as unknown as Parameters<typeof forVisitors>[0];

test('visitors hear of what they can come to', async () => {
	const own = forVisitors(build);
	expect(Object.keys(own.assets.routes)).toEqual([
		'root',
		'routes/consumer/search',
		'routes/account/signin',
		'routes/api/reference',
		'routes/partner/layout',
		'routes/partner/index',
		'routes/partner/not-found',
		'by-token:partner/concierge-jobs/*',
	]);
	expect(visitorsManifest(own, '/assets/manifest-7.js')).toBeNull();
	const answer = visitorsManifest(own, '/assets/visitors-7.js');
	expect(answer?.headers.get('cache-control')).toContain('immutable');
	expect(await answer?.text()).toMatch(/^window\.__remixManifest=\{.*"url":"\/assets\/visitors-7\.js".*\};$/);
});
