import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '~/components/ui/icon';
import { jobNumber, marginMinor } from '~/domain/concierge/job-amounts';
import type { OpenedJob } from '~/domain/concierge/list-jobs.server';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { houseName } from '~/domain/lead/property-name';
import { Amount } from '../amount';
import { LinkToCopy } from '../parts/link-to-copy';
import { JobBadge } from '../status-badge';
import type { RefusedChange } from './change-job';
import { CloseLink } from './close-link';
import { FoldedStep } from './folded-step';
import { JobActions } from './job-actions';
import { JobPayment } from './job-payment';

export type JobDrawerProps = {
	job: OpenedJob;
	suppliers: readonly { key: string; name: string }[];
	/** What the client would pay so that our margin stays, minor units. */
	suggestedMinor: number;
	now: number;
	/** Address without the job. */
	closeTo: string;
	refused: RefusedChange;
	/** What the reader may do with the supplier's payment. */
	mayHold: boolean;
	mayPay: boolean;
	/** Says what has changed since. */
	children?: ReactNode;
};

/** A job beside the board: the proposal against the request, what it brings, and one dark button. On phones it is the page. */
export function JobDrawer(props: JobDrawerProps) {
	const { job, suppliers, suggestedMinor, now, closeTo, refused, mayHold, mayPay, children } = props;
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each job that is opened takes the focus once
	useEffect(() => heading.current?.focus({ preventScroll: true }), [job.id]);
	const day = formatDate(job.day, language, { weekday: 'plain' });
	return (
		<aside aria-labelledby="job-title" className="trade-card overflow-hidden">
			<div className="px-4.5 pt-4 pb-3.5">
				<p className="flex items-center gap-3">
					<JobBadge state={job.state} text={t(`state.${job.state}`)} />
					<span className="trade-note">{t('job', { number: jobNumber(job) })}</span>
					<CloseLink to={closeTo} />
				</p>
				<h2 id="job-title" ref={heading} tabIndex={-1} className="text-t2 outline-none">
					{job.name}
				</h2>
				<p className="font-semibold">{[day, job.time ?? t('anyTime'), houseName(job.house)].join(', ')}</p>
			</div>
			{children}
			<Proposal job={job} />
			<Facts job={job} />
			<Money job={job} />
			<JobPayment {...{ job, mayHold, mayPay }} />
			<JobActions job={job} suppliers={suppliers} {...{ suggestedMinor, now, refused }} />
			<SupplierLink job={job} />
			<History job={job} />
		</aside>
	);
}

function Proposal({ job }: { job: OpenedJob }) {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	if (job.state !== 'offered' || job.proposedAt === null || job.offeredAt !== null) return null;
	const { currency, proposedTime, proposedNetMinor } = job;
	const rows: { label: string; asked: ReactNode; now: ReactNode }[] = [];
	if (proposedTime !== job.time)
		rows.push({
			...{ label: t('proposal.time'), asked: job.time ?? t('anyTime'), now: proposedTime ?? t('anyTime') },
		});
	if (proposedNetMinor !== null && proposedNetMinor !== job.netMinor)
		rows.push({
			label: t('proposal.price'),
			asked: <Amount money={{ minor: job.netMinor, currency }} />,
			now: <Amount money={{ minor: proposedNetMinor, currency }} />,
		});
	return (
		<section className="grid gap-1.5 bg-[#fbecd0] px-4.5 py-3.5">
			<h3 className="font-sans font-semibold text-soon text-t">
				{t('proposal.title', { supplier: job.supplier ?? '' })}
			</h3>
			{rows.map(({ label, asked, now }) => (
				<p key={label} className="grid grid-cols-[4rem_1fr_1.5rem_1fr] items-center">
					<span className="text-ink2">{label}</span>
					<s>{asked}</s>
					<Icon name="arrow" size={15} />
					<b className="font-semibold">{now}</b>
				</p>
			))}
			{job.proposedNote ? <p className="[overflow-wrap:anywhere]">“{job.proposedNote}”</p> : null}
			{job.proposedUntil ? (
				<p className="trade-note">{t('proposal.until', { until: formatTimestamp(job.proposedUntil, language) })}</p>
			) : null}
		</section>
	);
}

