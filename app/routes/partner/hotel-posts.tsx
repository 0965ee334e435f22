import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { PageFrame } from '~/components/trade/hotel-desk/page/page-frame';
import { type ListedPost, PostList } from '~/components/trade/hotel-desk/posts/post-list';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { tradeButton } from '~/components/trade/trade-button';
import { loadPostsDesk, putPostBack, stepPostsBack, withdrawPost } from '~/domain/hotel-desk/posts/edit-posts.server';
import { comparePosts, dayOf, postName } from '~/domain/hotel-desk/posts/posts-content';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['hotel-page', 'hotel-parts', 'hotel-rates'] };

export const links = stylesheets(styles, barStyles);

/** `/partner/hotel/page/posts`: the hotel's inspiration posts as a draft. */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-page:title');
	const desk = await loadPostsDesk({ ctx: context }).catch(errorPage(title));
	const { hotel, versions, draft, published, content, seen } = desk;
	const { language, today } = context;
	const changes = comparePosts(published, content);
	const there = new Set(content.posts.map(({ id }) => id));
	const gone = published.posts.filter(({ id }) => !there.has(id));
	const posts = [...content.posts, ...gone].map((post): ListedPost => {
		const what = changes.find(({ id }) => id === post.id)?.what;
		const waits = dayOf(post) > today ? 'waiting' : 'published';
		return {
			...{ id: post.id, name: postName(post, language), category: post.values[`category.${language}`] ?? '' },
			...{ day: dayOf(post), picture: post.pictures[0] ?? null, pictures: post.pictures.length },
			state: what?.includes('removed') ? 'removed' : what?.includes('added') ? 'added' : what ? 'changed' : waits,
		};
	});
	const byDay = posts.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
	return json({
		...{ title, versions, draft, seen, posts: byDay, changes: changes.length },
		hotel: { id: hotel.id, name: hotel.name },
	});
}

type Answer = { at: number } & (
	| { done: 'withdrawn' | 'isBack' | 'undone' | 'discarded' }
	| { error: 'changed-meanwhile' | 'failed' }
);

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const id = textOf(form, 'post');
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepPostsBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<Answer>({ at, done: intent === 'undo' ? 'undone' : 'discarded' });
		}
		if (intent === 'back') {
			await putPostBack({ ctx: context, id, seen });
			return json<Answer>({ at, done: 'isBack' });
		}
		await withdrawPost({ ctx: context, id, seen });
		return json<Answer>({ at, done: 'withdrawn' });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<Answer>({ at, error: word }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelPosts() {
	const { t } = useTranslation(['hotel-parts', 'hotel-page']);
	const { hotel, versions, draft, seen, posts, changes } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>() ?? null;
	const done = answer && 'done' in answer ? answer.done : null;
	return (
		<PageFrame
			desk={{ hotel, versions, draft }}
			changes={changes}
			review="/partner/hotel/page/posts/review"
			see={`/hotels/${hotel.id}/inspirationnow`}
		>
			<div className="mt-5 flex flex-wrap items-start justify-between gap-3">
				<p className="max-w-176 text-ink2">{t('posts.lead')}</p>
				{posts.length > 0 ? (
					<Link to="/partner/hotel/page/posts/new" className={tradeButton('dark')}>
						{t('posts.new')}
					</Link>
				) : null}
			</div>
			<div role="status">
				{done ? (
					<p className="mt-4 font-medium text-ok">
						{done === 'undone' || done === 'discarded' ? t(`hotel-page:done.${done}`) : t(`posts.${done}`)}
					</p>
				) : null}
			</div>
			{answer && 'error' in answer ? (
				<FaultBox isResult className="mt-4">
					<p>{t(`hotel-page:error.${answer.error}`)}</p>
				</FaultBox>
			) : null}
			<PostList posts={posts} seen={seen} />
		</PageFrame>
	);
}

export const meta = noindexMeta;
