import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { DomainError, statusOf } from '~/platform/errors';

/** Opens the channel of a conversation at Stream, with its members as they are now; 404 where Stream is not configured. */
export async function action({ context, params }: ActionFunctionArgs) {
	try {
		const channelId = await openChannel({ ctx: context, conversationId: params.conversationId ?? '' });
		return json({ channelId }, { status: channelId === null ? 404 : 200 });
	} catch (error) {
		if (!(error instanceof DomainError)) throw error;
		return json({ channelId: null }, { status: statusOf(error) });
	}
}

/** There is nothing to read here. */
export function loader() {
	return json({ channelId: null }, { status: 405, headers: { allow: 'POST' } });
}
