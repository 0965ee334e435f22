import { lazy, Suspense } from 'react';
import { loadTexts } from '~/locales/browser';
import Served, { type TradeHouseProps } from './trade-house';

// The condition is known when the page is built: consumers' browsers load nothing of it.
const House = import.meta.env.SSR
	? Served
	: lazy(
			async () => (await Promise.all([import('./trade-house'), loadTexts(['trade', 'trade-house', 'property'])]))[0],
		);

/** The page of a house for agents, from a route that it shares with the consumers. */
export function TradeHouse(props: TradeHouseProps) {
	return (
		<Suspense>
			<House {...props} />
		</Suspense>
	);
}
