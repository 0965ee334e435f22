import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { rateStatements } from '../../rate-limit/rate-statements.server';
import { refuseTooMany } from '../../rate-limit/refuse-too-many.server';
import { invitationHash } from '../hotel-invitation';
import type { Joining } from './read-joining';

type Filling = {
	ctx: Pick<RequestContext, 'db' | 'now' | 'visitor' | 'settings'>;
	/** Of the link. */
	token: string;
	joining: Joining;
};

/**
 * Stores what an invited hotel has told of itself, until an account asks by it; sent again, it replaces what was sent before. Throws DomainError
 * 'conflict' with reason `invitation-over` when the link is used, revoked or over; 'too-many-requests'; 'unavailable'.
 */
export async function fillInJoining({ ctx, token, joining }: Filling): Promise<void> {
	const { db, now } = ctx;
	const tokenHash = await invitationHash(token);
	const works = and(
		eq(hotelInvitation.tokenHash, tokenHash),
		gt(hotelInvitation.expiresAt, now),
		isNull(hotelInvitation.usedAt),
		isNull(hotelInvitation.revokedAt),
	);
	const row = { ...joining, acceptedAt: now };
	// Null, and so refused, when the link works no more.
	const state = sql<'started'>`(select 'started' from ${hotelInvitation} where ${works})`;
	try {
		await writeBatch(db, [
			...rateStatements(db, ctx.visitor, ctx.settings.WRITES_PER_TEN_MINUTES, now),
			db
				.insert(hotelJoining)
				.values({
					...row,
					state,
					invitationNo: sql`coalesce((select ${hotelInvitation.no} from ${hotelInvitation} where ${works}), 0)`,
				})
				.onConflictDoUpdate({ target: hotelJoining.invitationNo, set: row }),
		]);
	} catch (error) {
		if (breaksConstraint(error, 'hotel_joining.state', 'not null'))
			throw new DomainError('conflict', 'The link works no more', { reason: 'invitation-over', cause: error });
		throw refuseTooMany(error, now);
	}
}
