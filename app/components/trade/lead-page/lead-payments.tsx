import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { exactRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { Amount } from '../amount';
import { CardHead } from '../parts/card-head';
import { InstalmentBadge } from '../status-badge';
import { LeadDeposit, LeadRefunds } from './lead-deposit';
import { Invoices } from './lead-invoices';
import type { MoneyAnswer } from './money-answer';
import { MoneyOutcome } from './money-outcome';
import { PaymentLinkTools } from './payment-link-tools';
import { ClientNotices, PaymentReminders } from './payment-reminders';
import { RecordPayment, ReversePayment, WaiveInstalment } from './payment-team-tools';

type LeadPaymentsProps = {
	money: LeadPayments;
	answer: MoneyAnswer | null;
};

/** What a booking owes and what came in, and the links on which its client pays. The team records, takes back and lets go. */
export function LeadPaymentsCard({ money, answer }: LeadPaymentsProps) {
	const { t } = useTranslation('trade-payments');
	const { instalments, creditMinor } = money;
	const words = (minor: number) => rate(minor, money);
	const [paid, total, open] = (['receivedMinor', 'minor', 'openMinor'] as const).map((name) =>
		instalments.reduce((sum, each) => sum + each[name], 0),
	) as [number, number, number];
	const isAwaited = open > 0 || (money.deposit?.openMinor ?? 0) > 0;
	return (
		<section className="trade-card" id="payments" aria-labelledby="payments-title">
			<CardHead>
				<h2 id="payments-title">{t('title')}</h2>
				{total > 0 ? (
					<span className="trade-note ml-auto tabular-nums">
						{t('sum', { paid: words(paid), total: words(total) })}
					</span>
				) : null}
			</CardHead>
			<MoneyOutcome answer={answer} />
			{instalments.length === 0 ? <p className="px-4.5 py-3.5 text-ink2">{t('nothing')}</p> : null}
			<ol aria-label={t('instalments')}>
				{instalments.map((each) => (
					<Instalment key={each.id} each={each} money={money} answer={answer} />
				))}
			</ol>
			<WholeLinks money={money} answer={answer} />
			<LeadDeposit money={money} answer={answer} />
			<Received money={money} />
			<LeadRefunds money={money} />
			<Invoices money={money} answer={answer} />
			{creditMinor > 0 ? (
				<p className="mx-4.5 mb-3.5 border-l-3 border-accent bg-row px-3.5 py-2.5">
					{t('credit', { amount: words(creditMinor) })}
				</p>
			) : null}
			<ClientNotices notices={money.notices} />
			{isAwaited || money.reminders.length > 0 ? <PaymentReminders money={money} isOpen={isAwaited} /> : null}
			<div className="grid gap-3 px-4.5 pb-4.5">
				{money.mayRecord ? <RecordPayment money={money} answer={answer} /> : null}
				<p className="trade-note">
					{t('note')}
					{money.hasAccount || open === 0 ? null : ` ${t('noAccount')}`}
				</p>
			</div>
		</section>
	);
}

/** The link that asks for all that is due, where several instalments are open; one that was made stays until it is withdrawn. */
function WholeLinks({ money, answer }: LeadPaymentsProps) {
	const { t } = useTranslation('trade-payments');
	const { instalments, wholeLinks, mayLink } = money;
	const open = instalments.filter(({ openMinor }) => openMinor > 0).length;
	if (!mayLink || (open < 2 && wholeLinks.length === 0)) return null;
	return (
		<div className="grid gap-2.5 border-b border-hair px-4.5 py-3">
			<p>
				<b className="font-semibold">{t('whole')}</b>
				<span className="block text-ink2">{t('wholeText')}</span>
			</p>
			{(wholeLinks.length > 0 ? wholeLinks : [null]).map((link) => (
				<PaymentLinkTools
					key={link?.id ?? ''}
					{...{ money, answer, link }}
					row=""
					what={t('whole')}
					isOpen={open > 0}
				/>
			))}
		</div>
	);
}

type InstalmentProps = LeadPaymentsProps & { each: LeadPayments['instalments'][number] };

function Instalment({ each, money, answer }: InstalmentProps) {
	const { t } = useTranslation('trade-payments');
	const { language } = useRoot();
	const { id, kind, service, dueDate, minor, waivedMinor, openMinor, state, link } = each;
	const isPartly = openMinor > 0 && openMinor < minor;
	const what = service?.[language === 'de' ? 1 : 0] ?? t(`kind.${kind}`);
	return (
		<li className="grid gap-2.5 border-b border-hair px-4.5 py-3">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 min-[40rem]:grid-cols-[minmax(0,1fr)_auto_9.5rem]">
				<p>
					<b className="font-semibold">{what}</b>
					<span className="block text-ink2 tabular-nums">{formatDate(dueDate, language, { weekday: 'plain' })}</span>
				</p>
				<p className="text-right">
					<Amount money={moneyOf(minor, money)} hasCents />
					{isPartly ? (
						<small className="block text-note text-ink2 tabular-nums">
							{t('open', { amount: rate(openMinor, money) })}
						</small>
					) : null}
					{waivedMinor > 0 ? (
						<small className="block text-note text-ink2 tabular-nums">
							{t('letGo', { amount: rate(waivedMinor, money) })}
						</small>
					) : null}
				</p>
				<p className="max-[40rem]:col-span-full min-[40rem]:justify-self-end">
					<InstalmentBadge state={state} text={t(`state.${state}`)} />
				</p>
			</div>
			{money.mayLink && (openMinor > 0 || link) ? (
				<PaymentLinkTools money={money} answer={answer} row={id} what={what} link={link} isOpen={openMinor > 0}>
					{money.mayRecord && openMinor > 0 ? (
						<WaiveInstalment id={id} openMinor={openMinor} amount={rate(openMinor, money)} />
					) : null}
				</PaymentLinkTools>
			) : null}
		</li>
	);
}

function Received({ money }: Pick<LeadPaymentsProps, 'money'>) {
	const { t } = useTranslation(['trade-payments', 'refunds']);
	const { language } = useRoot();
	return (
		<div className="px-4.5 py-3.5">
			<h3 className="font-semibold">{t('payments.title')}</h3>
			{money.payments.length === 0 ? <p className="mt-1 text-ink2">{t('payments.none')}</p> : null}
			<ul className="mt-1">
				{money.payments.map(({ id, way, minor, currency, receivedOn, isDeposit, isReversed }) => (
					<li key={id} className="grid gap-1.5 py-1.5">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span>
								<span className="tabular-nums">{formatDate(receivedOn, language)}</span>
								<span className="text-ink2"> · {t(`payments.way.${way}`)}</span>
								{isDeposit ? <span className="text-ink2"> · {t('refunds:booking.ofDeposit')}</span> : null}
								{isReversed ? <span className="text-ink2"> · {t('payments.reversed')}</span> : null}
							</span>
							<Amount money={{ minor, currency }} hasCents isStruck={isReversed} />
						</p>
						{money.mayRecord && !isReversed ? <ReversePayment id={id} amount={rate(minor, money)} /> : null}
					</li>
				))}
			</ul>
		</div>
	);
}

function moneyOf(minor: number, { currency }: Pick<LeadPayments, 'currency'>) {
	return { minor, currency: isCurrency(currency) ? currency : ('EUR' as const) };
}

function rate(minor: number, money: Pick<LeadPayments, 'currency'>): string {
	return exactRate(moneyOf(minor, money));
}
