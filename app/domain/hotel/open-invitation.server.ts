import { and, eq, gt, isNull } from 'drizzle-orm';
import { hotelInvitation } from '#db/schema/hotel';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { invitationHash } from './hotel-invitation';

/** What an invitation says to whoever opens its link. */
export type OpenedInvitation = {
	hotelName: string;
	/** Null for the manager, whoever that is. */
	contactName: string | null;
	agent: string;
	agency: string;
};

/** Reads an invitation by its token, and notes that it was opened. Throws DomainError 'not-found' for an unknown or lapsed one. */
export async function openInvitation(
	{ db, now, waitUntil }: Pick<RequestContext, 'db' | 'now' | 'waitUntil'>,
	token: string,
): Promise<OpenedInvitation> {
	const tokenHash = await invitationHash(token);
	const [found] = await db
		.select({
			no: hotelInvitation.no,
			hotelName: hotelInvitation.hotelName,
			contactName: hotelInvitation.contactName,
			firstName: user.firstName,
			lastName: user.lastName,
			agency: travelAgency.name,
		})
		.from(hotelInvitation)
		.innerJoin(user, eq(user.no, hotelInvitation.userNo))
		.innerJoin(travelAgency, eq(travelAgency.no, hotelInvitation.agencyNo))
		.where(and(eq(hotelInvitation.tokenHash, tokenHash), gt(hotelInvitation.expiresAt, now)));
	if (!found) throw new DomainError('not-found', 'No such invitation');
	waitUntil(
		db
			.update(hotelInvitation)
			.set({ openedAt: now })
			.where(and(eq(hotelInvitation.no, found.no), isNull(hotelInvitation.openedAt))),
	);
	const { hotelName, contactName, firstName, lastName, agency } = found;
	return { hotelName, contactName, agent: [firstName, lastName].filter(Boolean).join(' ') || agency, agency };
}
