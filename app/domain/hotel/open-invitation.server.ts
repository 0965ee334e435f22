import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hotelInvitation, hotelPicture } from '#db/schema/hotel';
import { picture } from '#db/schema/picture';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { StoredPicture } from '../picture/stored-picture';
import { invitationHash } from './hotel-invitation';

/** What an invitation says to the person who opens its link. */
export type OpenedInvitation = {
	hotelName: string;
	/** Null for the manager. */
	contactName: string | null;
	agent: string;
	agency: string;
	/** The first picture of the hotel; null where we have none, or do not know the hotel. */
	picture: StoredPicture | null;
};

const FIRST = sql`(select min(p.position) from ${hotelPicture} p where p.hotel_no = ${hotelInvitation.hotelNo})`;

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
			file: {
				hash: picture.hash,
				dominantColour: picture.dominantColour,
				width: picture.width,
				height: picture.height,
			},
			crop: { isMirrored: hotelPicture.isMirrored, objectPosition: hotelPicture.objectPosition },
		})
		.from(hotelInvitation)
		.innerJoin(user, eq(user.no, hotelInvitation.userNo))
		.innerJoin(travelAgency, eq(travelAgency.no, hotelInvitation.agencyNo))
		.leftJoin(hotelPicture, and(eq(hotelPicture.hotelNo, hotelInvitation.hotelNo), eq(hotelPicture.position, FIRST)))
		.leftJoin(picture, eq(picture.hash, hotelPicture.pictureHash))
		.where(and(eq(hotelInvitation.tokenHash, tokenHash), gt(hotelInvitation.expiresAt, now)));
	if (!found) throw new DomainError('not-found', 'No such invitation');
	waitUntil(
		db
			.update(hotelInvitation)
			.set({ openedAt: now })
			.where(and(eq(hotelInvitation.no, found.no), isNull(hotelInvitation.openedAt))),
	);
	const { hotelName, contactName, firstName, lastName, agency, file, crop } = found;
	const agent = [firstName, lastName].filter(Boolean).join(' ') || agency;
	return { hotelName, contactName, agent, agency, picture: file && crop ? { ...file, ...crop, alt: hotelName } : null };
}
