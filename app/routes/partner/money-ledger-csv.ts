import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { ledgerCsv } from '~/domain/ledger/desk/ledger-csv.server';
import { readLedgerFilter } from '~/domain/ledger/desk/read-ledger-filter';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** The lines of the books that the page shows, all of them, for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const filter = { ...readLedgerFilter(new URL(request.url).searchParams), cursor: null };
	return new Response(ledgerCsv({ ctx: context, filter }), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="ledger-${filter.month ?? context.today}.csv"`,
			'cache-control': CACHE_CONTROL.personal,
		},
	});
}
