import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useDirty } from '~/components/trade/desk/use-dirty';
import { FirstPrices } from '~/components/trade/hotel-desk/plans/first-prices';
import { type PlanAnswer, PlanOutcome } from '~/components/trade/hotel-desk/plans/plan-answer';
import { PlanForm } from '~/components/trade/hotel-desk/plans/plan-form';
import styles from '~/components/trade/hotel-desk/plans/plans.css?url';
import { NEW_PLAN, PLANS } from '~/components/trade/hotel-desk/plans/plans-tabs';
import rateStyles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { WorkPage } from '~/components/trade/page/work-page';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { NoScriptSubmit } from '~/components/trade/parts/no-script-submit';
import { tradeButton } from '~/components/trade/trade-button';
import { createPlan } from '~/domain/hotel-desk/plans/edit-plans.server';
import type { TypedPrices } from '~/domain/hotel-desk/plans/new-prices';
import { readPlanForm, readPricesForm } from '~/domain/hotel-desk/plans/plan-form';
import { EMPTY_PLAN, type TypedPlan, typedOf } from '~/domain/hotel-desk/plans/typed-plan';
import { loadRates, type RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerPlan } from './answer-plan.server';

export const handle = { i18n: ['hotel-plans', 'hotel-rates', 'rooms'] };

export const links = stylesheets(rateStyles, styles);

/** `/partner/hotel/rates/new-plan`: a rate plan from scratch, or with `?from=<plan>` as a copy. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const desk = await loadRates({ ctx: context }).catch(errorPage(t('hotel-plans:newTitle')));
	const from = new URL(request.url).searchParams.get('from');
	const plan = desk.content.plans.find(({ key }) => key === from);
	const name = desk.plans.find(({ key }) => key === plan?.key)?.name;
	const sold = new Set(desk.content.rates.flatMap((rate) => (rate.plan === plan?.key ? [rate.room] : [])));
	const rooms = desk.rooms.map(({ key }) => key).filter((key) => !plan || sold.has(key));
	const prices: TypedPrices = { from: plan?.key ?? '', change: '', price: '', rooms };
	return json({
		title: name ? t('hotel-plans:copyTitle', { name }) : t('hotel-plans:newTitle'),
		...{ desk, prices },
		// A copy has a name of its own.
		typed: plan ? { ...typedOf(plan, desk.content.closures), name_en: '', name_de: '' } : EMPTY_PLAN,
	});
}

/** What was typed comes back with an answer that saved nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const typed = readPlanForm(form);
	const prices = readPricesForm(form);
	const answer = await answerPlan(context, form, async (_, seen) => {
		const created = await createPlan({ ctx: context, typed, prices, seen });
		if (created.outcome === 'saved') throw redirect(`${PLANS}?made=${created.key}`);
		return json<PlanAnswer>({ at: context.now, outcome: 'invalid', errors: created.errors }, { status: 400 });
	});
	return json({ answer: await answer.json(), typed, prices }, { status: answer.status });
}

export default function HotelPlanNew() {
	const { t } = useTranslation('hotel-plans');
	const data = useLoaderData<typeof loader>();
	const desk = data.desk as RatesDesk;
	const sent = useActionData<{ answer: PlanAnswer; typed: TypedPlan; prices: TypedPrices }>();
	const answer = sent?.answer ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const errors = answer?.outcome === 'invalid' ? answer.errors : {};
	const field = { errors, rooms: desk.rooms };
	return (
		<WorkPage
			title={data.title}
			lead={t('newLead')}
			aside={
				<Link to={PLANS} className={tradeButton()}>
					{t('back')}
				</Link>
			}
		>
			<PlanOutcome answer={answer} />
			<Form method="get" action={NEW_PLAN} preventScrollReset className="mt-5 flex flex-wrap items-end gap-3">
				<label className={FIELD_BOX}>
					<span>{t('from')}</span>
					<select
						key={data.prices.from}
						name="from"
						defaultValue={data.prices.from}
						onChange={({ target }) => target.form?.requestSubmit()}
						className="trade-field"
					>
						<option value="">{t('fromNothing')}</option>
						{desk.plans.map(({ key, name }) => (
							<option key={key} value={key}>
								{t('fromPlan', { name })}
							</option>
						))}
					</select>
				</label>
				<NoScriptSubmit>{t('show')}</NoScriptSubmit>
			</Form>
			<PlanForm
				key={`${data.prices.from} ${sent ? 'typed' : ''}`}
				typed={sent?.typed ?? data.typed}
				desk={desk}
				{...field}
				onDirty={() => setDirty(true)}
				submit={t('create')}
			>
				<FirstPrices prices={sent?.prices ?? data.prices} currency={desk.hotel.currency} {...field} />
			</PlanForm>
		</WorkPage>
	);
}

export const meta = noindexMeta;
