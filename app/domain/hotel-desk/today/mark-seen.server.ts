import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';

/**
 * Marks what has become of a lead of the actor's hotel up to `version` as seen, for all of its staff. Nothing of the lead changes for
 * anyone else. Marking it again does nothing. Throws DomainError 'forbidden'; 'not-found' for another hotel's lead and for a version
 * that it does not have; 'unavailable'.
 */
export async function markSeen({
	ctx,
	seen: { id, version },
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	seen: { id: string; version: number };
}): Promise<void> {
	const { hotelId } = requireActor(ctx, 'hotelStaff');
	const ownHotel = ctx.db
		.select({ no: hotel.no })
		.from(hotel)
		.where(eq(hotel.id, hotelId ?? ''));
	const marked = await ctx.db
		.update(lead)
		.set({ hotelSeenVersion: sql`max(${lead.hotelSeenVersion}, ${version})` })
		.where(and(eq(lead.id, id), inArray(lead.hotelNo, ownHotel), gte(lead.version, version)))
		.returning({ no: lead.no });
	if (marked.length === 0)
		throw new DomainError('not-found', `No version ${version} of lead ${id} at hotel ${hotelId}`);
}
