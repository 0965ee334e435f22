import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { conversationMember } from '#db/schema/conversation';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { displayName } from '../user/display-name';
import { appendStatements } from './append-statements.server';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { newMessageId } from './send-message.server';

/** Roles of an agency's people who talk with hotels. */
const TALKING_ROLES = ['agent', 'supervisorAgent', 'amex_lifestyleAgent'] as const;

/** People of a conversation's agency who are no members of it yet, by name; a statement for a batch. */
export function colleaguesQuery(db: Database, { no, agencyNo }: { no: number; agencyNo: number }) {
	return db
		.select({ no: user.no, id: user.id, firstName: user.firstName, lastName: user.lastName })
		.from(user)
		.where(
			and(
				eq(user.agencyNo, agencyNo),
				inArray(user.role, TALKING_ROLES),
				notInArray(
					user.no,
					db
						.select({ no: conversationMember.userNo })
						.from(conversationMember)
						.where(eq(conversationMember.conversationNo, no)),
				),
			),
		)
		.orderBy(sql`${user.lastName} collate nocase`, user.no);
}

/**
 * Makes a colleague of the actor's own agency a member of a conversation that the actor reaches: he reads it from the beginning, and all of
 * it waits for him. Told in the conversation, and written down. A member stays a member. For the agency's
 * people. Throws DomainError 'forbidden', 'not-found' (also for a user of another agency), 'unavailable'.
 */
export async function addColleague({
	ctx,
	conversationId,
	userId,
}: {
	ctx: ConversationContext;
	conversationId: string;
	/** Public id. */
	userId: string;
}): Promise<void> {
	const { actor, party, scope } = requireParticipant(ctx);
	if (party !== 'travelAgency') throw new DomainError('forbidden', 'Agencies add their own people');
	const { db, now, brand } = ctx;
	const conversation = await findConversation(db, scope, conversationId);
	const members = await db
		.select({ id: user.id })
		.from(conversationMember)
		.innerJoin(user, eq(user.no, conversationMember.userNo))
		.where(and(eq(conversationMember.conversationNo, conversation.no), eq(user.id, userId)))
		.execute();
	if (members.length > 0) return;
	const colleague = (await colleaguesQuery(db, conversation).execute()).find(({ id }) => id === userId);
	if (!colleague) throw new DomainError('not-found', `No colleague ${userId}`);
	try {
		await writeBatch(db, [
			db.insert(conversationMember).values({
				...{ conversationNo: conversation.no, userNo: colleague.no, party, readSequence: 0 },
				...{ unreadSince: now, joinedAt: now },
			}),
			...appendStatements(db, {
				conversationNo: conversation.no,
				author: { no: actor.no, party },
				message: {
					...{ id: newMessageId(), kind: 'event', event: 'memberJoined', body: displayName(colleague) },
					clientKey: `joined-${userId}`,
				},
				now,
			}),
			db.insert(audit).values({
				brandKey: brand.key,
				actor: actor.id,
				action: 'conversation.member-added',
				subjectId: conversation.id,
				detail: {
					...{ role: actor.role, member: userId },
					...(actor.isActing && actor.agency ? { forAgency: actor.agency.id } : {}),
				},
				createdAt: now,
			}),
		]);
	} catch (error) {
		// Another request added the same colleague at the same moment.
		if (!breaksConstraint(error, 'conversation_member', 'unique')) throw error;
	}
}
