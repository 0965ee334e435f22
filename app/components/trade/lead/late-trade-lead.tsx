import { lazy, Suspense } from 'react';
import { fetchPart } from '../../ui/fetch-part';
import { ServerPart } from '../../ui/late';

export const TRADE_LEAD = 'trade-lead';

/** In separate chunks, so that consumers' browsers load nothing of it; `entry.server.tsx` sets the server's half. */
const Lead = import.meta.env.SSR
	? null
	: lazy(() =>
			fetchPart(() => import('./trade-lead'), ['trade', 'trade-house', 'trade-lead', 'property', 'booking', 'enquiry']),
		);

/** A property for agents with a dialog over it, in a route that it shares with the consumers; it reads the route's data itself. */
export function LateTradeLead() {
	return <Suspense>{Lead ? <Lead /> : <ServerPart id={TRADE_LEAD} />}</Suspense>;
}
