import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import type { MetaFunction } from '@remix-run/react';
import { type ClientLoaderFunctionArgs, Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { pageMeta, stylesheets } from '~/components/layout/page-meta';
import { CardList } from '~/components/search/card-list';
import { DemoProperties } from '~/components/search/demo-properties';
import EmptyResults from '~/components/search/empty-results';
import facetStyles from '~/components/search/facets.css?url';
import { FilterChips } from '~/components/search/filter-chips';
import { FiltersButton } from '~/components/search/filters-button';
import { loadMapStyles, MapStyles } from '~/components/search/map/map-styles';
import { ResultsMapSlot } from '~/components/search/map/results-map-slot';
import { ResultsSheetSlot } from '~/components/search/map/results-sheet-slot';
import { useMapView } from '~/components/search/map/use-map-view';
import NearChanges from '~/components/search/near-changes';
import OtherPeriods from '~/components/search/other-periods';
import { Paging } from '~/components/search/paging';
import { resultTexts } from '~/components/search/result-texts';
import { ResultsHead } from '~/components/search/results-head';
import { searchAddress } from '~/components/search/search-address';
import { SearchFilters } from '~/components/search/search-filters';
import { SearchLine } from '~/components/search/search-line';
import { droppedWords, searchView } from '~/components/search/search-view';
import { SelectionSlot } from '~/components/search/selection-slot';
import { useSaveSearch } from '~/components/search/suggest/use-save-search';
import { useLiveSearch } from '~/components/search/use-live-search';
import viewSwitchStyles from '~/components/search/view-switch.css?url';
import { WeekendBar } from '~/components/search/weekend-bar';
import { LateZone, late } from '~/components/ui/late';
import { areFlagsOn } from '~/domain/feature/are-flags-on';
import { hasSearched } from '~/domain/search/has-searched';
import { parseSearchFilter } from '~/domain/search/parse-search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { writeArea } from '~/domain/search/write-search-filter';
import { seesCommissions } from '~/domain/trade/sees-commissions';
import { publicPageHeaders } from '~/platform/cache/cache-control';

export const links = stylesheets(facetStyles, viewSwitchStyles);

export const handle = { i18n: ['search'] };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const parsed = parseSearchFilter(new URL(request.url).searchParams, context.today);
	const result = await searchProperties({ ctx: context, filter: parsed.filter });
	const { filter } = result;
	if (result.count > 0 && filter.page > result.pageCount) {
		throw redirect(searchAddress({ ...filter, page: result.pageCount }), 302);
	}
	const t = resultTexts(context.language);
	return json({
		filter,
		view: searchView(result, filter, context, seesCommissions(context)),
		dropped: droppedWords(parsed, t),
		isFiltered: hasSearched(filter) || filter.page > 1,
		areDemosByDefault: areFlagsOn(context),
		title: t('title'),
		description: t('description'),
	});
}

