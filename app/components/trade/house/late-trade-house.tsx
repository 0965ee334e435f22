import { lazy, Suspense } from 'react';
import { loadTexts } from '~/locales/browser';
import { ServerPart } from '../../ui/late';

export const TRADE_HOUSE = 'trade-house';

/** In chunks of its own, so that consumers' browsers load nothing of it; the server's half is set by `entry.server.tsx`. */
const House = import.meta.env.SSR
	? null
	: lazy(
			async () =>
				(await Promise.all([import('./trade-house-page'), loadTexts(['trade', 'trade-house', 'property'])]))[0],
		);

/** The page of a house for agents, in a route that it shares with the consumers; it reads the route's data itself. */
export function LateTradeHouse() {
	return <Suspense>{House ? <House /> : <ServerPart id={TRADE_HOUSE} />}</Suspense>;
}
