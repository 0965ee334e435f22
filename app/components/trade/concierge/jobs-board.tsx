import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ListedJob } from '~/domain/concierge/list-jobs.server';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { houseName } from '~/domain/lead/property-name';
import { JobBadge } from '../status-badge';
import { JobCard } from './job-card';
import { bandsOf, type JobGrouping, LANES, laneOf } from './job-words';

type JobsBoardProps = {
	jobs: readonly ListedJob[];
	by: JobGrouping;
	now: number;
	/** Id of the job that is open beside it. */
	open: string | null;
};

/** Bands by day (or property, or supplier) with a lane for each state; two lanes below 1300 px, a list on phones. */
export function JobsBoard({ jobs, by, now, open }: JobsBoardProps) {
	const { t } = useTranslation('concierge');
	const { today, language } = useRoot();
	const titleOf = (key: string): [string, string] => {
		if (by === 'house') return [houseName(key), ''];
		if (by === 'supplier') return [key || t('noSupplier'), ''];
		const day = formatDate(key, language, { weekday: 'plain' });
		if (key === today) return [t('today'), day];
		return key === addDays(plainDate(today), 1) ? [t('tomorrow'), day] : [day, ''];
	};
	return (
		<div className="grid gap-4">
			<ul className="grid grid-cols-4 gap-3 max-[81.25rem]:hidden">
				{LANES.map((lane) => (
					<li key={lane} className="flex items-center gap-2.5 px-1">
						<JobBadge state={lane} text={t(`lane.${lane}`)} />
						<b className="font-semibold">{jobs.filter((job) => laneOf(job) === lane).length}</b>
					</li>
				))}
			</ul>
			{bandsOf(jobs, by).map(({ key, jobs: ofBand }) => {
				const [title, day] = titleOf(key);
				return (
					<section key={key} className="border-line2 border-t pt-2.5">
						<h2 className="flex flex-wrap items-baseline gap-x-3 px-1 text-t3">
							{title}
							{day ? <span className="trade-note font-sans">{day}</span> : null}
						</h2>
						<div className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-2 min-[81.25rem]:grid-cols-4">
							{LANES.map((lane) => {
								const ofLane = ofBand.filter((job) => laneOf(job) === lane);
								return (
									<div
										key={lane}
										className={`grid content-start gap-2 rounded-card bg-light1/60 p-1.5 ${ofLane.length === 0 ? 'max-[81.25rem]:hidden' : ''}`}
									>
										<h3 className="px-1.5 pt-1 font-sans min-[81.25rem]:sr-only">
											<JobBadge state={lane} text={t(`lane.${lane}`)} />
											<span className="sr-only">{t('laneOf', { lane: '', band: title })}</span>
										</h3>
										{ofLane.map((job) => (
											<JobCard key={job.id} job={job} now={now} isOpen={job.id === open} hasDay={by !== 'day'} />
										))}
									</div>
								);
							})}
						</div>
					</section>
				);
			})}
		</div>
	);
}
