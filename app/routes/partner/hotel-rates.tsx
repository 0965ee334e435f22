import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { DraftBar } from '~/components/trade/desk/draft-bar';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { useDirty } from '~/components/trade/desk/use-dirty';
import { VersionList } from '~/components/trade/desk/version-list';
import gridStyles from '~/components/trade/grid/grid-form.css?url';
import calendarStyles from '~/components/trade/hotel-desk/nights/night-calendar.css?url';
import { NEW_PLAN, PLANS, ratesTabs } from '~/components/trade/hotel-desk/plans/plans-tabs';
import { RateGrid } from '~/components/trade/hotel-desk/rates/rate-grid';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import type { RatesAnswer } from '~/components/trade/hotel-desk/rates/rates-answer';
import { SeasonsForm } from '~/components/trade/hotel-desk/rates/seasons-form';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { NoScriptSubmit } from '~/components/trade/parts/no-script-submit';
import { SEGMENTS } from '~/components/trade/parts/segments';
import type { KeyHint } from '~/components/trade/shortcuts';
import { EmptyState } from '~/components/trade/states';
import { compareRates, countChanges } from '~/domain/hotel-desk/rates/compare-rates';
import { saveRateCells, saveSeasons, stepBack } from '~/domain/hotel-desk/rates/edit-rates.server';
import { loadRates, type RatesDesk } from '~/domain/hotel-desk/rates/load-rates.server';
import { isRateField, RATE_FIELDS } from '~/domain/hotel-desk/rates/rates-content';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { readRateCells, readSeasonRows } from './read-rates-form.server';

const KEYS: readonly KeyHint[] = [
	{ keys: ['↑', '↓', '←', '→'], text: 'hotel-rates:keys.cells' },
	{ keys: ['⇧', '→'], text: 'hotel-rates:keys.select' },
	{ keys: ['↵'], text: 'hotel-rates:keys.down' },
	{ keys: ['⌘', 'V'], text: 'hotel-rates:keys.paste' },
];

export const handle = { i18n: ['hotel-rates', 'hotel-plans'], keys: KEYS };

export const links = stylesheets(gridStyles, calendarStyles, styles, barStyles);