/** A page with a map is drawn once its styles are there; an address names every view but the list. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
	const styles = new URL(request.url).searchParams.has('view') ? loadMapStyles() : undefined;
	const data = await serverLoader<typeof loader>();
	await styles;
	return data;
}

const EMPTY = 'empty-zone';
const CHANGES = 'changes-zone';
const OTHERS = 'others-zone';

// The conditions are known when the page is built: the browser's script has only the late ones, the server's the others.
const LateEmptyResults = import.meta.env.SSR
	? EmptyResults
	: late(EMPTY, () => import('~/components/search/empty-results'));
const LateNearChanges = import.meta.env.SSR
	? NearChanges
	: late(CHANGES, () => import('~/components/search/near-changes'));
const LateOtherPeriods = import.meta.env.SSR
	? OtherPeriods
	: late(OTHERS, () => import('~/components/search/other-periods'));

/** The search: one GET form around the line, the filters and the results, so that it works without script. */
export default function Search() {
	const { filter, view, dropped, areDemosByDefault } = useLoaderData<typeof loader>();
	const { form, shown, submit } = useLiveSearch(filter);
	useSaveSearch(view);
	const navigation = useNavigation();
	const [open, setOpen] = useState<'line' | 'filters' | null>(null);
	const isLoading = navigation.state === 'loading' && navigation.location.pathname === '/search';
	const map = useMapView(view.cards);
	// The fields of a phone need the room of map and sheet.
	const hasSheet = map.hasMap && open !== 'line';
	return (
		<main id="content">
			{view.map ? <MapStyles /> : null}
			<Form
				ref={form}
				action="/search"
				onSubmit={(event) => {
					event.preventDefault();
					setOpen(null);
					submit({ inRememberedView: filter.view === 'list' });
				}}
			>
				<input type="hidden" name="view" value={filter.view} />
				{filter.area ? <input type="hidden" name="area" value={writeArea(filter.area)} /> : null}
				<SearchLine
					filter={shown}
					months={view.months}
					destination={view.destination}
					summary={view.summary}
					isOpen={open === 'line'}
					onOpen={() => setOpen('line')}
				>
					{view.map ? (
						<FiltersButton
							isIcon
							count={view.chips.length}
							onOpen={() => setOpen('filters')}
							className="filters-icon relative grid w-13 place-items-center rounded-sm border border-field lg:hidden"
						/>
					) : null}
				</SearchLine>
				<div
					className={
						view.map
							? `with-map ${hasSheet ? 'has-sheet' : ''}`
							: 'container grid gap-x-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] xl:gap-x-14 lg:pt-12 xl:grid-cols-[16.5rem_minmax(0,1fr)]'
					}
					data-view={filter.view}
					// What leads on from nothing stands in the list; an empty part of the map says it itself.
					data-empty={view.count === 0 && !filter.area ? '' : undefined}
					data-map={view.map ? map.state : undefined}
				>
					<SearchFilters
						filter={shown}
						facets={view.facets}
						count={view.count}
						clearTo={view.clearTo}
						isOpen={open === 'filters'}
						onClose={() => setOpen(null)}
					/>
					{view.map ? (
						<ResultsMapSlot query={view.map.query} filter={filter} words={view.map.words} view={map} />
					) : null}
					<section ref={map.section} id="results" className="min-w-0 scroll-mt-4">
						{view.map ? (
							<ResultsSheetSlot
								section={map.section}
								list={map.list}
								cards={map.cards}
								chosen={map.chosen}
								onChoose={map.choose}
							/>
						) : null}
						<div className="results-top">
							<ResultsHead view={view} filter={filter} onOpenFilters={() => setOpen('filters')} />
							<FilterChips chips={view.chips} clearTo={view.clearTo} />
						</div>
						<div className="results-body">
							{dropped ? <p className="mt-6 bg-light2 px-6 py-5 leading-6 text-ink">{dropped}</p> : null}
							{view.weekend ? <WeekendBar weekend={view.weekend} /> : null}
							<div
								ref={map.list}
								aria-busy={isLoading}
								className={`results-list mt-9 transition-opacity duration-200 ${isLoading && !view.map ? 'opacity-45' : ''}`}
							>
								{view.cards.length > 0 ? (
									<CardList cards={view.map ? map.cards : view.cards} columns={view.map ? 'map' : undefined} />
								) : (
									<LateZone id={EMPTY}>
										<LateEmptyResults
											pairs={view.pairs}
											changes={view.changes}
											text={view.noRoom}
											clearTo={view.clearTo}
											enquireTo={view.enquireTo}
										/>
									</LateZone>
								)}
								{view.paging ? <Paging paging={view.paging} /> : null}
								{view.changes && view.cards.length > 0 ? (
									<LateZone id={CHANGES}>
										<LateNearChanges changes={view.changes} isQuiet />
									</LateZone>
								) : null}
							</div>
							<DemoProperties areOnByDefault={areDemosByDefault} />
						</div>
					</section>
				</div>
			</Form>
			<SelectionSlot
				cards={view.map ? map.cards : view.cards}
				stay={{
					...{ checkIn: filter.checkIn, checkOut: filter.checkOut },
					...{ adults: filter.adults, children: filter.children },
				}}
			/>
			{view.others ? (
				<LateZone id={OTHERS}>
					<LateOtherPeriods others={view.others} />
				</LateZone>
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
