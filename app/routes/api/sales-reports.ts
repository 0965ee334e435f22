import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { REPORT_SALES } from '~/domain/api/lead-calls';
import { salesReport } from '~/domain/lead/list/sales-report.server';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/sales/reports` (API-1). */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		REPORT_SALES,
		args,
		async ({ ctx, query }) => {
			const reports = await salesReport({ ctx, period: query });
			return {
				value: reports.map(({ agency, currency, leads, commission }) => ({
					agency,
					currencyCode: currency,
					leads: leads.map(({ status, count, totalMinor }) => ({ status, count, total: totalMinor })),
					commission,
				})),
			};
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
