import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/layout/page-meta';
import { HotelList } from '~/components/trade/hotel-list/hotel-list';
import hotelList from '~/components/trade/hotel-list/hotel-list.css?url';
import type { HotelListView } from '~/components/trade/hotel-list/list-view';
import { loadHotelList } from '~/components/trade/hotel-list/load-hotel-list.server';
import { type SearchFault, searchFault } from '~/components/trade/hotel-list/search-fault';
import rooms from '~/components/trade/hotel-rooms/rooms.css?url';
import type { KeyHint } from '~/components/trade/shortcuts';
import { serverTexts } from '~/locales/server';

const KEYS: KeyHint[] = [
	{ keys: ['F'], text: 'hotel-list:keysFoot.filters' },
	{ keys: ['M'], text: 'hotel-list:keysFoot.map' },
];

export const handle = { i18n: ['hotel-list', 'rooms'], keys: KEYS, isTrade: true };

export const links: LinksFunction = () => [rooms, hotelList].map((href) => ({ rel: 'stylesheet', href }));

type PageData = { view: HotelListView; failure: SearchFault | null; title: string; description: string };

/** `/hotels`: the search for hotels (H§2, decisions 21). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context.language);
	const data: PageData = {
		view: await loadHotelList(context, new URL(request.url).searchParams),
		failure: null,
		title: t('hotel-list:title'),
		description: t('hotel-list:metaDescription'),
	};
	return json(data);
}

/** What was on the screen before; a search that fails leaves it there. */
let last: PageData | null = null;

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	try {
		last = await serverLoader<PageData>();
		return last;
	} catch (error) {
		// A redirect is an answer, and without anything to keep the page of faults is.
		if ((error instanceof Response && error.status < 400) || last === null) throw error;
		return { ...last, failure: searchFault(error) };
	}
}

export default function Hotels() {
	const { view, failure } = useLoaderData() as PageData;
	return <HotelList view={view} failure={failure} />;
}

export const meta: MetaFunction = ({ matches, data }) => {
	const { title = '', description = '' } = (data ?? {}) as Partial<PageData>;
	return pageMeta(matches, { title, description, path: '/hotels', isNoindex: true });
};
