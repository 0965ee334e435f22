import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import comparisonStyles from '~/components/trade/hotel-comparison/hotel-comparison.css?url';
import { HotelComparisonPage } from '~/components/trade/hotel-comparison/hotel-comparison-page';
import type { KeyHint } from '~/components/trade/shortcuts';
import type { HotelComparison } from '~/domain/hotel-comparison/hotel-comparison';
import { serverTexts } from '~/locales/server';
import { loadHotelComparison } from './load-hotel-comparison.server';

const KEYS: KeyHint[] = [
	{ keys: ['J', 'K'], text: 'hotel-comparison:keysFoot.columns' },
	{ keys: ['↵'], text: 'hotel-list:keysFoot.open' },
	{ keys: ['R'], text: 'hotel-list:keysFoot.rates' },
	{ keys: ['X'], text: 'hotel-comparison:keysFoot.remove' },
];

export const handle = { i18n: ['hotel-comparison', 'hotel-list', 'rooms'], keys: KEYS, isTrade: true };

export const links = stylesheets(comparisonStyles);

/** `/hotels/compare`: up to four hotels side by side (SELECTION-25). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	return json({
		view: await loadHotelComparison(context, new URL(request.url).searchParams),
		title: t('hotel-comparison:title'),
		description: t('hotel-comparison:metaDescription'),
	});
}

export default function HotelComparisonRoute() {
	const { view } = useLoaderData() as { view: HotelComparison };
	return <HotelComparisonPage view={view} />;
}

export const meta = noindexMeta;
