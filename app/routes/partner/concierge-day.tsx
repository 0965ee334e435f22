import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RouteErrorPage } from '~/components/layout/error-page';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { ConciergeFrame } from '~/components/trade/concierge/concierge-frame';
import { JobBadge } from '~/components/trade/status-badge';
import { tradeButton } from '~/components/trade/trade-button';
import { jobNumber } from '~/domain/concierge/job-amounts';
import { type ListedJob, listJobs } from '~/domain/concierge/list-jobs.server';
import { formatDate } from '~/domain/date/format-date';
import { parsePlainDate } from '~/domain/date/plain-date';
import { houseName } from '~/domain/lead/property-name';
import { serverTexts } from '~/locales/server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['concierge', 'trade'], isTrade: true };

/** `/partner/concierge-jobs/day`: all jobs of a day on a sheet to print (CONCIERGE-8). It holds no prices. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('concierge:sheet.title');
	const day = parsePlainDate(new URL(request.url).searchParams.get('day') ?? '') ?? context.today;
	const filter = { kind: null, supplier: null, words: null, from: day, until: day };
	const { jobs } = await listJobs({ ctx: context, filter }).catch(errorPage(title));
	const shown = jobs.map(withoutPrices);
	return json({ title, day, jobs: shown, isTeam: context.actor?.role === 'admin' });
}

type SheetJob = ReturnType<typeof withoutPrices>;

/** No amount leaves the server for a sheet that lies about. */
function withoutPrices({
	priceMinor: _price,
	netMinor: _net,
	agreedMinor: _agreed,
	proposedNetMinor: _proposed,
	...job
}: ListedJob) {
	return job;
}

export default function ConciergeDay() {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	const { title, day, jobs, isTeam } = useLoaderData<typeof loader>();
	return (
		<ConciergeFrame
			title={title}
			lead={formatDate(day, language, { weekday: 'plain' })}
			isTeam={isTeam}
			aside={
				<Form method="get" className="flex flex-wrap items-end gap-2 print:hidden">
					<label className="grid gap-1">
						<span className="text-ink2 text-note">{t('sheet.day')}</span>
						<input type="date" name="day" defaultValue={day} key={day} className="trade-field" />
					</label>
					<button type="submit" className={tradeButton()}>
						{t('sheet.show')}
					</button>
					<button type="button" className={tradeButton('dark')} onClick={() => window.print()}>
						{t('sheet.print')}
					</button>
				</Form>
			}
		>
			{jobs.length === 0 ? (
				<p className="trade-card mt-6 px-4.5 py-6">{t('sheet.none')}</p>
			) : (
				<ul className="trade-card mt-6 [&>li+li]:border-hair [&>li+li]:border-t">
					{(jobs as SheetJob[]).map((job) => (
						<SheetLine key={job.id} job={job} />
					))}
				</ul>
			)}
		</ConciergeFrame>
	);
}

function SheetLine({ job }: { job: SheetJob }) {
	const { t } = useTranslation('concierge');
	const way = [job.pickUp, job.dropOff].filter(Boolean).join(' → ');
	return (
		<li className="grid break-inside-avoid gap-x-5 gap-y-1 px-4.5 py-3 md:grid-cols-[5rem_1fr_1fr_8rem]">
			<b className="font-semibold tabular-nums">{job.time ?? t('anyTime')}</b>
			<span>
				<b className="font-semibold">{job.name}</b>
				<span className="block">
					{[way, job.flight, job.unit === 'job' ? null : `× ${job.quantity}`].filter(Boolean).join(', ')}
				</span>
				{job.note ? (
					<span className="trade-note block whitespace-pre-line [overflow-wrap:anywhere]">{job.note}</span>
				) : null}
			</span>
			<span>
				{[`${job.firstName} ${job.lastName}`.trim(), houseName(job.house)].join(', ')}
				<span className="trade-note block">
					{[t('party', { adults: job.adults ?? 0, children: job.children ?? 0 }), job.phone].filter(Boolean).join(', ')}
				</span>
				<span className="trade-note block">
					{job.supplier ?? t(job.state === 'requested' ? 'noSupplier' : 'ownTeam')}
				</span>
			</span>
			<span className="grid content-start justify-items-start gap-1">
				<JobBadge state={job.state} text={t(`state.${job.state}`)} />
				<span className="trade-note">{jobNumber(job)}</span>
			</span>
		</li>
	);
}

export const meta = noindexMeta;

/** Of its own, so that a refused form has the frame's data. */
export const ErrorBoundary = RouteErrorPage;
