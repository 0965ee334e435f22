import { eq } from 'drizzle-orm';
import { hotel } from '#db/schema/hotel';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { salesContactMail } from '../mail/messages/sales-contact-mail';
import { newInvitationId } from './hotel-invitation';
import { type InvitationContext, writeInvitation } from './write-invitation.server';

type Contact = { name: string; email: string };

/**
 * Invites a person of a hotel's sales team by mail, in the name of the agency (OFFER-6). The same contact on the same
 * day is written to once. Throws DomainError 'forbidden', 'not-found', 'too-many-requests' or 'unavailable'.
 */
export async function inviteSalesContact({
	ctx,
	hotelId,
	contact,
}: {
	ctx: InvitationContext;
	hotelId: string;
	contact: Contact;
}): Promise<void> {
	requireAgency(ctx);
	const [found] = await ctx.db.select({ no: hotel.no, name: hotel.name }).from(hotel).where(eq(hotel.id, hotelId));
	if (!found) throw new DomainError('not-found', `No hotel ${hotelId}`);
	await writeInvitation({
		ctx,
		invitation: {
			id: newInvitationId(),
			hotelId,
			hotelNo: found.no,
			hotelName: found.name,
			city: null,
			contactName: contact.name,
			contactEmail: contact.email,
			message: null,
		},
		kind: 'sales-contact-invitation',
		mail: salesContactMail,
	});
}
