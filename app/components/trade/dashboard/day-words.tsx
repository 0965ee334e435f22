import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { alpineZoneName } from '~/domain/date/alpine-zone';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';

/** `today, 12:00 CET`, `tomorrow`, `Mon 23 Nov`; with the year when it is another one. */
export function useDayWords(): (day: string, time?: string | null) => string {
	const { t } = useTranslation('dashboard');
	const { today, language } = useRoot();
	return (day, time = null) => {
		const alternative = day === today ? t('day.today') : day === addDays(today, 1) ? t('day.tomorrow') : null;
		const hasYear = day.slice(0, 4) !== today.slice(0, 4);
		const words = alternative ?? formatDate(day, language, { weekday: 'plain', hasYear });
		return time === null ? words : `${words}, ${time} ${alpineZoneName(plainDate(day), language)}`;
	};
}
