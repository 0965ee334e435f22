import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parseMonth } from '~/domain/date/month';
import { monthFile } from '~/domain/ledger/months/month-file.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';

/** The lines of a month of the books, `2026-10.csv`: of a closed month the SHA-256 of the file is its fingerprint (BOOKS-4). */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const [, name] = /^(\d{4}-\d{2})\.csv$/.exec(params.file ?? '') ?? [];
	const month = parseMonth(name);
	if (!month) throw new Response(null, { status: 404 });
	return new Response(monthFile({ ctx: context, month }), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="books-${month}.csv"`,
			'cache-control': CACHE_CONTROL.personal,
		},
	});
}
