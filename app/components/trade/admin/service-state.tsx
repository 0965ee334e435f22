import { useTranslation } from 'react-i18next';
import { formatNumber } from '~/domain/language/format-number';
import type { Gauges, OpenFinding } from '~/domain/watch/watch-report';
import { useRoot } from '../../root/use-root';
import { Timestamp } from '../page/timestamp';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';

export type ShownState = {
	checkedAt: number | null;
	findings: readonly OpenFinding[];
	gauges: Gauges | null;
	minuteAt: number | null;
	dayAt: number | null;
};

/** What is wrong, and what waits at the moment of the last check. */
export function ServiceState({ report: { checkedAt, findings, gauges, minuteAt, dayAt } }: { report: ShownState }) {
	const { t } = useTranslation('admin');
	return (
		<section className="trade-card mt-6" aria-labelledby="service-state">
			<CardHead>
				<h2 id="service-state">{t('service.state')}</h2>
				<span className="trade-note">
					{checkedAt === null ? (
						t('service.unchecked')
					) : (
						<Timestamp at={checkedAt}>{(moment) => t('service.checked', { moment })}</Timestamp>
					)}
				</span>
			</CardHead>
			{checkedAt !== null && findings.length === 0 ? (
				<p className="px-4.5 py-3.5">
					<Chip kind="good">{t('service.good')}</Chip>
				</p>
			) : null}
			{findings.length > 0 ? (
				<ul>
					{findings.map(({ name, since }) => (
						<li key={name} className="border-b border-hair px-4.5 py-3.5">
							<Chip kind="bad">{t('service.fault')}</Chip> <strong>{t(`service.finding.${name}`)}</strong>{' '}
							<span className="text-ink2">
								<Timestamp at={since}>{(moment) => t('service.since', { moment })}</Timestamp>
							</span>
							<p className="mt-1 text-ink2">{t(`service.todo.${name}`)}</p>
						</li>
					))}
				</ul>
			) : null}
			<dl className="grid grid-cols-1 border-t border-hair sm:grid-cols-2 xl:grid-cols-4">
				<Waiting label={t('service.outbox')} count={gauges?.outboxDue} seconds={gauges?.outboxSeconds} />
				<Waiting label={t('service.deadMails')} count={gauges?.mailsDead} />
				<Waiting label={t('service.webhooks')} count={gauges?.webhooksDue} seconds={gauges?.webhooksSeconds} />
				<div className={CELL}>
					<dt className="text-ink2">{t('service.schedules')}</dt>
					<dd className="mt-0.5">
						<Run at={minuteAt} kind="minute" />
						<Run at={dayAt} kind="day" />
					</dd>
				</div>
			</dl>
			{gauges && gauges.replicas > 0 ? (
				<p className="border-t border-hair px-4.5 py-3.5 text-ink2">
					{t('service.replicas', { count: gauges.replicas, used: gauges.replicas - gauges.replicasLate })}
				</p>
			) : null}
		</section>
	);
}

const CELL =
	'border-hair px-4.5 py-3.5 not-first:border-t sm:nth-2:border-t-0 sm:even:border-l xl:border-t-0! xl:not-first:border-l';

function Waiting({
	label,
	count,
	seconds = 0,
}: {
	label: string;
	count: number | undefined;
	seconds?: number | undefined;
}) {
	const { t } = useTranslation('admin');
	const { language } = useRoot();
	return (
		<div className={CELL}>
			<dt className="text-ink2">{label}</dt>
			<dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
				<span className="text-[1.125rem]/6 font-semibold tabular">
					{count === undefined ? '–' : formatNumber(count, language)}
				</span>
				{seconds >= 60 ? (
					<span className="trade-note">{t('service.firstFor', { count: Math.round(seconds / 60) })}</span>
				) : null}
			</dd>
		</div>
	);
}

function Run({ at, kind }: { at: number | null; kind: 'minute' | 'day' }) {
	const { t } = useTranslation('admin');
	return (
		<span className="block">
			{at === null ? (
				t(`service.noRun.${kind}`)
			) : (
				<Timestamp at={at}>{(moment) => t(`service.run.${kind}`, { moment })}</Timestamp>
			)}
		</span>
	);
}
