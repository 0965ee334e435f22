import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readBoardStamp } from '~/domain/concierge/board-stamp.server';

/** `/partner/concierge-jobs/news`: whether an open board still shows how its jobs stand (CONCIERGE-10). */
export async function loader({ context }: LoaderFunctionArgs) {
	return json({ stamp: await readBoardStamp(context) });
}
