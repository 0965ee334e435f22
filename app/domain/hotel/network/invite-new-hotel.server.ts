import { and, eq, gt, sql } from 'drizzle-orm';
import { hotel, hotelInvitation } from '#db/schema/hotel';
import type { BuiltStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { hotelInvitationMail } from '../../mail/messages/hotel-invitation-mail';
import { salesContactMail } from '../../mail/messages/sales-contact-mail';
import { INVITATION_DAYS, invitationEnd } from '../hotel-invitation';
import { type InvitationContext, newInvitationId, writeInvitation } from '../write-invitation.server';
import type { NewHotel } from './read-new-hotel';

/**
 * Invites a hotel that the catalogue lacks to contract directly (`/partner/my-network`, OFFER-6): a record of the agency, and a mail in its
 * brand to whom the agent names. Throws DomainError 'forbidden', 'conflict' with reason 'invited-already' (the agency has an invitation
 * to the same person of the same hotel that still works), 'too-many-requests' or 'unavailable'.
 */
export async function inviteNewHotel({
	ctx,
	input,
}: {
	ctx: InvitationContext;
	input: NewHotel;
}): Promise<{ id: string }> {
	const { agency } = requireAgency(ctx);
	const [open] = await ctx.db
		.select({ no: hotelInvitation.no })
		.from(hotelInvitation)
		.where(
			and(
				eq(hotelInvitation.agencyNo, agency.no),
				gt(hotelInvitation.expiresAt, ctx.now),
				sql`lower(${hotelInvitation.hotelName}) = lower(${input.hotel})`,
				sql`lower(${hotelInvitation.contactEmail}) = lower(${input.contactEmail})`,
			),
		)
		.limit(1)
		.execute();
	if (open) throw new DomainError('conflict', 'Invited before', { reason: 'invited-already' });
	const id = newInvitationId();
	await send({ ctx, id, hotelNo: null, hotelId: null, input, before: [], reason: 'invited-already' });
	return { id };
}

/**
 * Writes once more to whom an invitation went, with the same words, in the actor's name and with a new link; the old one ends. Throws
 * DomainError 'forbidden', 'not-found' (another agency's too, and a link without a contact),
 * 'conflict' with reason 'sent-today', 'too-many-requests' or 'unavailable'.
 */
export async function sendInvitationAgain({ ctx, id }: { ctx: InvitationContext; id: string }): Promise<void> {
	const { agency } = requireAgency(ctx);
	const [found] = await ctx.db
		.select({ invitation: hotelInvitation, hotelId: hotel.id })
		.from(hotelInvitation)
		.leftJoin(hotel, eq(hotel.no, hotelInvitation.hotelNo))
		.where(and(eq(hotelInvitation.id, id), eq(hotelInvitation.agencyNo, agency.no)))
		.execute();
	const contactEmail = found?.invitation.contactEmail;
	if (!found || !contactEmail) throw new DomainError('not-found', `No invitation ${id} with a contact`);
	const { no, createdAt, expiresAt, hotelNo, hotelName, city, contactName, message } = found.invitation;
	if (expiresAt >= invitationEnd(ctx.now)) throw new DomainError('conflict', 'Sent today', { reason: 'sent-today' });
	await send({
		ctx,
		id,
		hotelNo,
		hotelId: found.hotelId,
		input: {
			...{ hotel: hotelName, city: city ?? '', message: message ?? '' },
			...{ contactName: contactName ?? hotelName, contactEmail },
		},
		// The second of two requests finds the row gone, and its own is refused by the id that both have.
		before: [
			ctx.db.delete(hotelInvitation).where(and(eq(hotelInvitation.no, no), eq(hotelInvitation.createdAt, createdAt))),
		],
		reason: 'sent-today',
	});
}

type Sending = {
	ctx: InvitationContext;
	id: string;
	hotelNo: number | null;
	/** Public id of the hotel, where the catalogue has it. */
	hotelId: string | null;
	input: NewHotel;
	before: readonly BuiltStatement[];
	/** What a second one of the same is refused with. */
	reason: 'invited-already' | 'sent-today';
};

async function send({ ctx, id, hotelNo, hotelId, input, before, reason }: Sending): Promise<void> {
	const isWritten = await writeInvitation({
		ctx,
		invitation: {
			id,
			hotelId: hotelId ?? encodeURIComponent(input.hotel.toLowerCase()),
			hotelNo,
			hotelName: input.hotel,
			city: input.city || null,
			contactName: input.contactName,
			contactEmail: input.contactEmail,
			message: input.message || null,
		},
		// A hotel that the catalogue has was not invited itself: a person of its sales team was.
		...(hotelNo === null
			? {
					kind: 'hotel-invitation',
					mail: (words) => hotelInvitationMail({ ...words, message: input.message, days: INVITATION_DAYS }),
				}
			: { kind: 'sales-contact-invitation', mail: salesContactMail }),
		before,
	});
	if (!isWritten) throw new DomainError('conflict', 'The same invitation was there first', { reason });
}
