import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { HEADER, HEADER_BAR, SKIP_LINK } from '../frame/header-looks';
import type { RoomsView } from '../hotel-rooms/rooms-view';
import { ICON_BUTTON } from '../parts/icon-button';
import { FRAME } from '../parts/page-frame';
import { PictureRow } from '../picture-row';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { TradeIcon } from '../trade-icon';
import { HotelTitle } from './hotel-title';
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
					<div className={`${FRAME} grid gap-x-8 pb-5 lg:pt-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,39rem)]`}>
						<div className="flex flex-col justify-end max-lg:order-2">
							<HotelTitle view={view} />
						</div>
						<PictureRow
							name={view.name}
							pictures={view.pictures}
							label={t('hotel:pictures', { count: view.pictures.length })}
						/>
					</div>
				</div>
				<div className={`${FRAME} py-5`}>
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

const LINKS = 'flex min-h-11 items-center gap-5 font-medium whitespace-nowrap';
const LINK = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4';

/** Title, help, and the ways to oneself and one's agency. */
function EngineHeader({ hotelName }: { hotelName: string }) {
	const { t } = useTranslation('booking-engine');
	const { user } = useRoot();
	const { pathname, search } = useLocation();
	return (
		<header className={HEADER}>
			<a href="#content" className={SKIP_LINK}>
				{t('skip')}
			</a>
			<div className={HEADER_BAR}>
				<p className="mr-auto truncate font-serif text-[1.25rem] font-semibold">{t('title', { hotel: hotelName })}</p>
				<Link to={welcomeAddress(search, 1)} preventScrollReset aria-label={t('help')} className={ICON_BUTTON}>
					<TradeIcon name="help" size={20} />
				</Link>
				{user ? (
					<nav aria-label={t('you')} className={LINKS}>
						<Link to="/user" className={LINK}>
							{user.name || user.email}
						</Link>
						{user.agency ? (
							<Link to="/partner/agency" className={`max-lg:hidden ${LINK}`}>
								{user.agency.name}
							</Link>
						) : null}
					</nav>
				) : (
					<Link to={`/signin?to=${encodeURIComponent(pathname + search)}`} reloadDocument className={LINKS}>
						{t('signIn')}
					</Link>
				)}
			</div>
		</header>
	);
}
