import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { InboxPage } from '~/components/trade/inbox/inbox-page';
import { Pages } from '~/components/trade/page/pages';
import { ReviewBody, type ShownReview } from '~/components/trade/reviews/review-body';
import { EmptyState } from '~/components/trade/states';
import { listOwnReviews } from '~/domain/review/list-reviews.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { shownReviews } from './shown-reviews.server';

export const handle = { i18n: ['inbox', 'desk', 'reviews'] };

/** `/partner/inbox/reviews`: what guests answered after stays in an operator's properties, the latest first (REVIEW-6). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('reviews:title');
	const after = new URL(request.url).searchParams.get('after');
	const { rows, next } = await listOwnReviews({ ctx: context, after }).catch(errorPage(title));
	return json({ title, rows: shownReviews(context, rows), next });
}

export default function InboxReviews() {
	const { t } = useTranslation('reviews');
	const { title, rows, next } = useLoaderData<typeof loader>();
	return (
		<InboxPage title={title} lead={t('ownLead')}>
			<div className="trade-card mt-6">
				{rows.length === 0 ? (
					<EmptyState title={t('none.title')}>{t('none.own')}</EmptyState>
				) : (
					<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
						{rows.map((row) => (
							<li key={row.id} className="px-4.5 py-4.5">
								<ReviewBody review={row as ShownReview} isTeams={false} />
							</li>
						))}
					</ul>
				)}
				<Pages next={next} />
			</div>
		</InboxPage>
	);
}

export const meta = noindexMeta;
