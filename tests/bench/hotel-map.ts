import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { BROWSER_FLAGS, ensureBrowser } from '../../workers/local/browser';
import { agencyWithLeads } from './agency-leads';
import { type BenchOptions, type BenchResult, median } from './bench-row';
import { type BenchSite, HOST, startBenchSite } from './bench-site';

const HOTELS = 10_000;
const CHECK_IN = plainDate('2027-01-09');
const LONGEST_TASK = 100;
/** Kilobytes gzipped before the map. */
const MOST_SCRIPT = 250;

const POINTS = '/api/available-hotels/points';
const CLICKED = 'map asked for';

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

/** A task of the page's main thread in milliseconds: by the clock, and what it took of the processor itself. */
type Task = { start: number; duration: number; cpu: number };

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
	const scripts: Promise<number>[] = [];
	page.on('response', (response) => {
		if (/javascript/.test(response.headers()['content-type'] ?? ''))
			scripts.push(response.body().then((body) => gzipSync(body).length));
	});
	const checkIn = addDays(CHECK_IN, round);
	const query = `destination=Austria&checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, 7)}`;
	await page.goto(`http://${HOST}:${site.port}/hotels?${query}`, { waitUntil: 'networkidle' });
	const toggle = page.getByRole('button', { name: 'Show map' });
	await toggle.waitFor();
	await page.waitForTimeout(1000);
	const before = await sumOf(scripts.splice(0));
	await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
	const clicked = await page.evaluate((name) => performance.mark(name).startTime, CLICKED);
	const arrived = page.waitForResponse((response) => response.url().includes(POINTS));
	await toggle.click();
	const body = await (await arrived).body();
	await page.locator('.hotel-map .hotel-map-state').waitFor({ state: 'detached', timeout: 60_000 });
	const shown = (await page.evaluate(() => performance.now())) - clicked;
	const dataAt = await page.evaluate((path) => {
		const [data] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path));
		return (data as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
	}, POINTS);
	await use(page);
	const all = tasksOf(await browser.stopTracing(), clicked);
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

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** The tasks of the thread on which the click was marked, from then on; times as the page tells them, `clicked` among them. */
function tasksOf(trace: Buffer, clicked: number): Task[] {
	const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
	const mark = traceEvents.find(({ name }) => name === CLICKED);
	if (!mark) throw new Error('the trace does not know the click');
	return traceEvents
		.filter(({ name, ph, pid, tid, ts }) => {
			const isOurs = pid === mark.pid && tid === mark.tid && ts >= mark.ts;
			return isOurs && ph === 'X' && name === 'ThreadControllerImpl::RunTask';
		})
		.map(({ ts, dur = 0, tdur = 0 }) => ({
			start: clicked + (ts - mark.ts) / 1000,
			duration: dur / 1000,
			cpu: tdur / 1000,
		}));
}

/** Into the hotels and out again, along, onto one of them, over the list, and to another search. */
async function use(page: Page): Promise<void> {
	const zoom = async (name: 'Zoom in' | 'Zoom out', times: number) => {
		for (let time = 0; time < times; time++) {
			await page.getByRole('button', { name }).click();
			await page.waitForTimeout(350);
		}
	};
	// The question about statistics would lie over the lower part of the map.
	await page.getByRole('button', { name: 'Decline' }).click();
	const box = await page.locator('.hotel-map canvas').boundingBox();
	if (!box) throw new Error('the map has no canvas');
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const drag = async (by: number) => {
		await page.mouse.move(middle.x, middle.y);
		await page.mouse.down();
		await page.mouse.move(middle.x + by, middle.y + by / 2, { steps: 12 });
		await page.mouse.up();
		await page.waitForTimeout(500);
	};
	await drag(-120);
	await drag(120);
	await zoom('Zoom in', 3);
	await drag(-160);
	await page.locator('.hotel-row').first().hover();
	await page.locator('.hotel-row').nth(1).hover();
	await zoom('Zoom in', 2);
	await page.waitForTimeout(1000);
	await chooseOne(page, box);
	await zoom('Zoom out', 6);
	// Another search brings other points; the map stays.
	const arrived = page.waitForResponse((response) => response.url().includes(POINTS));
	await page.getByLabel('Check-in').fill(addDays(CHECK_IN, 30));
	await page.getByLabel('Check-out').fill(addDays(CHECK_IN, 37));
	await page.getByRole('button', { name: 'Search', exact: false }).first().click();
	await arrived;
	await page.waitForTimeout(2500);
}

/** Moves over the map until a hotel is under the pointer, and opens its card. */
async function chooseOne(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<void> {
	const canvas = page.locator('.hotel-map canvas');
	const card = page.locator('.hotel-map-card');
	for (let y = box.y + 120; y < Math.min(box.y + box.height, 780); y += 20) {
		for (let x = box.x + 30; x < box.x + box.width - 80; x += 30) {
			await page.mouse.move(x, y);
			if (!(await canvas.evaluate((element) => element.style.cursor === 'pointer'))) continue;
			await page.mouse.click(x, y);
			const isOpen = await card.waitFor({ timeout: 3000 }).then(
				() => true,
				// A cluster: it has opened, and its hotels stand elsewhere.
				() => false,
			);
			if (isOpen) return;
		}
	}
	throw new Error('no hotel of the map could be chosen');
}

async function sumOf(sizes: readonly Promise<number>[]): Promise<number> {
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

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

function textOf({ duration, cpu }: Task): string {
	return `${duration.toFixed(0)} ms (${cpu.toFixed(0)} of the processor)`;
}
