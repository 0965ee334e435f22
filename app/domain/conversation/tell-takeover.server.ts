import { requireParticipant } from './conversation-scope';
import { openChannel } from './open-channel.server';
import { ANYTHING, askStream, streamKeys } from './stream-api.server';
import type { Takeover } from './take-over.server';

type Tell = { ctx: Parameters<typeof openChannel>[0]['ctx']; conversationId: string; takeover: Takeover };

/**
 * Where this deployment uses Stream, tells a channel who has taken the conversation over (AGENCY-38): its members become those of the
 * conversation, then a system message has both names, as a text and as fields that our pages put into their reader's language. Nothing
 * elsewhere. A message that was sent is not sent again. Throws DomainError 'forbidden', 'not-found', 'too-many-requests', 'unavailable'.
 */
export async function tellTakeover({ ctx, conversationId, takeover }: Tell): Promise<void> {
	const keys = streamKeys(ctx.settings);
	if (!keys) return;
	const { actor } = requireParticipant(ctx);
	const { messageId, name, from } = takeover;
	await openChannel({ ctx, conversationId });
	const message = {
		...{ id: messageId, type: 'system', user_id: actor.id },
		text: from ? `${name} took over from ${from}` : `${name} is the contact now`,
		...{ told: 'takenOver', names: [name, from].join('\n') },
	};
	await askStream(keys, `/channels/messaging/${encodeURIComponent(conversationId)}/message`, { message }, ANYTHING);
}
