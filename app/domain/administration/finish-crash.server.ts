import { and, eq, isNull, sql } from 'drizzle-orm';
import { crashReport } from '#db/schema/crash-report';
import type { RequestContext } from '~/context';
import { auditedWrite } from './audited-write.server';
import { requireAdmin } from './require-admin';

type Finishing = { ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>; fingerprint: string };

/**
 * Marks a crash as dealt with; the next one of its kind opens it again. Throws DomainError 'forbidden', 'conflict'
 * (`changed-meanwhile`: it is not open) or 'unavailable'.
 */
export async function finishCrash({ ctx, fingerprint }: Finishing): Promise<void> {
	const actor = requireAdmin(ctx);
	const open = and(eq(crashReport.fingerprint, fingerprint), isNull(crashReport.doneAt));
	await auditedWrite({
		ctx,
		actor,
		action: 'crash.done',
		subject: sql`select ${crashReport.fingerprint} from ${crashReport} where ${open}`,
		statements: [ctx.db.update(crashReport).set({ doneAt: ctx.now }).where(open)],
	});
}
