import { formatDateRange } from '~/domain/date/format-date-range';
import type { PlainDate } from '~/domain/date/plain-date';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { FEW_PROPERTIES } from '~/domain/search/changes/best-changes';
import type { SearchFilter } from '~/domain/search/search-filter';
import type { SearchFacets, SearchResult } from '~/domain/search/search-result';
import { weekendHint } from '~/domain/search/weekend-hint';
import type { Period } from '~/domain/stay/stay-rate';
import { activeFilters, withoutFilters } from './active-filters';
import { type CardView, cardView } from './card-view';
import { type ChangesView, changesView } from './changes-view';
import { type OtherPeriodsView, otherPeriodsView } from './other-period-view';
import { type PagingView, pagingView } from './paging-view';
import { type ResultTexts, resultTexts, shortPeriod } from './result-texts';
import { searchAddress } from './search-address';

/** A link and what it says. */
export type Words = { text: string; to: string };

/** A page of results in words: what the search page draws, and nothing besides. */
export type SearchView = {
	/** `47 results`, `Results: 0`. */
	title: string;
	/** The search in words. */
	lead: string;
	destination: string | null;
	/** Dates and guests in one line, for phones. */
	summary: string;
	count: number;
	facets: SearchFacets;
	cards: CardView[];
	paging: PagingView | null;
	chips: Words[];
	clearTo: string;
	/** The general enquiry, with the search filled in. */
	enquireTo: string;
	/** The smallest changes that find more; null when plenty was found or none helps. */
	changes: ChangesView | null;
	/** For periods that are no whole weeks, with the one search that helps; null when that one finds no more either. */
	weekend: { hint: string; search: Words | null } | null;
	others: (OtherPeriodsView & { title: string; lead: string; all: Words | null }) | null;
};

/** Puts the result of a search into the words of a language. */
export function searchView(
	result: SearchResult,
	filter: SearchFilter,
	{ language, today }: { language: Language; today: PlainDate },
	showsCommission = false,
): SearchView {
	const t = resultTexts(language);
	const { count, period, otherPeriods } = result;
	const setting = { t, language, guests: { adults: filter.adults, children: filter.children }, showsCommission };
	const destination = result.destination?.label ?? filter.destination;
	const hint = period && weekendHint(period, today);
	return {
		title: count === 0 ? t('foundNone') : t('found', { count, formatted: formatNumber(count, language) }),
		lead: leadWords(result, filter, destination, t, language),
		destination,
		summary: summaryWords(filter, t, language),
		count,
		facets: result.facets,
		cards: result.cards.map((card) => cardView(card, setting)),
		paging: pagingView(result, (page) => searchAddress({ ...filter, page }), t, language),
		chips: activeFilters(filter, destination, result.facets, t, language).map(({ label, without }) => ({
			text: label,
			to: searchAddress(without),
		})),
		clearTo: searchAddress(withoutFilters(filter)),
		enquireTo: enquireAddress(filter),
		changes: changesView(result.changes, { filter, facets: result.facets, destination, found: count, language }),
		weekend: hint && {
			hint: t('weekend.hint'),
			search: isWorthSearching(hint, result)
				? {
						text: t('weekend.search', { period: shortPeriod(hint, language) }),
						to: searchAddress({ ...filter, ...hint, page: 1 }),
					}
				: null,
		},
		others:
			period && otherPeriods && otherPeriods.items.length > 0
				? {
						...otherPeriodsView(otherPeriods.items, period, setting),
						title: t('other.title'),
						lead: t('other.lead', { count: otherPeriods.items.length }),
						all:
							otherPeriods.count > otherPeriods.items.length
								? {
										text: t('other.all', {
											count: otherPeriods.count,
											formatted: formatNumber(otherPeriods.count, language),
										}),
										to: searchAddress({ ...filter, page: 1 }, '/search/other-periods'),
									}
								: null,
					}
				: null,
	};
}

/** Where few properties were found every near week has been tried: only one that finds more is led to. */
function isWorthSearching({ checkIn, checkOut }: Period, { count, changes }: SearchResult): boolean {
	return (
		count >= FEW_PROPERTIES || changes.some(({ filter }) => filter.checkIn === checkIn && filter.checkOut === checkOut)
	);
}

/** Names that the general enquiry takes over. */
function enquireAddress(filter: SearchFilter): string {
	const { destination, checkIn, checkOut, adults, children, bedrooms } = filter;
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ destination, checkIn, checkOut, adults, children, bedrooms })) {
		if (value !== null) query.set(name, String(value));
	}
	return query.size > 0 ? `/enquire-now?${query}` : '/enquire-now';
}

function leadWords(
	{ destination: found, period }: SearchResult,
	filter: SearchFilter,
	destination: string | null,
	t: ResultTexts,
	language: Language,
): string {
	const where =
		found?.kind === 'country' && found.country
			? t(`lead.${found.country}`)
			: !destination
				? t('lead.alps')
				: found?.kind === 'place' || found?.kind === 'sector'
					? t('lead.place', { place: destination })
					: t('lead.text', { place: destination });
	if (!period) return where;
	const range = formatDateRange(period.checkIn, period.checkOut, language);
	return t(filter.flexiblePeriod ? 'lead.flexible' : 'lead.free', { where, period: range });
}

function summaryWords(
	{ checkIn, checkOut, flexiblePeriod, adults, children }: SearchFilter,
	t: ResultTexts,
	language: Language,
): string {
	const words = [
		checkIn && checkOut ? formatDateRange(checkIn, checkOut, language) : t('anyTime'),
		flexiblePeriod ? t('plusMinus') : '',
		adults ? t('common:guests.adults', { count: adults }) : '',
		children ? t('common:guests.children', { count: children }) : '',
	];
	return words.filter((word) => word !== '').join(' · ');
}
