import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { stringify } from 'csv-stringify/sync';
import { nextStep } from '~/components/trade/dashboard/next-step';
import { readDashboardFilter, usualWhose } from '~/domain/lead/dashboard/dashboard-filter';
import { exportLeads } from '~/domain/lead/dashboard/export-leads.server';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { toMajorUnits } from '~/domain/money/major-units';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { serverTexts } from '~/locales/server';

/** The leads of a dashboard's filter as a file for spreadsheets, or those that are named by `id`. Amounts in major units. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { language, brand, today, actor } = context;
	const { t } = serverTexts(language);
	const query = new URL(request.url).searchParams;
	const usual = usualWhose(actor);
	const rows = await exportLeads({ ctx: context, filter: readDashboardFilter(query, usual), ids: query.getAll('id') });
	const { isCommissionDisplayed } = brand;
	const money = (minor: number | null) => (minor === null ? null : toMajorUnits(minor));
	const head = [
		t('dashboard:csv.id'),
		t('dashboard:csv.bookingNumber'),
		t('dashboard:csv.bookingReference'),
		t('dashboard:csv.clientReference'),
		t('dashboard:column.client'),
		t('dashboard:column.stay'),
		t('dashboard:csv.place'),
		t('dashboard:csv.serviceLevel'),
		t('dashboard:csv.checkIn'),
		t('dashboard:csv.checkOut'),
		t('dashboard:column.pax'),
		t('dashboard:csv.status'),
		t('dashboard:column.next'),
		t('dashboard:csv.nextDay'),
		t('dashboard:csv.currency'),
		t('dashboard:column.total'),
		...(isCommissionDisplayed ? [t('dashboard:csv.percent'), t('dashboard:column.commission')] : []),
		t('dashboard:csv.agent'),
	];
	const lines = rows.map((row) => {
		const step = nextStep(row, today);
		return [
			row.id,
			row.bookingNumber,
			row.bookingReference,
			row.clientReference,
			row.client,
			row.property,
			row.place,
			row.serviceLevel ? serviceLevelLabel(row.serviceLevel, language) : '',
			row.checkIn,
			row.checkOut,
			row.pax,
			leadStatusLabel(row.status, language),
			t(`dashboard:step.${step.name}`, { position: row.queuePosition }),
			step.day,
			row.currency,
			money(row.totalMinor),
			...(isCommissionDisplayed ? [row.commissionPercent, money(row.commissionMinor)] : []),
			row.agent,
		];
	});
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
			'content-disposition': `attachment; filename="leads-${today}.csv"`,
		},
	});
}
