import { asc, desc, eq, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { conversationMember, message, messageAttachment } from '#db/schema/conversation';
import { hotelPicture, salesManager } from '#db/schema/hotel';
import { lead, leadRoom } from '#db/schema/lead';
import { user } from '#db/schema/user';
import { clockInZone } from '../date/clock-in-zone';
import { displayName } from '../user/display-name';
import { colleaguesQuery } from './add-colleague.server';
import { type ConversationContext, requireParticipant } from './conversation-scope';
import { findConversation } from './find-conversation.server';
import { leadsOfCardsQuery } from './leads-of-cards.server';
import { listMessages } from './list-messages.server';

const DOCUMENTS = 12;

/**
 * A conversation whole, as its page shows it: the newest messages (or those before a sequence), who takes part and how far each has
 * read, the lead, the reservations team and the documents that were shared. An admin's look at what is not his own is audited.
 * Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function loadConversation({
	ctx,
	id,
	before = null,
}: {
	ctx: ConversationContext;
	id: string;
	before?: number | null;
}) {
	const { actor, party, scope } = requireParticipant(ctx);
	const { db, now, brand } = ctx;
	const conversation = await findConversation(db, scope, id);
	if (actor.role === 'admin')
		await db
			.insert(audit)
			.values({
				brandKey: brand.key,
				actor: actor.id,
				action: 'conversation.read',
				subjectId: conversation.id,
				detail: { role: actor.role, ...(actor.isActing && actor.agency ? { forAgency: actor.agency.id } : {}) },
				createdAt: now,
			})
			.execute();
	const [messages, [members, team, documents, pictures, leads, rooms, colleagues, taken]] = await Promise.all([
		listMessages(db, { conversationNo: conversation.no, timeZone: conversation.hotel.timeZone, before }),
		db.batch([
			db
				.select({
					no: user.no,
					id: user.id,
					firstName: user.firstName,
					lastName: user.lastName,
					party: conversationMember.party,
					readSequence: conversationMember.readSequence,
				})
				.from(conversationMember)
				.innerJoin(user, eq(user.no, conversationMember.userNo))
				.where(eq(conversationMember.conversationNo, conversation.no))
				.orderBy(asc(conversationMember.joinedAt), asc(user.no)),
			db
				.select({ fullName: salesManager.fullName, title: salesManager.title })
				.from(salesManager)
				.where(eq(salesManager.hotelNo, conversation.hotel.no))
				.orderBy(asc(salesManager.position)),
			db
				.select({
					id: messageAttachment.id,
					fileName: messageAttachment.fileName,
					contentType: messageAttachment.contentType,
					createdAt: message.createdAt,
				})
				.from(messageAttachment)
				.innerJoin(message, eq(message.no, messageAttachment.messageNo))
				.where(eq(message.conversationNo, conversation.no))
				.orderBy(desc(message.sequence), asc(messageAttachment.position))
				.limit(DOCUMENTS),
			db
				.select({ hash: hotelPicture.pictureHash, objectPosition: hotelPicture.objectPosition })
				.from(hotelPicture)
				.where(eq(hotelPicture.hotelNo, conversation.hotel.no))
				.orderBy(asc(hotelPicture.position))
				.limit(1),
			db
				.select({
					id: lead.id,
					version: lead.version,
					status: lead.status,
					hotelNo: lead.hotelNo,
					checkIn: lead.checkIn,
					checkOut: lead.checkOut,
					pax: lead.pax,
					currency: lead.currency,
					totalMinor: lead.totalMinor,
					commissionMinor: lead.commissionMinor,
				})
				.from(lead)
				.where(eq(lead.no, conversation.leadNo ?? -1)),
			db
				.select({
					roomId: sql<string>`json_extract(${leadRoom.agreed}, '$.roomId')`,
					cardId: sql<string | null>`json_extract(${leadRoom.agreed}, '$.cardId')`,
					adults: leadRoom.adults,
					childrenAges: leadRoom.childrenAges,
					totalMinor: leadRoom.totalMinor,
					currency: lead.currency,
					localTotalMinor: leadRoom.localTotalMinor,
					localCurrency: leadRoom.localCurrency,
				})
				.from(leadRoom)
				.innerJoin(lead, eq(lead.no, leadRoom.leadNo))
				.where(eq(leadRoom.leadNo, conversation.leadNo ?? -1))
				.orderBy(asc(leadRoom.position)),
			// Who works at the agency is its own affair too.
			colleaguesQuery(db, party === 'travelAgency' ? conversation : { ...conversation, agencyNo: -1 }).limit(100),
			leadsOfCardsQuery(db, { ...conversation, hotelNo: party === 'travelAgency' ? conversation.hotel.no : -1 }),
		]),
	]);
	// The lead is the agency's own affair: the hotel sees the client and the references, not what the agency earns.
	const [ownLead] = party === 'hotel' ? [] : leads;
	const { clientFirstName, clientLastName, amexTier, tls, cc, stay } = conversation;
	return {
		id: conversation.id,
		party,
		me: { id: actor.id, name: displayName(actor) },
		hotel: {
			id: conversation.hotel.id,
			name: conversation.hotel.name,
			timeZone: conversation.hotel.timeZone,
			currency: conversation.hotel.currency,
			reservationPhone: conversation.hotel.reservationPhone,
			placeEn: conversation.hotel.placeEn,
			placeDe: conversation.hotel.placeDe,
			pictureHash: pictures[0]?.hash ?? null,
			objectPosition: pictures[0]?.objectPosition ?? null,
		},
		agency: conversation.agency.name,
		...{ clientFirstName, clientLastName, amexTier, tls, cc, stay },
		lastSequence: conversation.lastSequence,
		messages,
		hasEarlier: (messages[0]?.sequence ?? 1) > 1,
		members: members.map(({ no, firstName, lastName, ...member }) => ({
			...member,
			isContact: no === (conversation.contactNo ?? conversation.userNo) || no === conversation.hotelContactNo,
			name: displayName({ firstName, lastName }),
		})),
		/** Of the agency, who may be added. */
		colleagues: colleagues.map(({ no: _, id: colleague, ...names }) => ({ id: colleague, name: displayName(names) })),
		team,
		documents: documents.map(({ createdAt, ...document }) => ({
			...document,
			day: clockInZone(createdAt, conversation.hotel.timeZone).day,
		})),
		/** Rate cards that are in a lead of the agency: message and lead, by their public ids. */
		cardLeads: taken,
		lead: ownLead ? { ...withHotel(ownLead, conversation.hotel.no), rooms } : null,
	};
}

/** A lead may be about a property, or about another hotel than the conversation. */
function withHotel<Lead extends { hotelNo: number | null }>({ hotelNo, ...lead }: Lead, own: number) {
	return { ...lead, isOfHotel: hotelNo === own };
}

export type ConversationDetails = Awaited<ReturnType<typeof loadConversation>>;

export type EnquiredStay = NonNullable<ConversationDetails['stay']>;