/** `/partner/hotel/rates`: the rates of the hotel as a draft, by plan and by what a cell shows. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-rates:title');
	const desk = await loadRates({ ctx: context }).catch(errorPage(title));
	const query = new URL(request.url).searchParams;
	const show = query.get('show');
	const plan =
		desk.plans.find(({ key }) => key === query.get('plan')) ??
		desk.plans.find(({ program, isOffSale }) => program === null && !isOffSale);
	return json({
		title,
		desk,
		plan: plan ?? desk.plans[0] ?? null,
		field: isRateField(show) ? show : ('nightly' as const),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const cells = readRateCells(form);
	const rows = readSeasonRows(form);
	const typed = Object.fromEntries(cells.map(({ room, season, text }) => [`${room}:${season}`, text]));
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepBack({ ctx: context, seen, isAll: intent === 'discard' });
			return json<RatesAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		if (intent === 'seasons') {
			const saved = await saveSeasons({ ctx: context, rows, seen });
			if (saved.outcome === 'invalid-seasons') return json<RatesAnswer>({ ...saved, at, rows }, { status: 400 });
			return json<RatesAnswer>({ at, outcome: 'saved', cells: rows.length });
		}
		if (cells.length === 0) return json<RatesAnswer>({ at, outcome: 'nothing-changed' });
		const { plan, field } = { plan: textOf(form, 'plan'), field: textOf(form, 'field') };
		const saved = await saveRateCells({ ctx: context, plan, field, cells, seen });
		if (saved.outcome === 'invalid') return json<RatesAnswer>({ ...saved, at, typed }, { status: 400 });
		return json<RatesAnswer>({ at, outcome: 'saved', cells: cells.length });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<RatesAnswer>({ at, outcome: word, typed, rows }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelRates() {
	const { t } = useTranslation('hotel-rates');
	const { t: planText } = useTranslation('hotel-plans');
	const language = useRoot().language as Language;
	const data = useLoaderData<typeof loader>();
	const { title, plan, field } = data;
	const desk = data.desk as RatesDesk;
	const answer = useActionData<RatesAnswer>() ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const at = answer?.at;
	const outcome = answer?.outcome;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
	useEffect(() => {
		if (outcome !== 'invalid') setDirty(false);
	}, [at]);
	const refused = answer && 'typed' in answer ? answer : null;
	const rows = answer && 'rows' in answer && answer.rows.length > 0 ? answer.rows : null;
	const to = (show: string) => `?${new URLSearchParams({ ...(plan ? { plan: plan.key } : {}), show })}`;
	return (
		<WorkPage
			title={title}
			lead={t('lead')}
			tabs={ratesTabs({ prices: planText('tabs.prices'), plans: planText('tabs.plans') })}
			tabsLabel={planText('tabs.label')}
		>
			<Answer answer={answer} />
			{desk.rooms.length === 0 || plan === null ? (
				<div className="trade-card mt-6">
					<EmptyState title={t('noRatesTitle')}>
						{desk.rooms.length === 0 ? (
							t('noRates')
						) : (
							<Link to={NEW_PLAN} className="trade-link">
								{planText('noneText')}
							</Link>
						)}
					</EmptyState>
				</div>
			) : (
				<>
					<div className="grid-toolbar">
						<Form method="get" preventScrollReset>
							<label className={FIELD_BOX}>
								<span>{t('plan')}</span>
								<select
									key={plan.key}
									name="plan"
									defaultValue={plan.key}
									onChange={({ target }) => target.form?.requestSubmit()}
									className="trade-field"
								>
									{desk.plans.map(({ key, name, program }) => (
										<option key={key} value={key}>
											{program ? t('forProgram', { name, program }) : name}
										</option>
									))}
								</select>
							</label>
							<input type="hidden" name="show" value={field} />
							<NoScriptSubmit>{t('show')}</NoScriptSubmit>
							<p className="trade-note pb-2.5">
								{t('commission', { percent: formatPercent(plan.commissionPercent, language) })}
								{plan.isOnRequest ? ` · ${t('onRequest')}` : ''}
								{plan.isOffSale ? ` · ${planText('state.offSale')}` : ''} ·{' '}
								<Link to={`${PLANS}/${plan.key}`} className="trade-link">
									{planText('terms')}
								</Link>
							</p>
						</Form>
						<nav aria-label={t('fields')} className={`${SEGMENTS} flex-nowrap max-w-full`}>
							{RATE_FIELDS.map((each) => (
								<Link key={each} to={to(each)} preventScrollReset aria-current={each === field ? 'true' : undefined}>
									{t(`field.${each}`)}
								</Link>
							))}
						</nav>
					</div>
					{desk.content.seasons.length === 0 ? (
						<p className="trade-card mt-4 px-4.5 py-4 text-ink2">{t('noSeasons')}</p>
					) : (
						<RateGrid
							key={`${plan.key} ${field}`}
							desk={desk}
							plan={plan.key}
							field={field}
							refused={refused}
							onDirty={() => setDirty(true)}
						/>
					)}
					<SeasonsForm
						seasons={desk.content.seasons}
						seen={desk.seen}
						rows={rows}
						errors={answer?.outcome === 'invalid-seasons' ? answer.seasons : {}}
					/>
					<VersionList versions={desk.versions} see={(number) => `/partner/hotel/rates/review?version=${number}`} />
					{desk.draft ? (
						<DraftBar
							draft={desk.draft}
							changes={countChanges(compareRates(desk.published, desk.content))}
							review="/partner/hotel/rates/review"
						/>
					) : null}
				</>
			)}
		</WorkPage>
	);
}

function Answer({ answer }: { answer: RatesAnswer | null }) {
	const { t } = useTranslation('hotel-rates');
	const outcome = answer?.outcome;
	const isDone =
		outcome === 'saved' || outcome === 'undone' || outcome === 'discarded' || outcome === 'nothing-changed';
	return (
		<>
			<div role="status">{isDone ? <p className="mt-4 font-medium text-ok">{t(`done.${outcome}`)}</p> : null}</div>
			{outcome === 'changed-meanwhile' || outcome === 'failed' ? (
				<FaultBox isResult className="mt-4">
					<p>{t(`error.${outcome}`)}</p>
				</FaultBox>
			) : null}
		</>
	);
}

export const meta = noindexMeta;
