import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { DraftBar } from '~/components/trade/desk/draft-bar';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { VersionList } from '~/components/trade/desk/version-list';
import { type PlanAnswer, PlanOutcome } from '~/components/trade/hotel-desk/plans/plan-answer';
import { PlanList } from '~/components/trade/hotel-desk/plans/plan-list';
import styles from '~/components/trade/hotel-desk/plans/plans.css?url';
import { NEW_PLAN, RATES_REVIEW, ratesTabs } from '~/components/trade/hotel-desk/plans/plans-tabs';
import { usePlanOrder } from '~/components/trade/hotel-desk/plans/use-plan-order';
import rateStyles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { WorkPage } from '~/components/trade/page/work-page';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { orderPlans, removePlan, setPlanOnSale } from '~/domain/hotel-desk/plans/edit-plans.server';
import { moveKey, readMove } from '~/domain/hotel-desk/plans/plan-order';
import { compareRates, countChanges } from '~/domain/hotel-desk/rates/compare-rates';
import { loadRates, type RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerPlan } from './answer-plan.server';

export const handle = { i18n: ['hotel-plans', 'hotel-rates'] };

export const links = stylesheets(rateStyles, styles, barStyles);

/** `/partner/hotel/rates/plans`: the rate plans of the hotel as the draft has them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-plans:title');
	const desk = await loadRates({ ctx: context }).catch(errorPage(title));
	const made = new URL(request.url).searchParams.get('made');
	return json({ title, desk, made: desk.plans.find(({ key }) => key === made)?.name ?? null });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	return answerPlan(context, form, async (intent, seen) => {
		const ctx = context;
		const move = readMove(intent);
		if (move || intent === 'order') {
			const shown = textOf(form, 'order').split(' ');
			const at = move ? shown.indexOf(move.key) : 0;
			const keys = move ? moveKey(shown, move.key, move.way === 'up' ? at - 1 : at + 1) : shown;
			await orderPlans({ ctx, keys, seen });
			return json<PlanAnswer>({ at: ctx.now, outcome: 'ordered' });
		}
		const key = textOf(form, 'plan');
		if (intent === 'remove') {
			await removePlan({ ctx, key, seen });
			return json<PlanAnswer>({ at: ctx.now, outcome: 'removed' });
		}
		const isOnSale = intent === 'put-on';
		await setPlanOnSale({ ctx, key, isOnSale, seen });
		return json<PlanAnswer>({ at: ctx.now, outcome: isOnSale ? 'on' : 'off' });
	});
}

export default function HotelPlans() {
	const { t } = useTranslation('hotel-plans');
	const data = useLoaderData<typeof loader>();
	const desk = data.desk as RatesDesk;
	const sent = useActionData<PlanAnswer>() ?? null;
	const order = usePlanOrder(desk);
	// The later of both: the order is saved beside the page.
	const answer = order.answer && (!sent || order.answer.at >= sent.at) ? order.answer : sent;
	return (
		<WorkPage
			title={data.title}
			lead={t('lead')}
			tabs={ratesTabs({ prices: t('tabs.prices'), plans: t('tabs.plans') })}
			tabsLabel={t('tabs.label')}
			aside={
				<Link to={NEW_PLAN} className={tradeButton('dark')}>
					{t('new')}
				</Link>
			}
		>
			<PlanOutcome answer={answer} />
			{data.made && !answer ? (
				<p role="status" className="mt-4 font-medium text-ok">
					{t('done.made', { name: data.made })}
				</p>
			) : null}
			{desk.plans.length === 0 ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('none')}>{t('noneText')}</EmptyState>
				</div>
			) : (
				<PlanList desk={desk} order={order} />
			)}
			<VersionList versions={desk.versions} see={(number) => `${RATES_REVIEW}?version=${number}`} />
			{desk.draft ? (
				<DraftBar
					draft={desk.draft}
					changes={countChanges(compareRates(desk.published, desk.content))}
					review={RATES_REVIEW}
				/>
			) : null}
		</WorkPage>
	);
}

export const meta = noindexMeta;
