import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData, useNavigate, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JobIcon } from '~/components/concierge/job-icon';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { CONCIERGE_PATH, ConciergeFrame } from '~/components/trade/concierge/concierge-frame';
import { HeldJob } from '~/components/trade/concierge/held-job';
import type { JobGrouping } from '~/components/trade/concierge/job-words';
import { JobsBoard } from '~/components/trade/concierge/jobs-board';
import { NewJob } from '~/components/trade/concierge/new-job';
import { useLiveBoard } from '~/components/trade/concierge/use-live-board';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { useShortcuts } from '~/components/trade/shortcuts';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { Icon } from '~/components/ui/icon';
import { evaluateAccess } from '~/domain/access/access-groups';
import { readBoardStamp } from '~/domain/concierge/board-stamp.server';
import { suggestedPrice } from '~/domain/concierge/decide-job.server';
import { leadByNumber } from '~/domain/concierge/lead-by-number.server';
import { boardWindow, type ListedJob, listJobs, loadJob, type OpenedJob } from '~/domain/concierge/list-jobs.server';
import { listServices } from '~/domain/concierge/list-services.server';
import { readServiceKind, serviceKinds } from '~/domain/concierge/service-kind';
import type { FieldErrors } from '~/domain/form/field-error';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { answerConcierge, type ConciergeAnswer } from './answer-concierge.server';

export const handle = { i18n: ['concierge', 'form-error', 'trade'], isTrade: true };

const GROUPINGS: readonly JobGrouping[] = ['day', 'house', 'supplier'];

