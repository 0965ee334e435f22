import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { readClient } from '~/domain/privacy/client-records.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { CACHE_POLICIES } from '~/platform/cache-policy';
import { textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

const PAGE = '/partner/dashboard/admin/privacy';

/** A client's data as a file. Posted, so that no personal address appears in a URL. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const client = readClient({
		email: textOf(form, 'email'),
		firstName: textOf(form, 'firstName'),
		lastName: textOf(form, 'lastName'),
	});
	if (!client) return redirect(`${PAGE}?unnamed`);
	return json(await exportClient({ ctx: context, client }), {
		headers: {
			'content-disposition': `attachment; filename="client-${context.today}.json"`,
			'cache-control': CACHE_POLICIES.personal,
		},
	});
}

/** An address typed by hand. */
export function loader() {
	return redirect(PAGE);
}
