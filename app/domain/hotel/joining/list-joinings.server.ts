import { and, desc, eq, gt, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hotel, hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import { pageOf, ROWS_PER_PAGE, readCursor } from '../../administration/paging';
import { requireAdmin } from '../../administration/require-admin';
import type { HotelCategory } from '../hotel';
import { canBeSentAgain, type InvitationState, invitationState } from '../network/invitation-state';

/** Which invitations a list shows. */
export const JOINING_VIEWS = ['waiting', 'open', 'decided', 'all'] as const;
export type JoiningView = (typeof JOINING_VIEWS)[number];

export type ListedJoining = {
	id: string;
	state: InvitationState;
	hotelName: string;
	city: string | null;
	/** Of the catalogue; null for one that it lacks. */
	hotelId: string | null;
	/** What the catalogue says. */
	catalogue: { category: HotelCategory; countryCode: string } | null;
	contactName: string | null;
	contactEmail: string | null;
	invitedBy: string;
	agency: string;
	sentAt: number;
	expiresAt: number;
	changedAt: number | null;
	canBeSent: boolean;
	canBeRevoked: boolean;
	/** What the hotel has told us; null before. */
	joining: {
		fullName: string;
		position: string;
		email: string;
		phone: string | null;
		hotelName: string;
		/** Null, as country and street, for those who asked before it was asked for. */
		category: HotelCategory | null;
		countryCode: string | null;
		city: string;
		street: string | null;
		rooms: number | null;
		website: string | null;
		note: string | null;
		reason: string | null;
		/** The account that asks. */
		account: { email: string; isVerified: boolean } | null;
	} | null;
	/** Hotels of the catalogue that it could be. */
	candidates: { id: string; name: string }[];
};

/** Invitations of hotels and what came of them, newest first; a page at a time. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listJoinings({
	ctx,
	view,
	after,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now'>;
	view: JoiningView;
	after: string | null;
}): Promise<{ rows: ListedJoining[]; next: string | null }> {
	requireAdmin(ctx);
	const { db, now } = ctx;
	const account = alias(user, 'account');
	const cursor = readCursor(after);
	const conditions: Record<JoiningView, SQL | undefined> = {
		waiting: eq(hotelJoining.state, 'pending'),
		open: and(
			or(isNull(hotelJoining.state), eq(hotelJoining.state, 'started')),
			gt(hotelInvitation.expiresAt, now),
			isNull(hotelInvitation.revokedAt),
		),
		decided: inArray(hotelJoining.state, ['confirmed', 'refused']),
		all: undefined,
	};
	const found = await db
		.select({
			no: hotelInvitation.no,
			invitation: hotelInvitation,
			joining: hotelJoining,
			account: { email: account.email, isVerified: account.isEmailVerified },
			hotelId: hotel.id,
			catalogueName: hotel.name,
			...{ category: hotel.category, countryCode: hotel.countryCode },
			firstName: user.firstName,
			lastName: user.lastName,
			agency: travelAgency.name,
		})
		.from(hotelInvitation)
		.innerJoin(user, eq(user.no, hotelInvitation.userNo))
		.innerJoin(travelAgency, eq(travelAgency.no, hotelInvitation.agencyNo))
		.leftJoin(hotelJoining, eq(hotelJoining.invitationNo, hotelInvitation.no))
		.leftJoin(account, eq(account.no, hotelJoining.userNo))
		.leftJoin(hotel, eq(hotel.no, hotelInvitation.hotelNo))
		.where(and(conditions[view], cursor ? lt(hotelInvitation.no, cursor.no) : undefined))
		.orderBy(desc(hotelInvitation.no))
		.limit(ROWS_PER_PAGE + 1)
		.execute();
	const { rows, next } = pageOf(found);
	const listed = rows.map(
		async ({ invitation, joining, account, hotelId, catalogueName, category, countryCode, ...inviter }) => {
			const { firstName, lastName, agency } = inviter;
			const state = invitationState({ ...invitation, joining: joining?.state ?? null }, now);
			const row: ListedJoining = {
				...{
					id: invitation.id,
					state,
					hotelName: catalogueName ?? invitation.hotelName,
					city: invitation.city,
					hotelId,
				},
				catalogue: category && countryCode ? { category, countryCode } : null,
				...{ contactName: invitation.contactName, contactEmail: invitation.contactEmail, agency },
				invitedBy: [firstName, lastName].filter(Boolean).join(' '),
				...{ sentAt: invitation.createdAt, expiresAt: invitation.expiresAt },
				changedAt: joining?.decidedAt ?? joining?.askedAt ?? invitation.revokedAt ?? invitation.openedAt,
				canBeSent: invitation.contactEmail !== null && canBeSentAgain(state),
				canBeRevoked: state === 'sent' || state === 'opened' || state === 'started',
				joining: joining && { ...joining, account },
				candidates:
					state === 'pending' && joining && hotelId === null ? await candidatesOf(ctx, joining.hotelName) : [],
			};
			return row;
		},
	);
	return { rows: await Promise.all(listed), next };
}

/** Words that say nothing of which hotel it is. */
const COMMON = new Set([
	'hotel',
	'hôtel',
	'the',
	'das',
	'der',
	'die',
	'le',
	'la',
	'les',
	'und',
	'and',
	'spa',
	'resort',
]);

/** Hotels of the catalogue that share a word of a name. */
async function candidatesOf({ db }: Pick<RequestContext, 'db'>, name: string) {
	const words = name
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length > 2 && !COMMON.has(word))
		.slice(0, 4);
	if (words.length === 0) return [];
	return db
		.select({ id: hotel.id, name: hotel.name })
		.from(hotel)
		.where(or(...words.map((word) => like(hotel.name, `%${word}%`))))
		.orderBy(sql`${hotel.name} collate nocase`)
		.limit(10)
		.execute();
}
