import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { PlanChanges } from '~/components/trade/hotel-desk/plans/plan-changes';
import styles from '~/components/trade/hotel-desk/plans/plans.css?url';
import { RateChanges } from '~/components/trade/hotel-desk/rates/rate-changes';
import rateStyles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { compareRates, countChanges } from '~/domain/hotel-desk/rates/compare-rates';
import { restoreRates } from '~/domain/hotel-desk/rates/edit-rates.server';
import { planHeads } from '~/domain/hotel-desk/rates/hotel-lists.server';
import { loadRates, loadRatesVersion } from '~/domain/hotel-desk/rates/load-rates.server';
import { publishRates } from '~/domain/hotel-desk/rates/publish-rates.server';
import { serverTexts } from '~/locales/server';
import { answerReview, askedVersion, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['hotel-rates', 'hotel-plans'] };

export const links = stylesheets(rateStyles, styles);

/** `/partner/hotel/rates/review`: what publishing the draft would change for agents, or with `?version=3` what going back to that version would. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = askedVersion(request);
	const title = number ? t('hotel-rates:review.versionTitle', { number }) : t('hotel-rates:review.title');
	const desk = await loadRates({ ctx: context }).catch(errorPage(title));
	const { published, rooms, programs, hotel, seen, draft } = desk;
	const content = number ? await loadRatesVersion({ ctx: context, number }).catch(errorPage(title)) : desk.content;
	const change = compareRates(published, content);
	return json({
		title,
		number,
		...{ rooms, programs },
		plans: planHeads({ ...content, plans: [...content.plans, ...published.plans] }, programs, context.language),
		currency: hotel.currency,
		seen,
		hasDraft: draft !== null,
		change,
		state: stateOf(published),
	});
}

export function action({ context, request }: ActionFunctionArgs) {
	return answerReview({ context, request, publish: publishRates, restore: restoreRates });
}

export default function HotelRatesReview() {
	const { t } = useTranslation('hotel-rates');
	const { title, number, rooms, plans, programs, currency, seen, hasDraft, change, state } =
		useLoaderData<typeof loader>();
	const answer = useActionData<ReviewAnswer>();
	const count = countChanges(change);
	return (
		<WorkPage
			title={title}
			lead={number ? t('review.versionLead', { count }) : count > 0 ? t('review.lead', { count }) : undefined}
			aside={
				<Link to="/partner/hotel/rates" className={tradeButton()}>
					{t('review.back')}
				</Link>
			}
		>
			<ReviewForm
				{...{ number, seen, state, hasDraft, count, answer }}
				words={{
					failed: answer?.error ? t(`error.${answer.error}`) : null,
					refused: t('error.refused'),
					published: t('done.published'),
				}}
			>
				<PlanChanges changes={change.plans} currency={currency} programs={programs} />
				<RateChanges change={change} rooms={rooms} plans={plans} currency={currency} />
			</ReviewForm>
		</WorkPage>
	);
}

export const meta = noindexMeta;
