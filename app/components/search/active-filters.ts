import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatMonth } from '~/domain/date/month';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { DEFAULT_PRICE_RANGE, EMPTY_SEARCH_FILTER, type SearchFilter } from '~/domain/search/search-filter';
import type { FacetOption } from '~/domain/search/search-result';
import type { ResultTexts } from './result-texts';

/** One filter in words, and the filter that is left without it. */
export type ActiveFilter = { label: string; without: SearchFilter };

/** Names of what the lists of a filter hold. */
type Names = Record<
	'country' | 'facility' | 'serviceLevel' | 'propertyType' | 'sector',
	readonly Pick<FacetOption, 'value' | 'label'>[]
>;

type Lists = 'countryArray' | 'sectorArray' | 'facilityArray' | 'propertyTypeArray' | 'serviceLevelArray';

/** Every filter that is set, one by one, in the order of the form. The order of results is none. */
export function activeFilters(
	filter: SearchFilter,
	destination: string | null,
	facets: Names,
	t: ResultTexts,
	language: Language,
): ActiveFilter[] {
	const found: ActiveFilter[] = [];
	const add = (label: string, change: Partial<SearchFilter>) =>
		found.push({ label, without: { ...filter, ...change, page: 1 } });
	const addList = (name: Lists, options: Names[keyof Names]) => {
		for (const value of filter[name] as readonly string[]) {
			const label = options.find((option) => option.value === value)?.label ?? value;
			const rest = (filter[name] as readonly string[]).filter((other) => other !== value);
			add(label, { [name]: rest } as Partial<SearchFilter>);
		}
	};
	const { checkIn, checkOut, priceRange } = filter;
	if (filter.destination) add(destination ?? filter.destination, { destination: null, exactDestination: false });
	if (checkIn && checkOut) {
		const period = formatDateRange(checkIn, checkOut, language);
		add(period, { checkIn: null, checkOut: null, flexiblePeriod: false });
	} else if (checkIn) {
		add(t('chips.checkIn', { date: formatDate(checkIn, language) }), { checkIn: null });
	} else if (checkOut) {
		add(t('chips.checkOut', { date: formatDate(checkOut, language) }), { checkOut: null });
	}
	if (filter.month) add(t('month.any', { month: formatMonth(filter.month, language) }), { month: null });
	if (filter.flexiblePeriod) add(t('plusMinus'), { flexiblePeriod: false });
	addList('countryArray', facets.country);
	if (priceRange.min !== DEFAULT_PRICE_RANGE.min || priceRange.max !== DEFAULT_PRICE_RANGE.max) {
		const label = t('chips.price', {
			from: groupDigits(priceRange.min * 100, 0),
			to: groupDigits(priceRange.max * 100, 0),
		});
		add(label, { priceRange: DEFAULT_PRICE_RANGE });
	}
	if (filter.bedrooms) add(t('chips.bedrooms', { count: filter.bedrooms }), { bedrooms: null });
	if (filter.adults) add(t('common:guests.adults', { count: filter.adults }), { adults: null });
	if (filter.children) add(t('common:guests.children', { count: filter.children }), { children: null });
	if (filter.babies) add(t('search:guests.babies', { count: filter.babies }), { babies: null });
	addList('facilityArray', facets.facility);
	addList('serviceLevelArray', facets.serviceLevel);
	addList('propertyTypeArray', facets.propertyType);
	addList('sectorArray', facets.sector);
	if (filter.petsAllowed) add(t('pets'), { petsAllowed: false });
	if (filter.area) add(t('chips.area'), { area: null });
	return found;
}

/** The filter with nothing set but the order of results and how they are shown. */
export function withoutFilters(filter: SearchFilter): SearchFilter {
	return { ...EMPTY_SEARCH_FILTER, sort: filter.sort, view: filter.view };
}
