import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { parseMonth } from '~/domain/date/month';
import { datevExport } from '~/domain/ledger/datev/datev-export.server';
import type { LineWords } from '~/domain/ledger/desk/ledger-line-words';
import { isCurrency } from '~/domain/money/money';
import { serverTexts } from '~/locales/server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { DomainError } from '~/platform/errors';

/** `/partner/money/datev.csv?month=2026-10&brand=…&currency=EUR`: a month of a brand's books for DATEV (BOOKS-5); a brand without numbers is answered by the page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const month = parseMonth(query.get('month'));
	const brandKey = query.get('brand') ?? '';
	const currency = query.get('currency');
	if (!month || !isCurrency(currency)) throw new Response(null, { status: 400 });
	// The bookkeeper's programme is German.
	const t = serverTexts('de').getFixedT('de', 'money');
	const words = {
		what: (each: LineWords) => t(lineKey(each)),
		less: (what: string) => t('line.less', { what }),
	};
	try {
		const file = await datevExport({ ctx: context, month, brandKey, currency, words });
		return new Response(file, {
			headers: {
				'content-type': 'text/csv; charset=windows-1252',
				'content-disposition': `attachment; filename="EXTF_Buchungsstapel_${brandKey}_${month}_${currency}.csv"`,
				'cache-control': CACHE_CONTROL.personal,
			},
		});
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		if (error.code === 'not-found') throw new Response(null, { status: 404 });
		if (error.code === 'conflict') return redirect(`/partner/money/ledger?fault=${error.reason ?? 'conflict'}`);
		throw error;
	}
}

function lineKey(words: LineWords) {
	return `line.${words}` as const;
}
