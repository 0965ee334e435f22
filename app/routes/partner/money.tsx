import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterChoice, FilterText } from '~/components/trade/admin/filter-bar';
import { MoneyFiguresRow } from '~/components/trade/money/money-figures-row';
import { MoneyPage } from '~/components/trade/money/money-page';
import { ParkedCardEvents } from '~/components/trade/money/parked-card-events';
import { PayoutRunList } from '~/components/trade/money/payout-run-list';
import { ReceivableRows } from '~/components/trade/money/receivables-table';
import { RecordPaymentDialog } from '~/components/trade/money/record-payment-dialog';
import { RECEIVABLE_KEYS, useMoneyKeys } from '~/components/trade/money/use-money-keys';
import { WaitingEntriesCard } from '~/components/trade/money/waiting-entries';
import { OutcomeLine, useOutcome } from '~/components/trade/page/outcome-line';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { waitingEntries } from '~/domain/bank-statement/desk/waiting-entries.server';
import { knownBrands } from '~/domain/brand/known-brands';
import { listParkedEvents, type ParkedEvent, settleCardEvent } from '~/domain/card-payment/parked-events.server';
import { typedMinor } from '~/domain/money/typed-minor';
import { findReceivable, listReceivables } from '~/domain/payment/desk/list-receivables.server';
import type { MoneyFigures } from '~/domain/payment/desk/money-figures.server';
import { RECEIVABLE_STATES, type ReceivableState } from '~/domain/payment/desk/receivable-filter';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { listWaitingRuns, type WaitingRuns } from '~/domain/payout/load-payout-run.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['money', 'payouts', 'admin', 'desk'], keys: RECEIVABLE_KEYS };

