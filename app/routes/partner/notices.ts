import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { listNotices } from '~/domain/lead/list/list-notices.server';

/** `/partner/notices`: what the bell of the header tells, asked for after the page is there. */
export async function loader({ context }: LoaderFunctionArgs) {
	return json(await listNotices({ ctx: context }));
}
