import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { HotelErrorPage } from '~/components/hotel/hotel-error';
import inspirationStyles from '~/components/hotel/inspiration.css?url';
import { type FeedPost, InspirationFeed } from '~/components/hotel/inspiration-feed';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { evaluateAccess } from '~/domain/access/access-groups';
import { cachedHotel } from '~/domain/hotel/cached-hotel.server';
import { plainWords } from '~/domain/inspiration/inspiration-post';
import { loadPosts } from '~/domain/inspiration/load-posts.server';
import { markdownHtml } from '~/domain/property/markdown-html.server';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { serverTexts } from '~/locales/server';
import { missingPage } from '../forms/error-page.server';

export const handle = { i18n: ['inspiration', 'hotel'] };

export const links = stylesheets(inspirationStyles);

/** `/hotels/inspirationnow` and `/hotels/{hotelId}/inspirationnow`: news of all hotels or of one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { actor } = context;
	const { t } = serverTexts(context);
	const hotelId = params.hotelId ?? null;
	const [hotel, posts] = await Promise.all([
		hotelId === null ? null : cachedHotel(context, hotelId).catch(missingPage(context, t('hotel:loadFault'))),
		loadPosts({ ctx: context, hotelId }),
	]);
	return json({
		title: hotel ? t('inspiration:titleOf', { hotel: hotel.name }) : t('inspiration:title'),
		description: t('inspiration:description'),
		hotel: hotel && { id: hotel.id, name: hotel.name },
		canSearch: isTradeVisitor(actor) && evaluateAccess('agentDashboard', actor, context.brand) === 'allowed',
		posts: posts.map(
			({ markdown, ...post }): FeedPost => ({
				...post,
				words: plainWords(markdown),
				html: markdownHtml(markdown) ?? '',
			}),
		),
	});
}

export default function Inspiration() {
	const { hotel, posts, canSearch, title } = useLoaderData<typeof loader>();
	return <InspirationFeed title={title} hotel={hotel} posts={posts as FeedPost[]} canSearch={canSearch} />;
}

export const meta = noindexMeta;

export const ErrorBoundary = HotelErrorPage;
