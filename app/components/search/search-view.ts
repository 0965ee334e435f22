import { formatDateRange } from '~/domain/date/format-date-range';
import { formatMonth } from '~/domain/date/month';
import type { PlainDate } from '~/domain/date/plain-date';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { FEW_PROPERTIES } from '~/domain/search/changes/best-changes';
import type { ParsedSearchFilter } from '~/domain/search/parse-search-filter';
import { EMPTY_SEARCH_FILTER, SEARCH_LIMITS, type SearchFilter, type SearchShown } from '~/domain/search/search-filter';
import type { SearchFacets, SearchResult } from '~/domain/search/search-result';
import { weekendHint } from '~/domain/search/weekend-hint';
import { writeSearchFilter } from '~/domain/search/write-search-filter';
import type { Period } from '~/domain/stay/stay-rate';
import { activeFilters, withoutFilters } from './active-filters';
import { type CardView, cardView } from './card-view';
import { type ChangesView, changesView } from './changes-view';
import { type MonthChoice, monthChoice } from './month-choice';
import { type OtherPeriodsView, otherPeriodsView } from './other-period-view';
import { type PagingView, pagingView } from './paging-view';
import { type PairsView, pairsView } from './pairs-view';
import { type ResultTexts, resultTexts, shortPeriod } from './result-texts';
import { searchAddress } from './search-address';

/** A link and what it says. */
export type Words = { text: string; to: string };

