import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import type { RequestContext } from '~/context';
import { reachDatabase } from '../enquiry/reach-database.server';
import { isTradeVisitor } from './is-trade-visitor';

/** Percent of commission by the public id of a house. */
export type HouseCommissions = ReadonlyMap<string, number>;

/**
 * The commissions of the houses of a list, for the trade of brands that show them (P§6); null for everybody else, who costs no
 * question.
 */
export async function houseCommissions(
	{ actor, brand, db }: Pick<RequestContext, 'actor' | 'brand' | 'db'>,
	houses: readonly { id: string }[],
): Promise<HouseCommissions | null> {
	if (!brand.isCommissionDisplayed || !isTradeVisitor(actor) || houses.length === 0) return null;
	const ids = houses.map(({ id }) => id);
	const rows = await reachDatabase(
		db
			.select({ id: property.id, percent: operator.commissionPercent })
			.from(property)
			.innerJoin(operator, eq(operator.no, property.operatorNo))
			.where(and(inArray(property.id, ids), isNotNull(operator.commissionPercent)))
			.execute(),
	);
	return new Map(rows.flatMap(({ id, percent }) => (percent === null ? [] : [[id, percent]])));
}
