import { eq } from 'drizzle-orm';
import { hotel, hotelInvitation } from '#db/schema/hotel';
import { mailOutbox } from '#db/schema/mail';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { reachDatabase } from '../enquiry/reach-database.server';
import { brandMailValues } from '../mail/brand-mail.server';
import { mailBrand } from '../mail/mail-brand';
import { salesContactMail } from '../mail/sales-contact-mail';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { invitationEnd, invitationHash, invitationPath, invitationToken } from './hotel-invitation';

type Ctx = Pick<
	RequestContext,
	'db' | 'actor' | 'brand' | 'settings' | 'origin' | 'now' | 'visitor' | 'services' | 'waitUntil'
>;

type Contact = { name: string; email: string };

/**
 * Invites somebody of a hotel's sales team by mail, in the name of the agency (H§2 invite-sales-contact). The same contact on the same
 * day is written to once. Throws DomainError 'forbidden', 'not-found', 'too-many-requests' or 'unavailable'.
 */
export async function inviteSalesContact({
	ctx,
	hotelId,
	contact,
}: {
	ctx: Ctx;
	hotelId: string;
	contact: Contact;
}): Promise<void> {
	const actor = requireAgency(ctx);
	const { db, now } = ctx;
	const [found] = await reachDatabase(
		db.select({ no: hotel.no, name: hotel.name }).from(hotel).where(eq(hotel.id, hotelId)),
	);
	if (!found) throw new DomainError('not-found', `No hotel ${hotelId}`);
	const expiresAt = invitationEnd(now);
	const said = { hotelId, userId: actor.id, expiresAt, contact: contact.email.toLowerCase() };
	const token = await invitationToken(ctx.settings.FORM_SECRET, said);
	const content = salesContactMail({
		brand: mailBrand(ctx.brand, ctx.origin),
		hotel: found.name,
		contact: contact.name,
		agent: [actor.firstName, actor.lastName].filter(Boolean).join(' ') || actor.email,
		agency: actor.agency.name,
		url: ctx.origin + invitationPath(token),
	});
	try {
		await reachDatabase(
			writeBatch(db, [
				...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
				db.insert(hotelInvitation).values({
					id: `invitation_${crypto.randomUUID().replaceAll('-', '')}`,
					tokenHash: await invitationHash(token),
					hotelNo: found.no,
					hotelName: found.name,
					contactName: contact.name,
					contactEmail: contact.email,
					userNo: actor.no,
					agencyNo: actor.agency.no,
					createdAt: now,
					expiresAt,
				}),
				db.insert(mailOutbox).values(
					brandMailValues(ctx, {
						kind: 'sales-contact-invitation',
						to: { address: contact.email },
						replyTo: actor.email,
						content,
					}),
				),
			]),
		);
	} catch (error) {
		if (error instanceof Error && /UNIQUE constraint failed: hotel_invitation\.token_hash/i.test(error.message)) return;
		throw refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
}
