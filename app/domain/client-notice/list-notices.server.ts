import { desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client';
import { clientNotice } from '#db/schema/client-notice';

/** What the client of a lead was told by mail, the latest first, for a batch; `leadNo` may be a subselect in the reader's scope. Minor units. */
export function noticesStatement(db: Database, leadNo: number | SQL) {
	return db
		.select({
			...{ kind: clientNotice.kind, receiver: clientNotice.receiver, minor: clientNotice.minor },
			...{ currency: clientNotice.currency, createdAt: clientNotice.createdAt, no: clientNotice.no },
		})
		.from(clientNotice)
		.where(eq(clientNotice.leadNo, leadNo))
		.orderBy(desc(clientNotice.no));
}
