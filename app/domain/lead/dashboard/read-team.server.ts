import * as z from 'zod';
import { CURRENCY_CODES } from '#db/schema/enums';
import { LEAD_STATUSES } from '#db/schema/trade-enums';
import type { RequestContext } from '~/context';
import { requireAgency } from '../../access/require-actor';
import { type DashboardFigures, dashboardFigures } from './dashboard-figures';
import type { DashboardSum } from './read-dashboard.server';

const row = z.tuple([
	z.string().nullable(),
	z.string().nullable(),
	z.string(),
	z.enum(LEAD_STATUSES),
	z.enum(CURRENCY_CODES),
	z.number(),
	z.number(),
	z.number(),
]);

/** What one agent has in hand; `name` null stands for leads without an agent. */
export type TeamMember = { id: string | null; name: string | null; figures: DashboardFigures };

export type Team = { all: DashboardFigures; members: TeamMember[] };

/** One statement with one row: the sums of an agency by agent, and its people. */
export const TEAM_SQL = `select
	(select json_group_array(json_array(u.id, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), s.season, s.status, s.currency,
		s.leads, s.total_minor, s.commission_minor))
		from lead_sum s left join user u on u.no = s.user_no where s.agency_no = :agency and s.leads > 0) as sums,
	(select json_group_array(json_array(id, trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')))) from user where agency_no = :agency) as people`.replace(
	/\s+/g,
	' ',
);

/**
 * The figures of an agency's people for one season, each for himself (LEAD-30), those with the most bookings
 * first. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function readTeam({
	ctx,
	season,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today'>;
	season: string | null;
}): Promise<Team> {
	const { agency } = requireAgency(ctx, 'supervisorAgentDashboard');
	const [answer = {}] = (await ctx.db.$client.execute({ sql: TEAM_SQL, args: { agency: agency.no } })).rows as Record<
		string,
		unknown
	>[];
	const rows = z.array(row).parse(JSON.parse(String(answer.sums ?? '[]')));
	const people = z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(String(answer.people ?? '[]')));
	const names = new Map<string, string>(people.filter(([, name]) => name));
	const sums = new Map<string, DashboardSum[]>([...names.keys()].map((id) => [id, []]));
	const all: DashboardSum[] = [];
	for (const [id, name, key, status, currency, leads, totalMinor, commissionMinor] of rows) {
		const sum = { season: key, status, currency, leads, totalMinor, commissionMinor };
		all.push(sum);
		if (id && name) names.set(id, name);
		const own = sums.get(id ?? '') ?? [];
		own.push(sum);
		sums.set(id ?? '', own);
	}
	const figuresOf = (of: readonly DashboardSum[]) => dashboardFigures(of, { season }, ctx.today);
	return {
		all: figuresOf(all),
		members: [...sums]
			.map(([id, of]) => ({ id: id || null, name: names.get(id) ?? null, figures: figuresOf(of) }))
			.sort((a, b) => b.figures.confirmed.count - a.figures.confirmed.count),
	};
}
