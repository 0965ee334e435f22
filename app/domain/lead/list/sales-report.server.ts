import { and, count, eq, gte, isNotNull, isNull, lte, type SQL, sum } from 'drizzle-orm';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { travelAgency } from '#db/schema/travel-agency';
import { requireActor, requireAgency } from '../../access/require-actor';
import type { PlainDate } from '../../date/plain-date';
import type { Currency } from '../../money/money';
import type { AgentLeadContext } from '../agent-lead-context';
import type { CommissionState } from '../commission-state';
import { commissionStateColumn } from '../commission-state-column.server';
import type { LeadStatus } from '../lead-status';

/** What an agency has sold and asked for, in one currency; sums are never mixed. Amounts in minor units. */
export type SalesReport = {
	agency: { _id: string; name: string };
	currency: Currency;
	/** Leads by status, those that there are. */
	leads: { status: LeadStatus; count: number; totalMinor: number }[];
	/** Commission of confirmed bookings by where it stands; the parts add up to all of it. */
	commission: Record<CommissionState, number>;
};

type Input = {
	ctx: Pick<AgentLeadContext, 'db' | 'actor' | 'today'>;
	/** First and last check-in that count. */
	period: { from: PlainDate; to: PlainDate };
};

/**
 * Figures per agency, currency and period (LEAD-29): a supervisor's own agency, for an admin all of them or the one he acts
 * for. Leads count by their check-in. Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function salesReport({ ctx, period }: Input): Promise<SalesReport[]> {
	const actor = requireActor(ctx, 'supervisorAgentDashboard');
	const isAll = actor.role === 'admin' && !actor.isActing;
	const agencyNo = isAll ? null : requireAgency(ctx, 'supervisorAgentDashboard').agency.no;
	const rows = await reportQuery(ctx.db, agencyNo, period, ctx.today).execute();
	const reports = new Map<string, SalesReport>();
	for (const { agencyId, agencyName, currency, status, state, leads, totalMinor, commissionMinor } of rows) {
		const key = `${agencyId} ${currency}`;
		const report = reports.get(key) ?? {
			agency: { _id: agencyId, name: agencyName },
			currency,
			leads: [],
			commission: { expected: 0, due: 0, invoiced: 0, paid: 0, disputed: 0 },
		};
		const line = report.leads.find((each) => each.status === status) ?? { status, count: 0, totalMinor: 0 };
		if (line.count === 0) report.leads.push(line);
		line.count += leads;
		line.totalMinor += Number(totalMinor ?? 0);
		if (state) report.commission[state] += Number(commissionMinor ?? 0);
		reports.set(key, report);
	}
	return [...reports.values()];
}

/** The query behind a report; `agencyNo` null asks for all agencies. */
export function reportQuery(db: Database, agencyNo: number | null, { from, to }: Input['period'], today: PlainDate) {
	const agency: SQL = agencyNo === null ? isNotNull(lead.agencyNo) : eq(lead.agencyNo, agencyNo);
	const state = commissionStateColumn(today);
	return db
		.select({
			agencyId: travelAgency.id,
			agencyName: travelAgency.name,
			currency: lead.currency,
			status: lead.status,
			state,
			leads: count(),
			totalMinor: sum(lead.totalMinor),
			commissionMinor: sum(lead.commissionMinor),
		})
		.from(lead)
		.innerJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(and(agency, gte(lead.checkIn, from), lte(lead.checkIn, to), isNull(lead.deletedAt)))
		.groupBy(lead.agencyNo, lead.currency, lead.status, state)
		.orderBy(lead.agencyNo, lead.currency, lead.status)
		.$dynamic();
}
