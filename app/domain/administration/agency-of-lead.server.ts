import { and, eq, isNull } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { requireAdmin } from './require-admin';

/** Whose lead it is, for admins; null for a visitor's lead and one that is not there. Throws DomainError 'forbidden', 'unavailable'. */
export async function agencyOfLead({
	ctx,
	leadId,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	leadId: string;
}): Promise<{ id: string; name: string } | null> {
	requireAdmin(ctx);
	const [found] = await ctx.db
		.select({ id: travelAgency.id, name: travelAgency.name })
		.from(lead)
		.innerJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(and(eq(lead.id, leadId), isNull(lead.deletedAt)))
		.execute();
	return found ?? null;
}
