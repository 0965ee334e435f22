import { expect, test } from 'vitest';
import { pageLinks } from '~/components/search/page-links';

test.each([
	[1, 1, [1]],
	[1, 2, [1, 2]],
	[1, 3, [1, 2, 3]],
	[1, 4, [1, 2, 3, 4]],
	[1, 9, [1, 2, null, 9]],
	[4, 9, [1, 2, 3, 4, 5, null, 9]],
	[5, 9, [1, null, 4, 5, 6, null, 9]],
	[9, 9, [1, null, 8, 9]],
	[500, 4167, [1, null, 499, 500, 501, null, 4167]],
])('page %i of %i: %j', (page, pageCount, expected) => {
	expect(pageLinks(page, pageCount)).toEqual(expected);
});
