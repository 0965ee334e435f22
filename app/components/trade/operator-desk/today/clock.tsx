import { useTranslation } from 'react-i18next';
import { timeLeft } from '../calendar-words';
import { Moment } from './moment';

const HOUR = 3_600_000;
/** A clock with less than this left is pressing. */
const SOON = 3 * HOUR;

/** Time left until a moment, the moment, and how much of the time has gone. */
export function Clock({ at, from, now }: { at: number; from: number; now: number }) {
	const { t } = useTranslation(['operator-today', 'operator-calendar']);
	const { t: words } = useTranslation('operator-calendar');
	const left = at - now;
	const gone = Math.max(0, Math.min(1, (now - from) / Math.max(1, at - from)));
	const state = left <= 0 ? 'late' : left <= SOON ? 'soon' : 'later';
	return (
		<span className="today-clock" data-state={state}>
			<b>{left <= 0 ? t('operator-today:late', { time: timeLeft(words, -left) }) : timeLeft(words, left)}</b>
			<span className="trade-note block">
				<Moment at={at} now={now} />
			</span>
			<span aria-hidden="true" className="today-track">
				<i style={{ width: `${Math.round(gone * 100)}%` }} />
			</span>
		</span>
	);
}
