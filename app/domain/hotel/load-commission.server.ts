import type { RequestContext } from '~/context';
import { offSaleSql } from '../hotel-desk/plans/plan-sale';
import type { Actor } from '../user/actor';

/** Lowest and highest commission of the rates that an agency may sell, in percent. */
export type CommissionRange = { from: number; to: number };

/** Rates of programmes count for agencies with a confirmed membership alone, rates that are off sale for none. */
const QUERY = `
select min(p.commission_percent) as low, max(p.commission_percent) as high from hotel h join rate_plan p on p.hotel_no = h.no
where h.id = ?1 and not ${offSaleSql('p')} and (p.program_no is null
	or p.program_no in (select program_no from program_membership where agency_no = ?2 and status = 'confirmed'))`;

/** What an agency earns at a hotel; null where the brand shows none (OFFER-3), without a verified agency, and where nothing is sold. */
export async function loadCommission(
	{ db, brand }: Pick<RequestContext, 'db' | 'brand'>,
	actor: Actor,
	id: string,
): Promise<CommissionRange | null> {
	if (!brand.isCommissionDisplayed || actor.agency?.verification !== 'verified') return null;
	const result = await db.$client.execute({ sql: QUERY, args: [id, actor.agency.no] });
	const { low, high } = (result.rows[0] ?? {}) as { low?: unknown; high?: unknown };
	return typeof low === 'number' && typeof high === 'number' ? { from: low, to: high } : null;
}
