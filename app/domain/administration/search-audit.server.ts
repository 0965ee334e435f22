import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import type { RequestContext } from '~/context';
import { endOfPrefix, pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type AuditFilter = {
	/** Whole ids. */
	subject: string;
	actor: string;
	/** Beginning of a verb: `lead.` finds all that was done to leads. */
	action: string;
	after: string | null;
};

/** Who did what, the last first. Throws DomainError 'forbidden' or 'unavailable'. */
export async function searchAudit({ ctx, filter }: { ctx: Pick<RequestContext, 'db' | 'actor'>; filter: AuditFilter }) {
	requireAdmin(ctx);
	return pageOf(await auditQuery(ctx.db, filter).execute());
}

export function auditQuery(db: Database, { subject, actor, action, after }: AuditFilter) {
	const cursor = readCursor(after);
	return db
		.select()
		.from(audit)
		.where(
			and(
				subject ? eq(audit.subjectId, subject) : undefined,
				actor ? eq(audit.actor, actor) : undefined,
				action ? and(gte(audit.action, action), lt(audit.action, endOfPrefix(action))) : undefined,
				cursor ? lt(audit.no, cursor.no) : undefined,
			),
		)
		.orderBy(desc(audit.no))
		.limit(ROWS_PER_PAGE + 1);
}
