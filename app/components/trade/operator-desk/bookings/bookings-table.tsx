import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { houseName } from '~/domain/lead/property-name';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { ListedBooking } from '~/domain/operator-desk/bookings/list-bookings.server';
import { Amount } from '../../amount';
import { Timestamp } from '../../page/timestamp';
import { StatusBadge } from '../../status-badge';

/** One row for each lead: who, where, when, where it stands, and its money in the operator's prices. */
export function BookingsTable({ rows, today }: { rows: readonly ListedBooking[]; today: string }) {
	const { t } = useTranslation('operator-bookings');
	return (
		<table className="trade-table desk-table">
			<thead>
				<tr>
					<th scope="col">{t('column.guest')}</th>
					<th scope="col">{t('column.agency')}</th>
					<th scope="col">{t('column.property')}</th>
					<th scope="col">{t('column.nights')}</th>
					<th scope="col">{t('column.status')}</th>
					<th scope="col" data-align="right">
						{t('column.price')}
					</th>
					<th scope="col" data-align="right">
						{t('column.paid')}
					</th>
					<th scope="col" data-align="right">
						{t('column.due')}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.id} row={row} today={today} />
				))}
			</tbody>
		</table>
	);
}

function Row({ row, today }: { row: ListedBooking; today: string }) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	const name = `${row.firstName} ${row.lastName}`.trim();
	return (
		<tr>
			<th scope="row">
				<Link to={deskBookingPath(row.id)} className="trade-link" prefetch="intent">
					{name}
				</Link>
				<small>{[row.bookingNumber, row.reference].filter(Boolean).join(', ')}</small>
			</th>
			<td data-label={t('column.agency')}>
				{row.agency ?? t('direct')}
				{row.agency && row.agent ? <small>{row.agent}</small> : null}
			</td>
			<td data-label={t('column.property')}>
				{houseName(row.property)}
				{row.place ? <small>{row.place}</small> : null}
			</td>
			<td data-label={t('column.nights')}>
				{formatDateRange(row.checkIn, row.checkOut, language)}
				<small>
					{[
						t('nights', { count: daysBetween(plainDate(row.checkIn), plainDate(row.checkOut)) }),
						t('guests', { count: row.pax }),
					].join(', ')}
				</small>
			</td>
			<td data-label={t('column.status')}>
				<StatusBadge status={row.status} />
				{row.status === 'confirmedOption' && row.expiresAt !== null ? (
					<small>
						<Timestamp at={row.expiresAt}>{(moment) => t('endsAt', { moment })}</Timestamp>
					</small>
				) : null}
				{row.queuePosition ? <small>{t('place', { place: row.queuePosition })}</small> : null}
			</td>
			<td data-align="right" data-label={t('column.price')}>
				{row.totalMinor === null ? '–' : <Amount money={{ minor: row.totalMinor, currency: row.currency }} />}
				{row.feeMinor === null ? null : (
					<small>
						{t('column.fee')} <Amount money={{ minor: row.feeMinor, currency: row.currency }} />
					</small>
				)}
			</td>
			<td data-align="right" data-label={t('column.paid')}>
				{row.money ? <Amount money={{ minor: row.money.paidMinor, currency: row.currency }} /> : '–'}
			</td>
			<td data-align="right" data-label={t('column.due')}>
				{row.money ? <Open row={row} money={row.money} today={today} /> : '–'}
			</td>
		</tr>
	);
}

type OpenProps = { row: ListedBooking; money: NonNullable<ListedBooking['money']>; today: string };

function Open({ row, money: { openMinor, nextDue }, today }: OpenProps) {
	const { t } = useTranslation('operator-bookings');
	const { language } = useRoot();
	const isLate = nextDue !== null && nextDue < today;
	return (
		<>
			<Amount money={{ minor: openMinor, currency: row.currency }} />
			{nextDue ? (
				<small className={isLate ? 'font-medium text-urgent!' : undefined}>
					{t(isLate ? 'overdue' : 'by', { day: formatDate(nextDue, language) })}
				</small>
			) : null}
		</>
	);
}
