import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { audit } from '#db/schema/audit';
import { lead, leadEdit } from '#db/schema/lead';
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
	const page = pageOf(await auditQuery(ctx.db, filter).execute());
	const edits = await editsOf(
		ctx.db,
		page.rows.filter(({ action }) => action === 'lead.edited').map(({ subjectId }) => subjectId),
	);
	return {
		...page,
		rows: page.rows.map((row) => ({
			...row,
			/** What an edit of a lead has changed, before and after, which the row itself does not hold (ADMIN-6). */
			edits: edits.filter(
				({ leadId, version }) =>
					row.action === 'lead.edited' && leadId === row.subjectId && version === row.detail?.version,
			),
		})),
	};
}

/** The edits of some leads; none without one. */
async function editsOf(db: Database, leadIds: readonly string[]) {
	if (leadIds.length === 0) return [];
	return db
		.select({
			...{ leadId: lead.id, version: leadEdit.version, field: leadEdit.field },
			...{ before: leadEdit.before, after: leadEdit.after },
		})
		.from(leadEdit)
		.innerJoin(lead, eq(lead.no, leadEdit.leadNo))
		.where(inArray(lead.id, [...new Set(leadIds)]));
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
