import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { countUnread } from '~/domain/conversation/count-unread.server';
import { DomainError, statusOf } from '~/platform/errors';

/** The number of unread messages; requested by the menu after the page has loaded, so that no page waits for it. */
export async function loader({ context }: LoaderFunctionArgs) {
	try {
		return json({ unread: await countUnread({ ctx: context }) });
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return json({ unread: 0 }, { status: statusOf(error) });
	}
}
