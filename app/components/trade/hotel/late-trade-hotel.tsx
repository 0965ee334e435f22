import { lazy, Suspense } from 'react';
import { fetchPart } from '../../ui/fetch-part';
import { ServerPart } from '../../ui/late';

export const TRADE_HOTEL = 'trade-hotel';

/** In separate chunks, so that consumers' browsers load nothing of it; `entry.server.tsx` sets the server's half. */
const Page = import.meta.env.SSR
	? null
	: lazy(() =>
			fetchPart(() => import('./trade-hotel'), ['trade', 'trade-hotel', 'hotel', 'property', 'rooms', 'room']),
		);

/** The page of a hotel for agents, in a route that it shares with the consumers; it reads the route's data itself. */
export function LateTradeHotel() {
	return <Suspense>{Page ? <Page /> : <ServerPart id={TRADE_HOTEL} />}</Suspense>;
}
