import { and, eq, sql } from 'drizzle-orm';
import { program, programMembership, travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Deciding = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	agencyId: string;
	programId: string;
	status: 'confirmed' | 'declined';
};

/**
 * Says whether an agency is in a programme, whatever it or we have said before (AGENCY-5). Throws DomainError 'forbidden',
 * 'conflict' (`changed-meanwhile`: no such claim) or 'unavailable'.
 */
export async function decideMembership({ ctx, agencyId, programId, status }: Deciding): Promise<void> {
	const actor = requireAdmin(ctx);
	const { db } = ctx;
	const claim = and(
		eq(
			programMembership.agencyNo,
			db.select({ no: travelAgency.no }).from(travelAgency).where(eq(travelAgency.id, agencyId)),
		),
		eq(programMembership.programNo, db.select({ no: program.no }).from(program).where(eq(program.id, programId))),
	);
	await auditedWrite({
		ctx,
		actor,
		action: `membership.${status}`,
		subject: sql`select ${agencyId} from ${programMembership} where ${claim}`,
		detail: { program: programId },
		statements: [db.update(programMembership).set({ status }).where(claim)],
	});
}
