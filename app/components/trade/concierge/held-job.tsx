import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedJob } from '~/domain/concierge/list-jobs.server';
import { tradeButton } from '../trade-button';
import { JobDrawer, type JobDrawerProps } from './job-drawer';

type HeldJobProps = Omit<JobDrawerProps, 'children'> & {
	/** The last answer of the board's forms, a new one for each. */
	answer: { isDone: boolean } | undefined;
};

/**
 * An open job that others move meanwhile (CONCIERGE-10): while something is typed in one of its forms it stays as it is, says that there is a newer state,
 * and takes it over when it is asked to, with what was typed. Without it the newer state is shown at once.
 */
export function HeldJob({ job, answer, ...rest }: HeldJobProps) {
	const { t } = useTranslation('concierge');
	const [shown, setShown] = useState(job);
	const [isTyped, setTyped] = useState(false);
	const [round, setRound] = useState(0);
	const [answered, setAnswered] = useState(answer);
	const show = (next: OpenedJob, keepsForms: boolean) => {
		setShown(next);
		if (keepsForms) return;
		setTyped(false);
		setRound(round + 1);
	};
	const isAnswered = answer !== answered;
	if (isAnswered) setAnswered(answer);
	const isOwn = isAnswered && answer?.isDone === true;
	const isNewer = job.id === shown.id && job.version > shown.version;
	if (job.id !== shown.id || (isNewer && (isOwn || !isTyped))) show(job, false);
	const latest = job.events[0];
	return (
		<div className="min-w-0" onInput={() => setTyped(true)}>
			<JobDrawer key={`${shown.id} ${round}`} job={isNewer ? shown : job} {...rest}>
				<div role="status">
					{isNewer && latest ? (
						<div className="grid gap-2 border-hair border-t bg-[#fbecd0] px-4.5 py-3.5">
							<p>
								<b className="block font-semibold text-soon">{t('live.title')}</b>
								{latest.move === 'ask'
									? t(latest.note ? 'history.ask' : 'history.askPlain', { note: latest.note ?? '' })
									: t(`history.${latest.move as 'request'}`)}
								, {t(`history.by.${latest.party}`)}
							</p>
							<button
								type="button"
								className={tradeButton('line', 'w-full justify-center')}
								onClick={() => show(job, true)}
							>
								{t('live.show')}
							</button>
						</div>
					) : null}
				</div>
			</JobDrawer>
		</div>
	);
}
