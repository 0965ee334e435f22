import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { DraftBar } from '~/components/trade/desk/draft-bar';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { useDirty } from '~/components/trade/desk/use-dirty';
import { type PlanAnswer, PlanOutcome } from '~/components/trade/hotel-desk/plans/plan-answer';
import { PlanForm } from '~/components/trade/hotel-desk/plans/plan-form';
import { PlanNow } from '~/components/trade/hotel-desk/plans/plan-now';
import styles from '~/components/trade/hotel-desk/plans/plans.css?url';
import { PLANS, RATES_REVIEW } from '~/components/trade/hotel-desk/plans/plans-tabs';
import rateStyles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { savePlan } from '~/domain/hotel-desk/plans/edit-plans.server';
import { readPlanForm } from '~/domain/hotel-desk/plans/plan-form';
import { type TypedPlan, typedOf } from '~/domain/hotel-desk/plans/typed-plan';
import { compareRates, countChanges } from '~/domain/hotel-desk/rates/compare-rates';
import { loadRates, type RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { errorPage, missingPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerPlan } from './answer-plan.server';

export const handle = { i18n: ['hotel-plans', 'hotel-rates', 'rooms'] };

export const links = stylesheets(rateStyles, styles, barStyles);

/** `/partner/hotel/rates/plans/<plan>`: the terms of a rate plan. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const desk = await loadRates({ ctx: context }).catch(errorPage(serverTexts(context).t('hotel-plans:title')));
	const plan = desk.content.plans.find(({ key }) => key === params.plan);
	if (!plan) return missingPage(context)(new DomainError('not-found', `No plan ${params.plan}`));
	const name = desk.plans.find(({ key }) => key === plan.key)?.name ?? plan.key;
	return json({ title: name, desk, plan: plan.key, typed: typedOf(plan, desk.content.closures) });
}

/** What was typed comes back with an answer that saved nothing. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const typed = readPlanForm(form);
	const answer = await answerPlan(context, form, async (_, seen) => {
		const at = context.now;
		const saved = await savePlan({ ctx: context, key: params.plan ?? '', typed, seen });
		if (saved.outcome === 'saved') return json<PlanAnswer>({ at, outcome: 'saved' });
		return json<PlanAnswer>({ at, outcome: 'invalid', errors: saved.errors }, { status: 400 });
	});
	return json({ answer: await answer.json(), typed }, { status: answer.status });
}

export default function HotelPlan() {
	const { t } = useTranslation('hotel-plans');
	const data = useLoaderData<typeof loader>();
	const desk = data.desk as RatesDesk;
	const sent = useActionData<{ answer: PlanAnswer; typed: TypedPlan }>();
	const answer = sent?.answer ?? null;
	const isKept = answer !== null && KEEPING.has(answer.outcome);
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const at = answer?.at;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (!isKept) setDirty(false);
	}, [at]);
	return (
		<WorkPage
			title={data.title}
			lead={t('planLead')}
			aside={
				<Link to={PLANS} className={tradeButton()}>
					{t('back')}
				</Link>
			}
		>
			<PlanOutcome answer={answer} />
			{answer?.outcome === 'changed-meanwhile' ? <PlanNow desk={desk} plan={data.plan} /> : null}
			<PlanForm
				key={isKept ? 'typed' : `${data.plan} ${desk.seen}`}
				typed={isKept && sent ? sent.typed : data.typed}
				desk={desk}
				rooms={desk.rooms}
				errors={answer?.outcome === 'invalid' ? answer.errors : {}}
				onDirty={() => setDirty(true)}
				submit={t('save')}
			/>
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

/** Answers after which what was typed stays in the form. */
const KEEPING: ReadonlySet<PlanAnswer['outcome']> = new Set(['invalid', 'changed-meanwhile', 'failed']);

export const meta = noindexMeta;
