import { and, eq } from 'drizzle-orm';
import { hotel } from '#db/schema/hotel';
import { type ConversationContext, requireParticipant } from './conversation-scope';

/** A hotel that may be written to; null when there is none or it does not chat. Throws DomainError 'forbidden', 'unavailable'. */
export async function chattingHotel(
	ctx: ConversationContext,
	id: string,
): Promise<{ id: string; name: string } | null> {
	requireParticipant(ctx);
	const [row] = await ctx.db
		.select({ id: hotel.id, name: hotel.name })
		.from(hotel)
		.where(and(eq(hotel.id, id), eq(hotel.isChatEnabled, true)))
		.execute();
	return row ?? null;
}
