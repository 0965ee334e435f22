import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { PostPictures } from '~/components/trade/hotel-desk/posts/post-pictures';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { RowChanges } from '~/components/trade/hotel-desk/rows/row-changes';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { loadPostsDesk, loadPostsVersion, restorePosts } from '~/domain/hotel-desk/posts/edit-posts.server';
import { comparePosts, type PostChange } from '~/domain/hotel-desk/posts/posts-content';
import { publishPosts } from '~/domain/hotel-desk/posts/publish-posts.server';
import { serverTexts } from '~/locales/server';
import { answerReview, askedVersion, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['hotel-page', 'hotel-parts', 'hotel-rates'] };

export const links = stylesheets(styles);

/** `/partner/hotel/page/posts/review`: what publishing the draft of the posts would change, or with `?version=3` what going back to it would. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = askedVersion(request);
	const title = number ? t('hotel-rates:review.versionTitle', { number }) : t('hotel-parts:posts.reviewTitle');
	const { published, seen, draft, content } = await loadPostsDesk({ ctx: context }).catch(errorPage(title));
	const shown = number ? await loadPostsVersion({ ctx: context, number }).catch(errorPage(title)) : content;
	return json({
		...{ title, number, seen, hasDraft: draft !== null, state: stateOf(published) },
		changes: comparePosts(published, shown),
	});
}

export function action({ context, request }: ActionFunctionArgs) {
	return answerReview({ context, request, publish: publishPosts, restore: restorePosts });
}

export default function HotelPostsReview() {
	const { t } = useTranslation(['hotel-parts', 'hotel-page', 'hotel-rates']);
	const { title, number, seen, hasDraft, state, ...data } = useLoaderData<typeof loader>();
	const changes = data.changes as PostChange[];
	const answer = useActionData<ReviewAnswer>();
	const count = changes.length;
	const lead = number
		? t('hotel-rates:review.versionLead', { count })
		: count > 0
			? t('posts.reviewLead', { count })
			: undefined;
	return (
		<WorkPage
			title={title}
			lead={lead}
			aside={
				<Link to="/partner/hotel/page/posts" className={tradeButton()}>
					{t('posts.reviewBack')}
				</Link>
			}
		>
			<ReviewForm
				{...{ number, seen, state, hasDraft, count, answer }}
				words={{
					failed: answer?.error ? t(`hotel-page:error.${answer.error}`) : null,
					refused: t('hotel-page:error.refused'),
					published: t('posts.published'),
				}}
			>
				<RowChanges part="posts" title={t('hotel-page:part.posts')} rows={changes} />
				<PostPictures changes={changes} />
			</ReviewForm>
		</WorkPage>
	);
}

export const meta = noindexMeta;
