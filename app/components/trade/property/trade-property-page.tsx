import { useLoaderData } from '@remix-run/react';
import { useRoot } from '~/components/root/use-root';
import type { Language } from '~/domain/language/language';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import TradeProperty from './trade-property';

type PageData = { trade: TradePropertyView; alternates: { en: string; de: string } };

/** The property of a route's data. */
export default function TradePropertyPage() {
	const { trade, alternates } = useLoaderData() as PageData;
	return <TradeProperty view={trade} path={alternates[useRoot().language as Language]} />;
}
