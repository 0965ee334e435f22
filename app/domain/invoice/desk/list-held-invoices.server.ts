import { asc, countDistinct, eq, min } from 'drizzle-orm';
import type { Database } from '#db/client';
import { heldInvoice } from '#db/schema/invoice';
import { operator } from '#db/schema/operator';
import type { RequestContext } from '~/context';
import { requireActor } from '../../access/require-actor';
import { knownBrands } from '../../brand/known-brands';
import { readGaps } from '../held-statements';

export type HeldInvoices = Awaited<ReturnType<typeof listHeldInvoices>>[number];

/** Invoices that wait, by their issuer and what is missing of it, the longest first (INVOICE-9). Throws DomainError 'forbidden', 'unavailable'. */
export async function listHeldInvoices(ctx: Pick<RequestContext, 'db' | 'actor'>) {
	requireActor(ctx, 'money');
	const rows = await heldQuery(ctx.db);
	return rows.map(({ gaps, brandKey, ...row }) => ({
		...{ ...row, brandKey, gaps: readGaps(gaps), brandName: knownBrands().of(brandKey).name },
	}));
}

/** The query behind the list. */
export function heldQuery(db: Database) {
	const { brandKey, gaps, createdAt } = heldInvoice;
	return db
		.select({
			...{ brandKey, gaps, operatorKey: operator.key, operatorName: operator.name },
			...{ bookings: countDistinct(heldInvoice.leadNo), since: min(createdAt) },
		})
		.from(heldInvoice)
		.leftJoin(operator, eq(operator.no, heldInvoice.operatorNo))
		.groupBy(brandKey, heldInvoice.operatorNo, gaps)
		.orderBy(asc(min(createdAt)));
}
