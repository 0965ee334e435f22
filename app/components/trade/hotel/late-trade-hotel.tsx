import { lazy, Suspense } from 'react';
import { loadTexts } from '~/locales/browser';
import { ServerPart } from '../../ui/late';

export const TRADE_HOTEL = 'trade-hotel';

/** In chunks of its own, so that consumers' browsers load nothing of it; the server's half is set by `entry.server.tsx`. */
const Page = import.meta.env.SSR
	? null
	: lazy(
			async () =>
				(
					await Promise.all([
						import('./trade-hotel'),
						loadTexts(['trade', 'trade-hotel', 'hotel', 'property', 'rooms', 'room']),
					])
				)[0],
		);

/** The page of a hotel for agents, in a route that it shares with the consumers; it reads the route's data itself. */
export function LateTradeHotel() {
	return <Suspense>{Page ? <Page /> : <ServerPart id={TRADE_HOTEL} />}</Suspense>;
}
