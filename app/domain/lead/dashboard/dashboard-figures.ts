import type { LEAD_TABS } from '#db/schema/trade-enums';
import { type PlainDate, plainDate } from '../../date/plain-date';
import type { Money } from '../../money/money';
import { seasonKey, seasonOf } from '../../stay/season';
import type { DashboardFilter } from './dashboard-filter';
import { tabOf } from './lead-tabs';
import type { DashboardSum } from './read-dashboard.server';

type Tab = (typeof LEAD_TABS)[number];

/** A number of leads and their amounts, one for each currency. */
export type Figure = { count: number; amounts: Money[] };

export type DashboardFigures = {
	/** Leads by tab within the season that is chosen; `all` is their sum. */
	tabs: Record<Tab | 'all', number>;
	/** Seasons that have leads, and the current one, the latest first. */
	seasons: string[];
	interests: Figure;
	/** Options that are held. */
	options: Figure;
	/** Bookings of `season`: the one that is chosen, else the current one. */
	confirmed: Figure;
	commission: Figure;
	season: string;
};

/** What stands above an agency's table, out of its sums. Currencies are never mixed. */
export function dashboardFigures(
	sums: readonly DashboardSum[],
	{ season: chosen }: Pick<DashboardFilter, 'season'>,
	today: PlainDate,
): DashboardFigures {
	const season = chosen ?? seasonKey(seasonOf(today));
	const tabs: DashboardFigures['tabs'] = { all: 0, interest: 0, options: 0, requested: 0, confirmed: 0, closed: 0 };
	for (const each of sums) {
		if (chosen && each.season !== chosen) continue;
		tabs[tabOf(each.status)] += each.leads;
		tabs.all += each.leads;
	}
	const booked = sums.filter((each) => each.status === 'confirmedBooking' && each.season === season);
	return {
		tabs,
		seasons: [...new Set([...sums.map((each) => each.season), season])].sort().reverse(),
		interests: figure(sums.filter(({ status }) => status === 'interest')),
		options: figure(sums.filter(({ status }) => status === 'confirmedOption')),
		confirmed: figure(booked),
		commission: figure(booked, 'commissionMinor'),
		season,
	};
}

function figure(sums: readonly DashboardSum[], column: 'totalMinor' | 'commissionMinor' = 'totalMinor'): Figure {
	const amounts = new Map<Money['currency'], number>();
	for (const each of sums) amounts.set(each.currency, (amounts.get(each.currency) ?? 0) + each[column]);
	return {
		count: sums.reduce((total, { leads }) => total + leads, 0),
		amounts: [...amounts]
			.filter(([, minor]) => minor !== 0)
			.map(([currency, minor]) => ({ minor, currency }))
			.sort((a, b) => b.minor - a.minor),
	};
}

/** A season's key as the season itself: `2026-w`. */
export function seasonOfKey(key: string) {
	return seasonOf(plainDate(`${key.slice(0, 4)}-${key.endsWith('s') ? '07' : '12'}-01`));
}
