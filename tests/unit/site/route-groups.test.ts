import { describe, expect, it } from 'vitest';
import { routeGroups } from '../../../workers/site/route-groups';

const PATHS: Record<string, { path?: string; parentId?: string; index?: boolean }> = {
	root: { path: '' },
	layout: { parentId: 'root' },
	home: { parentId: 'layout', index: true },
	search: { parentId: 'layout', path: 'search' },
	'other-periods': { parentId: 'layout', path: 'search/other-periods' },
	property: { parentId: 'layout', path: 'chalets/:country/:city/:name' },
	enquiry: { parentId: 'property', path: 'enquire-now' },
	alps: { parentId: 'layout', path: 'die-luxuriösesten-chalets-der-alpen' },
	lost: { parentId: 'layout', path: '*' },
	api: { parentId: 'root', path: 'api/suggest' },
};

const routes = Object.fromEntries(Object.entries(PATHS).map(([id, route]) => [id, { id, ...route }]));
const ALWAYS = ['root', 'layout', 'home', 'lost'];

describe('routeGroups', () => {
	const groupOf = routeGroups({ routes, assets: { version: '1', routes } } as unknown as Parameters<
		typeof routeGroups
	>[0]);

	it.each([
		['/', []],
		['/search', ['search', 'other-periods']],
		['/Search/other-periods', ['search', 'other-periods']],
		['/chalets/austria/lech/aurikel/enquire-now', ['property', 'enquiry']],
		['/die-luxuri%C3%B6sesten-chalets-der-alpen', ['alps']],
		['/api/suggest', ['api']],
		['/unknown/search', []],
		['/%E0%A4%A', []],
	])('%s has what can match it', (path, own) => {
		const { routes: some, assets } = groupOf(path);
		expect(Object.keys(some).sort()).toEqual([...ALWAYS, ...own].sort());
		expect(Object.keys(assets.routes).sort()).toEqual([...ALWAYS, ...own].sort());
	});

	it('is made once for each word', () => {
		expect(groupOf('/search')).toBe(groupOf('/search/other-periods'));
		expect(groupOf('/nowhere')).toBe(groupOf('/elsewhere'));
	});
});
