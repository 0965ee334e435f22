import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { noindexMeta } from '~/components/layout/page-meta';
import { HotelList } from '~/components/trade/hotel-list/hotel-list';
import type { HotelListView } from '~/components/trade/hotel-list/list-view';
import { asksNothing, readSavedFilter } from '~/components/trade/hotel-list/saved-filter';
import { SavedSearch } from '~/components/trade/hotel-list/saved-search';
import { type SearchError, searchError } from '~/components/trade/hotel-list/search-error';
import type { KeyHint } from '~/components/trade/shortcuts';
import { serverTexts } from '~/locales/server';
import { loadHotelList } from './load-hotel-list.server';

const KEYS: KeyHint[] = [
	{ keys: ['J', 'K'], text: 'hotel-list:keysFoot.rows' },
	{ keys: ['↵'], text: 'hotel-list:keysFoot.open' },
	{ keys: ['X'], text: 'hotel-list:keysFoot.compare' },
	{ keys: ['R'], text: 'hotel-list:keysFoot.rates' },
	{ keys: ['F'], text: 'hotel-list:keysFoot.filters' },
	{ keys: ['M'], text: 'hotel-list:keysFoot.map' },
];

export const handle = { i18n: ['hotel-list', 'rooms'], keys: KEYS, isTrade: true };

type PageData = {
	/** Null: this browser has a search to bring back first. */
	view: HotelListView | null;
	failure: SearchError | null;
	title: string;
	description: string;
};

/** `/hotels`: the search for hotels. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const data: PageData = {
		view: await loadHotelList(context, new URL(request.url).searchParams),
		failure: null,
		title: t('hotel-list:title'),
		description: t('hotel-list:metaDescription'),
	};
	return json(data);
}

/** The current results; a failed search leaves them on the screen. */
let last: PageData | null = null;

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<PageData> {
	// Every hotel there is would come first, and be replaced at once.
	if (asksNothing(new URL(request.url).searchParams) && readSavedFilter() !== '')
		return { title: '', description: '', ...last, view: null, failure: null };
	try {
		return await serverLoader<PageData>();
	} catch (error) {
		// Redirects pass through, and without previous results so does the error page.
		if ((error instanceof Response && error.status < 400) || !last?.view || request.signal.aborted) throw error;
		return { ...last, failure: await searchError(error) };
	}
}

export default function Hotels() {
	const data = useLoaderData() as PageData;
	useEffect(() => {
		if (data.view) last = data;
	}, [data]);
	return data.view ? <HotelList view={data.view} failure={data.failure} /> : <SavedSearch />;
}

export const meta = noindexMeta;
