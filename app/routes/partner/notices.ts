import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { listNews } from '~/domain/notice/list-news.server';

/** `/partner/notices`: what the header marks as new and its bell lists, requested after the page has loaded. */
export async function loader({ context }: LoaderFunctionArgs) {
	return json(await listNews({ ctx: context }));
}