/** `/partner/money`: what clients owe, by the day on which it is due (BOOKS-1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const brands = knownBrands().profiles.map(({ key, name }) => ({ key, name }));
	const filter = {
		state: RECEIVABLE_STATES.find((each) => each === query.get('state')) ?? ('open' as const),
		brandKey: brands.find(({ key }) => key === query.get('brand'))?.key ?? null,
		words: (query.get('words') ?? '').trim().slice(0, 120) || null,
		after: query.get('after'),
	};
	const title = serverTexts(context).t('money:title');
	const asked = query.get('record');
	const [listed, recorded, waiting] = await Promise.all([
		listReceivables({ ctx: context, filter }),
		asked ? findReceivable({ ctx: context, id: asked }) : null,
		waitingEntries({ ctx: context }),
	]).catch(errorPage(title));
	const { cards, payouts } = listed.counts;
	const [parked, runs] = await Promise.all([
		cards > 0 ? listParkedEvents(context) : Promise.resolve<ParkedEvent[]>([]),
		payouts > 0 ? listWaitingRuns(context) : Promise.resolve<WaitingRuns>([]),
	]).catch(errorPage(title));
	return json({
		...{ title, filter, brands },
		...listed,
		...{ parked, waiting },
		runs: runs.map((run) => ({ ...run, brand: knownBrands().of(run.brandKey).name })),
		recorded: recorded ?? null,
		formKey: crypto.randomUUID(),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	if (textOf(form, 'intent') === 'settle') {
		const event = textOf(form, 'event');
		return answerVerb({ row: event, done: 'eventSettled', form, now: context.now }, () =>
			settleCardEvent({ ctx: context, id: event }),
		);
	}
	const id = textOf(form, 'instalment');
	const row = await findReceivable({ ctx: context, id });
	if (!row) throw new Response(null, { status: 404 });
	return answerVerb({ row: id, done: 'paymentRecorded', form, now: context.now }, () =>
		recordPayment({
			...{ ctx: context, leadId: row.leadId, receivedOn: textOf(form, 'day') },
			minor: typedMinor(textOf(form, 'amount'), row.currency) ?? 0,
			key: textOf(form, 'key'),
		}),
	);
}

export default function Money() {
	const { t } = useTranslation('money');
	const { filter, brands, rows, next, figures, counts, parked, waiting, runs, recorded, formKey } =
		useLoaderData<typeof loader>();
	const outcome = useOutcome();
	useMoneyKeys();
	const isAsking = recorded !== null && !(outcome?.isDone && outcome.row === recorded.id);
	return (
		<>
			<MoneyPage>
				{isAsking ? null : <OutcomeLine />}
				<MoneyFiguresRow figures={figures} />
				<ParkedCardEvents events={parked} />
				{counts.invoices > 0 ? (
					<p className="mt-6 flex flex-wrap gap-x-2 border-l-3 border-accent bg-row px-3.5 py-2.5">
						<b className="font-semibold">{t('held.title', { count: counts.invoices })}</b>
						<Link className="trade-link" to="/partner/money/invoices">
							{t('held.see')}
						</Link>
					</p>
				) : null}
				<div className="grid grid-cols-1 items-start gap-x-4 2xl:grid-cols-[minmax(0,1fr)_22rem]">
					<div className="2xl:order-last">
						<WaitingEntriesCard waiting={waiting} />
					</div>
					<AdminTable
						above={
							<>
								<StateLinks state={filter.state} figures={figures} />
								<FilterBar>
									<input type="hidden" name="state" value={filter.state} />
									<FilterText name="words" label={t('filter.words')} value={filter.words ?? ''} letter="f" />
									<FilterChoice
										name="brand"
										label={t('filter.brand')}
										value={filter.brandKey}
										all={t('filter.all')}
										choices={brands.map(({ key, name }) => ({ value: key, text: name }))}
									/>
								</FilterBar>
							</>
						}
						columns={[
							t('column.due'),
							t('column.client'),
							t('column.stay'),
							t('column.instalment'),
							{ right: t('column.amount') },
							t('column.state'),
							null,
						]}
						isEmpty={rows.length === 0}
						empty={{ title: t('none.title'), text: t('none.text') }}
						next={next}
					>
						<ReceivableRows
							rows={rows}
							sums={filter.words || filter.state === 'partlyPaid' ? null : figures}
							isGrouped={filter.state !== 'settled'}
						/>
					</AdminTable>
				</div>
				{runs.length > 0 ? (
					<div className="mt-4">
						<PayoutRunList runs={runs} title={t('nextPayouts')} />
					</div>
				) : null}
			</MoneyPage>
			{isAsking ? <RecordPaymentDialog row={recorded} formKey={formKey} /> : null}
		</>
	);
}

/** The states of the list, each with the number of its instalments. */
function StateLinks({ state, figures }: { state: ReceivableState; figures: readonly MoneyFigures[] }) {
	const { t } = useTranslation('money');
	const [query] = useSearchParams();
	const sum = (of: (each: MoneyFigures) => number) => figures.reduce((before, each) => before + of(each), 0);
	const counts: Record<ReceivableState, number | null> = {
		open: sum(({ groups: { overdue, due, coming, later } }) => overdue.count + due.count + coming.count + later.count),
		overdue: sum(({ groups }) => groups.overdue.count),
		due: sum(({ groups }) => groups.due.count),
		partlyPaid: sum(({ partlyCount }) => partlyCount),
		settled: null,
	};
	const address = (to: ReceivableState) => {
		const next = new URLSearchParams({ state: to });
		for (const name of ['brand', 'words']) if (query.get(name)) next.set(name, query.get(name) ?? '');
		return `?${next}`;
	};
	return (
		<nav aria-label={t('state.label')} className={STATES_ROW}>
			{RECEIVABLE_STATES.map((each) => (
				<Link
					key={each}
					to={address(each)}
					aria-current={each === state ? 'page' : undefined}
					preventScrollReset
					className="gap-1.5"
				>
					{t(`state.${each}`)}
					{counts[each] === null ? null : <span className="tabular">{counts[each]}</span>}
				</Link>
			))}
		</nav>
	);
}

export const meta = noindexMeta;
