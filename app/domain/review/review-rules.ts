import type { REVIEW_STATES } from '#db/schema/trip-enums';

export type ReviewState = (typeof REVIEW_STATES)[number];

/** Characters of an answer, and of the house's reply: six of each are part of a property's page, whose weight is limited. */
export const REVIEW_LIMITS = { text: 800, reply: 500, firstName: 60 } as const;

/** From the worst to the best. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof RATINGS)[number];

const RATING_WORDS = { 1: 'poor', 2: 'fair', 3: 'good', 4: 'veryGood', 5: 'outstanding' } as const;

/** The key of a rating's text. */
export function ratingWord(rating: Rating): (typeof RATING_WORDS)[Rating] {
	return RATING_WORDS[rating];
}

/** Fewer ratings make no average. */
const LEAST_FOR_AVERAGE = 3;

/** The newest reviews, as many as the page of a property shows. */
export const REVIEWS_SHOWN = 6;

/** The average of some ratings to one decimal; null of too few (REVIEW-4). */
export function averageRating({ count, sum }: { count: number; sum: number }): number | null {
	return count < LEAST_FOR_AVERAGE ? null : Math.round((sum / count) * 10) / 10;
}
