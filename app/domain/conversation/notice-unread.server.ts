import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { conversation, conversationMember } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import { logFault } from '~/platform/log';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { conversationMail } from '../mail/messages/conversation-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { displayName } from '../user/display-name';
import { CONVERSATION_HOTEL } from './conversation-hotel.server';
import { NOTICE_AFTER_MS } from './conversation-limits';

/** As many as one run tells; those that are left wait for the next minute. */
export const NOTICES_PER_RUN = 50;

type Notice = {
	db: Database;
	/** Milliseconds. */
	now: number;
	/** Internal keys of the users who have a conversation open. */
	online: (conversationId: string) => Promise<readonly number[]>;
};

/**
 * Mails members whose messages have waited unread for ten minutes, once until they read; members who have the conversation open get no mail. In
 * the brand of the reader: agents get their agency's, hotels our own. Mail and mark are written together, so runs at the same time tell it
 * once. Gives how many were told.
 */
export async function noticeUnread({ db, now, online }: Notice): Promise<{ noticed: number }> {
	let noticed = 0;
	const present = new Map<string, readonly number[]>();
	for (const due of await dueMembers(db, now).execute()) {
		if (!present.has(due.id))
			present.set(
				due.id,
				await online(due.id).catch((error: unknown) => {
					logFault('the members of a conversation are unknown', error, { about: due.id });
					return [];
				}),
			);
		if (present.get(due.id)?.includes(due.userNo)) continue;
		if (await notice(db, now, due)) noticed += 1;
	}
	return { noticed };
}

/** Members who wait for a mail; the query behind a run. */
export function dueMembers(db: Database, now: number) {
	return db
		.select({
			id: conversation.id,
			no: conversation.no,
			brandKey: conversation.brandKey,
			tls: conversation.tls,
			origin: sql<string>`coalesce(${conversationMember.origin}, ${conversation.origin})`,
			party: conversationMember.party,
			language: conversationMember.language,
			userNo: conversationMember.userNo,
			unread: sql<number>`${conversation.lastSequence} - ${conversationMember.readSequence}`,
			email: user.email,
			firstName: user.firstName,
			lastName: user.lastName,
			hotel: CONVERSATION_HOTEL.name,
			agency: travelAgency.name,
			designMain: travelAgency.designMain,
			designAccentOnMain: travelAgency.designAccentOnMain,
			designTheme: travelAgency.designTheme,
		})
		.from(conversationMember)
		.innerJoin(conversation, eq(conversation.no, conversationMember.conversationNo))
		.leftJoin(hotel, eq(hotel.no, conversation.hotelNo))
		.innerJoin(travelAgency, eq(travelAgency.no, conversation.agencyNo))
		.innerJoin(user, eq(user.no, conversationMember.userNo))
		.where(
			and(
				// As the index says it; people who have left agency or hotel are not told.
				sql`${conversationMember.unreadSince} is not null`,
				isNull(conversationMember.mailedAt),
				lte(conversationMember.unreadSince, now - NOTICE_AFTER_MS),
				// Where a contact answers for the hotel, only the contact is mailed.
				sql`(${conversationMember.party} <> 'hotel' or coalesce(${conversation.hotelContactNo}, ${user.no}) = ${user.no})`,
				sql`case ${conversationMember.party} when 'hotel' then ${user.hotelId} = ${hotel.id}
					when 'travelAgency' then ${user.agencyNo} is ${conversation.agencyNo} or ${user.role} = 'admin' else true end`,
			),
		)
		.orderBy(asc(conversationMember.unreadSince))
		.limit(NOTICES_PER_RUN);
}

type Due = Awaited<ReturnType<typeof dueMembers>>[number];

async function notice(db: Database, now: number, due: Due): Promise<boolean> {
	const own = and(
		eq(conversationMember.conversationNo, due.no),
		eq(conversationMember.userNo, due.userNo),
		isNull(conversationMember.mailedAt),
		sql`${conversationMember.unreadSince} is not null`,
	);
	if (!mailAddress(due.email)) {
		// Whom no mail reaches does not stand in the way of the others.
		await db.update(conversationMember).set({ mailedAt: now }).where(own).execute();
		return false;
	}
	const isHotel = due.party === 'hotel';
	const ofAgency = withCorporateDesign(knownBrands().of(due.brandKey), {
		colors: { main: due.designMain, accentOnMain: due.designAccentOnMain },
		theme: due.designTheme,
	});
	const brand = isHotel ? knownBrands().fallback : ofAgency;
	const content = conversationMail({
		brand: mailBrand(brand, due.origin),
		language: due.language ?? 'en',
		name: displayName(due) || null,
		from: isHotel ? due.agency : due.hotel,
		reference: due.tls,
		unread: due.unread,
		url: `${due.origin}${isHotel ? '/partner/inbox' : '/partner/conversations'}/${due.id}`,
	});
	try {
		await writeBatch(db, [
			// Null, and so refused with all of it, when he has read it or was told meanwhile.
			db.insert(audit).values({
				brandKey: brand.key,
				actor: 'system',
				action: 'conversation.noticed',
				subjectId: sql`(select ${due.id} from ${conversationMember} where ${own})`,
				createdAt: now,
			}),
			...noticeMail(
				db,
				brandMailValues(
					{ brand, now },
					{ kind: 'conversation-unread', to: { address: due.email }, replyTo: brand.email, content },
				),
			),
			db.update(conversationMember).set({ mailedAt: now }).where(own),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit.subject_id', 'not null'))
			logFault('a notice of messages could not be written', error, { about: due.id });
		return false;
	}
	return true;
}
