import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import type { Language } from '~/domain/language/language';
import type { WhyNot } from '~/domain/offer/why-not';

/** What keeps a room or a hotel from being had, in words (OFFER-30). */
export function WhyNotText({ reason }: { reason: WhyNot }) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain', hasYear: false });
	switch (reason.kind) {
		case 'minimumStay':
			return <>{t('whyNot.minimumStay', { count: reason.nights })}</>;
		case 'closedArrival':
			return <>{t('whyNot.closedArrival', { day: day(reason.day) })}</>;
		case 'closedDeparture':
			return <>{t('whyNot.closedDeparture', { day: day(reason.day) })}</>;
		case 'closed':
			return <>{t('whyNot.closed', { period: formatDateRange(reason.from, reason.until, language) })}</>;
		case 'notInSeason':
			return <>{t('whyNot.notInSeason', { day: day(reason.night) })}</>;
		default:
			return <>{t(`whyNot.${reason.kind}`)}</>;
	}
}
