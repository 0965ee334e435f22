import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { message, messageAttachment, rateCard } from '#db/schema/conversation';
import { hotelRoom, hotelRoomPicture } from '#db/schema/hotel-room';
import { user } from '#db/schema/user';
import { clockInZone } from '../date/clock-in-zone';
import { displayName } from '../user/display-name';
import { cardView } from './card-view';
import { MESSAGES_PER_PAGE } from './conversation-limits';
import type { MessageView } from './message-view';

type Which = {
	conversationNo: number;
	/** IANA zone of the hotel; days and times are told in it. */
	timeZone: string;
} & ({ after: number } | { before: number | null });

/**
 * A page of a conversation's messages in their order: those after a sequence, or the last ones before it (null: the newest). Whose they
 * are has been asked before. One round trip. Throws DomainError 'unavailable'.
 */
export async function listMessages(db: Database, which: Which): Promise<MessageView[]> {
	const [rows, files, cards] = await db.batch(messageQueries(db, which));
	const views = rows.map((row): MessageView => {
		return {
			id: row.id,
			sequence: row.sequence,
			kind: row.kind,
			event: row.event,
			author: row.author?.id ? { id: row.author.id, name: displayName(row.author) } : null,
			party: row.party,
			body: row.body,
			clientKey: row.clientKey,
			at: row.createdAt,
			...clockInZone(row.createdAt, which.timeZone),
			attachments: files
				.filter(({ messageNo }) => messageNo === row.no)
				.map(({ id, fileName, contentType, bytes, width, height }) => ({
					...{ id, fileName, contentType, bytes, width, height },
				})),
			rate: cardView(
				cards.filter((card) => card.messageNo === row.no),
				which.timeZone,
			),
		};
	});
	return 'after' in which ? views : views.reverse();
}

/** The queries behind a page of messages. */
export function messageQueries(db: Database, which: Which) {
	const { conversationNo } = which;
	const inside = and(
		eq(message.conversationNo, conversationNo),
		'after' in which
			? gt(message.sequence, which.after)
			: which.before === null
				? undefined
				: lt(message.sequence, which.before),
	);
	const order = 'after' in which ? asc(message.sequence) : desc(message.sequence);
	const page = db.select({ no: message.no }).from(message).where(inside).orderBy(order).limit(MESSAGES_PER_PAGE);
	return [
		db
			.select({
				no: message.no,
				id: message.id,
				sequence: message.sequence,
				kind: message.kind,
				event: message.event,
				party: message.party,
				body: message.body,
				clientKey: message.clientKey,
				createdAt: message.createdAt,
				author: { id: user.id, firstName: user.firstName, lastName: user.lastName },
			})
			.from(message)
			.leftJoin(user, eq(user.no, message.userNo))
			.where(inside)
			.orderBy(order)
			.limit(MESSAGES_PER_PAGE),
		db
			.select()
			.from(messageAttachment)
			.where(inArray(messageAttachment.messageNo, page))
			.orderBy(asc(messageAttachment.position)),
		db
			.select({
				...getTableColumns(rateCard),
				pictureHash: hotelRoomPicture.pictureHash,
				objectPosition: hotelRoomPicture.objectPosition,
			})
			.from(rateCard)
			.leftJoin(hotelRoom, eq(hotelRoom.id, rateCard.roomId))
			.leftJoin(
				hotelRoomPicture,
				and(eq(hotelRoomPicture.roomNo, hotelRoom.no), eq(hotelRoomPicture.position, firstPicture)),
			)
			.where(inArray(rateCard.messageNo, page))
			.orderBy(asc(rateCard.messageNo), asc(rateCard.position)),
	] as const;
}

const firstPicture = sql`(select min(p.position) from ${hotelRoomPicture} p where p.room_no = ${hotelRoom.no} and p.kind = 'image')`;
