import type { RequestContext } from '~/context';
import { requireAgency } from '../../access/require-actor';
import type { DashboardFilter } from './dashboard-filter';
import { type DashboardRow, readRows } from './dashboard-row';
import { exportStatement } from './dashboard-statement';

/** More than anybody reads in a spreadsheet, little enough for one answer. */
const MOST_EXPORTED = 5000;
const MOST_IDS = 100;

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'language'>;

/** All leads of a filter, or those with these ids; the agency's only. Throws DomainError 'forbidden' or 'unavailable'. */
export async function exportLeads({
	ctx,
	filter,
	ids,
}: {
	ctx: Context;
	filter: DashboardFilter;
	ids: readonly string[];
}): Promise<DashboardRow[]> {
	const { agency, no: userNo } = requireAgency(ctx);
	const statement = exportStatement({ agencyNo: agency.no, userNo }, filter, {
		today: ctx.today,
		limit: MOST_EXPORTED,
		ids: ids.slice(0, MOST_IDS),
	});
	const [row] = (await ctx.db.$client.execute(statement)).rows;
	return readRows(row?.rows, ctx.language);
}
