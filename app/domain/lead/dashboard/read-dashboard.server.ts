import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import type { RequestContext } from '~/context';
import { requireAgency } from '../../access/require-actor';
import { addDays } from '../../date/plain-date';
import { DASHBOARD_PAGE, type DashboardFilter } from './dashboard-filter';
import { type DashboardRow, readRows } from './dashboard-row';
import { dashboardStatement, MOST_HITS } from './dashboard-statement';

/** What counts as due soon. */
const DUE_DAYS = 7;

const sum = z.tuple([z.string(), z.enum(LEAD_STATUSES), z.enum(CURRENCY_CODES), z.number(), z.number(), z.number()]);

/** Leads of one season, status and currency; amounts in minor units. */
export type DashboardSum = {
	season: string;
	status: (typeof LEAD_STATUSES)[number];
	currency: (typeof CURRENCY_CODES)[number];
	leads: number;
	totalMinor: number;
	commissionMinor: number;
};

export type DueSteps = { rows: DashboardRow[]; count: number };

export type Dashboard = {
	rows: DashboardRow[];
	hasMore: boolean;
	/** Leads that hold the words that were looked for, at most `MOST_HITS`; null without words. */
	found: { count: number; isCut: boolean } | null;
	/** Of the agent whose leads these are, if one is named. */
	agentName: string | null;
	sums: DashboardSum[];
	options: DueSteps;
	payments: DueSteps;
	cancellations: DueSteps;
};

type Context = Pick<RequestContext, 'db' | 'actor' | 'today' | 'language'>;

/**
 * The dashboard of an agency's people (LEAD-30), in one round trip: a page of leads, sums, and what is due within a week.
 * Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function readDashboard({ ctx, filter }: { ctx: Context; filter: DashboardFilter }): Promise<Dashboard> {
	const { agency, no: userNo } = requireAgency(ctx);
	const { today, language } = ctx;
	const statement = dashboardStatement({ agencyNo: agency.no, userNo }, filter, {
		today,
		until: addDays(today, DUE_DAYS),
	});
	const [row = {}] = (await ctx.db.$client.execute(statement)).rows as Record<string, unknown>[];
	const rows = readRows(row.rows, language);
	const due = (kind: string): DueSteps => ({
		rows: readRows(row[`${kind}s`], language),
		count: Number(row[`${kind}_count`] ?? 0),
	});
	const count = Number(row.found ?? 0);
	return {
		rows: rows.slice(0, DASHBOARD_PAGE),
		hasMore: rows.length > DASHBOARD_PAGE,
		found: filter.words === '' ? null : { count, isCut: count >= MOST_HITS },
		agentName: typeof row.agent_name === 'string' ? row.agent_name : null,
		sums: z
			.array(sum)
			.parse(JSON.parse(String(row.sums ?? '[]')))
			.filter(([, , , leads]) => leads > 0)
			.map(([season, status, currency, leads, totalMinor, commissionMinor]) => ({
				season,
				status,
				currency,
				leads,
				totalMinor,
				commissionMinor,
			})),
		options: due('option'),
		payments: due('payment'),
		cancellations: due('cancellation'),
	};
}
