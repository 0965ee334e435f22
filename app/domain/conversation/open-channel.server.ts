import { and, eq } from 'drizzle-orm';
import { conversation, conversationMember } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { reachDatabase } from '../enquiry/reach-database.server';
import { displayName } from '../user/display-name';
import { requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { streamKeys, streamServerToken } from './stream-token.server';

const STREAM_ORIGIN = 'https://chat.stream-io-api.com';
const PATIENCE_MS = 8000;

type Open = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'settings' | 'now'>;
	conversationId: string;
	/** Stands in for Stream in tests. */
	origin?: string;
};

/**
 * Where this deployment uses Stream, makes sure that a conversation has its channel there, with its members and the party of each (P§3 "Chat
 * user"), through the documented REST API; nothing to do otherwise. Doing it again changes nothing. Throws DomainError 'forbidden',
 * 'not-found', 'unavailable'.
 */
export async function openChannel({ ctx, conversationId, origin = STREAM_ORIGIN }: Open): Promise<void> {
	const keys = streamKeys(ctx.settings);
	if (!keys) return;
	const { scope } = requireParticipant(ctx);
	const found = await findConversation(ctx.db, scope, conversationId);
	const members = await reachDatabase(
		ctx.db
			.select({
				id: user.id,
				firstName: user.firstName,
				lastName: user.lastName,
				party: conversationMember.party,
				hotelName: hotel.name,
			})
			.from(conversationMember)
			.innerJoin(user, eq(user.no, conversationMember.userNo))
			.innerJoin(conversation, eq(conversation.no, conversationMember.conversationNo))
			.innerJoin(hotel, eq(hotel.no, conversation.hotelNo))
			.where(and(eq(conversationMember.conversationNo, found.no)))
			.execute(),
	);
	const token = await streamServerToken(keys.secret);
	const post = async (path: string, body: object) => {
		try {
			const answer = await fetch(`${origin}${path}?api_key=${encodeURIComponent(keys.key)}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', authorization: token, 'stream-auth-type': 'jwt' },
				body: JSON.stringify(body),
				signal: AbortSignal.timeout(PATIENCE_MS),
			});
			if (!answer.ok) throw new Error(`Stream answers ${answer.status} to ${path}`);
		} catch (error) {
			throw new DomainError('unavailable', 'The chat service did not answer', { cause: error });
		}
	};
	const users = Object.fromEntries(
		members.map((member) => [member.id, { id: member.id, name: displayName(member), party: member.party }]),
	);
	await post('/users', { users });
	const creator = members.find(({ id }) => id === ctx.actor?.id) ?? members[0];
	await post(`/channels/messaging/${encodeURIComponent(found.id)}/query`, {
		data: {
			created_by_id: creator?.id,
			members: members.map(({ id }) => id),
			name: `${found.hotel.name} · ${found.clientFirstName} ${found.clientLastName}`,
		},
		state: false,
	});
}
