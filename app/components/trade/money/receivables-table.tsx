import { Link, useSearchParams } from '@remix-run/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { adminLeadPath } from '~/domain/lead/lead-path';
import { houseName } from '~/domain/lead/property-name';
import { formatAmount } from '~/domain/money/format-amount';
import type { Receivable } from '~/domain/payment/desk/list-receivables.server';
import type { MoneyFigures } from '~/domain/payment/desk/money-figures.server';
import { type ReceivableGroup, receivableGroup } from '~/domain/payment/desk/receivable-filter';
import { instalmentState, openMinor } from '~/domain/payment/instalment-state';
import { Amount } from '../amount';
import { InstalmentBadge } from '../status-badge';
import { tradeButton } from '../trade-button';

type ReceivableRowsProps = {
	rows: readonly Receivable[];
	/** Sums of whole groups, where the list shows all of them. */
	sums: readonly MoneyFigures[] | null;
	/** What is settled stands by its day alone. */
	isGrouped: boolean;
};

/** Instalments below the heading of their group. */
export function ReceivableRows({ rows, sums, isGrouped }: ReceivableRowsProps) {
	const { today } = useRoot();
	let before: ReceivableGroup | null = null;
	return rows.map((row) => {
		const group = receivableGroup(row.dueDate, plainDate(today));
		const begins = isGrouped && group !== before;
		before = group;
		return (
			<Fragment key={row.id}>
				{begins ? <GroupRow group={group} sums={sums} /> : null}
				<ReceivableRow row={row} />
			</Fragment>
		);
	});
}

function GroupRow({ group, sums }: { group: ReceivableGroup; sums: readonly MoneyFigures[] | null }) {
	const { t } = useTranslation('money');
	return (
		<tr className="xl:h-9! bg-paper hover:bg-paper!">
			<th scope="rowgroup" colSpan={4} className="desk-half text-ink2!">
				{t(`group.${group}`)}
			</th>
			<td data-align="right" className="desk-half">
				{sums
					?.filter(({ groups }) => groups[group].count > 0)
					.map(({ currency, groups }) => (
						<span key={currency} className="block">
							<Amount money={{ minor: groups[group].minor, currency }} hasCents />
						</span>
					))}
			</td>
			<td colSpan={2} />
		</tr>
	);
}

function ReceivableRow({ row }: { row: Receivable }) {
	const { t } = useTranslation('money');
	const { language, today } = useRoot();
	const [query] = useSearchParams();
	const client = `${row.clientFirstName} ${row.clientLastName}`.trim();
	const state = instalmentState(row, today);
	const open = openMinor(row);
	const days = daysBetween(plainDate(today), plainDate(row.dueDate));
	const near = days === 0 ? t('day.today') : t(days < 0 ? 'day.late' : 'day.coming', { count: Math.abs(days) });
	const urgency = open === 0 ? undefined : days < 0 ? 'urgent' : days <= 7 ? 'soon' : undefined;
	const record = new URLSearchParams(query);
	record.set('record', row.id);
	return (
		<tr data-row>
			<td data-label={t('column.due')}>
				<span data-urgency={urgency} className="whitespace-nowrap">
					{formatDate(row.dueDate, language, {
						weekday: 'plain',
						hasYear: row.dueDate.slice(0, 4) !== today.slice(0, 4),
					})}
				</span>
				{open > 0 ? <small data-urgency={urgency}>{near}</small> : null}
			</td>
			<th scope="row" data-label={t('column.client')} className="desk-wide order-first">
				<Link
					to={adminLeadPath(row.leadId)}
					prefetch="intent"
					className="trade-link"
					aria-label={t('openLead', { client })}
				>
					{client || row.bookingNumber}
				</Link>
				<small>{[row.bookingNumber, row.agencyName ?? t('direct')].join(', ')}</small>
			</th>
			<td data-label={t('column.stay')}>
				{houseName(row.propertyName)}
				<small>{formatDateRange(row.checkIn, row.checkOut, language)}</small>
			</td>
			<td data-label={t('column.instalment')}>{t(`kind.${row.kind}`)}</td>
			<td data-align="right" data-label={t('column.amount')}>
				<Amount money={{ minor: row.minor, currency: row.currency }} hasCents />
				{open > 0 && open < row.minor ? (
					<small>{t('stillOpen', { amount: formatAmount({ minor: open, currency: row.currency }) })}</small>
				) : null}
			</td>
			<td data-label={t('column.state')}>
				<InstalmentBadge state={state} text={t(`state.${state}`)} />
			</td>
			<td data-align="right">
				{open > 0 ? (
					<Link
						to={`?${record}`}
						preventScrollReset
						data-key="n"
						className={tradeButton('quiet')}
						aria-label={t('record.of', { client: client || row.bookingNumber })}
					>
						{t('record.button')}
					</Link>
				) : null}
			</td>
		</tr>
	);
}
