import type { ShownReview } from '~/components/trade/reviews/review-body';
import type { AppLoadContext } from '~/context';
import { knownBrands } from '~/domain/brand/known-brands';
import { regionName } from '~/domain/place/region-name';
import type { ListedReview } from '~/domain/review/list-reviews.server';

/** Answers with their countries in words, since browsers name some countries differently from the server, and the names of their brands. */
export function shownReviews(
	{ language }: Pick<AppLoadContext, 'language'>,
	rows: readonly ListedReview[],
): ShownReview[] {
	return rows.map((row) => ({
		...row,
		countryName: row.country && regionName(row.country, language),
		brandName: knownBrands().of(row.brandKey).name,
	}));
}
