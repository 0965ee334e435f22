import { agencyWithLeads } from './agency-leads';
import { agencyWithProposals } from './agency-proposals';
import type { BenchOptions, BenchResult } from './bench-row';
import { startBenchSite } from './bench-site';
import { bookablePropertyPaths } from './cpu';
import { pageCpu } from './page-cpu';

const PROPERTIES = 1_000;
const LEADS = 50_000;
const BUDGET = 12;
const PROPOSALS = 1_000;
/** Of the list of so many proposals. */
const LIST_BUDGET = 8;

/** Processor time of what a signed-in agent opens, workerd and database together, with fifty thousand leads in his agency. */
export async function benchAgents(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, PROPERTIES);
	try {
		options.say(`An agency with ${LEADS} leads …`);
		const cookie = await agencyWithLeads(site.db, LEADS, Date.now());
		const draft = await agencyWithProposals(site.db, PROPOSALS, Date.now());
		const pages: [what: string, paths: string[], budget?: number][] = [
			['Dashboard', ['/partner/dashboard', '/partner/dashboard?page=3', '/partner/dashboard?whose=team']],
			['Dashboard, a status', ['options', 'requested', 'confirmed'].map((tab) => `/partner/dashboard?status=${tab}`)],
			[
				'Dashboard, a client',
				['Kame5', 'Bame31', 'TLS 26-31'].map((q) => `/partner/dashboard?q=${encodeURIComponent(q)}`),
			],
			['A property', await bookablePropertyPaths(site)],
			['List of 1,000 proposals', ['', '?state=sent', '?state=opened'].map(listPath), LIST_BUDGET],
			['List of 1,000 proposals, a client', ['Kame5', 'Bame31', 'Same1'].map((q) => listPath(`?q=${q}`)), LIST_BUDGET],
			['Builder of a proposal', [`/partner/proposals/${draft}`]],
			['Leads to add to a proposal', ['Kame5', 'Bame31', ''].map((q) => `/partner/proposals/${draft}/leads?q=${q}`)],
		];
		const result: BenchResult = { rows: [], notes: [] };
		for (const [what, paths, budget = BUDGET] of pages) {
			const { total, ofDatabase } = await pageCpu({ options, site, paths, cookie });
			result.rows.push({
				what: `${what} of an agent, ${LEADS / 1000},000 leads: CPU per request, database included`,
				measured: `${total.toFixed(1)} ms`,
				budget: `≤ ${budget} ms`,
				isMet: total <= budget,
			});
			result.notes.push(
				`${what} of an agent: of ${total.toFixed(2)} ms the database took ${ofDatabase.toFixed(2)} ms; such as \`${paths[0]}\`.`,
			);
		}
		return result;
	} finally {
		await site.stop();
	}
}

const listPath = (query: string) => `/partner/proposals${query}`;
