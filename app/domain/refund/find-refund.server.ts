import { eq, sql } from 'drizzle-orm';
import { refund } from '#db/schema/refund';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { REFUNDABLE_SQL } from './refund-statements';

export type FoundRefund = typeof refund.$inferSelect & { refundableMinor: number };

/** A refund with what may still be given back for it; the caller checks the capability. Throws DomainError 'not-found', 'unavailable'. */
export async function findRefund({ db }: Pick<RequestContext, 'db'>, id: string): Promise<FoundRefund> {
	const [found] = await db
		.select({
			row: refund,
			refundableMinor: sql<number>`(select ${sql.raw(REFUNDABLE_SQL)} from refund r where r.no = ${sql.raw('"refund"."no"')})`,
		})
		.from(refund)
		.where(eq(refund.id, id));
	if (!found) throw new DomainError('not-found', `No refund ${id}`);
	return { ...found.row, refundableMinor: found.refundableMinor };
}

/** A subselect that gives the refund's id while it is as it was seen and what it gives back is there. */
export function asSeen({ no, version }: Pick<FoundRefund, 'no' | 'version'>, needsMoney: boolean) {
	const isThere = sql.raw(needsMoney ? `r.minor + r.retained_minor <= ${REFUNDABLE_SQL}` : 'true');
	return sql`select r.id from refund r where r.no = ${no} and r.version = ${version} and ${isThere}`;
}
