import { describe, expect, it } from 'vitest';
import { averageRating } from '~/domain/review/review-rules';

describe('the average of ratings (REVIEW-4)', () => {
	it.each([
		[[], null],
		[[5, 5], null],
		[[5, 4, 4], 4.3],
		[[5, 5, 5], 5],
		[[1, 2, 2, 2], 1.8],
	])('of %j is %s', (ratings, expected) => {
		const sum = ratings.reduce((total, each) => total + each, 0);
		expect(averageRating({ count: ratings.length, sum })).toBe(expected);
	});
});
