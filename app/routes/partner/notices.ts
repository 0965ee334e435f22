import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { listNotices } from '~/domain/lead/list/list-notices.server';

/** `/partner/notices`: the notifications of the header's bell, requested after the page has loaded. */
export async function loader({ context }: LoaderFunctionArgs) {
	return json(await listNotices({ ctx: context }));
}