/** `/partner/concierge-jobs`: services that guests have asked for, by day and state (CONCIERGE-8). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const title = serverTexts(context).t('concierge:title');
	const filter = {
		kind: readServiceKind(query.get('kind')),
		supplier: query.get('supplier') || null,
		words: (query.get('words') ?? '').trim().slice(0, 80) || null,
	};
	const id = query.get('job');
	const booking = query.has('new') ? (query.get('booking') ?? '').trim().slice(0, 20) : '';
	const [stamp, { jobs, hasMore, suppliers }, job, leadId] = await Promise.all([
		readBoardStamp(context),
		listJobs({ ctx: context, filter: { ...filter, kind: null, ...boardWindow(context.today) } }),
		id ? loadJob({ ctx: context, id }) : null,
		booking ? leadByNumber(context, booking) : null,
	]).catch(errorPage(title));
	const found = leadId ? await listServices({ ctx: context, of: { leadId } }).catch(errorPage(title)) : null;
	return json({
		...{ title, stamp, filter, jobs, hasMore, suppliers, job, booking, now: context.now },
		by: GROUPINGS.find((each) => each === query.get('by')) ?? ('day' as const),
		isTeam: context.actor?.role === 'admin',
		mayPay: evaluateAccess('money', context.actor, { isLoginRequired: true }) === 'allowed',
		isNew: query.has('new'),
		suggestedMinor: job ? suggestedPrice(job) : 0,
		formKey: crypto.randomUUID(),
		stay:
			found && leadId
				? { leadId, services: found.services, terms: found.terms, stay: found.stay, closed: found.closed }
				: null,
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const answer = await answerConcierge(context, await readFormData(request));
	if (answer.to !== null) {
		const to = new URL(request.url);
		to.searchParams.delete('new');
		to.searchParams.delete('booking');
		to.searchParams.set('job', answer.to);
		return redirect(`${CONCIERGE_PATH}${to.search}`, 303);
	}
	return json(answer, { status: answer.status });
}

export default function ConciergeJobs() {
	const { t } = useTranslation('concierge');
	const data = useLoaderData<typeof loader>();
	const { title, filter, by, hasMore, suppliers, job, isNew, isTeam, now } = data;
	const answer = useActionData<typeof action>();
	const [query] = useSearchParams();
	const all = data.jobs as ListedJob[];
	const jobs = filter.kind ? all.filter(({ kind }) => kind === filter.kind) : all;
	const withQuery = (changes: Record<string, string | null>) => {
		const next = new URLSearchParams(query);
		for (const [name, value] of Object.entries(changes)) value === null ? next.delete(name) : next.set(name, value);
		return `?${next}`;
	};
	const closeTo = withQuery({ job: null, new: null, booking: null });
	const isBeside = job !== null || isNew;
	useLiveBoard(data.stamp);
	useJobKeys({ open: job?.id ?? null, closeTo, newTo: withQuery({ new: '1', job: null }) });
	return (
		<ConciergeFrame
			title={title}
			lead={<span className={isBeside ? 'max-lg:hidden' : ''}>{t('lead')}</span>}
			isTeam={isTeam}
			aside={
				// On phones an open job is the page.
				<div className={`flex flex-wrap items-center gap-3 ${isBeside ? 'max-lg:hidden' : ''}`}>
					<GroupingControl by={by} to={(each) => withQuery({ by: each === 'day' ? null : each })} />
					<Link to={withQuery({ new: '1', job: null })} className={tradeButton('dark')}>
						<Icon name="plus" size={16} />
						{t('newJob.button')}
					</Link>
				</div>
			}
		>
			<div role="status" className="empty:hidden">
				{answer ? (
					<p
						className="mt-5 rounded-control border border-[color-mix(in_srgb,var(--color-err)_45%,transparent)] bg-err-bg px-4 py-2.5 font-medium text-err data-done:border-[#b9d9c4] data-done:bg-[#eaf5ee] data-done:text-[#1b5834]"
						data-done={answer.isDone || undefined}
					>
						{t(`${answer.isDone ? 'done' : 'fault'}.${answer.text}` as 'done.ask')}
					</p>
				) : null}
			</div>
			<div
				className={`mt-5 grid grid-cols-1 items-start gap-4 ${isBeside ? 'lg:grid-cols-[minmax(0,1fr)_23.5rem]' : ''}`}
			>
				<div className={`min-w-0 ${isBeside ? 'max-lg:hidden' : ''}`}>
					<div className="trade-card mb-4">
						<nav aria-label={t('filter.kinds')} className={STATES_ROW}>
							<Link
								to={withQuery({ kind: null })}
								preventScrollReset
								aria-current={filter.kind === null ? 'page' : undefined}
							>
								{t('all')} {all.length}
							</Link>
							{serviceKinds((kind) => all.some((each) => each.kind === kind) || filter.kind === kind).map((kind) => (
								<Link
									key={kind}
									to={withQuery({ kind })}
									preventScrollReset
									aria-current={filter.kind === kind ? 'page' : undefined}
									className="gap-2"
								>
									<JobIcon kind={kind} />
									{t(`kind.${kind}`)} {all.filter((each) => each.kind === kind).length}
								</Link>
							))}
						</nav>
						<Form method="get" className="flex flex-wrap items-end gap-3 px-3 py-2.5">
							{filter.kind ? <input type="hidden" name="kind" value={filter.kind} /> : null}
							{by === 'day' ? null : <input type="hidden" name="by" value={by} />}
							<label className="grid min-w-36 flex-1 gap-1">
								<span className="text-ink2 text-note">{t('filter.supplier')}</span>
								<select
									name="supplier"
									defaultValue={filter.supplier ?? ''}
									key={filter.supplier}
									className="trade-field"
								>
									<option value="">{t('filter.allSuppliers')}</option>
									{suppliers.map(({ key, name }) => (
										<option key={key} value={key}>
											{name}
										</option>
									))}
								</select>
							</label>
							<label className="grid min-w-36 flex-1 gap-1">
								<span className="text-ink2 text-note">{t('filter.words')}</span>
								<input
									name="words"
									defaultValue={filter.words ?? ''}
									key={filter.words}
									maxLength={80}
									className="trade-field"
								/>
							</label>
							<button type="submit" className={tradeButton()}>
								{t('filter.find')}
							</button>
						</Form>
					</div>
					{hasMore ? <p className="mb-3 text-soon">{t('more')}</p> : null}
					{jobs.length === 0 ? (
						<div className="trade-card">
							<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
						</div>
					) : (
						<JobsBoard jobs={jobs} by={by} now={now} open={job?.id ?? null} />
					)}
				</div>
				{job ? (
					<HeldJob
						job={job as OpenedJob}
						answer={answer as ConciergeAnswer | undefined}
						suppliers={suppliers}
						suggestedMinor={data.suggestedMinor}
						mayHold={isTeam}
						mayPay={data.mayPay}
						now={now}
						closeTo={closeTo}
					/>
				) : isNew ? (
					<NewJob
						booking={data.booking}
						stay={data.stay}
						formKey={data.formKey}
						errors={(answer?.errors ?? {}) as FieldErrors}
						typed={answer?.typed ?? {}}
						closeTo={closeTo}
					/>
				) : null}
			</div>
		</ConciergeFrame>
	);
}

/** By day, by property or by supplier: one control, kept by the address. */
function GroupingControl({ by, to }: { by: JobGrouping; to: (each: JobGrouping) => string }) {
	const { t } = useTranslation('concierge');
	return (
		<nav aria-label={t('group.label')} className="flex rounded-control border border-line2 bg-work p-0.5">
			{GROUPINGS.map((each) => (
				<Link
					key={each}
					to={to(each)}
					preventScrollReset
					aria-current={each === by ? 'true' : undefined}
					className="flex min-h-10 items-center rounded-control px-3 font-medium hover:bg-light1 aria-[current]:bg-ink aria-[current]:text-sheet"
				>
					{t(`group.${each}`)}
				</Link>
			))}
		</nav>
	);
}

/** J and K go through the jobs as the board shows them, Escape closes, N adds one. */
function useJobKeys({ open, closeTo, newTo }: { open: string | null; closeTo: string; newTo: string }) {
	const navigate = useNavigate();
	const go = (step: 1 | -1) => {
		const cards = [...document.querySelectorAll<HTMLAnchorElement>('[data-job]')];
		const at = cards.findIndex(
			(card) => card.dataset.job === (open ?? document.activeElement?.getAttribute('data-job')),
		);
		const next = cards[at === -1 ? (step === 1 ? 0 : cards.length - 1) : at + step];
		if (!next) return;
		next.focus();
		if (open) next.click();
	};
	useShortcuts({
		j: () => go(1),
		k: () => go(-1),
		n: () => navigate(newTo),
		a: () => document.querySelector<HTMLButtonElement>('[data-accept]')?.focus(),
		...(open ? { escape: () => navigate(closeTo, { preventScrollReset: true }) } : {}),
	});
}

export const meta = noindexMeta;

/** Of its own, so that a refused form has the frame's data. */
export const ErrorBoundary = RouteErrorPage;
