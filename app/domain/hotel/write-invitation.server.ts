import { breaksConstraint } from '#db/broken-constraint';
import { hotelInvitation } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { type BuiltStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { requireAgency } from '../access/require-actor';
import { mailBrand } from '../mail/mail-brand';
import type { InvitationMailData } from '../mail/messages/invitation-mail-data';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import type { MailDescription } from '../mail/render/mail-description';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import {
	invitationEnd,
	invitationHash,
	invitationPath,
	invitationRequestKey,
	invitationToken,
} from './hotel-invitation';

/** What an invitation to a person of a hotel may know of its request. */
export type InvitationContext = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'settings' | 'linkOrigin' | 'now' | 'visitor' | 'services' | 'waitUntil'
>;

type Invitation = {
	id: string;
	/** Names the hotel among those invited: its public id, or its name where the catalogue lacks it. */
	hotelId: string;
	hotelNo: number | null;
	hotelName: string;
	city: string | null;
	contactName: string;
	contactEmail: string;
	/** The agent's own words in the mail, which sends them again; null for none. */
	message: string | null;
};

/** In whose name an invitation goes out. */
export type Inviter = {
	no: number;
	id: string;
	firstName: string | null;
	lastName: string | null;
	email: string;
	agency: { no: number; name: string };
};

type Writing = {
	ctx: InvitationContext;
	/** Without one, the actor. */
	inviter?: Inviter;
	invitation: Invitation;
	kind: 'sales-contact-invitation' | 'hotel-invitation';
	mail: (data: InvitationMailData) => MailDescription;
	/** What goes before, in the same batch. */
	before?: readonly BuiltStatement[];
};

/**
 * Writes an invitation in the name of its inviter and the mail to its contact, both or neither; false when the same one was there first.
 * Throws DomainError 'forbidden', 'too-many-requests' or 'unavailable'.
 */
export async function writeInvitation({
	ctx,
	inviter,
	invitation,
	kind,
	mail,
	before = [],
}: Writing): Promise<boolean> {
	const actor = inviter ?? requireAgency(ctx);
	const { db, now } = ctx;
	const { hotelId, ...row } = invitation;
	const expiresAt = invitationEnd(now);
	const contact = row.contactEmail.toLowerCase();
	const token = await invitationToken(ctx.settings.FORM_SECRET, { id: row.id, createdAt: now });
	const content = mail({
		brand: mailBrand(ctx.brand, ctx.linkOrigin),
		hotel: row.hotelName,
		contact: row.contactName,
		agent: [actor.firstName, actor.lastName].filter(Boolean).join(' ') || actor.email,
		agency: actor.agency.name,
		url: ctx.linkOrigin + invitationPath(token),
	});
	try {
		await writeBatch(db, [
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			...before,
			db.insert(hotelInvitation).values({
				...row,
				tokenHash: await invitationHash(token),
				requestKey: await invitationRequestKey({ hotelId, userId: actor.id, expiresAt, contact }),
				userNo: actor.no,
				agencyNo: actor.agency.no,
				createdAt: now,
				expiresAt,
			}),
			db
				.insert(mailOutbox)
				.values(brandMailValues(ctx, { kind, to: { address: row.contactEmail }, replyTo: actor.email, content })),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'hotel_invitation', 'unique')) return false;
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return true;
}
