import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { exactRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import type { DeskBooking } from '~/domain/operator-desk/bookings/read-booking.server';
import { Amount } from '../../amount';
import { CardHead } from '../../parts/card-head';
import { InstalmentBadge } from '../../status-badge';

type BookingMoneyProps = Pick<DeskBooking, 'instalments' | 'deposit'> & { currency: DeskBooking['lead']['currency'] };

/** What is owed of the operator's price by when, and how much of it is paid. */
export function BookingMoney({ instalments, deposit, currency }: BookingMoneyProps) {
	const { t } = useTranslation(['operator-bookings', 'trade-payments']);
	const { language } = useRoot();
	const sum = (name: 'minor' | 'receivedMinor') => instalments.reduce((total, each) => total + each[name], 0);
	const words = (minor: number) => exactRate({ minor, currency });
	return (
		<section className="trade-card" id="payments" aria-labelledby="payments-title">
			<CardHead>
				<h2 id="payments-title">{t('operator-bookings:money.title')}</h2>
				{instalments.length > 0 ? (
					<span className="trade-note ml-auto tabular-nums">
						{t('operator-bookings:money.sum', { paid: words(sum('receivedMinor')), total: words(sum('minor')) })}
					</span>
				) : null}
			</CardHead>
			{instalments.length === 0 ? (
				<p className="px-4.5 py-3.5 text-ink2">{t('operator-bookings:money.nothing')}</p>
			) : null}
			<ol>
				{instalments.map(({ kind, dueDate, minor, openMinor, state }, at) => (
					<li key={`${at} ${dueDate}`} className={LINE}>
						<p>
							<b className="font-semibold">{t(`trade-payments:kind.${kind}`)}</b>
							<span className="block text-ink2 tabular-nums">
								{formatDate(dueDate, language, { weekday: 'plain' })}
							</span>
						</p>
						<p className="text-right">
							<Amount money={{ minor, currency }} hasCents />
							{openMinor > 0 && openMinor < minor ? (
								<small className="block text-note text-ink2 tabular-nums">
									{t('operator-bookings:money.open', { amount: words(openMinor) })}
								</small>
							) : null}
						</p>
						<p className="max-[40rem]:col-span-full min-[40rem]:justify-self-end">
							<InstalmentBadge state={state} text={t(`trade-payments:state.${state}`)} />
						</p>
					</li>
				))}
				{deposit?.minor ? (
					<li className={LINE}>
						<p>
							<b className="font-semibold">{t('operator-bookings:money.deposit')}</b>
							{deposit.dueDate ? (
								<span className="block text-ink2 tabular-nums">
									{formatDate(deposit.dueDate, language, { weekday: 'plain' })}
								</span>
							) : null}
						</p>
						<p className="text-right">
							<Amount
								money={{ minor: deposit.minor, currency: isCurrency(deposit.currency) ? deposit.currency : currency }}
								hasCents
							/>
						</p>
						<p className="text-ink2 max-[40rem]:col-span-full min-[40rem]:justify-self-end">
							{t(`operator-bookings:money.depositState.${deposit.state}`)}
						</p>
					</li>
				) : null}
			</ol>
			<p className="trade-note px-4.5 py-3.5">{t('operator-bookings:money.note')}</p>
		</section>
	);
}

const LINE =
	'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-hair px-4.5 py-3 min-[40rem]:grid-cols-[minmax(0,1fr)_auto_9.5rem]';
