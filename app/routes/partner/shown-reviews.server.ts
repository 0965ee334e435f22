import type { ShownReview } from '~/components/trade/reviews/review-body';
import type { AppLoadContext } from '~/context';
import { regionName } from '~/domain/place/region-name';
import type { ListedReview } from '~/domain/review/list-reviews.server';

/** Answers with their countries in words: browsers name some countries differently from the server. */
export function shownReviews(
	{ language }: Pick<AppLoadContext, 'language'>,
	rows: readonly ListedReview[],
): ShownReview[] {
	return rows.map((row) => ({ ...row, countryName: row.country && regionName(row.country, language) }));
}
