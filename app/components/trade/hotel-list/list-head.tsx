import { useLocation, useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HOTEL_SORTS } from '~/domain/hotel-search/hotel-refinement';
import { HEADING_NOTE } from '../hotel-rooms/classes';
import type { HotelListView } from './list-view';

/** The id of the form, of which the order is a field. */
export const FORM_ID = 'hotel-search';

/** How many hotels there are, for whom, and in which order. */
export function ListHead({ view }: { view: HotelListView }) {
	const { t } = useTranslation(['hotel-list', 'rooms']);
	const navigate = useNavigate();
	const { search } = useLocation();
	const { counts, hasPeriod, refinement, showsCommission, parties, currency, destination, query } = view;
	// What follows from rates needs a period; a distance needs a place.
	const sorts = HOTEL_SORTS.filter(
		(sort) =>
			(hasPeriod || !['price', 'commission'].includes(sort)) &&
			(showsCommission || sort !== 'commission') &&
			(sort !== 'distance' || (destination !== '' && query.area === '')),
	);
	const guests = parties.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0);
	return (
		<header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
			<div className="min-w-0">
				<h1>
					{t(hasPeriod ? 'found' : 'all', { count: counts.available })}
					<small className={HEADING_NOTE}>
						{[
							counts.unavailable > 0 ? t('notAvailable', { count: counts.unavailable }) : null,
							query.area !== '' ? t('inArea') : destination ? t('in', { place: destination }) : null,
						]
							.filter(Boolean)
							.join(', ')}
					</small>
				</h1>
				<p className="trade-note">
					{hasPeriod
						? t('forParty', { rooms: t('rooms:selection.rooms', { count: parties.length }), count: guests, currency })
						: t('start')}
				</p>
			</div>
			<label className="flex items-center gap-2">
				<span className="text-note text-ink2">{t('sortLabel')}</span>
				<select
					key={refinement.sort}
					name="sort"
					form={FORM_ID}
					defaultValue={refinement.sort}
					className="trade-field w-auto font-semibold"
					onChange={({ currentTarget: { value } }) => {
						const next = new URLSearchParams(search);
						next.set('sort', value);
						navigate(`?${next}`, { preventScrollReset: true, replace: true });
					}}
				>
					{sorts.map((sort) => (
						<option key={sort} value={sort}>
							{t(`sort.${sort}`)}
						</option>
					))}
				</select>
			</label>
		</header>
	);
}
