import { useTranslation } from 'react-i18next';
import { promiseClock } from '~/domain/enquiry/answer-promise';
import { useClockWords } from './use-clock-words';

type Promised = { createdAt: number; promisedAt: number; answeredAt: number | null; state: string };

const LOOKS = { late: 'text-urgent', soon: 'text-soon', calm: 'text-ink2' } as const;
const TRACKS = { late: 'bg-urgent', soon: 'bg-soon', calm: 'bg-ink2' } as const;

/** How long is left until the promised answer, how late it is, or how long it took. */
export function PromiseClock({ enquiry, now, className = '' }: { enquiry: Promised; now: number; className?: string }) {
	const { t } = useTranslation('enquiries');
	const words = useClockWords();
	const { createdAt, answeredAt, state } = enquiry;
	if (answeredAt !== null || state !== 'new') {
		const minutes = answeredAt === null ? null : Math.floor((answeredAt - createdAt) / 60_000);
		return (
			<span className={`text-ink2 ${className}`}>
				{minutes === null ? t('clock.notAnswered') : t('clock.answeredIn', { time: words(minutes) })}
			</span>
		);
	}
	const { urgency, minutes } = promiseClock(enquiry, now);
	return (
		<span className={`font-semibold tabular ${LOOKS[urgency]} ${className}`}>
			{t(urgency === 'late' ? 'clock.late' : 'clock.left', { time: words(minutes) })}
		</span>
	);
}

/** The time from asking to the promise, as a line that fills. */
export function PromiseTrack({ enquiry, now }: { enquiry: Promised; now: number }) {
	if (enquiry.answeredAt !== null || enquiry.state !== 'new') return null;
	const { urgency, elapsed } = promiseClock(enquiry, now);
	return (
		<span aria-hidden="true" className="block h-0.75 rounded-full bg-hair">
			<span
				className={`block h-full rounded-full ${TRACKS[urgency]}`}
				style={{ width: `${Math.round(elapsed * 100)}%` }}
			/>
		</span>
	);
}
