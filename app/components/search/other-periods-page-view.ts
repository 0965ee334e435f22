import { formatDateRange } from '~/domain/date/format-date-range';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import type { OtherPeriodsPage } from '~/domain/search/other-periods.server';
import type { SearchFilter } from '~/domain/search/search-filter';
import { type OtherPeriodsView, otherPeriodsView } from './other-period-view';
import { type PagingView, pagingView } from './paging-view';
import { resultTexts } from './result-texts';
import { searchAddress } from './search-address';
import type { Words } from './search-view';

/** The page of properties that are free in other periods, in words. */
export type OtherPeriodsPageView = {
	title: string;
	lead: string;
	back: Words;
	list: OtherPeriodsView | null;
	paging: PagingView | null;
};

/** Puts that page into the words of a language. */
export function otherPeriodsPageView(
	page: OtherPeriodsPage,
	filter: SearchFilter,
	language: Language,
	showsCommission = false,
): OtherPeriodsPageView {
	const t = resultTexts(language);
	const { count, period, items } = page;
	const words = period && formatDateRange(period.checkIn, period.checkOut, language);
	return {
		title: t('other.pageTitle'),
		lead: !words
			? t('other.noDates')
			: count === 0
				? t('other.none')
				: t('other.pageLead', { count, formatted: formatNumber(count, language), period: words }),
		back: { text: t('other.back'), to: searchAddress({ ...filter, page: 1 }) },
		list:
			period && items.length > 0
				? otherPeriodsView(items, period, { t, language, guests: filter, showsCommission })
				: null,
		paging: pagingView(page, (no) => searchAddress({ ...filter, page: no }, '/search/other-periods'), t, language),
	};
}
