import { describe, expect, test } from 'vitest';
import { CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { REDIRECTS } from '../../../workers/site/redirects';
import { siteRedirect } from '../../../workers/site/site-redirect';

const answer = (path: string, brand = CONSUMER_BRAND) => {
	const response = siteRedirect(new URL(path, 'http://firnlicht.example'), { brand });
	return response && [response.status, response.headers.get('location')];
};

describe('redirects', () => {
	test('no row redirects to another row, and no source is listed twice', () => {
		const targets = new Set(REDIRECTS.map(({ target }) => target));
		expect(REDIRECTS.filter(({ source }) => targets.has(source))).toEqual([]);
		expect(new Set(REDIRECTS.map(({ source }) => source)).size).toBe(REDIRECTS.length);
	});

	test.each([
		['/', null],
		['/search', null],
		['/about-us', null],
		['/chalets/austria', null],
		['/luxus-ski-hotels/italien', null],
		['/events/2027', null],
		['/%', null],
		['/%E0%A4%A', null],
		['/search/', [301, '/search']],
		['/%2Fabout', null],
		['/PRIVACY-Policy/?a=1', [301, '/privacy-policy?a=1']],
		['/privacy-policy', null],
		['/?propertyId=a/b', [301, '/legacy/a%2Fb']],
	])('%s: %j', (path, expected) => {
		expect(answer(path)).toEqual(expected);
	});

	test('only the consumer brand takes its properties to the alps page', () => {
		expect(answer('/chalets')).toEqual([301, '/die-luxuri%C3%B6sesten-chalets-der-alpen']);
		expect(answer('/chalets', DEFAULT_BRAND)).toBeNull();
		expect(answer('/events', DEFAULT_BRAND)).toEqual([301, '/']);
	});
});
