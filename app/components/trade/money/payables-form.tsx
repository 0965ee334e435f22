import { useTranslation } from 'react-i18next';
import type { Payable } from '~/domain/payout/list-payables.server';
import type { SupplierPayable } from '~/domain/payout/list-supplier-payables.server';
import type { RefundToPay } from '~/domain/payout/run-refunds.server';
import { Amount } from '../amount';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import { PayeesToPay } from './payees-to-pay';

type Group = {
	brandKey: string;
	currency: Payable['currency'] | string;
	brand: string;
	rows: readonly Payable[];
	suppliers: readonly SupplierPayable[];
	refunds: readonly RefundToPay[];
};

/** Agencies, suppliers and clients that one brand owes in one currency, to be put into a run; those that no file can pay cannot be chosen. */
export function PayablesForm({ group, firstDay, day }: { group: Group; firstDay: string; day: string }) {
	const { t } = useTranslation(['payouts', 'refunds']);
	const { brandKey, currency, brand, rows, suppliers, refunds } = group;
	const typed = useTyped(`${brandKey} ${currency}`);
	const canPay = [...rows, ...suppliers].some(({ account }) => account === 'ready') || refunds.some(isReady);
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t(rows.length > 0 ? 'due.title' : suppliers.length > 0 ? 'due.suppliers' : 'refunds:payouts.title')}</h2>
				<p className="trade-note">{t('due.of', { brand, currency })}</p>
			</CardHead>
			<VerbForm fields={{ brand: brandKey, currency }}>
				<PayeesToPay
					{...{ title: null, field: 'agency', name: t('due.agency'), counted: t('due.bookings') }}
					rows={rows.map(({ agency: { id, name }, leads, ...row }) => ({ ...row, id, name, count: leads }))}
				/>
				<PayeesToPay
					{...{
						title: rows.length > 0 ? t('due.suppliers') : null,
						field: 'supplier',
						name: t('due.supplier'),
						counted: t('due.services'),
					}}
					rows={suppliers.map(({ supplier: { key, name }, jobs, ...row }) => ({ ...row, id: key, name, count: jobs }))}
					accountTo="/partner/concierge-jobs/services#suppliers"
				/>
				<RefundsToPay refunds={refunds} />
				{canPay ? (
					<div className="flex flex-wrap items-end gap-3 border-t border-hair py-4 px-4.5">
						<label className="grid gap-1">
							<span className="text-note text-ink2">{t('make.day')}</span>
							<input
								type="date"
								name="day"
								required
								min={firstDay}
								defaultValue={typed.day ?? day}
								className="trade-field"
							/>
						</label>
						<button type="submit" className={tradeButton('dark')}>
							{t('make.button')}
						</button>
						<p className="trade-note basis-full">{t('make.note')}</p>
					</div>
				) : null}
			</VerbForm>
		</section>
	);
}

function isReady({ payeeEnd, isObjected, currency }: RefundToPay): boolean {
	return payeeEnd !== null && !isObjected && (currency === 'EUR' || currency === 'CHF');
}

/** Released refunds of clients that go with the run (MONEY-13). */
function RefundsToPay({ refunds }: { refunds: readonly RefundToPay[] }) {
	const { t } = useTranslation(['payouts', 'refunds']);
	if (refunds.length === 0) return null;
	return (
		<fieldset className="border-t border-hair py-3.5">
			<legend className="sr-only">{t('refunds:payouts.title')}</legend>
			<p aria-hidden="true" className="px-4.5 pb-1.5 font-semibold">
				{t('refunds:payouts.title')}
			</p>
			{refunds.map((row) => {
				const client = `${row.firstName} ${row.lastName}`.trim() || row.bookingNumber;
				const account = row.payeeEnd ? t('due.ends', { end: row.payeeEnd }) : t('account.none');
				return (
					<label
						key={row.id}
						className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4.5 py-1.5 hover:bg-paper"
					>
						<input
							type="checkbox"
							name="refund"
							value={row.id}
							disabled={!isReady(row)}
							defaultChecked={isReady(row)}
							className="size-4 accent-main"
						/>
						<span className="min-w-0">
							{client}
							<small className="trade-note block wrap-anywhere">
								{[row.bookingNumber, t(`refunds:kind.${row.kind}`), account].join(', ')}
							</small>
						</span>
						<Amount money={{ minor: row.minor, currency: row.currency }} hasCents />
					</label>
				);
			})}
		</fieldset>
	);
}
