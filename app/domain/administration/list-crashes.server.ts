import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { crashReport } from '#db/schema/crash-report';
import type { RequestContext } from '~/context';
import { pageOf, ROWS_PER_PAGE, readCursor } from './paging';
import { requireAdmin } from './require-admin';

export type CrashFilter = { isDone: boolean; after: string | null };

/** Open crashes, or those that were dealt with, newest first. Throws DomainError 'forbidden' or 'unavailable'. */
export async function listCrashes({ ctx, filter }: { ctx: Pick<RequestContext, 'db' | 'actor'>; filter: CrashFilter }) {
	requireAdmin(ctx);
	return pageOf(await crashesQuery(ctx.db, filter).execute(), ({ lastSeenAt }) => lastSeenAt);
}

export function crashesQuery(db: Database, { isDone, after }: CrashFilter) {
	const cursor = readCursor(after);
	return db
		.select()
		.from(crashReport)
		.where(
			and(
				isDone ? isNotNull(crashReport.doneAt) : isNull(crashReport.doneAt),
				cursor ? sql`(${crashReport.lastSeenAt}, ${crashReport.no}) < (${cursor.at}, ${cursor.no})` : undefined,
			),
		)
		.orderBy(desc(crashReport.lastSeenAt), desc(crashReport.no))
		.limit(ROWS_PER_PAGE + 1);
}
