import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { conversation, conversationMember } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { type FieldErrors, fieldErrorsFrom } from '../form/field-error';
import { answerRepetition } from '../idempotency/answer-repetition.server';
import { identifySubmission } from '../idempotency/submission';
import { submissionStatements } from '../idempotency/submission-statements.server';
import { findLead } from '../lead/find-lead.server';
import { leadScope } from '../lead/lead-scope';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { appendStatements } from './append-statements.server';
import { chatEnquirySchema } from './chat-enquiry-schema';
import { STARTED_PER_TEN_MINUTES } from './conversation-limits';
import { requireParticipant } from './conversation-scope';
import { enquiredStay, stayOfLead } from './enquired-stay.server';
import { enquiredStaySchema } from './enquired-stay-schema';

type Start = {
	ctx: Pick<
		RequestContext,
		| 'db'
		| 'actor'
		| 'brand'
		| 'now'
		| 'origin'
		| 'linkOrigin'
		| 'visitor'
		| 'language'
		| 'today'
		| 'services'
		| 'waitUntil'
	>;
	hotelId: string;
	/** Fields of the chat enquiry as they were sent (AGENCY-26). */
	input: Record<string, unknown>;
	/** The selection that is asked about (`enquiredStaySchema`); nothing for a question of another kind. */
	stay?: unknown;
	/** A lead of the agency that the conversation is about. */
	leadId?: string | null;
	clientKey: string | null;
	onOtherBody: 'create' | 'refuse';
};

export type StartResult =
	| { outcome: 'stored'; cid: string; isReplay: boolean }
	| { outcome: 'invalid'; errors: FieldErrors }
	| { outcome: 'key-reused' };

/**
 * Begins a conversation with a hotel by a chat enquiry (`POST /api/hotels/{hotelId}/chats`, AGENCY-26): for people of verified agencies, and for
 * admins who act for one. What is asked for stands in the conversation as the server knows it. The sender and the hotel's staff become members; the same submission sent again answers the first
 * conversation. Throws DomainError 'forbidden', 'not-found' (hotel or lead), 'conflict' with reason `chat-off`, 'too-many-requests',
 * 'unavailable'.
 */
export async function startConversation({
	ctx,
	hotelId,
	input,
	stay,
	leadId = null,
	clientKey,
	onOtherBody,
}: Start): Promise<StartResult> {
	requireParticipant(ctx);
	const actor = requireAgency(ctx);
	const { db, brand, now, linkOrigin: origin } = ctx;
	const [found] = await db
		.select({ no: hotel.no, name: hotel.name, currency: hotel.currency, isChatEnabled: hotel.isChatEnabled })
		.from(hotel)
		.where(eq(hotel.id, hotelId))
		.execute();
	if (!found) throw new DomainError('not-found', `No hotel ${hotelId}`);
	if (!found.isChatEnabled) throw new DomainError('conflict', 'The hotel does not chat', { reason: 'chat-off' });
	const read = chatEnquirySchema(brand).safeParse(input);
	if (!read.success) return { outcome: 'invalid', errors: fieldErrorsFrom(read.error.issues) };
	const about = leadId === null ? null : await findLead(db, leadScope(ctx), leadId);
	const requested = stay === undefined ? null : enquiredStaySchema.safeParse(stay);
	const saved = requested?.success
		? await enquiredStay({ ctx, hotel: found, agencyNo: actor.agency.no, stay: requested.data })
		: about?.hotelNo === found.no
			? await stayOfLead(ctx, about)
			: null;
	if (requested && (!requested.success || !saved)) return { outcome: 'invalid', errors: { rooms: { key: 'rooms' } } };

	const { messageText, amexCardMember, tls, cc, ...client } = read.data;
	const submission = await identifySubmission({
		brandKey: brand.key,
		form: 'chat-enquiry',
		visitor: actor.id,
		owner: actor.id,
		clientKey,
		body: { hotelId, leadId, stay: requested?.data ?? null, ...read.data },
		onOtherBody,
	});
	const id = `conv_${crypto.randomUUID().replaceAll('-', '')}`;
	const own = sql<number>`(select ${conversation.no} from ${conversation} where ${conversation.id} = ${id})`;
	const author = { no: actor.no, party: 'travelAgency' as const };
	try {
		await writeBatch(db, [
			...submissionStatements(db, submission, id, now),
			...rateStatements(db, `chat-start:${actor.id}`, STARTED_PER_TEN_MINUTES, now),
			db.insert(conversation).values({
				id,
				brandKey: brand.key,
				hotelNo: found.no,
				hotelName: found.name,
				agencyNo: actor.agency.no,
				userNo: actor.no,
				leadNo: about === null ? null : sql`(select ${lead.no} from ${lead} where ${lead.id} = ${about.id})`,
				...client,
				amexTier: amexCardMember,
				tls: tls || null,
				cc: cc || null,
				stay: saved,
				lastMessageAt: now,
				origin,
				createdAt: now,
			}),
			db.insert(conversationMember).select(
				db
					.select({
						conversationNo: own.as('conversation_no'),
						userNo: user.no,
						party: sql<'hotel'>`'hotel'`.as('party'),
						readSequence: sql<number>`0`.as('read_sequence'),
						unreadSince: sql<number | null>`null`.as('unread_since'),
						mailedAt: sql<number | null>`null`.as('mailed_at'),
						language: sql<null>`null`.as('language'),
						origin: sql<null>`null`.as('origin'),
						joinedAt: sql<number>`${now}`.as('joined_at'),
					})
					.from(user)
					.where(and(eq(user.hotelId, hotelId), inArray(user.role, ['customer', 'operator']))),
			),
			...appendStatements(db, {
				conversationNo: own,
				author,
				message: {
					id: `msg_${crypto.randomUUID().replaceAll('-', '')}`,
					kind: 'text',
					body: messageText,
					clientKey: `first-${id}`,
				},
				now,
			}),
			db.insert(audit).values({
				brandKey: brand.key,
				actor: actor.id,
				action: 'conversation.started',
				subjectId: id,
				detail: { role: actor.role, hotel: hotelId, ...(actor.isActing ? { forAgency: actor.agency.id } : {}) },
				createdAt: now,
			}),
		]);
	} catch (error) {
		const first = await answerRepetition(error, db, submission);
		if (first === 'key-reused') return { outcome: 'key-reused' };
		if (first) return { outcome: 'stored', cid: first.id, isReplay: true };
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.announceMessages(id));
	return { outcome: 'stored', cid: id, isReplay: false };
}
