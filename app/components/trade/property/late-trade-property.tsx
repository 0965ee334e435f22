import { lazy, Suspense } from 'react';
import { fetchPart } from '../../ui/fetch-part';
import { ServerPart } from '../../ui/late';

export const TRADE_PROPERTY = 'trade-house';

/** In separate chunks, so that consumers' browsers load nothing of it; `entry.server.tsx` sets the server's half. */
const Property = import.meta.env.SSR
	? null
	: lazy(() =>
			fetchPart(() => import('./trade-property-page'), ['trade', 'trade-house', 'property', 'property-rooms']),
		);

/** The page of a property for agents, in a route that it shares with the consumers; it reads the route's data itself. */
export function LateTradeProperty() {
	return <Suspense>{Property ? <Property /> : <ServerPart id={TRADE_PROPERTY} />}</Suspense>;
}
