import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client';
import { conversationMember, message } from '#db/schema/conversation';
import { hotelPicture } from '#db/schema/hotel';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { joinStatement } from './append-statements.server';
import { type ChatUser, chatUser } from './chat-user';
import { STREAM_OPENED_PER_TEN_MINUTES } from './conversation-limits';
import { requireParticipant } from './conversation-scope';
import { type ConversationRecord, findConversation } from './find-conversation.server';
import { ANYTHING, askStream, type StreamKeys, streamKeys } from './stream-api.server';

/** Messages of our own thread that a new channel begins with; with Stream there is the enquiry alone. */
const CARRIED_OVER = 100;

const channelState = z.object({
	members: z.array(z.object({ user_id: z.string() })),
	messages: z.array(z.unknown()),
});

type Open = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'settings' | 'now'>;
	conversationId: string;
};

/**
 * Where this deployment uses Stream, makes sure that a conversation has its channel there, with exactly its members and what was enquired,
 * through the documented REST API; null otherwise. The user who opens it becomes a member, admins aside, who see every channel. Doing it again
 * changes nothing. Gives the channel's id. Throws DomainError 'forbidden', 'not-found', 'too-many-requests',
 * 'unavailable'.
 */
export async function openChannel({ ctx, conversationId }: Open): Promise<string | null> {
	const keys = streamKeys(ctx.settings);
	if (!keys) return null;
	const { actor, party, scope } = requireParticipant(ctx);
	const { db, now } = ctx;
	const conversation = await findConversation(db, scope, conversationId);
	const joining =
		actor.role === 'admin'
			? []
			: [joinStatement(db, { conversationNo: conversation.no, author: { no: actor.no, party }, now })];
	try {
		await writeBatch(db, [
			...rateStatements(db, `chat-open:${actor.id}`, STREAM_OPENED_PER_TEN_MINUTES, now),
			...joining,
		]);
	} catch (error) {
		throw refuseTooMany(error, now);
	}
	const [members, said, [picture]] = await Promise.all([
		membersOf(db, conversation),
		saidIn(db, conversation.no),
		pictureOf(db, conversation.hotel.no),
	]);
	const people = [chatUser(actor), ...members, ...said.map(({ author }) => author)];
	await askStream(keys, '/users', { users: Object.fromEntries(people.map((one) => [one.id, one])) }, ANYTHING);
	const path = `/channels/messaging/${encodeURIComponent(conversation.id)}`;
	const ids = members.map(({ id }) => id);
	const channel = await askStream(
		keys,
		`${path}/query`,
		{
			data: { created_by_id: actor.id, members: ids, ...described(conversation), picture: picture?.hash ?? null },
			state: true,
			members: { limit: 100 },
			messages: { limit: 1 },
		},
		channelState,
	);
	await keepMembers(keys, path, { wanted: ids, present: channel.members.map(({ user_id }) => user_id) });
	if (channel.messages.length === 0)
		for (const { id, text, author } of said)
			await askStream(keys, `${path}/message`, { message: { id, text, user_id: author.id } }, ANYTHING);
	return conversation.id;
}

/** What lists say of a channel; the names of its own fields stand in `app/components/trade/stream/stream-fields.d.ts`. */
function described({ hotel: at, agency, clientFirstName, clientLastName }: ConversationRecord) {
	return {
		name: `${at.name} · ${agency.name} · ${`${clientFirstName} ${clientLastName}`.trim()}`,
		hotel: at.name,
		agency: agency.name,
		client_first_name: clientFirstName,
		client_last_name: clientLastName,
		time_zone: at.timeZone,
	};
}

/** A channel that was there before loses who has left, and gets who has come. */
async function keepMembers(
	keys: StreamKeys,
	path: string,
	{ wanted, present }: { wanted: readonly string[]; present: readonly string[] },
): Promise<void> {
	const added = wanted.filter((id) => !present.includes(id));
	const removed = present.filter((id) => !wanted.includes(id));
	if (added.length > 0) await askStream(keys, path, { add_members: added }, ANYTHING);
	if (removed.length > 0) await askStream(keys, path, { remove_members: removed }, ANYTHING);
}

const PERSON = {
	id: user.id,
	firstName: user.firstName,
	lastName: user.lastName,
	role: user.role,
	hotelId: user.hotelId,
};

/** Members who still may: of the agency, of the hotel, or admins. */
async function membersOf(db: Database, conversation: ConversationRecord): Promise<ChatUser[]> {
	const rows = await db
		.select(PERSON)
		.from(conversationMember)
		.innerJoin(user, eq(user.no, conversationMember.userNo))
		.where(
			and(
				eq(conversationMember.conversationNo, conversation.no),
				or(
					eq(user.role, 'admin'),
					and(eq(conversationMember.party, 'travelAgency'), eq(user.agencyNo, conversation.agencyNo)),
					and(
						eq(conversationMember.party, 'hotel'),
						eq(user.hotelId, conversation.hotel.id),
						inArray(user.role, ['customer', 'operator']),
					),
				),
			),
		)
		.orderBy(asc(conversationMember.joinedAt), asc(user.no))
		.execute();
	return rows.map(chatUser);
}

async function saidIn(db: Database, conversationNo: number) {
	const rows = await db
		.select({ id: message.id, text: message.body, author: PERSON })
		.from(message)
		.innerJoin(user, eq(user.no, message.userNo))
		.where(and(eq(message.conversationNo, conversationNo), eq(message.kind, 'text'), isNotNull(message.body)))
		.orderBy(asc(message.sequence))
		.limit(CARRIED_OVER)
		.execute();
	return rows.map(({ id, text, author }) => ({ id, text, author: chatUser(author) }));
}

function pictureOf(db: Database, hotelNo: number) {
	return db
		.select({ hash: hotelPicture.pictureHash })
		.from(hotelPicture)
		.where(eq(hotelPicture.hotelNo, hotelNo))
		.orderBy(asc(hotelPicture.position))
		.limit(1)
		.execute();
}
