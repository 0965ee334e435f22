import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { hotel, hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { BuiltStatement } from '#db/write-batch';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../../access/require-actor';
import { requireAdmin } from '../../administration/require-admin';
import { hotelInvitationMail } from '../../mail/messages/hotel-invitation-mail';
import { salesContactMail } from '../../mail/messages/sales-contact-mail';
import { INVITATION_DAYS, invitationEnd, newInvitationId } from '../hotel-invitation';
import { type InvitationContext, type Inviter, writeInvitation } from '../write-invitation.server';
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
				isNull(hotelInvitation.revokedAt),
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
 * DomainError 'forbidden', 'not-found' (another agency's too, and a link without a contact), 'conflict' with reason 'sent-today' or 'joined-already',
 * 'too-many-requests' or 'unavailable'.
 */
export async function sendInvitationAgain({ ctx, id }: { ctx: InvitationContext; id: string }): Promise<void> {
	const { agency } = requireAgency(ctx);
	const found = await findInvitation(ctx, and(eq(hotelInvitation.id, id), eq(hotelInvitation.agencyNo, agency.no)));
	if (!found || found.invitation.revokedAt !== null) throw new DomainError('not-found', `No invitation ${id}`);
	if (found.invitation.expiresAt >= invitationEnd(ctx.now))
		throw new DomainError('conflict', 'Sent today', { reason: 'sent-today' });
	await repeat({ ctx, found });
}

/**
 * The same by an admin, in the name of whom the invitation is from, also on the same day and for one that was revoked. Throws DomainError 'forbidden' and
 * as above.
 */
export async function resendInvitation({ ctx, id }: { ctx: InvitationContext; id: string }): Promise<void> {
	requireAdmin(ctx);
	const found = await findInvitation(ctx, eq(hotelInvitation.id, id));
	if (!found) throw new DomainError('not-found', `No invitation ${id}`);
	await repeat({ ctx, found, inviter: found.inviter });
}

type Found = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

async function findInvitation(ctx: InvitationContext, condition: SQL | undefined) {
	const [found] = await ctx.db
		.select({
			invitation: hotelInvitation,
			hotelId: hotel.id,
			joining: hotelJoining.state,
			inviter: {
				no: user.no,
				id: user.id,
				firstName: user.firstName,
				lastName: user.lastName,
				email: user.email,
			},
			agency: { no: travelAgency.no, name: travelAgency.name },
		})
		.from(hotelInvitation)
		.innerJoin(user, eq(user.no, hotelInvitation.userNo))
		.innerJoin(travelAgency, eq(travelAgency.no, hotelInvitation.agencyNo))
		.leftJoin(hotel, eq(hotel.no, hotelInvitation.hotelNo))
		.leftJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
		.where(condition)
		.execute();
	return found && { ...found, inviter: { ...found.inviter, agency: found.agency } };
}

async function repeat({
	ctx,
	found,
	inviter,
}: {
	ctx: InvitationContext;
	found: Found;
	inviter?: Inviter;
}): Promise<void> {
	const { id, no, createdAt, hotelNo, hotelName, city, contactName, contactEmail, message } = found.invitation;
	if (!contactEmail) throw new DomainError('not-found', `Invitation ${id} has no contact`);
	if (found.joining !== null && found.joining !== 'started')
		throw new DomainError('conflict', 'The hotel has asked', { reason: 'joined-already' });
	await send({
		...{ ctx, inviter, id, hotelNo },
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
	inviter?: Inviter | undefined;
	id: string;
	hotelNo: number | null;
	/** Public id of the hotel, where the catalogue has it. */
	hotelId: string | null;
	input: NewHotel;
	before: readonly BuiltStatement[];
	/** What a second one of the same is refused with. */
	reason: 'invited-already' | 'sent-today';
};

async function send({ ctx, inviter, id, hotelNo, hotelId, input, before, reason }: Sending): Promise<void> {
	const isWritten = await writeInvitation({
		ctx,
		...(inviter ? { inviter } : {}),
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
