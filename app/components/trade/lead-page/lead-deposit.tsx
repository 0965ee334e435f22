import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { heldMinor } from '~/domain/deposit/deposit-state';
import type { LeadPayments } from '~/domain/payment/lead-payments.server';
import { Amount } from '../amount';
import { DepositBadge } from '../money/deposit-badge';
import { Badge } from '../status-badge';
import { tradeButton } from '../trade-button';
import type { MoneyAnswer } from './money-answer';
import { AskFirst, MoneyForm } from './money-form';
import { RecordPayment } from './payment-team-tools';

type LeadDepositProps = { money: LeadPayments; answer: MoneyAnswer | null };

/** The security deposit of a booking, held apart from what is owed (MONEY-12). The team records it, and proposes to give it back. */
export function LeadDeposit({ money, answer }: LeadDepositProps) {
	const { t } = useTranslation('refunds');
	const { language } = useRoot();
	const { deposit, mayRecord, refunds } = money;
	if (!deposit) return null;
	const isUnderWay = refunds.some(({ kind, state }) => kind === 'deposit' && state !== 'paid');
	return (
		<div className="grid gap-2.5 border-b border-hair px-4.5 py-3">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 min-[40rem]:grid-cols-[minmax(0,1fr)_auto_9.5rem]">
				<p>
					<b className="font-semibold">{t('booking.deposit')}</b>
					<span className="block text-ink2 tabular-nums">
						{t('booking.due', { day: formatDate(deposit.dueDate, language, { weekday: 'plain' }) })}
					</span>
				</p>
				<p className="text-right">
					<Amount money={deposit} hasCents />
				</p>
				<p className="max-[40rem]:col-span-full min-[40rem]:justify-self-end">
					<DepositBadge state={deposit.state} returnedMinor={deposit.returnedMinor} />
				</p>
			</div>
			{deposit.retainedReason ? <p className="trade-note wrap-anywhere">{deposit.retainedReason}</p> : null}
			{deposit.openMinor > 0 && money.depositReference ? (
				<p className="trade-note wrap-anywhere">{t('booking.reference', { reference: money.depositReference })}</p>
			) : null}
			{mayRecord ? (
				<div className="flex flex-wrap gap-2">
					{deposit.openMinor > 0 ? <RecordPayment money={money} answer={answer} deposit={deposit} /> : null}
					{heldMinor(deposit) > 0 && !isUnderWay ? <Propose row="deposit" /> : null}
				</div>
			) : null}
		</div>
	);
}

function Propose({ row }: { row: 'deposit' | 'credit' }) {
	const { t } = useTranslation('refunds');
	return (
		<AskFirst open={t('booking.propose')} text={t('booking.proposeText')}>
			<MoneyForm intent="payBack" row={row}>
				<button type="submit" className={tradeButton('dark')}>
					{t('booking.propose')}
				</button>
			</MoneyForm>
		</AskFirst>
	);
}

const LOOKS = {
	proposed: { shape: 'ring', tone: 'asked' },
	released: { shape: 'half', tone: 'held' },
	paid: { shape: 'dot', tone: 'booked' },
} as const;

/** What goes back to the client, or has gone (MONEY-13). */
export function LeadRefunds({ money }: { money: LeadPayments }) {
	const { t } = useTranslation('refunds');
	const { language } = useRoot();
	const { refunds, mayRecord, creditMinor } = money;
	const isUnderWay = refunds.some(({ kind, state }) => kind === 'credit' && state !== 'paid');
	const mayPropose = mayRecord && creditMinor > 0 && !isUnderWay;
	if (refunds.length === 0 && !mayPropose) return null;
	return (
		<div className="px-4.5 pb-3.5">
			<h3 className="font-semibold">{t('booking.refunds')}</h3>
			<ul className="mt-1">
				{refunds.map(({ id, kind, state, currency, minor, paidOn }) =>
					state === 'withdrawn' ? null : (
						<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
							<span>
								{t(`kind.${kind}`)}
								{paidOn ? <span className="text-ink2"> · {formatDate(paidOn, language)}</span> : null}
							</span>
							<span className="flex items-center gap-3">
								<Badge {...LOOKS[state]} text={t(`booking.state.${state}`)} />
								<Amount money={{ minor, currency }} hasCents />
							</span>
						</li>
					),
				)}
			</ul>
			{mayRecord ? (
				<div className="mt-1 flex flex-wrap items-center gap-3">
					{refunds.some(({ state }) => state === 'proposed' || state === 'released') ? (
						<Link to="/partner/money/refunds" className="trade-link">
							{t('booking.open')}
						</Link>
					) : null}
					{mayPropose ? <Propose row="credit" /> : null}
				</div>
			) : null}
		</div>
	);
}
