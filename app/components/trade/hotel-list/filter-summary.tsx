import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { countRefinements } from '~/domain/hotel-search/hotel-refinement';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../ui/icon';
import type { HotelListView } from './list-view';

type FilterSummaryProps = { view: HotelListView; isFolded: boolean; onToggle: () => void };

/** The search in one line, which collapses the form on narrow screens; not rendered without script. */
export function FilterSummary({
	view: { query, destination, hasPeriod, parties, refinement },
	isFolded,
	onToggle,
}: FilterSummaryProps) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const language = useRoot().language as Language;
	const { hotelCategories, roomCategories, programIds, facilities, roomFacilities, maxKeys } = query;
	const filters =
		[hotelCategories, roomCategories, programIds, facilities, roomFacilities].filter(({ length }) => length > 0)
			.length +
		(maxKeys === '' ? 0 : 1) +
		countRefinements(refinement);
	return (
		<button
			type="button"
			className="flex min-h-14 w-full items-center gap-3 rounded-control border border-field px-3.5 py-1.5 text-left lg:hidden noscript:hidden"
			aria-expanded={!isFolded}
			onClick={onToggle}
		>
			<Icon name="search" size={18} className="shrink-0" />
			<span className="min-w-0 flex-1">
				<b className="block truncate font-semibold">{destination}</b>
				<small className="block truncate text-note text-ink2">
					{[
						hasPeriod ? formatDateRange(query.checkInDate, query.checkOutDate, language) : t('anyTime'),
						hasPeriod ? t('rooms:selection.rooms', { count: parties.length }) : null,
						filters > 0 ? t('filtersChosen', { count: filters }) : null,
					]
						.filter(Boolean)
						.join(', ')}
				</small>
			</span>
			<Icon name="filter" size={20} className="shrink-0" />
			<span className="sr-only">{t('filters')}</span>
		</button>
	);
}
