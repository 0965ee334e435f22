import { afterEach, expect, test, vi } from 'vitest';
import { pageMeta } from '~/components/layout/page-meta';

const root = (isIndexable: boolean) => ({
	id: 'root',
	data: {
		isIndexable,
		canonicalOrigin: 'https://www.firnlicht.example',
		language: 'en',
		brand: { name: 'Firnlicht' },
	},
});
afterEach(() => vi.restoreAllMocks());

test.each([
	['', false, true],
	['A description', false, false],
	['', true, false],
])('a description "%s" on a production host %s warns developers: %s', (description, isIndexable, isWarned) => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	pageMeta([root(isIndexable)], { title: 'A page', description, path: '/a-page' });
	expect(warn.mock.calls).toEqual(isWarned ? [['Missing meta description: /a-page']] : []);
});
