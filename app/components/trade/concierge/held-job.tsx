import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedJob } from '~/domain/concierge/list-jobs.server';
import type { FieldErrors } from '~/domain/form/field-error';
import { tradeButton } from '../trade-button';
import { JobDrawer, type JobDrawerProps } from './job-drawer';

type HeldJobProps = Omit<JobDrawerProps, 'children' | 'refused'> & {
	/** The last answer of the board's forms, a new one for each. */
	answer: { isDone: boolean; errors: FieldErrors; typed: Record<string, string> } | undefined;
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
	// The answer of an own step comes before the job as it is after it.
	if (answer !== answered) {
		setAnswered(answer);
		if (answer?.isDone) setTyped(false);
	}
	const isNewer = job.id === shown.id && job.version > shown.version;
	if (job.id !== shown.id || (isNewer && !isTyped)) show(job, false);
	const latest = job.events[0];
	const refused = answer?.typed.intent === 'change' && answer.typed.job === shown.id ? answer : null;
	return (
		<div
			className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
			onInput={() => setTyped(true)}
		>
			<JobDrawer key={`${shown.id} ${round}`} job={isNewer ? shown : job} refused={refused} {...rest}>
				<div role="status">
					{isNewer && latest ? (
						<div className="grid gap-2 border-hair border-t bg-[#fbecd0] px-4.5 py-3.5">
							<p>
								<b className="block font-semibold text-soon">{t('live.title')}</b>
								{latest.move === 'ask'
									? t(latest.note ? 'history.ask' : 'history.askPlain', { note: latest.note ?? '' })
									: t(`history.${latest.move as 'request'}`)}
								, {t(`history.by.${latest.party}`)}
								{latest.note && latest.move !== 'ask' ? (
									<span className="block [overflow-wrap:anywhere]">“{latest.note}”</span>
								) : null}
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
