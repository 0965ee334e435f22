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
	const { t } = useTranslation('booking');
	const { language, today, brand } = useRoot();
	const tomorrow = formatDate(addDays(plainDate(today), 1), language, { weekday: 'comma', hasYear: false });
	useEffect(() => {
		if (number) document.title = `${t('bookedTitle', { number, house: property })} | ${brand.name}`;
	}, [number, property, brand, t]);
	const first = quote?.payments[0];
	const amount =
		quote && first ? formatAmount({ minor: first.minor, currency: quote.currency }, { hasCents: true }) : '';
	const steps = [
		{ when: t('next.today'), what: t('next.mail'), more: t('next.mailTo', { email }) },
		{ when: t('next.by', { date: tomorrow }), what: t('next.confirm'), more: t('next.confirmWith') },
		...(quote
			? [
					{
						when: t('next.afterwards'),
						what: t('next.pay'),
						more: t(quote.payments.length > 1 ? 'next.payAs' : 'next.payAll', { amount }),
					},
				]
			: []),
	];
	return (
		<SuccessFrame
			headline={t('thanksHeading')}
			text={t('thanksText')}
			number={{ label: t('next.number'), value: number }}
			steps={steps}
		>
			<a href={propertyPath} className="mt-8 inline-flex items-center gap-3 text-link font-medium">
				{t('back')}
				<Icon name="arrow" />
			</a>
		</SuccessFrame>
	);
}
