import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { brand } from '#db/schema/brand';
import { conversation, message } from '#db/schema/conversation';
import { enquiry } from '#db/schema/enquiry';
import { hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { lead, leadGuest, leadRequest } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { newsletterSubscription } from '#db/schema/newsletter';
import { proposal, proposalEvent, proposalVersion } from '#db/schema/proposal';
import { stayReview } from '#db/schema/review';
import { guestRegistration, trip } from '#db/schema/trip';
import { CLIENT_COLUMNS } from '../conversation/find-conversation.server';
import { stayQueries } from './stay-records.server';

/** The client of a request: by address, or by both names as agents have written them. */
export type Client = { email: string } | { firstName: string; lastName: string };

/** A client out of the typed words; null when they name no one. */
export function readClient(typed: { email: string; firstName: string; lastName: string }): Client | null {
	const { email, firstName, lastName } = typed;
	if (email.includes('@')) return { email };
	return firstName && lastName ? { firstName, lastName } : null;
}

/** The client's leads at every agency. */
export function leadsOf(client: Client): SQL {
	if ('email' in client) return sql`${lead.email} collate nocase = ${client.email}`;
	return sql`${lead.clientLastName} collate nocase = ${client.lastName}
		and ${lead.clientFirstName} collate nocase = ${client.firstName}`;
}

export function enquiriesOf(client: Client): SQL {
	if ('email' in client) return sql`${enquiry.email} collate nocase = ${client.email}`;
	return sql`${enquiry.fullName} collate nocase = ${`${client.firstName} ${client.lastName}`}`;
}

/** By the address alone; names may be many people's. */
export function subscriptionsOf(db: Database, client: Client): SQL {
	if (!('email' in client)) return sql`false`;
	const own = eq(newsletterSubscription.email, client.email.toLowerCase());
	return and(inArray(newsletterSubscription.brandKey, db.select({ key: brand.key }).from(brand)), own) ?? sql`false`;
}

/** Invitations that went to him, or that he has answered, by the address alone. */
export function invitationsOf(client: Client): SQL {
	// Nothing has the number 0.
	return 'email' in client
		? sql`(${hotelInvitation.contactEmail} collate nocase = ${client.email} or ${hotelInvitation.no} in
				(select ${hotelJoining.invitationNo} from ${hotelJoining} where ${hotelJoining.email} collate nocase = ${client.email}))`
		: eq(hotelInvitation.no, 0);
}

/** Conversations about him: of his leads, and by both names as agents have written them down. */
export function conversationsOf(db: Database, client: Client): SQL {
	const about = inArray(conversation.leadNo, db.select({ no: lead.no }).from(lead).where(leadsOf(client)));
	if ('email' in client) return about;
	return sql`(${about} or (${conversation.clientLastName} collate nocase = ${client.lastName}
		and ${conversation.clientFirstName} collate nocase = ${client.firstName}))`;
}

/** Proposals to him, by what they say of him, by their leads and by the enquiry that they answer; names along the index of each agency. */
export function proposalsOf(db: Database, client: Client): SQL {
	const leads = db.select({ no: lead.no }).from(lead).where(leadsOf(client));
	const enquiries = db.select({ no: enquiry.no }).from(enquiry).where(enquiriesOf(client));
	const named =
		'email' in client
			? sql`named.client_email collate nocase = ${client.email}`
			: sql`named.agency_no in (select no from travel_agency) and named.client_last_name collate nocase = ${client.lastName}
				and named.client_first_name collate nocase = ${client.firstName}`;
	return sql`${proposal.no} in (select named.no from proposal named where ${named}
		union select own.proposal_no from proposal_option own where own.lead_no in ${leads}
		union select asked.no from proposal asked where asked.enquiry_no in ${enquiries})`;
}

/** Mails to him, and to others about his leads and enquiries. */
export function mailsOf(db: Database, client: Client): SQL {
	const about = sql`(${inArray(mailOutbox.leadNo, db.select({ no: lead.no }).from(lead).where(leadsOf(client)))}
		or ${inArray(mailOutbox.enquiryNo, db.select({ no: enquiry.no }).from(enquiry).where(enquiriesOf(client)))})`;
	return 'email' in client ? sql`(${mailOutbox.toAddress} collate nocase = ${client.email} or ${about})` : about;
}

/** Everything about a client, as it stands in the tables; the queries behind export and erasure. */
export function clientQueries(db: Database, client: Client) {
	const own = db.select({ no: lead.no }).from(lead).where(leadsOf(client));
	const conversations = db.select({ no: conversation.no }).from(conversation).where(conversationsOf(db, client));
	return [
		db.select().from(lead).where(leadsOf(client)).orderBy(asc(lead.no)),
		db.select().from(leadGuest).where(inArray(leadGuest.leadNo, own)),
		db.select().from(leadRequest).where(inArray(leadRequest.leadNo, own)),
		db.select().from(enquiry).where(enquiriesOf(client)).orderBy(asc(enquiry.no)),
		db.select().from(newsletterSubscription).where(subscriptionsOf(db, client)),
		db
			.select({
				kind: mailOutbox.kind,
				toAddress: mailOutbox.toAddress,
				subject: mailOutbox.subject,
				plainText: mailOutbox.plainText,
				state: mailOutbox.state,
				createdAt: mailOutbox.createdAt,
			})
			.from(mailOutbox)
			.where(mailsOf(db, client)),
		db
			.select({
				no: conversation.no,
				id: conversation.id,
				...CLIENT_COLUMNS,
				createdAt: conversation.createdAt,
			})
			.from(conversation)
			.where(conversationsOf(db, client))
			.orderBy(asc(conversation.no)),
		db
			.select({
				conversationNo: message.conversationNo,
				sequence: message.sequence,
				party: message.party,
				kind: message.kind,
				body: message.body,
				createdAt: message.createdAt,
			})
			.from(message)
			.where(inArray(message.conversationNo, conversations))
			.orderBy(asc(message.conversationNo), asc(message.sequence)),
		db
			.select({
				hotelName: hotelInvitation.hotelName,
				contactName: hotelInvitation.contactName,
				contactEmail: hotelInvitation.contactEmail,
				message: hotelInvitation.message,
				createdAt: hotelInvitation.createdAt,
				expiresAt: hotelInvitation.expiresAt,
				openedAt: hotelInvitation.openedAt,
				joining: {
					state: hotelJoining.state,
					fullName: hotelJoining.fullName,
					position: hotelJoining.position,
					email: hotelJoining.email,
					phone: hotelJoining.phone,
					note: hotelJoining.note,
					acceptedAt: hotelJoining.acceptedAt,
					reason: hotelJoining.reason,
				},
			})
			.from(hotelInvitation)
			.leftJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
			.where(invitationsOf(client)),
		db.select().from(proposal).where(proposalsOf(db, client)).orderBy(asc(proposal.no)),
		db
			.select({
				...{ proposalNo: proposalVersion.proposalNo, number: proposalVersion.number, person: proposalVersion.person },
				...{ sentAt: proposalVersion.sentAt, snapshot: proposalVersion.snapshot },
			})
			.from(proposalVersion)
			.where(
				inArray(
					proposalVersion.proposalNo,
					db.select({ no: proposal.no }).from(proposal).where(proposalsOf(db, client)),
				),
			)
			.orderBy(asc(proposalVersion.proposalNo), asc(proposalVersion.number)),
		db
			.select({
				...{ proposalNo: proposalEvent.proposalNo, kind: proposalEvent.kind, version: proposalEvent.version },
				...{ note: proposalEvent.note, createdAt: proposalEvent.createdAt },
			})
			.from(proposalEvent)
			.where(
				inArray(proposalEvent.proposalNo, db.select({ no: proposal.no }).from(proposal).where(proposalsOf(db, client))),
			)
			.orderBy(asc(proposalEvent.proposalNo), asc(proposalEvent.createdAt)),
		db
			.select({
				...{ proposalNo: mailThread.proposalNo, enquiryNo: mailThread.enquiryNo },
				...{ side: mailThreadMessage.side, way: mailThreadMessage.way },
				...{ author: mailThreadMessage.author, otherAddress: mailThreadMessage.otherAddress },
				...{ body: mailThreadMessage.body, quoted: mailThreadMessage.quoted, leftOut: mailThreadMessage.leftOut },
				files: sql<
					string[]
				>`(select json_group_array(file_name) from mail_thread_file where message_no = mail_thread_message.no)`.mapWith(
					(text: string): string[] => JSON.parse(text),
				),
				createdAt: mailThreadMessage.createdAt,
			})
			.from(mailThreadMessage)
			.innerJoin(mailThread, eq(mailThread.no, mailThreadMessage.threadNo))
			.where(
				or(
					inArray(mailThread.proposalNo, db.select({ no: proposal.no }).from(proposal).where(proposalsOf(db, client))),
					inArray(mailThread.enquiryNo, db.select({ no: enquiry.no }).from(enquiry).where(enquiriesOf(client))),
				),
			)
			.orderBy(asc(mailThreadMessage.createdAt), asc(mailThreadMessage.no)),
		db
			.select({
				...{ leadNo: trip.leadNo, arrivalTime: trip.arrivalTime, arrivalWay: trip.arrivalWay },
				...{ arrivalNote: trip.arrivalNote, arrivalSavedAt: trip.arrivalSavedAt },
			})
			.from(trip)
			.where(inArray(trip.leadNo, own)),
		db.select().from(guestRegistration).where(inArray(guestRegistration.leadNo, own)),
		db
			.select({
				...{ leadNo: stayReview.leadNo, rating: stayReview.rating, text: stayReview.text },
				...{ mayPublish: stayReview.mayPublish, firstName: stayReview.firstName, country: stayReview.country },
				...{ state: stayReview.state, reply: stayReview.reply, updatedAt: stayReview.updatedAt },
			})
			.from(stayReview)
			.where(inArray(stayReview.leadNo, own)),
		...stayQueries(db, { leads: leadsOf(client), enquiries: enquiriesOf(client) }),
	] as const;
}
