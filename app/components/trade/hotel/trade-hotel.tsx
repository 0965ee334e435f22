import { useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import type { HotelTab } from '~/domain/hotel/hotel-tabs';
import type { HotelView } from '~/domain/hotel/hotel-view.server';
import { HotelBottomBar, HotelTabs, tabAddress } from '../../hotel/hotel-tab-bar';
import { MiceRooms } from '../../hotel/mice-rooms';
import { FRAME } from '../parts/page-frame';
import { useShortcuts } from '../shortcuts';
import { EnquiryTab } from './enquiry-tab';
import styles from './hotel.css?url';
import { HotelHead } from './hotel-head';
import { HotelPanel } from './hotel-panel';
import { RoomsTab } from './rooms-tab';
import { SalesTab } from './sales-tab';

/** The page of a hotel for agents (OFFER-1): its head, and one of its parts. */
export default function TradeHotel() {
	const { view } = useLoaderData() as { view: HotelView };
	const { search } = useLocation();
	const navigate = useNavigate();
	const { tab, tabs, trade } = view;
	useShortcuts(
		Object.fromEntries(
			tabs.map((each, index) => [
				String(index + 1),
				() => navigate(tabAddress(search, each), { preventScrollReset: true, replace: true }),
			]),
		),
	);
	if (!trade) return null;
	const panels: Record<HotelTab, () => JSX.Element> = {
		hotel: () => <HotelPanel view={view} trade={trade} />,
		rooms: () => <RoomsTab />,
		sales: () => <SalesTab view={view} trade={trade} />,
		enquiry: () => <EnquiryTab view={view} />,
		mice: () => <MiceRooms view={view} />,
	};
	return (
		<main id="content" className="trade-house trade-hotel">
			{/* Here and not in the route, which visitors open too. */}
			<link rel="stylesheet" href={styles} />
			<HotelHead view={view} />
			<div className="border-b border-line bg-white max-lg:hidden">
				<div className={FRAME}>
					<HotelTabs tabs={tabs} tab={tab} query={search} counts={{ rooms: view.roomTypes }} />
				</div>
			</div>
			<div className={`${FRAME} py-5`}>{panels[tab]()}</div>
			<HotelBottomBar tabs={tabs} tab={tab} query={search} />
		</main>
	);
}
