import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { isCurrency } from '~/domain/money/money';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { DepositLine } from './trip-deposit';
import type { TripAnswer, TripPayment, TripPaymentsView } from './trip-view';

type Payments = TripPaymentsView;

/** What is due when, what has come, and the button that leads to the page on which it is paid. */
export function TripPayments({ payments, word }: { payments: Payments; word: TripAnswer['word'] }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { items, totalMinor, refunds, deposit } = payments;
	return (
		<section id="payments" aria-labelledby="payments-title" className="border-line2 border-t pt-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id="payments-title" className="text-h3">
					{t('payments.title')}
				</h2>
				<p className="amount font-medium! text-lead">{words(totalMinor, payments)}</p>
			</div>
			{word ? (
				<p role="alert" className="mt-4 border-err border-l-3 bg-err-bg px-4 py-3">
					{t(`error.${word}`, { minutes: 1 })}
				</p>
			) : null}
			<ol className="mt-3">
				{items.map((item) => (
					<PaymentLine key={item.id} item={item} payments={payments} />
				))}
				{deposit ? <DepositLine deposit={deposit} /> : null}
				{refunds.map(({ minor, paidOn }, at) => (
					<li key={at} className="flex justify-between gap-x-4 border-line border-b py-3">
						<span>{t('payments.refunded', { day: formatDate(paidOn, language) })}</span>
						<span className="amount">{words(minor, payments)}</span>
					</li>
				))}
			</ol>
		</section>
	);
}

function PaymentLine({ item, payments }: { item: TripPayment; payments: Payments }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { id, kind, service, dueDate, minor, openMinor, state, daysLeft } = item;
	const what = service ?? t(`payments.kind.${kind}`);
	const day = formatDate(dueDate, language);
	const isOpen = openMinor > 0;
	const left =
		!isOpen || daysLeft < 0 ? null : daysLeft === 0 ? t('payments.today') : t('payments.inDays', { count: daysLeft });
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3 md:min-h-14 md:grid-cols-[9.5rem_minmax(0,1fr)_auto_8.25rem]">
			<p className={`max-md:col-span-full ${isOpen && daysLeft < 45 ? 'font-semibold' : ''} tabular`}>{day}</p>
			<p>
				<b className="font-semibold">{what}</b>{' '}
				<span className={state === 'overdue' ? 'text-err' : 'text-ink2 text-small'}>
					{state === 'overdue' ? t('payments.overdue') : left}
				</span>
				{isOpen && openMinor < minor ? (
					<span className="block text-ink2 text-small tabular">
						{t('payments.open', { amount: words(openMinor, payments) })}
					</span>
				) : null}
			</p>
			<p className="amount justify-self-end">{words(minor, payments)}</p>
			{isOpen ? (
				<Form method="post" className="trip-unprinted max-md:col-span-full">
					<input type="hidden" name="intent" value="pay" />
					<input type="hidden" name="instalment" value={id} />
					<button
						type="submit"
						aria-label={t('payments.payOf', { what, day })}
						className={buttonClass(state === 'planned' && daysLeft > 60 ? 'outline' : 'dark', 'w-full')}
					>
						{t('payments.pay')}
					</button>
				</Form>
			) : (
				<p className="flex items-center gap-2 font-medium text-ok text-small max-md:col-span-full md:justify-self-end">
					<Icon name="check" size={18} />
					{t(state === 'waived' ? 'payments.waived' : 'payments.paid')}
				</p>
			)}
		</li>
	);
}

function words(minor: number, { currency }: Pick<Payments, 'currency'>): string {
	return formatAmount({ minor, currency: isCurrency(currency) ? currency : 'EUR' }, { hasCents: true });
}
