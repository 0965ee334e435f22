import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BookingQuote } from '~/domain/booking/booking-quote';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import { SuccessFrame } from '../form/success-frame';
import { Icon } from '../ui/icon';

export type BookingSuccessProps = {
	email: string;
	number: string | undefined;
	property: string;
	quote: BookingQuote | null;
	propertyPath: string;
};

/** Confirms a saved booking (LEAD-33): the thanks, and the next steps. */
export function BookingSuccess({ email, number, property, quote, propertyPath }: BookingSuccessProps) {
	const { t } = useTranslation(['booking', 'booked']);
	const { language, today, brand } = useRoot();
	const tomorrow = formatDate(addDays(plainDate(today), 1), language, { weekday: 'comma', hasYear: false });
	useEffect(() => {
		if (number) document.title = `${t('bookedTitle', { number, house: property })} | ${brand.name}`;
	}, [number, property, brand, t]);
	const first = quote?.payments[0];
	const amount =
		quote && first ? formatAmount({ minor: first.minor, currency: quote.currency }, { hasCents: true }) : '';
	const steps = [
		{ when: t('booked:today'), what: t('booked:mail'), more: t('booked:mailTo', { email }) },
		{ when: t('booked:by', { date: tomorrow }), what: t('booked:confirm'), more: t('booked:confirmWith') },
		...(quote
			? [
					{
						when: t('booked:afterwards'),
						what: t('booked:pay'),
						more: t(quote.payments.length > 1 ? 'booked:payAs' : 'booked:payAll', { amount }),
					},
				]
			: []),
	];
	return (
		<SuccessFrame
			headline={t('thanksHeading')}
			text={t('thanksText')}
			number={{ label: t('booked:number'), value: number }}
			steps={steps}
		>
			<a href={propertyPath} className="mt-8 inline-flex items-center gap-3 text-link font-medium">
				{t('back')}
				<Icon name="arrow" />
			</a>
		</SuccessFrame>
	);
}
