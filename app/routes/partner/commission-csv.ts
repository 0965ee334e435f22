import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { CSV_ROWS, commissionCsv } from '~/domain/commission/commission-csv.server';
import { listCommissions, readCommissionState } from '~/domain/commission/list-commissions.server';
import { CACHE_POLICIES } from '~/platform/cache-policy';

/** The same commissions for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const state = readCommissionState(new URL(request.url).searchParams.get('state'));
	const { rows } = await listCommissions({ ctx: context, filter: { state, offset: 0, limit: CSV_ROWS } });
	return new Response(commissionCsv(rows), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="commission-${context.today}.csv"`,
			'cache-control': CACHE_POLICIES.personal,
		},
	});
}
