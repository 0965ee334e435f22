import { useTranslation } from 'react-i18next';
import { daysBetween } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import type { Currency } from '~/domain/money/money';
import { type StayDay, shortAmount } from './stay-day';

export type StayDayWords = {
	/** What follows the date in the day's name. */
	label: string;
	/** What stands below its number; '' for nothing. */
	below: string;
};

/** Puts the days of a property's calendar into words. */
export function useStayDayWords(currency: Currency): (day: StayDay) => StayDayWords {
	const { t } = useTranslation('stay-calendar');
	return ({ kind, stay, mark }) => {
		const priced = (minor: number | null) => (minor === null ? t('day.onRequest') : formatAmount({ minor, currency }));
		const own =
			stay && (kind === 'arrival' || kind === 'departure')
				? t(`day.${kind}`, { price: priced(stay.priceMinor), count: daysBetween(stay.checkIn, stay.checkOut) })
				: t(`day.${kind === 'arrival' || kind === 'departure' ? 'closed' : kind}`);
		const marked = mark && t(`day.${mark === 'start' ? 'isArrival' : mark === 'end' ? 'isDeparture' : 'isWithin'}`);
		const isPlain = kind === 'noArrival' || kind === 'closed' || kind === 'ask';
		return {
			label: [marked, marked && isPlain ? null : own].filter(Boolean).join(', '),
			below:
				mark === 'end'
					? t('day.out')
					: !stay
						? ''
						: stay.priceMinor === null
							? t('day.short')
							: shortAmount(stay.priceMinor),
		};
	};
}
