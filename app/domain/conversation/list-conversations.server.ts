import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { conversation, conversationMember, message } from '#db/schema/conversation';
import { hotel, hotelPicture } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { type Cursor, readCursor } from '../administration/paging';
import { displayName } from '../user/display-name';
import { CONVERSATION_HOTEL } from './conversation-hotel.server';
import { CONVERSATIONS_PER_PAGE } from './conversation-limits';
import { type ConversationContext, type Participant, requireParticipant } from './conversation-scope';
import { conversationScopeCondition } from './conversation-scope-condition.server';

const author = alias(user, 'author');
/** Who answers for the reader's side. */
const contact = alias(user, 'contact');

/** One line of the list: the newest message of a conversation. */
export type ConversationRow = Omit<
	Awaited<ReturnType<typeof listQuery>>[number],
	'contactId' | 'contactFirstName' | 'contactLastName'
> & { isOwn: boolean; contact: string | null };

export type ConversationFilter = {
	/** Words of hotel, client, agency or TLS. */
	q?: string;
	hotelId?: string;
	leadId?: string;
	/** Those that the actor takes part in, of all that he reaches. */
	isOwn?: boolean;
	after?: string | null;
};

/**
 * The actor's conversations, the one with the newest message first, with what he has not read of each. Throws DomainError 'forbidden',
 * 'unavailable'.
 */
export async function listConversations({
	ctx,
	filter = {},
}: {
	ctx: ConversationContext;
	filter?: ConversationFilter;
}): Promise<{ rows: ConversationRow[]; next: string | null }> {
	const participant = requireParticipant(ctx);
	const rows = await listQuery(ctx.db, participant, filter).execute();
	const shown = rows.slice(0, CONVERSATIONS_PER_PAGE);
	const last = shown.at(-1);
	return {
		rows: shown.map(({ contactId, contactFirstName, contactLastName, ...row }) => ({
			...row,
			isOwn: row.authorNo === participant.actor.no,
			/** Null where it is the reader, or where none is named. */
			contact:
				contactId === null || contactId === participant.actor.id
					? null
					: displayName({ firstName: contactFirstName, lastName: contactLastName }),
		})),
		next: rows.length > shown.length && last ? `${last.lastMessageAt}.${last.no}` : null,
	};
}

/** The query behind the list. */
export function listQuery(db: Database, { actor, scope }: Participant, filter: ConversationFilter) {
	const after = readCursor(filter.after ?? null);
	return db
		.select({
			no: conversation.no,
			id: conversation.id,
			hotelName: CONVERSATION_HOTEL.name,
			hotelId: CONVERSATION_HOTEL.id,
			agencyName: travelAgency.name,
			contactId: contact.id,
			contactFirstName: contact.firstName,
			contactLastName: contact.lastName,
			clientFirstName: conversation.clientFirstName,
			clientLastName: conversation.clientLastName,
			lastMessageAt: conversation.lastMessageAt,
			timeZone: CONVERSATION_HOTEL.timeZone,
			authorNo: message.userNo,
			authorFirstName: author.firstName,
			kind: message.kind,
			event: message.event,
			body: sql<string | null>`substr(${message.body}, 1, 120)`,
			pictureHash: hotelPicture.pictureHash,
			/** What others have written since he read; nothing for who has no mark. */
			unread: sql<number>`case when ${conversationMember.unreadSince} is null then 0
				else ${conversation.lastSequence} - ${conversationMember.readSequence} end`,
		})
		.from(conversation)
		.leftJoin(hotel, eq(hotel.no, conversation.hotelNo))
		.innerJoin(travelAgency, eq(travelAgency.no, conversation.agencyNo))
		.leftJoin(
			message,
			and(eq(message.conversationNo, conversation.no), eq(message.sequence, conversation.lastSequence)),
		)
		.leftJoin(author, eq(author.no, message.userNo))
		.leftJoin(
			contact,
			eq(
				contact.no,
				scope.reach === 'hotel'
					? conversation.hotelContactNo
					: sql`coalesce(${conversation.contactNo}, ${conversation.userNo})`,
			),
		)
		.leftJoin(
			conversationMember,
			and(eq(conversationMember.conversationNo, conversation.no), eq(conversationMember.userNo, actor.no)),
		)
		.leftJoin(hotelPicture, and(eq(hotelPicture.hotelNo, hotel.no), eq(hotelPicture.position, firstPicture)))
		.leftJoin(lead, eq(lead.no, conversation.leadNo))
		.where(
			and(
				conversationScopeCondition(db, scope),
				filter.hotelId ? eq(hotel.id, filter.hotelId) : undefined,
				filter.leadId ? eq(lead.id, filter.leadId) : undefined,
				filter.q ? named(filter.q) : undefined,
				filter.isOwn ? isNotNull(conversationMember.userNo) : undefined,
				after ? beforeCursor(after) : undefined,
			),
		)
		.orderBy(desc(conversation.lastMessageAt), desc(conversation.no))
		.limit(CONVERSATIONS_PER_PAGE + 1)
		.$dynamic();
}

const firstPicture = sql`(select min(p.position) from ${hotelPicture} p where p.hotel_no = ${hotel.no})`;

function beforeCursor({ at, no }: Cursor): SQL | undefined {
	return or(lt(conversation.lastMessageAt, at), and(eq(conversation.lastMessageAt, at), lt(conversation.no, no)));
}

/** Each word somewhere in hotel, client, agency or references. */
function named(q: string): SQL | undefined {
	const words = q.trim().split(/\s+/).slice(0, 5);
	const text = sql`(${CONVERSATION_HOTEL.name} || ' ' || ${conversation.clientFirstName} || ' ' || ${conversation.clientLastName} || ' ' ||
		${travelAgency.name} || ' ' || coalesce(${conversation.tls}, '') || ' ' || coalesce(${conversation.cc}, ''))`;
	return and(...words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`));
}
