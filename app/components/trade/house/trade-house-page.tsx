import { useLoaderData } from '@remix-run/react';
import type { Language } from '~/domain/language/language';
import type { TradeHouseView } from '~/domain/trade/trade-house-view';
import { useRoot } from '~/root';
import TradeHouse from './trade-house';

type PageData = { trade: TradeHouseView; alternates: { en: string; de: string } };

/** The house of a route's data. */
export default function TradeHousePage() {
	const { trade, alternates } = useLoaderData() as PageData;
	return <TradeHouse view={trade} path={alternates[useRoot().language as Language]} />;
}
