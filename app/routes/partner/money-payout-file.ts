import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { payoutRunPath } from '~/domain/payout/payout-path';
import { payoutFile } from '~/domain/payout/payout-run.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { DomainError } from '~/platform/errors';

/** The file of a released run for the bank; a run that has none is answered by its page, which says why. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const id = params.run ?? '';
	try {
		const { xml, name } = await payoutFile({ ctx: context, id });
		return new Response(xml, {
			headers: {
				'content-type': 'application/xml; charset=utf-8',
				'content-disposition': `attachment; filename="${name}"`,
				'cache-control': CACHE_CONTROL.personal,
			},
		});
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		if (error.code === 'not-found') throw new Response(null, { status: 404 });
		if (error.code === 'conflict') return redirect(`${payoutRunPath(id)}?fault=${error.reason ?? 'conflict'}`);
		throw error;
	}
}
