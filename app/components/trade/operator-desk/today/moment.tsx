import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { PRODUCT_ZONE, readClock, zoneClock } from '~/domain/date/zone-clock';

const CLOCK = zoneClock(PRODUCT_ZONE);

/** A moment of these days on a clock of the Alps, without its year: `today, 16:25`, `Sat 28 Nov, 01:10`. */
export function Moment({ at, now }: { at: number; now: number }) {
	const { t } = useTranslation('operator-today');
	const { language } = useRoot();
	const { day, time } = readClock(CLOCK, at);
	const isToday = day === readClock(CLOCK, now).day;
	return (
		<time dateTime={new Date(at).toISOString()}>
			{isToday ? t('todayAt', { time }) : `${formatDate(day, language, { weekday: 'plain', hasYear: false })}, ${time}`}
		</time>
	);
}
