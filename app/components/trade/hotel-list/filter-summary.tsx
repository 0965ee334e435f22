import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { Icon } from '../../ui/icon';
import type { HotelListView } from './list-view';

type FilterSummaryProps = { view: HotelListView; isFolded: boolean; onToggle: () => void };

/** The search in one line, which collapses the form on narrow screens; not rendered without script. */
export function FilterSummary({ view: { query, destination, hasPeriod }, isFolded, onToggle }: FilterSummaryProps) {
	const { t } = useTranslation('hotel-list');
	const language = useRoot().language as Language;
	const { hotelCategories, roomCategories, programIds, facilities, roomFacilities, maxKeys } = query;
	const filters =
		[hotelCategories, roomCategories, programIds, facilities, roomFacilities].filter(({ length }) => length > 0)
			.length + (maxKeys === '' ? 0 : 1);
	return (
		<button type="button" className="hotel-filter-summary" aria-expanded={!isFolded} onClick={onToggle}>
			<Icon name="search" size={18} />
			<span>
				<b>{destination}</b>
				<small>
					{[
						hasPeriod ? formatDateRange(query.checkInDate, query.checkOutDate, language) : t('anyTime'),
						filters > 0 ? t('filtersChosen', { count: filters }) : null,
					]
						.filter(Boolean)
						.join(', ')}
				</small>
			</span>
			<Icon name="filter" size={20} />
			<span className="sr-only">{t('filters')}</span>
		</button>
	);
}
