import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { HotelCredits, HotelStanding } from '../../hotel/hotel-marks';
import type { RoomsView } from '../hotel-rooms/rooms-view';
import { PictureRow } from '../picture-row';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { RoomsTab } from './rooms-tab';
import { TeamCard } from './team-card';
import { WelcomeDialog, welcomeAddress } from './welcome-dialog';

/** The booking engine of one hotel (OFFER-28): its own header bar, its rooms, and a welcome in three steps. */
export function BookingEngine({ view, rooms }: { view: HotelView; rooms: RoomsView | null }) {
	const { t } = useTranslation(['booking-engine', 'hotel']);
	const { pathname, search } = useLocation();
	return (
		<>
			<EngineHeader hotelName={view.name} />
			<main id="content" className="trade-house trade-hotel">
				<div className="border-b border-line bg-white">
					<div className="house-frame grid gap-x-8 pb-5 lg:pt-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,39rem)]">
						<div className="flex flex-col justify-end max-lg:order-2">
							<h1 className="pt-3 text-[2.25rem]/[1.1] font-semibold lg:text-[2.75rem]/[1.1]">{view.name}</h1>
							<div className="mt-2 grid gap-1.5 lg:mt-3">
								<HotelStanding hotel={view} />
								<HotelCredits hotel={view} />
							</div>
						</div>
						<PictureRow
							name={view.name}
							pictures={view.pictures}
							label={t('hotel:pictures', { count: view.pictures.length })}
						/>
					</div>
				</div>
				<div className="house-frame py-5">
					{rooms ? (
						<>
							<RoomsTab />
							{view.trade && rooms.period ? (
								<div className="mt-5 max-w-md">
									<TeamCard view={view} trade={view.trade} />
								</div>
							) : null}
						</>
					) : (
						<EmptyState
							title={t('closed')}
							actions={
								<Link
									to={`/signin?to=${encodeURIComponent(pathname + search)}`}
									reloadDocument
									className={tradeButton('dark')}
								>
									{t('signIn')}
								</Link>
							}
						>
							{t('closedText')}
						</EmptyState>
					)}
				</div>
			</main>
			<WelcomeDialog hotelName={view.name} />
		</>
	);
}

/** Title, help, and the ways to oneself and one's agency. */
function EngineHeader({ hotelName }: { hotelName: string }) {
	const { t } = useTranslation('booking-engine');
	const { user } = useRoot();
	const { pathname, search } = useLocation();
	return (
		<header className="trade-header">
			<a href="#content" className="trade-skip">
				{t('skip')}
			</a>
			<div className="trade-bar">
				<p className="engine-title">{t('title', { hotel: hotelName })}</p>
				<Link to={welcomeAddress(search, 1)} preventScrollReset aria-label={t('help')} className="trade-mark">
					<TradeIcon name="help" size={20} />
				</Link>
				{user ? (
					<nav aria-label={t('you')} className="engine-links">
						<Link to="/user">{user.name || user.email}</Link>
						{user.agency ? <Link to="/partner/agency">{user.agency.name}</Link> : null}
					</nav>
				) : (
					<Link to={`/signin?to=${encodeURIComponent(pathname + search)}`} reloadDocument className="engine-links">
						{t('signIn')}
					</Link>
				)}
			</div>
		</header>
	);
}
