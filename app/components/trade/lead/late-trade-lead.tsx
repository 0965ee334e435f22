import { lazy, Suspense } from 'react';
import { loadTexts } from '~/locales/browser';
import Served, { type TradeLeadProps } from './trade-lead';

// The condition is known when the page is built: consumers' browsers load nothing of it.
const Lead = import.meta.env.SSR
	? Served
	: lazy(
			async () =>
				(
					await Promise.all([
						import('./trade-lead'),
						loadTexts(['trade', 'trade-house', 'trade-lead', 'property', 'booking', 'enquiry']),
					])
				)[0],
		);

/** A house for agents with a dialog over it, from a route that it shares with the consumers. */
export function TradeLead(props: TradeLeadProps) {
	return (
		<Suspense>
			<Lead {...props} />
		</Suspense>
	);
}
