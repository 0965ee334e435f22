import type { UserRole } from '../lead-status';
import { isLeadTab, type LeadTab } from './lead-tabs';

export const DASHBOARD_SORTS = ['next', 'arrival', 'new', 'client'] as const;

export type DashboardSort = (typeof DASHBOARD_SORTS)[number];

/** What of an agency's leads is shown: as the address says it, so it works without script and can be shared. */
export type DashboardFilter = {
	/** The agent's own leads, or everybody's of the agency. */
	whose: 'mine' | 'team';
	/** One agent's of the agency, by his id, whatever `whose` says; null for none. */
	agent?: string | null;
	/** Null shows all. */
	tab: LeadTab | null;
	/** `2026-w` (`seasonKey`); null for all. */
	season: string | null;
	/** Words of client, references, property or place; '' for none. */
	words: string;
	sort: DashboardSort;
	/** From 1. */
	page: number;
};

/** Rows of a page. */
export const DASHBOARD_PAGE = 25;

const LONGEST_WORDS = 80;
const LAST_PAGE = 4000;

/** Agents begin with their own leads, supervisors and admins with everybody's. */
export function usualWhose(actor: { role: UserRole } | null): DashboardFilter['whose'] {
	return actor?.role === 'agent' || actor?.role === 'amex_lifestyleAgent' ? 'mine' : 'team';
}

/** Reads an address; what is not understood counts as not said. */
export function readDashboardFilter(query: URLSearchParams, usual: DashboardFilter['whose']): DashboardFilter {
	const whose = query.get('whose');
	const tab = query.get('status');
	const season = query.get('season') ?? '';
	const sort = query.get('sort');
	const page = Number(query.get('page'));
	return {
		whose: whose === 'mine' || whose === 'team' ? whose : usual,
		agent: query.get('agent')?.slice(0, LONGEST_WORDS) || null,
		tab: isLeadTab(tab) ? tab : null,
		season: /^\d{4}-[sw]$/.test(season) ? season : null,
		words: (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
		sort: DASHBOARD_SORTS.find((each) => each === sort) ?? 'next',
		page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
	};
}

/** The address of a filter below a path, without what is usual. */
export function dashboardAddress(path: string, filter: DashboardFilter, usual: DashboardFilter['whose']): string {
	const query = new URLSearchParams();
	if (filter.whose !== usual) query.set('whose', filter.whose);
	if (filter.agent) query.set('agent', filter.agent);
	if (filter.tab) query.set('status', filter.tab);
	if (filter.season) query.set('season', filter.season);
	if (filter.words) query.set('q', filter.words);
	if (filter.sort !== 'next') query.set('sort', filter.sort);
	if (filter.page > 1) query.set('page', String(filter.page));
	return query.size > 0 ? `${path}?${query}` : path;
}
