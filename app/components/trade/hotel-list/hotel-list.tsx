import { Link, useLocation, useNavigation, useRevalidator } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import { type HotelArea, readArea } from '~/domain/hotel-search/hotel-filter';
import type { Language } from '~/domain/language/language';
import type { Party } from '~/domain/offer/party';
import { Icon } from '../../ui/icon';
import { CompareBar } from '../hotel-comparison/compare-bar';
import { EmptyState, ErrorBox } from '../states';
import { tradeButton } from '../trade-button';
import { HotelFilterForm } from './hotel-filter-form';
import { HotelMapSlot } from './hotel-map-slot';
import { HotelMapToggle, useMapChoice } from './hotel-map-toggle';
import { pointsQuery } from './hotel-points';
import { HotelRow } from './hotel-row';
import { ListHead } from './list-head';
import { keepListPlace, useListPlace } from './list-place';
import { CARDS, type HotelListView, SHOWN_NAMES } from './list-view';
import { NearPlaces } from './near-places';
import { type Period, ratesAddress, roomsAddress } from './rooms-address';
import type { SearchError } from './search-error';
import { UnavailableTable } from './unavailable-table';
import { useBetterPrices } from './use-better-prices';
import { useHotelKeys } from './use-hotel-keys';
import { useSavedFilter } from './use-saved-filter';
import { useWhyNot } from './use-why-not';

type HotelListProps = { view: HotelListView; failure: SearchError | null };

/** Results that are about to be replaced. */
const DIMMED = 'opacity-55 transition-opacity delay-150 duration-150';

