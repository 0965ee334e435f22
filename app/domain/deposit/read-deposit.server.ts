import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client';
import { securityDeposit } from '#db/schema/refund';

/**
 * The security deposit of a lead for a batch or by itself, none or one row (MONEY-12); `leadNo` may be a subselect in the reader's scope. Amounts are minor
 * units of its own currency; `depositState` says where it stands.
 */
export function depositStatement(db: Database, leadNo: number | SQL) {
	return db
		.select({
			...{ id: securityDeposit.id, kind: securityDeposit.kind, currency: securityDeposit.currency },
			...{ minor: securityDeposit.minor, dueDate: securityDeposit.dueDate },
			...{ receivedMinor: securityDeposit.receivedMinor, returnedMinor: securityDeposit.returnedMinor },
			...{ retainedMinor: securityDeposit.retainedMinor, retainedReason: securityDeposit.retainedReason },
			settledAt: securityDeposit.settledAt,
		})
		.from(securityDeposit)
		.where(eq(securityDeposit.leadNo, leadNo));
}
