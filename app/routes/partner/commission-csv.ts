import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { CSV_ROWS, commissionCsv } from '~/domain/commission/commission-csv.server';
import {
	type ListedCommission,
	listCommissions,
	readCommissionState,
} from '~/domain/commission/list-commissions.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { DomainError } from '~/platform/errors';

/** The same commissions for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const state = readCommissionState(new URL(request.url).searchParams.get('state'));
	let rows: ListedCommission[];
	try {
		({ rows } = await listCommissions({ ctx: context, filter: { state, offset: 0, limit: CSV_ROWS } }));
	} catch (error) {
		// The page says why: an admin has no commissions of his own.
		if (error instanceof DomainError && error.code === 'forbidden') return redirect('/partner/dashboard/commission');
		throw error;
	}
	return new Response(commissionCsv(rows), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="commission-${context.today}.csv"`,
			'cache-control': CACHE_CONTROL.personal,
		},
	});
}
