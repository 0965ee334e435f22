import { and, desc, eq, lt, or } from 'drizzle-orm';
import { hotel, hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { requireAgency } from '../../access/require-actor';
import { pageOf, ROWS_PER_PAGE, readCursor } from '../../administration/paging';
import { invitationEnd } from '../hotel-invitation';
import { canBeSentAgain, type InvitationState, invitationState } from './invitation-state';

/** An invitation of an agency, as its people see it; instants in milliseconds. */
export type ListedInvitation = {
	id: string;
	hotelName: string;
	city: string | null;
	/** The hotel's page, for one of the catalogue. */
	hotelId: string | null;
	contactName: string | null;
	/** Null for a link that an agent passes on himself. */
	contactEmail: string | null;
	invitedBy: string;
	sentAt: number;
	expiresAt: number;
	/** When it came to its state, other than by being sent or ending. */
	changedAt: number | null;
	state: InvitationState;
	/** It has a contact, who was not written to today. */
	canBeSent: boolean;
};

/**
 * The invitations of the actor's agency, newest first, a page at a time; `after` is the cursor of the page before. Throws DomainError
 * 'forbidden' or 'unavailable'.
 */
export async function listInvitations({
	ctx,
	after,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	after: string | null;
}): Promise<{ rows: ListedInvitation[]; next: string | null }> {
	const { agency } = requireAgency(ctx);
	const cursor = readCursor(after);
	const { createdAt, no } = hotelInvitation;
	const found = await ctx.db
		.select({
			invitation: hotelInvitation,
			joining: hotelJoining.state,
			decidedAt: hotelJoining.decidedAt,
			askedAt: hotelJoining.askedAt,
			hotelId: hotel.id,
			firstName: user.firstName,
			lastName: user.lastName,
		})
		.from(hotelInvitation)
		.innerJoin(user, eq(user.no, hotelInvitation.userNo))
		.leftJoin(hotel, eq(hotel.no, hotelInvitation.hotelNo))
		.leftJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
		.where(
			and(
				eq(hotelInvitation.agencyNo, agency.no),
				cursor ? or(lt(createdAt, cursor.at), and(eq(createdAt, cursor.at), lt(no, cursor.no))) : undefined,
			),
		)
		.orderBy(desc(createdAt), desc(no))
		.limit(ROWS_PER_PAGE + 1)
		.execute();
	const { rows, next } = pageOf(
		found.map((row) => ({ ...row, no: row.invitation.no })),
		({ invitation }) => invitation.createdAt,
	);
	return {
		rows: rows.map(({ invitation, joining, decidedAt, askedAt, hotelId, firstName, lastName }) => {
			const state = invitationState({ ...invitation, joining }, ctx.now);
			return {
				id: invitation.id,
				hotelName: invitation.hotelName,
				city: invitation.city,
				hotelId,
				contactName: invitation.contactName,
				contactEmail: invitation.contactEmail,
				invitedBy: [firstName, lastName].filter(Boolean).join(' '),
				sentAt: invitation.createdAt,
				expiresAt: invitation.expiresAt,
				changedAt: decidedAt ?? askedAt ?? invitation.revokedAt ?? invitation.openedAt,
				state,
				canBeSent:
					invitation.contactEmail !== null &&
					canBeSentAgain(state) &&
					state !== 'revoked' &&
					invitation.expiresAt < invitationEnd(ctx.now),
			};
		}),
		next,
	};
}
