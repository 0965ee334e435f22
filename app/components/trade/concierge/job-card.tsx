import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JobIcon } from '~/components/concierge/job-icon';
import { useRoot } from '~/components/root/use-root';
import type { ListedJob } from '~/domain/concierge/list-jobs.server';
import { formatDate } from '~/domain/date/format-date';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { houseName } from '~/domain/lead/property-name';
import { formatAmount } from '~/domain/money/format-amount';
import { Amount } from '../amount';
import { initialsOf } from '../initials-of';
import { TradeIcon } from '../trade-icon';
import { markOf } from './job-words';

type JobCardProps = { job: ListedJob; now: number; isOpen: boolean /** Where bands are not days. */; hasDay: boolean };

/** A job in a lane: when, what, for whom, and what is odd about it. The whole card opens it. */
export function JobCard({ job, now, isOpen, hasDay }: JobCardProps) {
	const { t } = useTranslation('concierge');
	const { language } = useRoot();
	const [query] = useSearchParams();
	const to = new URLSearchParams(query);
	to.set('job', job.id);
	to.delete('new');
	const mark = markOf(job, now);
	return (
		<Link
			to={`?${to}`}
			preventScrollReset
			data-job={job.id}
			aria-current={isOpen ? 'true' : undefined}
			className="grid gap-1 rounded-card border border-hair bg-work px-3 py-2.5 hover:border-line2 aria-[current]:border-ink aria-[current]:shadow-[0_0_0_1px_var(--color-ink)]"
		>
			<span className="flex items-center gap-2">
				<JobIcon kind={job.kind} />
				<b className="font-semibold tabular-nums">
					{[
						hasDay ? formatDate(job.day, language, { weekday: 'plain', hasYear: false }) : null,
						job.time ?? t('anyTime'),
					]
						.filter(Boolean)
						.join(', ')}
				</b>
				<span className="ml-auto">
					<Amount money={{ minor: job.priceMinor, currency: job.currency }} />
				</span>
			</span>
			<span className="font-semibold">{job.name}</span>
			<span className="trade-note">{[job.lastName, houseName(job.house)].join(', ')}</span>
			{job.pickUp || job.dropOff || job.flight ? (
				<span className="trade-note [overflow-wrap:anywhere]">
					{[[job.pickUp, job.dropOff].filter(Boolean).join(' → '), job.flight].filter(Boolean).join(', ')}
				</span>
			) : null}
			{mark ? (
				<span
					className="text-note data-[tone=soon]:font-semibold data-[tone=urgent]:font-semibold data-[tone=soon]:text-soon data-[tone=urgent]:text-urgent"
					data-tone={mark.tone}
				>
					{t(`mark.${mark.kind}`, {
						when: formatTimestamp(mark.at, language),
						...differenceOf(job, t('anyTime')),
					})}
				</span>
			) : null}
			<span className="mt-0.5 flex items-center gap-2 border-hair border-t pt-2 text-note text-ink2">
				{job.supplier ? (
					<>
						<span className="grid size-5.5 shrink-0 place-items-center rounded-full bg-light2 font-semibold text-[0.5625rem] text-ink">
							{initialsOf({ name: job.supplier, email: job.supplier })}
						</span>
						{job.supplier}
					</>
				) : (
					<>
						<TradeIcon name="people" size={16} />
						{job.state === 'requested' ? t('noSupplier') : t('ownTeam')}
					</>
				)}
			</span>
		</Link>
	);
}

/** What a supplier proposes, and what it was asked for, in few words. */
function differenceOf(job: ListedJob, anyTime: string): { now: string; asked: string } {
	const { proposedTime, proposedNetMinor, currency } = job;
	const isTime = proposedTime !== null && proposedTime !== job.time;
	const isPrice = proposedNetMinor !== null && proposedNetMinor !== job.netMinor;
	const words = (time: string | null, minor: number) =>
		[isTime ? (time ?? anyTime) : null, isPrice ? formatAmount({ minor, currency }) : null].filter(Boolean).join(', ');
	return { now: words(proposedTime, proposedNetMinor ?? job.netMinor), asked: words(job.time, job.netMinor) };
}
