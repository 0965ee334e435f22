import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isRouteErrorResponse, type MetaFunction, useLoaderData, useRouteError } from '@remix-run/react';
import { HotelErrorPage } from '~/components/hotel/hotel-error';
import inspirationStyles from '~/components/hotel/inspiration.css?url';
import { type FeedPost, InspirationFeed } from '~/components/hotel/inspiration-feed';
import { pageMeta } from '~/components/layout/page-meta';
import { evaluateAccess } from '~/domain/access/access-groups';
import { rememberedHotel } from '~/domain/hotel/keep-hotel.server';
import { plainWords } from '~/domain/inspiration/inspiration-post';
import { loadPosts } from '~/domain/inspiration/load-posts.server';
import { markdownHtml } from '~/domain/property/markdown-html.server';
import { isTradeVisitor } from '~/domain/trade/is-trade-visitor';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';

export const handle = { i18n: ['inspiration', 'hotel'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: inspirationStyles }];

/** `/hotels/inspirationnow` and `/hotels/{hotelId}/inspirationnow`: news of all hotels or of one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { actor } = context;
	const { t } = serverTexts(context);
	const hotelId = params.hotelId ?? null;
	const [hotel, posts] = await Promise.all([
		hotelId === null
			? null
			: rememberedHotel(context, hotelId).catch((error) => {
					throw statusOf(error) === 404 ? json({ title: t('hotel:loadFault') }, { status: 404 }) : error;
				}),
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

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
	const problem = isRouteErrorResponse(error) ? String(error.data?.title ?? error.status) : '500';
	return pageMeta(matches, {
		title: data?.title ?? problem,
		description: data?.description ?? problem,
		path: '/hotels/inspirationnow',
		isNoindex: true,
	});
};

export function ErrorBoundary() {
	return <HotelErrorPage error={useRouteError()} />;
}
