import { and, eq, sql } from 'drizzle-orm';
import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Deciding = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	/** Public id, and the version that was seen. */
	agency: { id: string; version: number };
	verification: 'verified' | 'declined';
};

/**
 * Lets an agency in, or out: until it is verified its people see neither prices nor dashboards (P§6). Throws DomainError 'forbidden',
 * 'conflict' (`changed-meanwhile`) or 'unavailable'.
 */
export async function decideVerification({ ctx, agency, verification }: Deciding): Promise<void> {
	const actor = requireAdmin(ctx);
	const seen = and(eq(travelAgency.id, agency.id), eq(travelAgency.version, agency.version));
	await auditedWrite({
		ctx,
		actor,
		action: `agency.${verification}`,
		subject: sql`select ${travelAgency.id} from ${travelAgency} where ${seen}`,
		statements: [
			ctx.db
				.update(travelAgency)
				.set({ verification, version: agency.version + 1, updatedAt: ctx.now })
				.where(eq(travelAgency.id, agency.id)),
		],
	});
}
