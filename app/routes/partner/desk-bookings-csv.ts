import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { stringify } from 'csv-stringify/sync';
import { asAdmin } from '~/domain/administration/as-admin';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { houseName } from '~/domain/lead/property-name';
import { toMajorUnits } from '~/domain/money/major-units';
import { readBookingFilter } from '~/domain/operator-desk/bookings/booking-filter';
import { exportBookings } from '~/domain/operator-desk/bookings/list-bookings.server';
import { serverTexts } from '~/locales/server';

/** The operator's list of a filter as a file for spreadsheets (OPERATOR-19). Amounts in major units. */
export async function loader({ context: given, request }: LoaderFunctionArgs) {
	const context = asAdmin(given);
	const { language, today } = context;
	const { t } = serverTexts(language);
	const filter = readBookingFilter(new URL(request.url).searchParams);
	const rows = await exportBookings({ ctx: context, filter });
	const money = (minor: number | null | undefined) => (minor == null ? null : toMajorUnits(minor));
	const head = [
		t('operator-bookings:csv.bookingNumber'),
		t('operator-bookings:csv.reference'),
		t('operator-bookings:csv.clientReference'),
		t('operator-bookings:column.guest'),
		t('operator-bookings:column.agency'),
		t('operator-bookings:csv.agent'),
		t('operator-bookings:column.property'),
		t('operator-bookings:csv.place'),
		t('operator-bookings:csv.checkIn'),
		t('operator-bookings:csv.checkOut'),
		t('operator-bookings:csv.nights'),
		t('operator-bookings:csv.guests'),
		t('operator-bookings:column.status'),
		t('operator-bookings:csv.currency'),
		t('operator-bookings:column.price'),
		t('operator-bookings:column.paid'),
		t('operator-bookings:column.due'),
		t('operator-bookings:csv.dueNow'),
		t('operator-bookings:csv.nextDue'),
		t('operator-bookings:csv.fee'),
	];
	const lines = rows.map((row) => [
		row.bookingNumber,
		row.reference,
		row.clientReference,
		`${row.firstName} ${row.lastName}`.trim(),
		row.agency,
		row.agency ? row.agent : null,
		houseName(row.property),
		row.place,
		row.checkIn,
		row.checkOut,
		daysBetween(plainDate(row.checkIn), plainDate(row.checkOut)),
		row.pax,
		leadStatusLabel(row.status, language),
		row.currency,
		money(row.totalMinor),
		money(row.money?.paidMinor),
		money(row.money?.openMinor),
		money(row.money?.dueMinor),
		row.money?.nextDue,
		money(row.feeMinor),
	]);
	// German spreadsheets part columns by semicolons; nothing may be taken for a formula.
	const file = stringify([head, ...lines], {
		delimiter: language === 'de' ? ';' : ',',
		escape_formulas: true,
		record_delimiter: '\r\n',
		bom: true,
	});
	return new Response(file, {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="bookings-${today}.csv"`,
		},
	});
}
