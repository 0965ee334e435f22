import { and, eq, isNull, sql } from 'drizzle-orm';
import { hotel, hotelInvitation, hotelJoining, hotelPicture, hotelPlace } from '#db/schema/hotel';
import { picture } from '#db/schema/picture';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import type { StoredPicture } from '../picture/stored-picture';
import { invitationHash } from './hotel-invitation';
import type { JoiningFields } from './joining/read-joining';
import { invitationState } from './network/invitation-state';

/** What an invitation says to the person who opens its link. */
export type OpenedInvitation = {
	hotelName: string;
	/** Null for the manager. */
	contactName: string | null;
	agent: string;
	agency: string;
	/** The first picture of the hotel; null where we have none, or do not know the hotel. */
	picture: StoredPicture | null;
	/**
	 * `open`: the form is to be filled in; `started`: it is, and an account is missing; `used`: somebody else has asked by it. `pending`, `joined` and `refused` are
	 * told only to the account that has asked.
	 */
	state: 'open' | 'started' | 'pending' | 'joined' | 'refused' | 'used' | 'expired' | 'revoked';
	/** What the form says: as it was sent, or what we know; empty once somebody has asked. */
	fields: JoiningFields;
	/** Of a refusal. */
	reason: string | null;
	expiresAt: number;
};

const FIRST = sql`(select min(p.position) from ${hotelPicture} p where p.hotel_no = ${hotelInvitation.hotelNo})`;

const NO_FIELDS: JoiningFields = {
	...{ fullName: '', position: '', email: '', phone: '' },
	...{ hotelName: '', category: '', rooms: '', country: '', city: '', street: '', website: '', note: '' },
};

/** Reads an invitation by its token, and notes that it was opened. Throws DomainError 'not-found' for an unknown or replaced one. */
export async function openInvitation(
	{ db, now, waitUntil, actor }: Pick<RequestContext, 'db' | 'now' | 'waitUntil' | 'actor'>,
	token: string,
): Promise<OpenedInvitation> {
	const tokenHash = await invitationHash(token);
	const [found] = await db
		.select({
			invitation: hotelInvitation,
			joining: hotelJoining,
			hotelName: hotel.name,
			city: hotelPlace.nameEn,
			keys: hotel.keys,
			...{ category: hotel.category, country: hotel.countryCode, street: hotel.street },
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
		.leftJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
		.leftJoin(hotel, eq(hotel.no, hotelInvitation.hotelNo))
		.leftJoin(hotelPlace, eq(hotelPlace.no, hotel.hotelPlaceNo))
		.leftJoin(hotelPicture, and(eq(hotelPicture.hotelNo, hotelInvitation.hotelNo), eq(hotelPicture.position, FIRST)))
		.leftJoin(picture, eq(picture.hash, hotelPicture.pictureHash))
		.where(eq(hotelInvitation.tokenHash, tokenHash));
	if (!found) throw new DomainError('not-found', 'No such invitation');
	const { invitation, joining, agency, file, crop } = found;
	const stands = invitationState({ ...invitation, joining: joining?.state ?? null }, now);
	const state = stands === 'sent' || stands === 'opened' ? 'open' : stands;
	if (state === 'open')
		waitUntil(
			db
				.update(hotelInvitation)
				.set({ openedAt: now })
				.where(and(eq(hotelInvitation.no, invitation.no), isNull(hotelInvitation.openedAt))),
		);
	const isTheirs = actor !== null && joining?.userNo === actor.no;
	const isOver = state === 'pending' || state === 'joined' || state === 'refused';
	return {
		hotelName: found.hotelName ?? invitation.hotelName,
		contactName: invitation.contactName,
		agent: [found.firstName, found.lastName].filter(Boolean).join(' ') || agency,
		agency,
		picture: file && crop ? { ...file, ...crop, alt: invitation.hotelName } : null,
		state: isOver && !isTheirs ? 'used' : state,
		fields: state === 'started' && joining ? typedOf(joining) : state === 'open' ? knownOf(found) : NO_FIELDS,
		reason: isTheirs ? joining.reason : null,
		expiresAt: invitation.expiresAt,
	};
}

function typedOf(joining: typeof hotelJoining.$inferSelect): JoiningFields {
	const { fullName, position, email, phone, hotelName, category, countryCode, city, street, rooms, website, note } =
		joining;
	return {
		...{ fullName, position, email, hotelName, city },
		...{ category: category ?? '', country: countryCode ?? '', street: street ?? '' },
		...{ phone: phone ?? '', rooms: rooms === null ? '' : String(rooms), website: website ?? '', note: note ?? '' },
	};
}

type Known = {
	invitation: typeof hotelInvitation.$inferSelect;
	hotelName: string | null;
	city: string | null;
	keys: number | null;
	category: string | null;
	country: string | null;
	street: string | null;
};

function knownOf({ invitation, hotelName, city, keys, category, country, street }: Known): JoiningFields {
	return {
		...NO_FIELDS,
		fullName: invitation.contactName ?? '',
		email: invitation.contactEmail ?? '',
		hotelName: hotelName ?? invitation.hotelName,
		city: city ?? invitation.city ?? '',
		rooms: keys === null ? '' : String(keys),
		...{ category: category ?? '', country: country ?? '', street: street ?? '' },
	};
}
