import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingQuote } from '~/domain/booking/booking-quote';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { formatAmount } from '~/domain/money/format-amount';
import { useRoot } from '~/root';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

type BookingSuccessProps = { email: string; quote: BookingQuote | null; housePath: string };

/** The booking is written (P§8): the thanks, and what happens next. Takes the focus, since the form is gone. */
export function BookingSuccess({ email, quote, housePath }: BookingSuccessProps) {
	const { t } = useTranslation('booking');
	const { language, today } = useRoot();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const tomorrow = formatDate(addDays(plainDate(today), 1), language, { weekday: 'comma', hasYear: false });
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
		<div>
			<span className="grid size-15 place-items-center rounded-full border border-accent">
				<Icon name="check" size={28} />
			</span>
			<div role="status">
				<h2 ref={heading} tabIndex={-1} className="mt-6 text-h2 focus:outline-none lg:text-[2.625rem]">
					{t('thanksHeading')}
				</h2>
				<p className="mt-2 text-lead">{t('thanksText')}</p>
			</div>
			<dl className="mt-8 border-t border-line2 text-[0.9375rem]">
				{steps.map(({ when, what, more }) => (
					<div
						key={when}
						className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-line2 py-3.5 lg:grid-cols-[7.5rem_1fr]"
					>
						<dt className="text-ink2">{when}</dt>
						<dd className="tabular min-w-0 wrap-anywhere">
							<span className="font-semibold">{what}</span>
							{more}
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-8 flex flex-col gap-x-8 gap-y-5 lg:flex-row lg:items-center">
				<Button disabled className="min-h-13 font-semibold">
					<Icon name="check" />
					{t('locked')}
				</Button>
				<a href={housePath} className="inline-flex items-center gap-3 text-link font-medium">
					{t('back')}
					<Icon name="arrow" />
				</a>
			</div>
		</div>
	);
}
