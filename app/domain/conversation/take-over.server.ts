import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { conversation, conversationMember } from '#db/schema/conversation';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { displayName } from '../user/display-name';
import { appendStatements, joinStatement } from './append-statements.server';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { newMessageId } from './send-message.server';

/** The message that tells of it, and whose names stand in it; `from` is empty where no one answered before. */
export type Takeover = { messageId: string; name: string; from: string };

/**
 * Makes the actor the one who answers for their side of a conversation, told in it with both names. New messages wait for the new contact
 * and no longer for the agent before, who still reads it by the agency; of a hotel the mails go to the contact alone. For an agency's
 * people and a hotel's; null when the actor answers for it already. Throws DomainError 'forbidden', 'not-found', 'conflict' with reason `changed-meanwhile`, 'unavailable'.
 */
export async function takeOver({
	ctx,
	conversationId,
}: {
	ctx: ConversationContext;
	conversationId: string;
}): Promise<Takeover | null> {
	const { actor, party, scope } = requireParticipant(ctx);
	if (party === 'admin' || actor.role === 'admin') throw new DomainError('forbidden', 'Admins answer for neither side');
	const { db, now, brand } = ctx;
	const record = await findConversation(db, scope, conversationId);
	const isHotel = party === 'hotel';
	const before = isHotel ? record.hotelContactNo : (record.contactNo ?? record.userNo);
	if (before === actor.no) return null;
	const [previous] = await db
		.select()
		.from(user)
		.where(eq(user.no, before ?? -1))
		.execute();
	const takeover = {
		...{ messageId: newMessageId(), name: displayName(actor) },
		from: previous ? displayName(previous) : '',
	};
	const contact = isHotel ? conversation.hotelContactNo : conversation.contactNo;
	const known = isHotel ? record.hotelContactNo : record.contactNo;
	const isAsSeen = and(eq(conversation.no, record.no), known === null ? sql`${contact} is null` : eq(contact, known));
	try {
		await writeBatch(db, [
			db.insert(audit).values({
				brandKey: brand.key,
				actor: actor.id,
				action: 'conversation.taken-over',
				// Null, and so refused, when a colleague was faster.
				subjectId: sql`(select ${conversation.id} from ${conversation} where ${isAsSeen})`,
				detail: { role: actor.role, from: previous?.id ?? null },
				createdAt: now,
			}),
			db
				.update(conversation)
				.set(isHotel ? { hotelContactNo: actor.no } : { contactNo: actor.no })
				.where(eq(conversation.no, record.no)),
			joinStatement(db, { conversationNo: record.no, author: { no: actor.no, party }, now }),
			...(isHotel || !previous
				? []
				: [
						// A lifestyle agent reaches what he is a member of, and stays one.
						db.delete(conversationMember).where(
							and(
								eq(conversationMember.conversationNo, record.no),
								eq(conversationMember.userNo, previous.no),
								inArray(
									conversationMember.userNo,
									db
										.select({ no: user.no })
										.from(user)
										.where(and(eq(user.agencyNo, record.agencyNo), ne(user.role, 'amex_lifestyleAgent'))),
								),
							),
						),
					]),
			...appendStatements(db, {
				conversationNo: record.no,
				author: { no: actor.no, party },
				message: {
					...{ id: takeover.messageId, kind: 'event', event: 'takenOver' },
					body: [takeover.name, takeover.from].join('\n'),
					clientKey: `taken-over:${crypto.randomUUID()}`,
				},
				now,
			}),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'audit.subject_id', 'not null'))
			throw new DomainError('conflict', 'A colleague was faster', { reason: 'changed-meanwhile' });
		throw error;
	}
	return takeover;
}
