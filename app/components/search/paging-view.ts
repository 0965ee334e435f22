import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { pageLinks } from './page-links';
import type { ResultTexts } from './result-texts';

export type PagingView = {
	/** `25 – 48 of 214 houses`. */
	range: string;
	/** Null is a gap. */
	pages: ({ label: string; to: string; isCurrent: boolean } | null)[];
	previous: string | null;
	next: string | null;
};

type Pages = { page: number; pageCount: number; pageSize: number; count: number };

/** The pages of a list as links, so that a list of 100,000 stays small and every page has an address. Null for none. */
export function pagingView(
	list: Pages,
	address: (page: number) => string,
	t: ResultTexts,
	language: Language,
): PagingView | null {
	const { pageCount, pageSize, count } = list;
	if (count === 0) return null;
	const page = Math.min(list.page, pageCount);
	const from = (page - 1) * pageSize + 1;
	return {
		range: t('range', {
			from: formatNumber(from, language),
			to: formatNumber(Math.min(count, from + pageSize - 1), language),
			total: formatNumber(count, language),
		}),
		pages:
			pageCount === 1
				? []
				: pageLinks(page, pageCount).map((no) =>
						no === null ? null : { label: formatNumber(no, language), to: address(no), isCurrent: no === page },
					),
		previous: page > 1 ? address(page - 1) : null,
		next: page < pageCount ? address(page + 1) : null,
	};
}
