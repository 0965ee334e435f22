import { Link, useLocation, useNavigation, useRevalidator } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { useRoot } from '~/root';
import { useShortcuts } from '../shortcuts';
import { EmptyState, FaultBox } from '../states';
import { tradeButton } from '../trade-button';
import { HotelFilterForm } from './hotel-filter-form';
import { HotelMapSlot } from './hotel-map-slot';
import { HotelMapToggle, useMapChoice } from './hotel-map-toggle';
import { HotelRow } from './hotel-row';
import { CARDS, type HotelListView, SHOWN_NAME } from './list-view';
import type { SearchFault } from './search-fault';
import { type BetterPrice, useBetterPrices } from './use-better-prices';
import { useKeptFilter } from './use-kept-filter';

type HotelListProps = { view: HotelListView; failure: SearchFault | null };

/** The search for hotels (H§2): filters, hotels that have something, and those that have not. */
export function HotelList({ view, failure }: HotelListProps) {
	const { t } = useTranslation('hotel-list');
	const language = useRoot().language as Language;
	const isSearching = useNavigation().state === 'loading';
	const revalidator = useRevalidator();
	const { search } = useLocation();
	useKeptFilter();
	const [isMapShown, toggleMap] = useMapChoice();
	const rows = useRef<HTMLUListElement>(null);
	const better = useBetterPrices(view);
	const { available, unavailable, counts, hasPeriod, query } = view;
	const roomsOf = (id: string, period = { checkIn: query.checkInDate, checkOut: query.checkOutDate }) =>
		hasPeriod
			? `/hotels/${id}?tab=rooms&checkInDate=${period.checkIn}&checkOutDate=${period.checkOut}`
			: `/hotels/${id}`;
	useShortcuts({ f: () => document.querySelector<HTMLElement>('.hotel-facet > summary')?.focus() });
	const hintOf = (id: string): string | null => {
		const [hint] = better.get(id) ?? [];
		if (!hint?.price) return null;
		const price = `${hint.price.currency} ${groupDigits(hint.price.minor, 0)}`;
		return t('cheaper', { price, period: formatDateRange(hint.checkIn, hint.checkOut, language) });
	};
	const hasHotels = !failure && !view.fault && counts.available + counts.unavailable > 0;
	const shownMore = available.length < counts.available ? available.length + CARDS : null;
	return (
		<main id="content" className="hotel-list">
			<HotelFilterForm
				view={view}
				isSearching={isSearching}
				end={hasHotels ? <HotelMapToggle isShown={isMapShown} onToggle={toggleMap} /> : null}
			/>
			<div className="trade" aria-busy={isSearching}>
				{failure ? (
					<FaultBox
						title={failure.kind === 'told' ? t('fault.told', { message: failure.message }) : t(`fault.${failure.kind}`)}
						action={
							<button type="button" className={tradeButton('line')} onClick={() => revalidator.revalidate()}>
								{t('fault.again')}
							</button>
						}
					>
						{t('fault.kept')}
					</FaultBox>
				) : view.fault ? null : counts.available + counts.unavailable === 0 ? (
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
						<div className="hotel-split" data-map={isMapShown ? '' : undefined}>
							{isMapShown ? (
								<HotelMapSlot query={query} hasPeriod={hasPeriod} addressOf={(id) => roomsOf(id)} list={rows} />
							) : null}
							<div>
								<header className="hotel-list-head">
									<h1>
										{t(hasPeriod ? 'found' : 'all', { count: counts.available })}
										<small>
											{[
												counts.unavailable > 0 ? t('notAvailable', { count: counts.unavailable }) : null,
												query.destination ? t('in', { place: query.destination }) : null,
											]
												.filter(Boolean)
												.join(', ')}
										</small>
									</h1>
									<p className="trade-note">{hasPeriod ? t('order_', { currency: view.currency }) : t('start')}</p>
								</header>
								<ul ref={rows} className="hotel-rows">
									{available.map((hotel, index) => (
										<li key={hotel.id} data-hotel={hotel.id}>
											<HotelRow hotel={hotel} address={roomsOf(hotel.id)} hint={hintOf(hotel.id)} isFirst={index < 3} />
										</li>
									))}
								</ul>
								<footer className="hotel-list-foot">
									<p className="trade-note">{t('shown', { shown: available.length, count: counts.available })}</p>
									{shownMore ? (
										<Link
											to={moreAddress(search, shownMore)}
											preventScrollReset
											replace
											className={tradeButton('line')}
											rel="nofollow"
										>
											{t('showMore', { count: Math.min(CARDS, counts.available - available.length) })}
										</Link>
									) : null}
								</footer>
							</div>
						</div>
						{unavailable.length > 0 ? (
							<section aria-labelledby="unavailable" className="hotel-off">
								<h2 id="unavailable">{t('off')}</h2>
								<div className="trade-card">
									<table className="trade-table">
										<thead>
											<tr>
												<th scope="col">{t('hotel')}</th>
												<th scope="col">{t('state')}</th>
												<th scope="col">{t('next')}</th>
											</tr>
										</thead>
										<tbody>
											{unavailable.map((hotel) => (
												<tr key={hotel.id}>
													<td>
														<Link to={`/hotels/${hotel.id}`} className="font-semibold">
															{hotel.name}
														</Link>
														<small>{hotel.place}</small>
													</td>
													<td>{t('fullyBooked')}</td>
													<td>
														<NextStep
															better={better.get(hotel.id) ?? []}
															addressOf={(period) => roomsOf(hotel.id, period)}
															enquiry={hotel.isChatEnabled ? `/hotels/${hotel.id}?tab=enquiry` : null}
														/>
													</td>
												</tr>
											))}
										</tbody>
									</table>
								</div>
							</section>
						) : null}
					</>
				)}
			</div>
		</main>
	);
}

function NextStep({
	better,
	addressOf,
	enquiry,
}: {
	better: readonly BetterPrice[];
	addressOf: (period: BetterPrice) => string;
	enquiry: string | null;
}) {
	const { t } = useTranslation('hotel-list');
	const language = useRoot().language as Language;
	const [free] = better;
	if (free)
		return (
			<Link to={addressOf(free)} className="trade-link">
				{t('freeOther', { period: formatDateRange(free.checkIn, free.checkOut, language) })}
			</Link>
		);
	return (
		<>
			{t('noneNear')}
			{enquiry ? (
				<>
					{' · '}
					<Link to={enquiry} className="trade-link">
						{t('enquire')}
					</Link>
				</>
			) : null}
		</>
	);
}

function moreAddress(search: string, shown: number): string {
	const query = new URLSearchParams(search);
	query.set(SHOWN_NAME, String(shown));
	return `?${query}`;
}