/** A page of results in words: what the search page draws, and nothing besides. */
export type SearchView = {
	/** Months that may be searched in the place of dates. */
	months: MonthChoice;
	/** `47 results`, `Results: 0`. */
	title: string;
	/** The search in words. */
	lead: string;
	destination: string | null;
	/** What is shown in the place of a misspelled destination or a sentence, and the search for what was typed. */
	correction: { shown: string; exact: Words } | null;
	/** Dates and guests in one line, for phones. */
	summary: string;
	count: number;
	facets: SearchFacets;
	cards: CardView[];
	paging: PagingView | null;
	chips: Words[];
	/** The same search in each of its views. */
	views: Record<SearchShown, string>;
	/** The map of the results; null where the list stands alone. */
	map: {
		query: string;
		words: Record<'title' | 'sameInList' | 'loading' | 'unable' | 'missing' | 'noScript', string>;
	} | null;
	clearTo: string;
	/** The general enquiry, with the search filled in. */
	enquireTo: string;
	/** The smallest changes that find more; null when plenty was found or none helps. */
	changes: ChangesView | null;
	/** Neighbours that have room for the party together; null when a house has it, or none do. */
	pairs: PairsView | null;
	/** Why nothing was found: in this part of the map, or for a party that was all that was asked for. */
	noRoom: string | null;
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
	const setting = { t, language, guests: filter, showsCommission };
	const destination = result.destination?.label ?? filter.destination;
	const hint = period && weekendHint(period, today);
	const chips = activeFilters(filter, destination, result.facets, t, language).map(({ label, without }) => ({
		text: label,
		to: searchAddress(without),
	}));
	return {
		months: monthChoice(today, language, filter.month),
		title: count === 0 ? t('foundNone') : t('found', { count, formatted: formatNumber(count, language) }),
		lead: leadWords(result, filter, destination, t, language),
		destination,
		correction: correctionOf(result, filter, chips, t),
		summary: summaryWords(filter, t, language),
		count,
		facets: result.facets,
		cards: result.cards.map((card) => cardView(card, setting)),
		paging: pagingView(result, (page) => searchAddress({ ...filter, page }), t, language),
		chips,
		views: {
			list: searchAddress({ ...filter, view: 'list' }),
			both: searchAddress({ ...filter, view: 'both' }),
			map: searchAddress({ ...filter, view: 'map' }),
		},
		map: filter.view === 'list' ? null : mapWords(filter, t),
		clearTo: searchAddress(withoutFilters(filter)),
		enquireTo: enquireAddress(filter),
		changes: changesView(result.changes, { filter, facets: result.facets, destination, found: count, language }),
		pairs: pairsView(result, filter, setting),
		noRoom:
			count > 0
				? null
				: filter.area
					? t('map.emptyPart')
					: isPartyAlone(filter)
						? t('noRoom', { count: guestsOf(filter) })
						: null,
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

/** A map's query leaves out what changes no pin, so that one answer serves every page and order. */
function mapWords(filter: SearchFilter, t: ResultTexts): NonNullable<SearchView['map']> {
	const { sort, view, page } = EMPTY_SEARCH_FILTER;
	return {
		query: writeSearchFilter({ ...filter, area: null, sort, view, page }),
		words: {
			title: t('map.title'),
			sameInList: t('map.sameInList'),
			loading: t('map.loading'),
			unable: t('map.unable'),
			missing: t('map.missing'),
			noScript: t('map.noScript'),
		},
	};
}

const guestsOf = ({ adults, children }: SearchFilter) => (adults ?? 0) + (children ?? 0);

/** A search that asks for a party and, at most, a place and dates. */
function isPartyAlone(filter: SearchFilter): boolean {
	const { destination, exactDestination, checkIn, checkOut, adults, children, babies, sort, view } = filter;
	const rest = {
		...withoutFilters({ ...filter, sort, view }),
		destination,
		exactDestination,
		checkIn,
		checkOut,
		adults,
		children,
		babies,
	};
	return guestsOf(filter) > 0 && writeSearchFilter(rest) === writeSearchFilter({ ...filter, page: 1 });
}

/** Says what of its address a search goes without; null when it has it all. */
export function droppedWords(parsed: ParsedSearchFilter, t: ResultTexts): string | null {
	const words = [droppedDates(parsed, t), droppedGuests(parsed, t)].filter((each) => each !== null);
	return words.length > 0 ? words.join(' ') : null;
}

function droppedDates({ filter, invalid }: ParsedSearchFilter, t: ResultTexts): string | null {
	if (invalid.includes('month')) return t('dropped.month');
	if (invalid.includes('checkIn')) return t('dropped.dates');
	if (invalid.includes('checkOut')) return t(filter.checkIn ? 'dropped.checkOut' : 'dropped.dates');
	return null;
}

function droppedGuests({ filter, invalid }: ParsedSearchFilter, t: ResultTexts): string | null {
	const dropped = (['adults', 'children', 'babies'] as const).filter((name) => invalid.includes(name));
	if (dropped.length === 0) return null;
	// What is too much has been cut to the most.
	const isTooMany = dropped.some((name) => filter[name] !== null);
	return isTooMany ? t('dropped.tooMany', { count: SEARCH_LIMITS.guests }) : t('dropped.guests');
}

/** Where few properties were found every near week has been tried: only one that finds more is led to. */
function isWorthSearching({ checkIn, checkOut }: Period, { count, changes }: SearchResult): boolean {
	return (
		count >= FEW_PROPERTIES || changes.some(({ filter }) => filter.checkIn === checkIn && filter.checkOut === checkOut)
	);
}

function correctionOf(
	{ correctedFrom, destination, sentence, unknownWords }: SearchResult,
	filter: SearchFilter,
	chips: readonly Words[],
	t: ResultTexts,
) {
	const exactly = (typed: string, of: SearchFilter) => ({
		text: t('correction.exact', { typed }),
		to: searchAddress({ ...of, destination: typed, exactDestination: true, page: 1 }),
	});
	if (sentence !== null)
		return {
			shown: [
				t('correction.sentence', { filters: chips.map(({ text }) => text).join(', ') }),
				unknownWords.length > 0
					? t('correction.unknown', {
							count: unknownWords.length,
							words: unknownWords.map((word) => t('correction.word', { word })).join(', '),
						})
					: '',
			]
				.filter((words) => words !== '')
				.join(' '),
			exact: exactly(sentence, withoutFilters(filter)),
		};
	if (correctedFrom === null || !destination) return null;
	return { shown: t('correction.shown', { name: destination.label }), exact: exactly(correctedFrom, filter) };
}

/** Names that the general enquiry takes over. */
function enquireAddress(filter: SearchFilter): string {
	const { destination, checkIn, checkOut, month, adults, children, babies, bedrooms } = filter;
	const query = new URLSearchParams();
	const handedOver = { destination, checkIn, checkOut, month, adults, children, babies, bedrooms };
	for (const [name, value] of Object.entries(handedOver)) if (value !== null) query.set(name, String(value));
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
				: found?.kind === 'place' || found?.kind === 'region' || found?.kind === 'sector'
					? t('lead.place', { place: destination })
					: t('lead.text', { place: destination });
	if (filter.month) return t('lead.month', { where, month: formatMonth(filter.month, language) });
	if (!period) return where;
	const range = formatDateRange(period.checkIn, period.checkOut, language);
	return t(filter.flexiblePeriod ? 'lead.flexible' : 'lead.free', { where, period: range });
}

function summaryWords(
	{ checkIn, checkOut, month, flexiblePeriod, adults, children, babies }: SearchFilter,
	t: ResultTexts,
	language: Language,
): string {
	const words = [
		month
			? t('month.any', { month: formatMonth(month, language) })
			: checkIn && checkOut
				? formatDateRange(checkIn, checkOut, language)
				: t('anyTime'),
		flexiblePeriod ? t('plusMinus') : '',
		adults ? t('common:guests.adults', { count: adults }) : '',
		children ? t('common:guests.children', { count: children }) : '',
		babies ? t('search:guests.babies', { count: babies }) : '',
	];
	return words.filter((word) => word !== '').join(' · ');
}
