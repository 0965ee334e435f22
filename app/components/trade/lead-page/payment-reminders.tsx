import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { PRODUCT_ZONE } from '~/domain/date/zone-clock';
import type { Language } from '~/domain/language/language';
import { exactRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { tradeButton } from '../trade-button';
import { MoneyForm } from './money-form';

/** What the client was told by mail of money that came in or went back (MONEY-14, MONEY-15), and to whom it went. */
export function ClientNotices({ notices }: Pick<LeadPayments, 'notices'>) {
	const { t } = useTranslation('trade-payments');
	const { language } = useRoot();
	if (notices.length === 0) return null;
	return (
		<div className="border-t border-hair px-4.5 py-3.5">
			<h3 className="font-semibold">{t('notices.title')}</h3>
			<ul className="mt-1">
				{notices.map(({ no, kind, receiver, minor, currency, createdAt }) => (
					<li key={no} className="flex flex-wrap justify-between gap-x-4 py-1">
						<span>
							<span className="tabular-nums">{dayOf(createdAt, language)}</span>
							<span className="text-ink2">
								{' · '}
								{t(`reminders.to.${receiver}`)}, {t(`notices.kind.${kind}`)}
							</span>
						</span>
						<span className="tabular-nums">{amount(minor ?? 0, currency)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function amount(minor: number, currency: string | null): string {
	return exactRate({ minor, currency: isCurrency(currency) ? currency : 'EUR' });
}

function dayOf(instant: number, language: Language): string {
	return formatDate(todayInZone(new Date(instant), PRODUCT_ZONE), language);
}

/** What was reminded of, to whom, and whether it goes on. */
export function PaymentReminders({ money, isOpen }: { money: LeadPayments; isOpen: boolean }) {
	const { t } = useTranslation('trade-payments');
	const { language } = useRoot();
	const { reminders, remindersStoppedAt, currency, client, mayLink, deposit } = money;
	const isStopped = remindersStoppedAt !== null;
	return (
		<div className="border-t border-hair px-4.5 py-3.5">
			<h3 className="font-semibold">{t('reminders.title')}</h3>
			<ul className="mt-1">
				{reminders.map(({ dueDate, kind, receiver, openMinor, createdAt, isDeposit }) => (
					<li key={`${dueDate} ${kind} ${isDeposit}`} className="flex flex-wrap justify-between gap-x-4 py-1">
						<span>
							<span className="tabular-nums">{dayOf(createdAt, language)}</span>
							<span className="text-ink2">
								{' · '}
								{t(`reminders.to.${receiver}`)}, {isDeposit ? `${t('reminders.deposit')}, ` : ''}
								{t('reminders.due', { day: formatDate(dueDate, language) })}
							</span>
						</span>
						<span className="tabular-nums">
							{amount(openMinor, isDeposit ? (deposit?.currency ?? currency) : currency)}
						</span>
					</li>
				))}
			</ul>
			{isOpen ? (
				<>
					<p className="mt-1 text-ink2">
						{isStopped
							? t('reminders.stopped', { day: dayOf(remindersStoppedAt, language) })
							: t(`reminders.will.${client.email === null ? 'agent' : 'client'}`)}
					</p>
					{mayLink ? (
						<MoneyForm intent={isStopped ? 'payResume' : 'payStop'} row="" className="mt-2.5">
							<button type="submit" className={tradeButton('line')}>
								{t(isStopped ? 'reminders.resume' : 'reminders.stop')}
							</button>
						</MoneyForm>
					) : null}
				</>
			) : null}
		</div>
	);
}
