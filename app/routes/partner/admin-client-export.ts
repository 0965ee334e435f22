import { type ActionFunctionArgs, json, redirect } from '@remix-run/cloudflare';
import { exportClient } from '~/domain/privacy/export-client.server';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { readFormData } from '../forms/read-form.server';
import { readClientForm } from './read-client-form.server';

const PAGE = '/partner/dashboard/admin/privacy';

/** A client's data as a file. Posted, so that no personal address appears in a URL. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const client = readClientForm(form);
	if (!client) return redirect(`${PAGE}?unnamed`);
	return json(await exportClient({ ctx: context, client }), {
		headers: {
			'content-disposition': `attachment; filename="client-${context.today}.json"`,
			'cache-control': CACHE_CONTROL.personal,
		},
	});
}

/** An address typed by hand. */
export function loader() {
	return redirect(PAGE);
}
