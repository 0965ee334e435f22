import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SEARCH_SORTS, type SearchFilter } from '~/domain/search/search-filter';
import { relOf } from '../ui/dated-link';
import { Icon } from '../ui/icon';
import { FiltersButton } from './filters-button';
import type { SearchView } from './search-view';
import { ViewSwitch } from './view-switch';

type ResultsHeadProps = {
	view: SearchView;
	filter: Pick<SearchFilter, 'sort' | 'view'>;
	onOpenFilters: () => void;
};

/** How many were found and for what, how they are shown and in which order, and the way to the filters where they are no column. */
export function ResultsHead({ view, filter, onOpenFilters }: ResultsHeadProps) {
	const { t } = useTranslation('search');
	return (
		<div className="results-head flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
			<div className="max-lg:order-2 max-lg:w-full">
				<h1 tabIndex={-1} className="text-h1 focus:outline-none lg:text-h2">
					{view.title}
				</h1>
				<p className="mt-2 text-small text-ink2">{view.lead}</p>
				{view.correction ? (
					<p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
						<Icon name="info" size={18} className="shrink-0 text-accent-ink" />
						<span>{view.correction.shown}</span>
						<Link
							to={view.correction.exact.to}
							rel={relOf(view.correction.exact.to)}
							className="text-link break-words"
							preventScrollReset
						>
							{view.correction.exact.text}
						</Link>
					</p>
				) : null}
				<p role="status" className="sr-only">
					{[view.title, view.correction?.shown].filter(Boolean).join('. ')}
				</p>
			</div>
			<ViewSwitch addresses={view.views} current={filter.view} />
			<div className="results-controls flex gap-3 max-lg:-mx-5 max-lg:mb-3 max-lg:w-screen max-lg:border-b max-lg:border-line max-lg:bg-sheet max-lg:px-5 max-lg:pb-3">
				<FiltersButton
					count={view.chips.length}
					onOpen={onOpenFilters}
					isAlone={view.map !== null}
					className="results-filters flex min-h-12 flex-1 items-center gap-3 rounded-sm border border-field px-4 lg:hidden"
				/>
				<label className="results-sort relative flex min-h-12 flex-1 items-center gap-2 max-lg:rounded-sm max-lg:border max-lg:border-field max-lg:px-4 lg:min-h-8">
					<span className="shrink-0 text-small text-ink2 max-lg:sr-only">{t('sort.label')}</span>
					<select
						name="sort"
						defaultValue={filter.sort}
						className="w-full cursor-pointer appearance-none truncate bg-transparent pr-6 font-medium lg:w-auto lg:field-sizing-content lg:text-[0.9375rem]"
					>
						{SEARCH_SORTS.map((sort) => (
							<option key={sort} value={sort}>
								{t(`sort.${sort}`)}
							</option>
						))}
					</select>
					<Icon name="chevronDown" size={16} className="pointer-events-none absolute right-0 max-lg:right-4" />
				</label>
			</div>
		</div>
	);
}