/** The search for hotels (SELECTION-3): filters, hotels that have something, and those that have not. */
export function HotelList({ view, failure }: HotelListProps) {
	const { t } = useTranslation('hotel-list');
	const language = useRoot().language as Language;
	const revalidator = useRevalidator();
	const isSearching = useNavigation().location?.pathname === '/hotels' || revalidator.state === 'loading';
	const { search } = useLocation();
	const [isMapShown, toggleMap] = useMapChoice();
	const main = useRef<HTMLElement>(null);
	const rows = useRef<HTMLUListElement>(null);
	useListPlace(main);
	useHotelKeys(main);
	const better = useBetterPrices(view);
	const { available, unavailable, counts, hasPeriod, query } = view;
	const roomsOf = (id: string, period: Period | null = null, parties: readonly Party[] = view.parties) => {
		const dates = period ?? { checkIn: query.checkInDate, checkOut: query.checkOutDate };
		return roomsAddress(id, hasPeriod ? dates : null, { paymentProfile: query.paymentProfile, parties });
	};
	const whyNot = useWhyNot(view);
	const [checkIn, checkOut] = [parsePlainDate(query.checkInDate), parsePlainDate(query.checkOutDate)];
	const stay =
		hasPeriod && checkIn && checkOut ? { nights: daysBetween(checkIn, checkOut), rooms: view.parties.length } : null;
	const hasHotels = !failure && !view.error && counts.available + counts.unavailable > 0;
	useSavedFilter(view.demos.byDefault, hasHotels);
	return (
		<main
			ref={main}
			id="content"
			onClickCapture={({ target }: MouseEvent) => {
				const way = (target as Element).closest('a[href^="/hotels/"]');
				const hotel = way?.closest<HTMLElement>('[data-hotel]')?.dataset.hotel;
				if (hotel) keepListPlace(hotel);
			}}
		>
			<HotelFilterForm
				view={view}
				isSearching={isSearching}
				end={hasHotels ? <HotelMapToggle isShown={isMapShown} onToggle={toggleMap} /> : null}
			/>
			<div className="trade" aria-busy={isSearching}>
				<p role="status" className={isSearching ? 'mb-3 text-note text-ink2' : 'sr-only'}>
					{isSearching ? t('loading') : null}
				</p>
				{hasHotels ? null : <h1 className="sr-only">{t('title')}</h1>}
				{failure ? (
					<ErrorBox
						title={failure.kind === 'told' ? t('fault.told', { message: failure.message }) : t(`fault.${failure.kind}`)}
						action={
							<button type="button" className={tradeButton('line')} onClick={() => revalidator.revalidate()}>
								{t('fault.again')}
							</button>
						}
					>
						{t('fault.kept')}
					</ErrorBox>
				) : view.error ? (
					<EmptyState title={t('start')} />
				) : !hasHotels ? (
					<EmptyState
						title={t('none')}
						actions={
							<Link to="?reset" className={tradeButton('line')}>
								{t('reset')}
							</Link>
						}
					>
						{t('noneText')}
					</EmptyState>
				) : (
					<>
						<div
							className={`group/split data-map:grid data-map:gap-5 data-map:*:min-w-0 min-[70rem]:data-map:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] min-[70rem]:data-map:items-start ${isSearching ? DIMMED : ''}`}
							data-map={isMapShown ? '' : undefined}
						>
							{isMapShown ? (
								<HotelMapSlot
									requested={pointsQuery(view)}
									hasPeriod={hasPeriod}
									area={readArea(query.area)}
									areaAddress={(area) => areaAddress(search, area)}
									isSearching={isSearching}
									addressOf={(id) => roomsOf(id)}
									list={rows}
								/>
							) : null}
							<div className="min-[70rem]:col-start-1 min-[70rem]:row-start-1">
								<ListHead view={view} />
								<ul ref={rows} className="grid gap-3.5">
									{available.map((hotel, index) => (
										<li
											key={hotel.id}
											data-hotel={hotel.id}
											data-rates={hotel.stay?.roomId ? ratesAddress(roomsOf(hotel.id), hotel.stay.roomId) : undefined}
											className="group/row scroll-mb-24"
										>
											<HotelRow
												hotel={hotel}
												address={roomsOf(hotel.id)}
												better={better.get(hotel.id)?.[0] ?? null}
												addressOf={(period) => roomsOf(hotel.id, period)}
												isFirst={index < 3}
												stay={stay}
												search={search}
											/>
										</li>
									))}
								</ul>
								{available.length > 0 ? (
									<More search={search} shown={available.length} count={counts.available} name={SHOWN_NAMES.available}>
										{t('shown', { shown: available.length, count: counts.available })}
									</More>
								) : null}
							</div>
						</div>
						{view.near.length > 0 ? <NearPlaces near={view.near} search={search} /> : null}
						{unavailable.length > 0 ? (
							<section aria-labelledby="unavailable" className={`mt-8 ${isSearching ? DIMMED : ''}`}>
								<h2 id="unavailable" className="mb-3">
									{t('off', { count: counts.unavailable })}
								</h2>
								<UnavailableTable hotels={unavailable} whyNot={whyNot} language={language} addressOf={roomsOf} />
								<More
									search={search}
									shown={unavailable.length}
									count={counts.unavailable}
									name={SHOWN_NAMES.unavailable}
								>
									{t('shown', { shown: unavailable.length, count: counts.unavailable })}
								</More>
							</section>
						) : null}
					</>
				)}
				<p className="mt-8 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-hair pt-4 text-ink2">
					{t('inviteHint')}
					<Link to="/partner/my-network" className={tradeButton('line')}>
						<Icon name="plus" size={16} />
						{t('inviteHotel')}
					</Link>
				</p>
			</div>
			{hasHotels ? <CompareBar /> : null}
		</main>
	);
}

/** The same search in a part of the map. */
function areaAddress(search: string, { west, south, east, north }: HotelArea): string {
	const query = new URLSearchParams(search);
	query.set('area', [west, south, east, north].join());
	query.delete(SHOWN_NAMES.available);
	query.delete(SHOWN_NAMES.unavailable);
	return `?${query}`;
}

type MoreProps = { search: string; shown: number; count: number; name: string; children: ReactNode };

/** How many of a list are shown, and the next dozen (SELECTION-4). */
function More({ search, shown, count, name, children }: MoreProps) {
	const { t } = useTranslation('hotel-list');
	const query = new URLSearchParams(search);
	query.set(name, String(shown + CARDS));
	return (
		<footer className="mt-4 flex flex-wrap items-center justify-between gap-3">
			<p className="trade-note">{children}</p>
			{shown < count ? (
				<Link to={`?${query}`} preventScrollReset replace className={tradeButton('line')} rel="nofollow">
					{t('showMore')}
				</Link>
			) : null}
		</footer>
	);
}
