import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { exactRate } from '~/domain/money/format-rate';
import { payoutRunPath } from '~/domain/payout/payout-path';
import type { ListedRefund, RefundState } from '~/domain/refund/list-refunds.server';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { VerbForm } from '../page/verb-form';
import { Badge } from '../status-badge';
import { tradeButton } from '../trade-button';
import { ChangeRefund, RecordRefund, WithdrawRefund } from './refund-forms';

const LOOKS = {
	proposed: { shape: 'ring', tone: 'asked' },
	released: { shape: 'half', tone: 'held' },
	paid: { shape: 'dot', tone: 'booked' },
	withdrawn: { shape: 'cross', tone: 'cancelled' },
} as const satisfies Record<RefundState, object>;

/** One refund: for whom and what, to which account, who has done what with it, and its next steps. */
export function RefundRow({ row, today }: { row: ListedRefund; today: string }) {
	const { t } = useTranslation('refunds');
	const client = `${row.clientFirstName} ${row.clientLastName}`.trim() || row.bookingNumber;
	const rest = row.minor + row.retainedMinor > row.refundableMinor;
	const isObjected = rest && (row.state === 'proposed' || row.state === 'released');
	return (
		<li className="grid gap-3 border-b border-hair px-4.5 py-3.5 last:border-0" data-refund={row.id}>
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_9rem_9rem]">
				<p className="min-w-0">
					<b className="font-semibold">{client}</b>
					<small className="trade-note block wrap-anywhere">
						<Link to={adminLeadPath(row.leadId)} className="trade-link">
							{row.bookingNumber}
						</Link>
						{`, ${houseName(row.propertyName)}`}
					</small>
				</p>
				<p className="order-last col-span-full min-w-0 md:order-none md:col-span-1">
					{t(`kind.${row.kind}`)}
					<small className="trade-note block">
						{t('account')}: <AccountWords row={row} />
					</small>
				</p>
				<p className="max-md:order-3 max-md:col-span-full">
					<Badge {...LOOKS[row.state]} text={t(`states.${row.state}`)} />
				</p>
				<p className="text-right">
					<Amount money={{ minor: row.minor, currency: row.currency }} hasCents />
					{row.minor === 0 ? <small className="trade-note block">{t('nothingBack')}</small> : null}
				</p>
			</div>
			{isObjected ? (
				<p className="flex gap-2.5 text-err">
					<Icon className="mt-0.5 shrink-0" name="warning" size={18} />
					{t('objected', { amount: exactRate({ minor: row.refundableMinor, currency: row.currency }) })}
				</p>
			) : null}
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<Story row={row} />
				<Steps row={row} client={client} today={today} isObjected={isObjected} />
			</div>
		</li>
	);
}

function AccountWords({ row: { payeeEnd, payerEnd } }: { row: ListedRefund }) {
	const { t } = useTranslation('refunds');
	if (payeeEnd) return <>{t('ends', { end: payeeEnd })}</>;
	return <>{payerEnd ? t('payer', { end: payerEnd }) : t('noAccount')}</>;
}

function Story({ row }: { row: ListedRefund }) {
	const { t } = useTranslation('refunds');
	const { language } = useRoot();
	const { retainedMinor, currency, reason } = row;
	const amount = exactRate({ minor: retainedMinor, currency });
	const parts = [
		row.isOfSystem ? t('bySystem') : t('byPerson', { name: row.editorName ?? '–' }),
		row.releasedAt ? t('releasedBy', { name: row.releaserName ?? '–' }) : null,
		row.paidOn ? t('paidOn', { day: formatDate(row.paidOn, language) }) : null,
		retainedMinor > 0 ? t('retained', { amount, reason }) : reason,
	];
	return (
		<p className="trade-note max-w-prose min-w-0 wrap-anywhere">
			{formatDate(new Date(row.createdAt).toISOString().slice(0, 10), language)}, {parts.filter(Boolean).join('; ')}
			{row.runId ? (
				<>
					{'; '}
					<Link to={payoutRunPath(row.runId)} className="trade-link">
						{t('inRun')}
					</Link>
				</>
			) : null}
		</p>
	);
}

type StepsProps = { row: ListedRefund; client: string; today: string; isObjected: boolean };

function Steps({ row, client, today, isObjected }: StepsProps) {
	const { t } = useTranslation('refunds');
	if (row.state === 'paid' || row.state === 'withdrawn' || row.runId) return null;
	const seen = { refund: row.id, version: row.version };
	return (
		<fieldset
			aria-label={t('steps', { client })}
			className="flex min-w-0 flex-wrap items-start gap-2 has-[details[open]]:basis-full"
		>
			{row.state === 'proposed' ? (
				<>
					{row.isOwn ? (
						<p className="trade-note self-center">{t('releaseNote')}</p>
					) : (
						<VerbForm fields={{ intent: 'release', ...seen }}>
							<button type="submit" className={tradeButton('dark')} disabled={isObjected}>
								{t(row.minor === 0 ? 'retainAll' : 'release')}
							</button>
						</VerbForm>
					)}
					<ChangeRefund row={row} seen={seen} />
				</>
			) : (
				<RecordRefund id={row.id} seen={seen} today={today} />
			)}
			<WithdrawRefund seen={seen} />
		</fieldset>
	);
}
