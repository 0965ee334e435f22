import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Payable } from '~/domain/payout/list-payables.server';
import { Amount } from '../amount';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Badge } from '../status-badge';
import { tradeButton } from '../trade-button';

type Group = { brandKey: string; currency: Payable['currency'] | string; brand: string; rows: readonly Payable[] };

const LOOKS = {
	ready: { shape: 'dot', tone: 'booked' },
	none: { shape: 'cross', tone: 'declined' },
	otherCurrency: { shape: 'ring', tone: 'asked' },
	byHand: { shape: 'ring', tone: 'asked' },
} as const;

/** Agencies that one brand owes in one currency, to be put into a run; those that no file can pay cannot be chosen. */
export function PayablesForm({ group, firstDay, day }: { group: Group; firstDay: string; day: string }) {
	const { t } = useTranslation('payouts');
	const { language } = useRoot();
	const { brandKey, currency, brand, rows } = group;
	const typed = useTyped(`${brandKey} ${currency}`);
	const canPay = rows.some(({ account }) => account === 'ready');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('due.title')}</h2>
				<p className="trade-note">{t('due.of', { brand, currency })}</p>
			</CardHead>
			<VerbForm fields={{ brand: brandKey, currency }}>
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
								<td>
									<label className="grid size-11 place-items-center xl:size-9">
										<span className="sr-only">{t('due.choose', { agency: row.agency.name })}</span>
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
