import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Currency } from '~/domain/money/money';
import type { PayeeState } from '~/domain/payout/payee-account.server';
import { Amount } from '../amount';
import { Badge } from '../status-badge';

const LOOKS = {
	ready: { shape: 'dot', tone: 'booked' },
	none: { shape: 'cross', tone: 'declined' },
	otherCurrency: { shape: 'ring', tone: 'asked' },
	byHand: { shape: 'ring', tone: 'asked' },
} as const;

type PayeesToPayProps = {
	/** Above the table; null where the card has it. */
	title: string | null;
	/** Name of the checkboxes. */
	field: 'agency' | 'supplier';
	/** Heads of the first two columns. */
	name: string;
	counted: string;
	rows: readonly {
		id: string;
		name: string;
		count: number;
		minor: number;
		currency: Currency;
		/** Day of the first of them. */
		oldest: string;
		account: PayeeState;
		accountEnd: string | null;
	}[];
	/** Where a missing account is added. */
	accountTo?: string;
};

/** Agencies or suppliers that can be put into a run; those that no file can pay cannot be chosen. */
export function PayeesToPay({ title, field, name, counted, rows, accountTo }: PayeesToPayProps) {
	const { t } = useTranslation('payouts');
	const { language } = useRoot();
	if (rows.length === 0) return null;
	return (
		<>
			{title ? <h3 className="border-t border-hair px-4.5 pt-4 pb-2 font-sans font-semibold text-t">{title}</h3> : null}
			<table className="trade-table desk-table">
				<thead>
					<tr>
						<td />
						<th scope="col">{name}</th>
						<th scope="col">{counted}</th>
						<th scope="col">{t('due.account')}</th>
						<th scope="col">{t('due.state')}</th>
						<th scope="col" data-align="right">
							{t('due.amount')}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<td className="desk-wide">
								<label className="flex min-h-11 w-fit items-center gap-2.5 xl:size-9 xl:justify-center">
									<span className="order-last xl:sr-only">{t('due.choose', { agency: row.name })}</span>
									<input
										type="checkbox"
										name={field}
										className="size-4 accent-main"
										value={row.id}
										disabled={row.account !== 'ready'}
										defaultChecked={row.account === 'ready'}
									/>
								</label>
							</td>
							<th scope="row" data-label={name}>
								{row.name}
								<small>
									{t(field === 'agency' ? 'due.since' : 'due.first', { day: formatDate(row.oldest, language) })}
								</small>
							</th>
							<td data-label={counted}>{row.count}</td>
							<td data-label={t('due.account')}>
								{row.accountEnd ? t('due.ends', { end: row.accountEnd }) : t('due.missing')}
								{accountTo && row.account === 'none' ? (
									<small>
										<Link to={accountTo} className="trade-link">
											{t('due.addAccount')}
										</Link>
									</small>
								) : null}
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
		</>
	);
}
