import { and, count, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import type { AgentLeadContext } from '../agent-lead-context';
import { type LeadRecord, selectLeads } from '../find-lead.server';
import { type LeadScope, leadScope } from '../lead-scope';
import { leadScopeCondition } from '../lead-scope-condition.server';
import type { LeadStatus } from '../lead-status';

export type LeadQuestion = {
	status?: LeadStatus | undefined;
	includeTotal?: boolean;
	limit: number;
	/** Public id of the last lead of the page before. */
	after?: string | undefined;
};

/**
 * The leads that the actor reaches, newest first: an agency's, an operator's properties', for an admin all or those of the agency he acts
 * for. Null when `after` is none of them. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function listLeads({
	ctx,
	question,
}: {
	ctx: Pick<AgentLeadContext, 'db' | 'actor'>;
	question: LeadQuestion;
}): Promise<{ items: LeadRecord[]; hasMore: boolean; total: number | null } | null> {
	const { db } = ctx;
	const scope = leadScope(ctx);
	let from: { no: number; createdAt: number } | null = null;
	if (question.after !== undefined) {
		const [last] = await db
			.select({ no: lead.no, createdAt: lead.createdAt })
			.from(lead)
			.where(and(eq(lead.id, question.after), leadScopeCondition(db, scope)))
			.execute();
		if (!last) return null;
		from = last;
	}
	const page = leadsQuery(db, scope, question, from);
	const [rows, counted] = question.includeTotal
		? await db.batch([page, leadCountQuery(db, scope, question)])
		: [await page.execute()];
	return {
		items: rows.slice(0, question.limit),
		hasMore: rows.length > question.limit,
		total: counted?.[0]?.total ?? null,
	};
}

/** The query behind a page of leads, with one lead more than the page shows. */
export function leadsQuery(
	db: Database,
	scope: LeadScope,
	{ status, limit }: LeadQuestion,
	from: { no: number; createdAt: number } | null,
) {
	// All leads are read by their numbers, which grow as they are made.
	const isAll = scope.reach === 'all';
	const older: SQL | undefined = !from
		? undefined
		: isAll
			? lt(lead.no, from.no)
			: or(lt(lead.createdAt, from.createdAt), and(eq(lead.createdAt, from.createdAt), lt(lead.no, from.no)));
	const condition = and(leadScopeCondition(db, scope), status ? eq(lead.status, status) : undefined, older);
	// The plus keeps SQLite from walking through all leads in their order to find the few of a rare status.
	const time = status ? sql`+${lead.createdAt}` : lead.createdAt;
	return selectLeads(db, condition)
		.orderBy(...(isAll ? [desc(lead.no)] : [desc(time), desc(lead.no)]))
		.limit(limit + 1);
}

/** How many leads all pages have together. */
function leadCountQuery(db: Database, scope: LeadScope, { status }: LeadQuestion) {
	const condition = and(leadScopeCondition(db, scope), status ? eq(lead.status, status) : undefined);
	return db.select({ total: count() }).from(lead).where(condition);
}
