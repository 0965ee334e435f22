import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { PostPictures } from '~/components/trade/hotel-desk/posts/post-pictures';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { RowChanges } from '~/components/trade/hotel-desk/rows/row-changes';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import type { Published } from '~/domain/desk/publish-draft.server';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { loadPostsDesk, loadPostsVersion, restorePosts } from '~/domain/hotel-desk/posts/edit-posts.server';
import { comparePosts, type PostChange } from '~/domain/hotel-desk/posts/posts-content';
import { publishPosts } from '~/domain/hotel-desk/posts/publish-posts.server';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['hotel-page', 'hotel-parts', 'hotel-rates'] };

export const links = stylesheets(styles);

/** `/partner/hotel/page/posts/review`: what publishing the draft of the posts would change, or with `?version=3` what going back to it would. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const asked = Number(new URL(request.url).searchParams.get('version'));
	const number = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
	const title = number ? t('hotel-rates:review.versionTitle', { number }) : t('hotel-parts:posts.reviewTitle');
	const { published, seen, draft, content } = await loadPostsDesk({ ctx: context }).catch(errorPage(title));
	const shown = number ? await loadPostsVersion({ ctx: context, number }).catch(errorPage(title)) : content;
	return json({
		...{ title, number, seen, hasDraft: draft !== null, state: stateOf(published) },
		changes: comparePosts(published, shown),
	});
}

type Answer = { outcome: Published | null; error: 'publishChanged' | 'publishFailed' | null };

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const seen = countOf(form, 'seen');
	try {
		if (textOf(form, 'intent') === 'restore') {
			await restorePosts({ ctx: context, number: countOf(form, 'number'), seen });
			return redirect('/partner/hotel/page/posts/review');
		}
		const outcome = await publishPosts({ ctx: context, seen, state: textOf(form, 'state') });
		return json<Answer>({ outcome, error: null }, { status: outcome.outcome === 'refused' ? 400 : 200 });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'publishChanged', unavailable: 'publishFailed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<Answer>({ outcome: null, error: word }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelPostsReview() {
	const { t } = useTranslation(['hotel-parts', 'hotel-page', 'hotel-rates']);
	const { title, number, seen, hasDraft, state, ...data } = useLoaderData<typeof loader>();
	const changes = data.changes as PostChange[];
	const answer = useActionData<Answer>();
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
