import { stringify } from 'csv-stringify/sync';
import { toMajorUnits } from '../money/major-units';
import type { ListedCommission } from './list-commissions.server';

/** More bookings than an agent closes in his life; beyond it, export by state. */
export const CSV_ROWS = 10_000;

const COLUMNS = [
	'lead',
	'reference',
	'client',
	'house',
	'checkIn',
	'checkOut',
	'currency',
	'priceNet',
	'commissionPercent',
	'commission',
	'dueDate',
	'state',
	'overdue',
	'disputeReason',
	'agent',
] as const;

/** Commissions as CSV (RFC 4180, UTF-8): amounts in major units, nothing that a spreadsheet would reckon with. */
export function commissionCsv(rows: readonly ListedCommission[]): string {
	return stringify(
		rows.map((row) => [
			row.id,
			row.bookingReference,
			`${row.clientFirstName} ${row.clientLastName}`.trim(),
			row.propertyName,
			row.checkIn,
			row.checkOut,
			row.currency,
			row.subtotalMinor === null ? '' : toMajorUnits(row.subtotalMinor).toFixed(2),
			row.percent,
			row.minor === null ? '' : toMajorUnits(row.minor).toFixed(2),
			row.dueDate,
			row.state,
			row.isOverdue ? 'yes' : 'no',
			row.disputeReason,
			[row.agentFirstName, row.agentLastName].filter(Boolean).join(' '),
		]),
		{ header: true, columns: [...COLUMNS], escape_formulas: true, record_delimiter: '\r\n', bom: true },
	);
}
