import { and, inArray, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { card } from '#db/schema/card';
import { conciergeEvent, conciergeJob } from '#db/schema/concierge';
import { conversation, message, messageAttachment } from '#db/schema/conversation';
import { enquiry } from '#db/schema/enquiry';
import { hotelInvitation } from '#db/schema/hotel';
import { lead, leadEdit, leadEvent, leadGuest, leadRequest } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { newsletterSubscription } from '#db/schema/newsletter';
import { nightBlock } from '#db/schema/night-block';
import { proposal, proposalOption } from '#db/schema/proposal';
import { refund } from '#db/schema/refund';
import { guestRegistration, roomingList, roomingVersion, trip, tripLink } from '#db/schema/trip';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { requireAdmin } from '../administration/require-admin';
import { closeChannels } from '../conversation/close-channels.server';
import { forgetRecipientStatements } from '../invoice/forget-recipients';
import { forgetPersonStatements } from '../proposal/forget-persons.server';
import { forgetReviewStatements } from '../review/forget-reviews.server';
import {
	type Client,
	conversationsOf,
	enquiriesOf,
	invitationsOf,
	leadsOf,
	mailsOf,
	proposalsOf,
	subscriptionsOf,
} from './client-records.server';
import { ERASED } from './erased';

/** How many leads lost their person, and the ids of those that keep it: contracts and requests that still run. */
export type Erasure = { leads: number; retained: string[] };

/**
 * Forgets a client (PRIVACY-10), whole or not at all. Leads that are over keep property, period and amounts, which books need, and
 * lose everything that names or describes a person; enquiries, subscriptions, invitations, mails that are done with, rooming lists, trip pages with what guests told there, and cards are
 * deleted; services, conversations and proposals about him lose their words, and conversations their files. What still runs, an option, a request or a booking until its check-out, keeps its person and is named in the answer.
 * Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function eraseClient({
	ctx,
	client,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'today' | 'services' | 'settings'>;
	client: Client;
}): Promise<Erasure> {
	const actor = requireAdmin(ctx);
	const { db, now, today, brand } = ctx;
	const rows = await db
		.select({ no: lead.no, id: lead.id, status: lead.status, checkOut: lead.checkOut, cardToken: lead.cardToken })
		.from(lead)
		.where(leadsOf(client))
		.execute();
	const isRunning = ({ status, checkOut }: (typeof rows)[number]) =>
		['requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'].includes(status) &&
		checkOut >= today;
	const over = rows.filter((row) => !isRunning(row));
	const numbers = over.map(({ no }) => no);
	const tokens = over.flatMap(({ cardToken }) => cardToken ?? []);
	const done = inArray(mailOutbox.state, ['sent', 'dead', 'uncertain']);
	const running = rows.filter(isRunning).map(({ no }) => no);
	const ofRunning = inArray(mailOutbox.leadNo, running);
	const isConversation = and(
		conversationsOf(db, client),
		sql`not coalesce(${inArray(conversation.leadNo, running)}, false)`,
	);
	const conversations = db.select({ no: conversation.no }).from(conversation).where(isConversation);
	const channels = await db.select({ id: conversation.id }).from(conversation).where(isConversation).execute();
	const messages = db.select({ no: message.no }).from(message).where(inArray(message.conversationNo, conversations));
	const files = await db
		.select({ storeKey: messageAttachment.storeKey })
		.from(messageAttachment)
		.where(inArray(messageAttachment.messageNo, messages))
		.execute();
	await closeChannels(
		ctx.settings,
		channels.map(({ id }) => id),
	);
	// A proposal whose option still runs belongs to that request or contract.
	const isProposalOver = sql`(${proposalsOf(db, client)} and not exists (select 1 from ${proposalOption}
		where ${proposalOption.proposalNo} = ${proposal.no} and ${inArray(proposalOption.leadNo, running)}))`;
	// First of all, so that a store that is away leaves what names them; empty bytes stand in their place.
	for (const { storeKey } of files) await ctx.services.keepPicture(storeKey, new Uint8Array(), 'text/plain');
	await writeBatch(db, [
		db.delete(messageAttachment).where(inArray(messageAttachment.messageNo, messages)),
		db.update(message).set({ body: null }).where(inArray(message.conversationNo, conversations)),
		db
			.update(conversation)
			.set({ clientFirstName: ERASED, clientLastName: ERASED, amexTier: null, tls: null, cc: null, stay: null })
			.where(inArray(conversation.no, conversations)),
		db.delete(mailOutbox).where(and(mailsOf(db, client), done, sql`not coalesce(${ofRunning}, false)`)),
		// Before the leads lose the names that they are found by.
		...forgetPersonStatements(db, isProposalOver, now),
		db.delete(newsletterSubscription).where(subscriptionsOf(db, client)),
		// Whom the nights are held for.
		db
			.update(nightBlock)
			.set({ reason: ERASED })
			.where(inArray(nightBlock.enquiryNo, db.select({ no: enquiry.no }).from(enquiry).where(enquiriesOf(client)))),
		db.delete(enquiry).where(enquiriesOf(client)),
		db.delete(hotelInvitation).where(invitationsOf(client)),
		...[leadGuest, roomingVersion, roomingList, guestRegistration, trip, tripLink].map((table) =>
			db.delete(table).where(inArray(table.leadNo, numbers)),
		),
		db.update(leadRequest).set({ comments: null, answerNote: null }).where(inArray(leadRequest.leadNo, numbers)),
		db.update(leadEvent).set({ note: null }).where(inArray(leadEvent.leadNo, numbers)),
		db.update(leadEdit).set({ before: null, after: null }).where(inArray(leadEdit.leadNo, numbers)),
		// Service, day and amounts stay for the books.
		db
			.update(conciergeEvent)
			.set({ note: null })
			.where(
				inArray(
					conciergeEvent.jobNo,
					db.select({ no: conciergeJob.no }).from(conciergeJob).where(inArray(conciergeJob.leadNo, numbers)),
				),
			),
		db
			.update(conciergeJob)
			.set({
				...{ pickUp: null, dropOff: null, flight: null, note: null },
				...{ proposedNote: null, doneNote: null, endReason: null, updatedAt: now },
			})
			.where(inArray(conciergeJob.leadNo, numbers)),
		// An account that money is still to go to is needed until it has left (MONEY-13).
		db
			.update(refund)
			.set({ payee: null, payeeEnd: null })
			.where(and(inArray(refund.leadNo, numbers), inArray(refund.state, ['paid', 'withdrawn']))),
		...forgetReviewStatements(db, numbers, now),
		db.delete(card).where(inArray(card.token, tokens)),
		...forgetRecipientStatements(numbers, { now, today }),
		db
			.update(lead)
			.set({
				clientFirstName: ERASED,
				clientLastName: ERASED,
				clientNationality: null,
				isAmexCardMember: false,
				cardMemberTier: null,
				loyaltyNumber: null,
				email: null,
				phone: null,
				address: null,
				postalCode: null,
				city: null,
				country: null,
				bookingReference: null,
				clientReference: null,
				comments: null,
				internalNote: null,
				petDetails: null,
				childrenAges: null,
				cardBrand: null,
				cardLastFour: null,
				cardExpiry: null,
				commissionDisputeReason: null,
				version: sql`${lead.version} + 1`,
				updatedAt: now,
			})
			.where(inArray(lead.no, numbers)),
		...over.map(({ id }) =>
			db
				.insert(audit)
				.values({ brandKey: brand.key, actor: actor.id, action: 'lead.erased', subjectId: id, createdAt: now }),
		),
		db.insert(audit).values({
			brandKey: brand.key,
			actor: actor.id,
			action: 'client.erased',
			subjectId: actor.id,
			detail: { leads: over.length, retained: rows.length - over.length, role: actor.role },
			createdAt: now,
		}),
	]);
	return { leads: over.length, retained: rows.filter(isRunning).map(({ id }) => id) };
}
