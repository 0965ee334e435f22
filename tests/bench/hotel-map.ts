import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { BROWSER_FLAGS, ensureBrowser } from '../../workers/local/browser';
import { agencyWithLeads } from './agency-leads';
import { type BenchOptions, type BenchResult, median } from './bench-row';
import { type BenchSite, HOST, startBenchSite } from './bench-site';
import {
	arrivalOf,
	chooseOnMap,
	dragMap,
	listenToScripts,
	sumOf,
	type Task,
	textOf,
	tracedPage,
	zoomMap,
} from './map-in-use';

const HOTELS = 10_000;
const CHECK_IN = plainDate('2027-01-09');
const LONGEST_TASK = 100;
/** Kilobytes gzipped before the map. */
const MOST_SCRIPT = 250;

const POINTS = '/api/available-hotels/points';

/** The search for hotels in a browser: what it weighs before its map, and how long the map with 10,000 hotels keeps the page from answering. */
export async function benchHotelMap(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, { hotels: HOTELS, countries: ['AT'] });
	const browser = await chromium.launch({ executablePath: ensureBrowser(options.say), args: BROWSER_FLAGS });
	try {
		const session = await agencyWithLeads(site.db, 0, Date.now());
		const rounds = options.isQuick ? 1 : 3;
		const visits: Visit[] = [];
		for (let round = 0; round < rounds; round++) {
			visits.push(await visit(browser, site, { session, round }));
			const { tasks } = visits.at(-1) ?? { tasks: [] };
			options.say(`visit ${round}: ${tasks.slice(0, 8).map(textOf).join(', ')}`);
		}
		return describe(visits);
	} finally {
		await browser.close();
		await site.stop();
	}
}

type Visit = {
	/** Bytes gzipped, before the map was asked for and because of it. */
	script: { before: number; map: number };
	/** From when the hotels had arrived, the longest first. */
	tasks: Task[];
	/** The longest until then. */
	building: Task | undefined;
	/** Milliseconds from the click on 'Show map' until the hotels are drawn. */
	shown: number;
	points: { bytes: number; packed: number };
};

/** Opens the list, then the map, and uses it as people do. */
async function visit(
	browser: Browser,
	site: BenchSite,
	{ session, round }: { session: string; round: number },
): Promise<Visit> {
	const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
	await context.addCookies([{ name: 'session', value: session.split('=')[1] ?? '', domain: HOST, path: '/' }]);
	const page = await context.newPage();
	const scripts = listenToScripts(page);
	const checkIn = addDays(CHECK_IN, round);
	const query = `destination=Austria&checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, 7)}`;
	await page.goto(`http://${HOST}:${site.port}/hotels?${query}`, { waitUntil: 'networkidle' });
	const toggle = page.getByRole('button', { name: 'Show map' });
	await toggle.waitFor();
	await page.waitForTimeout(1000);
	const before = await sumOf(scripts.splice(0));
	const arrived = page.waitForResponse((response) => response.url().includes(POINTS));
	let body = Buffer.alloc(0);
	let [shownAt, dataAt] = [0, 0];
	const { asked, tasks: all } = await tracedPage(browser, page, {
		async ask() {
			await toggle.click();
			body = await (await arrived).body();
			await mapOn(page).getByRole('status').waitFor({ state: 'detached', timeout: 60_000 });
			shownAt = await page.evaluate(() => performance.now());
			dataAt = await arrivalOf(page, POINTS);
		},
		use: () => use(page),
	});
	const shown = shownAt - asked;
	const map = await sumOf(scripts);
	await context.close();
	const longest = (tasks: Task[]) => tasks.sort((a, b) => b.duration - a.duration);
	return {
		script: { before, map },
		tasks: longest(all.filter(({ start }) => start >= dataAt)),
		building: longest(all.filter(({ start }) => start < dataAt))[0],
		shown,
		points: { bytes: body.length, packed: gzipSync(body).length },
	};
}

/** Into the hotels and out again, along, onto one of them, over the list, and to another search. */
async function use(page: Page): Promise<void> {
	// The question about statistics would lie over the lower part of the map.
	await page.getByRole('button', { name: 'Decline' }).click();
	const map = mapOn(page);
	await dragMap(page, map, -120);
	await dragMap(page, map, 120);
	await zoomMap(page, 'Zoom in', 3);
	await dragMap(page, map, -160);
	await page.getByRole('article').first().hover();
	await page.getByRole('article').nth(1).hover();
	await zoomMap(page, 'Zoom in', 2);
	await page.waitForTimeout(1000);
	await chooseOnMap(page, map);
	await zoomMap(page, 'Zoom out', 6);
	// Another search brings other points; the map stays.
	const arrived = page.waitForResponse((response) => response.url().includes(POINTS));
	// What goes wrong before it is awaited is said by that, not by the answer that never came.
	arrived.catch(() => undefined);
	await page.getByRole('textbox', { name: 'Check-in' }).fill(addDays(CHECK_IN, 30));
	await page.getByRole('textbox', { name: 'Check-out' }).fill(addDays(CHECK_IN, 37));
	await page.getByRole('button', { name: 'Search', exact: false }).first().click();
	await arrived;
	await page.waitForTimeout(2500);
}

const mapOn = (page: Page) => page.getByRole('region', { name: 'Map of the hotels' });

function describe(visits: readonly Visit[]): BenchResult {
	const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
	const [first] = visits;
	if (!first) throw new Error('nobody visited the map');
	const most = (figure: 'duration' | 'cpu') =>
		median(visits.map(({ tasks }) => Math.max(0, ...tasks.map((task) => task[figure]))));
	const building = visits.flatMap((each) => each.building ?? []).sort((a, b) => b.duration - a.duration)[0];
	const row = (what: string, milliseconds: number) => ({
		what: `Map of ${HOTELS} hotels, once they are there, in use: ${what}`,
		measured: `${milliseconds.toFixed(0)} ms`,
		budget: `≤ ${LONGEST_TASK} ms`,
		isMet: milliseconds <= LONGEST_TASK,
	});
	return {
		rows: [
			{
				what: '`/hotels`: JavaScript before the map',
				measured: `${kilobytes(first.script.before)} kB; ${kilobytes(first.script.map)} kB more with the map`,
				budget: `≤ ${MOST_SCRIPT} kB`,
				isMet: first.script.before <= MOST_SCRIPT * 1000 && first.script.map > first.script.before,
			},
			row('longest task', most('duration')),
			row('most processor time of a task', most('cpu')),
		],
		notes: [
			`Map of ${HOTELS} hotels with prices: its points ${kilobytes(first.points.bytes)} kB, ${kilobytes(first.points.packed)} kB gzipped; drawn ${median(visits.map(({ shown }) => shown)).toFixed(0)} ms after the click, database included; before they had arrived the longest task was ${building ? textOf(building) : 'none'}. Then dragged, zoomed, a hotel opened, rows pointed at and searched anew. Drawn without a graphics card, for which tasks wait; ${visits.length} visits, the middle one counts.`,
		],
	};
}