function Facts({ job }: { job: OpenedJob }) {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	const rows = [
		[t('fact.guest'), [`${job.firstName} ${job.lastName}`.trim(), job.bookingNumber].join(', ')],
		[t('fact.stay'), formatDateRange(job.checkIn, job.checkOut, language)],
		['', t('party', { adults: job.adults ?? 0, children: job.children ?? 0 })],
		[t('fact.number'), job.unit === 'job' ? null : String(job.quantity)],
		[t('fact.pickUp'), job.pickUp],
		[t('fact.dropOff'), job.dropOff],
		[t('fact.flight'), job.flight],
		[t('fact.note'), job.note],
		[t('fact.phone'), job.phone],
		[t('fact.supplier'), job.supplier],
		[t('fact.done'), job.doneNote],
	].filter((row): row is [string, string] => Boolean(row[1]));
	return (
		<dl className="grid gap-1.5 border-hair border-t px-4.5 py-3.5">
			{rows.map(([label, value]) => (
				<div key={`${label}${value}`} className="grid grid-cols-[6rem_1fr] gap-2">
					<dt className="text-ink2">{label}</dt>
					<dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Money({ job }: { job: OpenedJob }) {
	const { t } = useTranslation('concierge');
	const { currency } = job;
	return (
		<dl className="grid gap-1 border-hair border-t px-4.5 py-3.5">
			{(
				[
					['supplier', job.netMinor],
					['client', job.priceMinor],
					['ours', marginMinor(job)],
				] as const
			).map(([key, minor]) => (
				<div key={key} className={`flex justify-between gap-4 ${key === 'ours' ? 'text-accent-ink' : ''}`}>
					<dt className={key === 'ours' ? '' : 'text-ink2'}>{t(`money.${key}`)}</dt>
					<dd>
						<Amount money={{ minor, currency }} hasCents />
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The page of the supplier that is asked, for one who has not had the mail. */
function SupplierLink({ job: { supplierUrl, supplier } }: { job: OpenedJob }) {
	const { t } = useTranslation('concierge');
	if (supplierUrl === null) return null;
	const what = supplier ?? '';
	const [copy, copied] = [t('link.copy'), t('link.copied')];
	const words = {
		...{ label: t('link.label', { supplier: what }), copy, copied, open: t('link.open') },
		...{ copyOf: `${copy}: ${what}`, copiedOf: `${copied}: ${what}` },
	};
	return (
		<div className="border-hair border-t px-4.5 py-3.5">
			<FoldedStep text={t('link.show')}>
				<LinkToCopy url={supplierUrl} isAsked={false} words={words} />
			</FoldedStep>
		</div>
	);
}

function History({ job }: { job: OpenedJob }) {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	return (
		<section className="border-hair border-t px-4.5 py-3.5">
			<h3 className="sr-only">{t('history.title')}</h3>
			<ol className="grid gap-2">
				{job.events.map(({ version, move, party, note, createdAt }) => (
					<li key={version} className="grid grid-cols-[8.5rem_1fr] gap-2">
						<time className="trade-note pt-px" dateTime={new Date(createdAt).toISOString()}>
							{formatTimestamp(createdAt, language)}
						</time>
						<span>
							{move === 'ask'
								? t(note ? 'history.ask' : 'history.askPlain', { note: note ?? '' })
								: t(`history.${move as 'request'}`)}
							<span className="trade-note">, {t(`history.by.${party}`)}</span>
							{note && move !== 'ask' ? (
								<span className="trade-note block [overflow-wrap:anywhere]">“{note}”</span>
							) : null}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
