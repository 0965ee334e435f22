import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatAmount } from '~/domain/money/format-amount';
import { isCurrency } from '~/domain/money/money';
import { Icon } from '../ui/icon';
import type { TripDepositView } from './trip-view';

/** A line among the payments: what is held for damages, and how it is paid in. */
export function DepositLine({ deposit }: { deposit: TripDepositView }) {
	const { t } = useTranslation(['trip']);
	const { language } = useRoot();
	const { state, minor, openMinor, heldMinor, dueDate, daysLeft, transfer } = deposit;
	const words = (amount: number) =>
		formatAmount(
			{ minor: amount, currency: isCurrency(deposit.currency) ? deposit.currency : 'EUR' },
			{ hasCents: true },
		);
	const isOpen = openMinor > 0;
	const rows = transfer
		? ([
				['holder', transfer.holder],
				['iban', transfer.iban],
				['bic', transfer.bic],
				['reference', transfer.reference],
			] as const)
		: [];
	return (
		<li className="border-line border-b py-3">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 md:grid-cols-[9.5rem_minmax(0,1fr)_auto_8.25rem]">
				<p className="tabular max-md:col-span-full">{formatDate(dueDate, language)}</p>
				<p>
					<b className="font-semibold">{t('deposit.title')}</b>{' '}
					{isOpen && daysLeft < 0 ? <span className="text-err">{t('payments.overdue')}</span> : null}
					<span className="block text-ink2 text-small">{t('deposit.text')}</span>
					{state === 'partlyPaid' ? (
						<span className="block text-ink2 text-small tabular">
							{t('deposit.held', { amount: words(heldMinor) })}
						</span>
					) : null}
				</p>
				<p className="amount justify-self-end">{words(minor)}</p>
				{isOpen ? null : (
					<p className="flex items-center gap-2 font-medium text-ok text-small max-md:col-span-full md:justify-self-end">
						<Icon name="check" size={18} />
						{t(state === 'paidIn' ? 'deposit.paidIn' : `deposit.${state === 'retained' ? 'retained' : 'released'}`)}
					</p>
				)}
			</div>
			{transfer ? (
				<details className="mt-1 md:ml-[10.5rem]">
					<summary className="flex min-h-11 w-fit items-center">
						<span className="text-link">{t('deposit.pay')}</span>
					</summary>
					<dl className="bg-light1 px-4 py-1">
						{rows.map(([key, value]) =>
							value ? (
								<div key={key} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-2">
									<dt className="text-ink2 text-small">{t(`deposit.${key}`)}</dt>
									<dd className="tabular font-medium [overflow-wrap:anywhere]">{value}</dd>
								</div>
							) : null,
						)}
						<div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-2">
							<dt className="text-ink2 text-small">{t('deposit.amount')}</dt>
							<dd className="tabular font-medium">{words(openMinor)}</dd>
						</div>
					</dl>
				</details>
			) : null}
		</li>
	);
}
