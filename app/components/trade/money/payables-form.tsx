import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Payable } from '~/domain/payout/list-payables.server';
import type { RefundToPay } from '~/domain/payout/run-refunds.server';
import { Amount } from '../amount';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Badge } from '../status-badge';
import { tradeButton } from '../trade-button';

type Group = {
	brandKey: string;
	currency: Payable['currency'] | string;
	brand: string;
	rows: readonly Payable[];
	refunds: readonly RefundToPay[];
};

const LOOKS = {
	ready: { shape: 'dot', tone: 'booked' },
	none: { shape: 'cross', tone: 'declined' },
	otherCurrency: { shape: 'ring', tone: 'asked' },
	byHand: { shape: 'ring', tone: 'asked' },
} as const;

/** Agencies that one brand owes in one currency, to be put into a run; those that no file can pay cannot be chosen. */
export function PayablesForm({ group, firstDay, day }: { group: Group; firstDay: string; day: string }) {
	const { t } = useTranslation(['payouts', 'refunds']);
	const { language } = useRoot();
	const { brandKey, currency, brand, rows, refunds } = group;
	const typed = useTyped(`${brandKey} ${currency}`);
	const canPay = rows.some(({ account }) => account === 'ready') || refunds.some(isReady);
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t(rows.length > 0 ? 'due.title' : 'refunds:payouts.title')}</h2>
				<p className="trade-note">{t('due.of', { brand, currency })}</p>
			</CardHead>
			<VerbForm fields={{ brand: brandKey, currency }}>
				{rows.length === 0 ? null : (
					<table className="trade-table desk-table">
						<thead>
							<tr>
								<td />
								<th scope="col">{t('due.agency')}</th>
								<th scope="col">{t('due.bookings')}</th>
								<th scope="col">{t('due.account')}</th>
								<th scope="col">{t('due.state')}</th>
								<th scope="col" data-align="right">
									{t('due.amount')}
								</th>
							</tr>
						</thead>
						<tbody>
							{rows.map((row) => (
								<tr key={row.agency.id}>
									<td className="desk-wide">
										<label className="flex min-h-11 w-fit items-center gap-2.5 xl:size-9 xl:justify-center">
											<span className="order-last xl:sr-only">{t('due.choose', { agency: row.agency.name })}</span>
											<input
												type="checkbox"
												name="agency"
												className="size-4 accent-main"
												value={row.agency.id}
												disabled={row.account !== 'ready'}
												defaultChecked={row.account === 'ready'}
											/>
										</label>
									</td>
									<th scope="row" data-label={t('due.agency')}>
										{row.agency.name}
										<small>{t('due.since', { day: formatDate(row.oldest, language) })}</small>
									</th>
									<td data-label={t('due.bookings')}>{row.leads}</td>
									<td data-label={t('due.account')}>
										{row.accountEnd ? t('due.ends', { end: row.accountEnd }) : t('due.missing')}
									</td>
									<td data-label={t('due.state')}>
										<Badge {...LOOKS[row.account]} text={t(`account.${row.account}`)} />
									</td>
									<td data-align="right" data-label={t('due.amount')}>
										<Amount money={{ minor: row.minor, currency: row.currency }} hasCents />
									</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
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
