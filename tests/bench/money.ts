import type { BenchOptions, BenchResult } from './bench-row';
import { startBenchSite } from './bench-site';
import { booksOf } from './books-generator';
import { bookablePropertyPaths } from './cpu';
import { pageCpu } from './page-cpu';

const PROPERTIES = 500;
const BOOKINGS = 100_000;
const FEWEST_TRANSFERS = 1_000_000;
const BUDGET = 12;

/** Processor time of the team's pages of money and services, workerd and database together, over books of a million transfers. */
export async function benchMoney(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, PROPERTIES);
	try {
		options.say(`Books of ${BOOKINGS} bookings …`);
		const { cookie, transfers } = await booksOf(site.db, BOOKINGS, options.say);
		const money = (...queries: string[]) => queries.map((query) => `/partner/money${query}`);
		const pages: [what: string, paths: string[], budget: number | null][] = [
			['A property, to compare with', await bookablePropertyPaths(site), null],
			[
				'Receivables',
				money('', '?state=overdue', '?state=due', '?state=partlyPaid', '?state=settled', '?brand=demo'),
				BUDGET,
			],
			['Receivables of a client', money('?words=Bame31', '?words=Kame5', '?words=Same12'), BUDGET],
			['Ledger', money('/ledger', '/ledger?month=2026-10', '/ledger?kind=client', '/ledger?kind=agency'), BUDGET],
			['Ledger of a client', money('/ledger?words=Bame31', '/ledger?words=Kame5'), BUDGET],
			['Bank', money('/bank'), BUDGET],
			['Payouts', money('/payouts'), BUDGET],
			['Refunds', money('/refunds'), BUDGET],
			['Deposits', money('/deposits'), BUDGET],
			['Board of the concierge', ['/partner/concierge-jobs'], BUDGET],
		];
		const result: BenchResult = { rows: [], notes: [`The books hold ${transfers} transfers of ${BOOKINGS} bookings.`] };
		for (const [what, paths, budget] of pages) {
			const { total, ofDatabase } = await pageCpu({ options, site, paths, cookie });
			options.say(`${what}: ${total.toFixed(1)} ms, database ${ofDatabase.toFixed(1)} ms`);
			result.rows.push({
				what: `${what}, the books a million transfers: CPU per request, database included`,
				measured: `${total.toFixed(1)} ms`,
				budget: budget === null ? '' : `≤ ${budget} ms`,
				isMet: budget === null ? null : total <= budget && transfers >= FEWEST_TRANSFERS,
			});
			result.notes.push(
				`${what}: of ${total.toFixed(2)} ms the database took ${ofDatabase.toFixed(2)} ms; such as \`${paths[0]}\`.`,
			);
		}
		return result;
	} finally {
		await site.stop();
	}
}
