import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { MetaFunction } from '@remix-run/react';
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { activeFilters } from '~/components/search/active-filters';
import { CardList } from '~/components/search/card-list';
import { EmptyResults } from '~/components/search/empty-results';
import { FilterChips } from '~/components/search/filter-chips';
import { OtherPeriodList, TrackLegend } from '~/components/search/other-period-list';
import { Paging } from '~/components/search/paging';
import { ResultsHead } from '~/components/search/results-head';
import { searchAddress } from '~/components/search/search-address';
import { SearchFilters } from '~/components/search/search-filters';
import { SearchLine } from '~/components/search/search-line';
import { useLiveSearch } from '~/components/search/use-live-search';
import { WeekendBar } from '~/components/search/weekend-bar';
import { Icon } from '~/components/ui/icon';
import { groupDigits } from '~/domain/money/group-digits';
import { hasSearched } from '~/domain/search/has-searched';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import type { SearchResult } from '~/domain/search/search-result';
import { weekendHint } from '~/domain/search/weekend-hint';
import { serverTexts } from '~/locales/server';
import { publicPageHeaders } from '~/platform/cache-policy';
import { useRoot } from '~/root';

export const handle = { i18n: ['search'] };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { filter } = parseSearchFilter(new URL(request.url).searchParams, context.today);
	const result = await searchProperties({ ctx: context, filter });
	const { t } = serverTexts(context.language);
	return json({
		filter,
		result,
		hint: result.period && weekendHint(result.period, context.today),
		isFiltered: hasSearched(filter) || filter.page > 1,
		title: t('search:title'),
		description: t('search:description'),
	});
}

/** The search (P§2): one GET form around the line, the filters and the results, so that it works without script. */
export default function Search() {
	const { filter, result, hint } = useLoaderData<typeof loader>();
	const { t } = useTranslation(['search', 'common']);
	const { language } = useRoot();
	const { form, shown, submit } = useLiveSearch(filter);
	const navigation = useNavigation();
	const [open, setOpen] = useState<'line' | 'filters' | null>(null);
	const destination = result.destination?.label ?? filter.destination;
	const active = useMemo(
		() => activeFilters(filter, destination, result.facets, t, language),
		[filter, destination, result.facets, t, language],
	);
	const isLoading = navigation.state === 'loading' && navigation.location.pathname === '/search';
	const guests = { adults: filter.adults, children: filter.children };
	return (
		<main id="content">
			<Form
				ref={form}
				action="/search"
				onSubmit={(event) => {
					event.preventDefault();
					setOpen(null);
					submit();
				}}
			>
				<SearchLine filter={shown} destination={destination} isOpen={open === 'line'} onOpen={() => setOpen('line')} />
				<div className="container grid gap-x-14 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:pt-12 xl:grid-cols-[16.5rem_minmax(0,1fr)]">
					<SearchFilters
						filter={shown}
						facets={result.facets}
						count={result.count}
						isOpen={open === 'filters'}
						onClose={() => setOpen(null)}
					/>
					<section id="results" className="min-w-0 scroll-mt-4">
						<ResultsHead
							filter={filter}
							result={result as SearchResult}
							destination={destination}
							activeCount={active.length}
							onOpenFilters={() => setOpen('filters')}
						/>
						<FilterChips filter={filter} active={active} />
						{hint ? <WeekendBar filter={filter} hint={hint} /> : null}
						<div
							aria-busy={isLoading}
							className={`mt-9 transition-opacity duration-200 ${isLoading ? 'opacity-45' : ''}`}
						>
							{result.cards.length > 0 ? (
								<CardList cards={result.cards} guests={guests} />
							) : (
								<EmptyResults filter={filter} />
							)}
							<Paging
								page={Math.min(result.page, result.pageCount)}
								pageCount={result.pageCount}
								pageSize={result.pageSize}
								count={result.count}
								address={(page) => searchAddress({ ...filter, page })}
							/>
						</div>
					</section>
				</div>
			</Form>
			{result.otherPeriods && result.otherPeriods.items.length > 0 && result.period ? (
				<section aria-labelledby="other-periods" className="mt-16 bg-light1 lg:mt-22">
					<div className="container py-16 lg:py-24">
						<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8">
							<div>
								<h2 id="other-periods" className="text-h2">
									{t('other.title')}
								</h2>
								<p className="mt-3 text-ink2">{t('other.lead', { count: result.otherPeriods.items.length })}</p>
							</div>
							<div className="flex flex-wrap items-center gap-x-9 gap-y-3">
								<TrackLegend />
								{result.otherPeriods.count > result.otherPeriods.items.length ? (
									<Link
										to={searchAddress({ ...filter, page: 1 }, '/search/other-periods')}
										className="text-link flex items-center gap-3"
									>
										{t('other.all', {
											count: result.otherPeriods.count,
											formatted: groupDigits(result.otherPeriods.count * 100, 0),
										})}
										<Icon name="arrow" size={18} />
									</Link>
								) : null}
							</div>
						</div>
						<OtherPeriodList items={result.otherPeriods.items} asked={result.period} guests={guests} />
					</div>
				</section>
			) : (
				<div className="h-16 lg:h-22" />
			)}
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.description ?? '',
		path: '/search',
		isNoindex: data?.isFiltered,
	});

export const headers = publicPageHeaders;
