import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { calendarFeed } from '#db/schema/calendar-feed';
import type { CALENDAR_REACHES } from '#db/schema/trade-enums';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireAgency } from '../access/require-actor';
import { feedTokenHash, newFeedToken } from './feed-token';

export type CalendarReach = (typeof CALENDAR_REACHES)[number];

type Ctx = Pick<RequestContext, 'db' | 'actor' | 'brand' | 'language' | 'now'>;

/** Feeds are for the people of an agency themselves: an admin who acts for one subscribes to nothing. */
function requireOwner(ctx: Pick<Ctx, 'actor'>) {
	const actor = requireAgency(ctx);
	if (actor.role === 'admin') throw new DomainError('forbidden', 'An admin has no dates of an agency');
	return actor;
}

/** The actor's feeds as they stand, without their addresses. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listFeeds({ ctx }: { ctx: Ctx }) {
	const actor = requireOwner(ctx);
	return ctx.db
		.select({ reach: calendarFeed.reach, createdAt: calendarFeed.createdAt })
		.from(calendarFeed)
		.where(and(eq(calendarFeed.userNo, actor.no), eq(calendarFeed.agencyNo, actor.agency.no)))
		.execute();
}

/**
 * Gives the actor a feed with a new address; an older one of the same reach answers no more. The token is told this once and kept
 * nowhere. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function openFeed({ ctx, reach }: { ctx: Ctx; reach: CalendarReach }): Promise<string> {
	const actor = requireOwner(ctx);
	const token = newFeedToken();
	const tokenHash = (await feedTokenHash(token)) ?? '';
	const feed = { tokenHash, agencyNo: actor.agency.no, language: ctx.language, createdAt: ctx.now };
	await writeBatch(ctx.db, [
		ctx.db
			.insert(calendarFeed)
			.values({ ...feed, userNo: actor.no, reach })
			.onConflictDoUpdate({ target: [calendarFeed.userNo, calendarFeed.reach], set: feed }),
		auditRow(ctx, actor.id, 'calendar.opened', reach),
	]);
	return token;
}

/** Ends the actor's feed; its address answers no more. One that is not there stays so. Throws DomainError 'forbidden' or 'unavailable'. */
export async function closeFeed({ ctx, reach }: { ctx: Ctx; reach: CalendarReach }): Promise<void> {
	const actor = requireOwner(ctx);
	await writeBatch(ctx.db, [
		ctx.db.delete(calendarFeed).where(and(eq(calendarFeed.userNo, actor.no), sql`${calendarFeed.reach} = ${reach}`)),
		auditRow(ctx, actor.id, 'calendar.closed', reach),
	]);
}

function auditRow({ db, brand, now }: Ctx, actor: string, action: string, reach: CalendarReach) {
	return db
		.insert(audit)
		.values({ brandKey: brand.key, actor, action, subjectId: actor, detail: { reach }, createdAt: now });
}
