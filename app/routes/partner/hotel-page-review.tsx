import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { PageChanges } from '~/components/trade/hotel-desk/page/page-changes';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { comparePages, countPageChanges, type PageChange } from '~/domain/hotel-desk/page/compare-pages';
import { restorePage } from '~/domain/hotel-desk/page/edit-page.server';
import { loadPage, loadPageVersion } from '~/domain/hotel-desk/page/load-page.server';
import { publishPage } from '~/domain/hotel-desk/page/publish-page.server';
import { serverTexts } from '~/locales/server';
import { answerReview, askedVersion, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['hotel-page', 'hotel-parts', 'hotel-rates'] };

export const links = stylesheets(styles);

/** `/partner/hotel/page/review`: what publishing the page's draft would change for agents, or with `?version=3` what going back to that version would. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = askedVersion(request);
	const title = number ? t('hotel-rates:review.versionTitle', { number }) : t('hotel-page:review.title');
	const desk = await loadPage({ ctx: context }).catch(errorPage(title));
	const { published, places, seen, draft } = desk;
	const content = number ? await loadPageVersion({ ctx: context, number }).catch(errorPage(title)) : desk.content;
	const change = comparePages(published, content);
	return json({
		title,
		number,
		places: places,
		seen,
		hasDraft: draft !== null,
		change,
		state: stateOf(published),
	});
}

export function action({ context, request }: ActionFunctionArgs) {
	return answerReview({ context, request, publish: publishPage, restore: restorePage });
}

export default function HotelPageReview() {
	const { t } = useTranslation('hotel-rates');
	const { t: page } = useTranslation('hotel-page');
	const { title, number, places, seen, hasDraft, state, ...data } = useLoaderData<typeof loader>();
	const change = data.change as PageChange;
	const answer = useActionData<ReviewAnswer>();
	const count = countPageChanges(change);
	return (
		<WorkPage
			title={title}
			lead={number ? t('review.versionLead', { count }) : count > 0 ? page('review.lead', { count }) : undefined}
			aside={
				<Link to="/partner/hotel/page" className={tradeButton()}>
					{page('review.back')}
				</Link>
			}
		>
			<ReviewForm
				{...{ number, seen, state, hasDraft, count, answer }}
				words={{
					failed: answer?.error ? page(`error.${answer.error}`) : null,
					refused: page('error.refused'),
					published: page('done.published'),
				}}
			>
				<PageChanges change={change} places={places} />
			</ReviewForm>
		</WorkPage>
	);
}

export const meta = noindexMeta;
