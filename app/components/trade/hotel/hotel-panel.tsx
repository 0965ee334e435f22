import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelView, TradeHotelFacts } from '~/domain/hotel/hotel-view.server';
import { HotelGlance } from '../../hotel/hotel-glance';
import { HotelSection } from '../../hotel/hotel-section';
import { HotelSections } from '../../hotel/hotel-sections';
import { tabAddress } from '../../hotel/hotel-tab-bar';
import { tradeButton } from '../trade-button';
import { HotelCard } from './hotel-card';
import { InviteHotel } from './invite-hotel';
import { ManagersCard } from './managers-card';
import { TeamCard } from './team-card';

/** The hotel's texts, with its figures and contacts for agents beside them. */
export function HotelPanel({ view, trade }: { view: HotelView; trade: TradeHotelFacts }) {
	const { t } = useTranslation(['hotel', 'trade-hotel']);
	const { search } = useLocation();
	return (
		<div className="hotel-grid">
			<HotelSections view={view}>
				{view.hasToBeInvited ? (
					<HotelSection id="invite" title={t('sections.invite')} isOpen>
						<InviteHotel hotelId={view.id} canInvite={trade.hasAgency} />
					</HotelSection>
				) : null}
			</HotelSections>
			<aside className="hotel-aside grid content-start gap-4">
				<HotelCard title={t('glance.title')}>
					<HotelGlance view={view} />
					<Link to={tabAddress(search, 'rooms')} preventScrollReset className={tradeButton('dark', 'mt-4 w-full')}>
						{t('trade-hotel:sales.toRooms')}
					</Link>
				</HotelCard>
				<TeamCard view={view} trade={trade} />
				<ManagersCard view={view} trade={trade} />
			</aside>
		</div>
	);
}
