import { useTranslation } from 'react-i18next';

/** A span of whole minutes in words: `24 min`, `2 h 10 min`, `1 day 3 h`. */
export function useClockWords(): (minutes: number) => string {
	const { t } = useTranslation('enquiries');
	return (all) => {
		const [hours, minutes] = [Math.floor(all / 60), all % 60];
		if (hours === 0) return t('clock.minutes', { minutes });
		if (hours < 48) return t('clock.hours', { hours, minutes });
		return t('clock.days', { count: Math.floor(hours / 24), hours: hours % 24 });
	};
}
