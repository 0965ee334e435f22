import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import type { Database } from '#db/client';
import { HOLD_STAYS } from '#db/held-stays';
import { newSessionToken, sessionTokenHash } from '~/domain/session/session-token';
import { BROWSER_FLAGS, ensureBrowser } from '../../workers/local/browser';
import type { BenchOptions, BenchResult } from './bench-row';
import { HOST, startBenchSite, TODAY } from './bench-site';
import { type Task, textOf, tracedPage } from './map-in-use';
import { pageCpu } from './page-cpu';
import { uncachedClient } from './uncached';

const PROPERTIES = 500;
const DAYS = 400;
const CPU_BUDGET = 15;
/** Kilobytes gzipped of 50 properties by 60 days. */
const WEIGHT_BUDGET = 40;
/** Milliseconds of the longest task while the calendar is scrolled. */
const LONGEST_TASK = 50;

/** The operators' calendar with 500 properties, each sold or blocked for half of 400 days: what a window costs and weighs, and how smoothly it scrolls. */
export async function benchDeskCalendar(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, PROPERTIES, { isScratch: true });
	const browser = await chromium.launch({ executablePath: ensureBrowser(options.say), args: BROWSER_FLAGS });
	try {
		const cookie = await operatorOfAll(site.db, Date.now());
		const paths = [0, 100, 450].flatMap((row) =>
			[0, 120, 300].map(
				(day) => `/partner/desk/calendar/window?from=${TODAY}&q=&row=${row}&day=${day}${row === 0 ? '&counts=' : ''}`,
			),
		);
		const client = uncachedClient(site.port, cookie);
		const weights: number[] = [];
		for (const path of paths) weights.push(gzipSync((await client.ask(path)).body).length / 1000);
		client.close();
		const heaviest = Math.max(...weights);
		const { total, ofDatabase } = await pageCpu({ options, site, paths, cookie });
		const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } });
		await context.addCookies([{ name: 'session', value: cookie.split('=')[1] ?? '', domain: HOST, path: '/' }]);
		const page = await context.newPage();
		await page.goto(`http://${HOST}:${site.port}/partner/desk/calendar?from=${TODAY}`, { waitUntil: 'networkidle' });
		await page.getByRole('button', { name: 'Decline' }).click();
		await page.waitForTimeout(1000);
		const { tasks } = await tracedPage(browser, page, { ask: async () => undefined, use: () => scroll(page) });
		const [drawn, longest] = [await page.locator('.desk-row').count(), mostCpu(tasks)];
		options.say(`longest tasks: ${byCpu(tasks).slice(0, 6).map(textOf).join(', ')}`);
		const what = `Operators' calendar, ${PROPERTIES} properties by ${DAYS} days`;
		return {
			rows: [
				{
					what: `${what}: CPU of a window of 50 by 60, database included`,
					measured: `${total.toFixed(1)} ms`,
					budget: `≤ ${CPU_BUDGET} ms`,
					isMet: total <= CPU_BUDGET,
				},
				{
					what: `${what}: the heaviest of ${weights.length} windows, gzipped`,
					measured: `${heaviest.toFixed(1)} kB`,
					budget: `≤ ${WEIGHT_BUDGET} kB`,
					isMet: heaviest <= WEIGHT_BUDGET,
				},
				{
					what: `${what}, scrolled both ways: most processor time of a task`,
					measured: `${longest.toFixed(0)} ms`,
					budget: `≤ ${LONGEST_TASK} ms`,
					isMet: longest <= LONGEST_TASK,
				},
			],
			notes: [
				`A window of the operators' calendar: of ${total.toFixed(2)} ms the database took ${ofDatabase.toFixed(2)} ms. After scrolling ${drawn} rows were elements.`,
			],
		};
	} finally {
		await browser.close();
		await site.stop();
	}
}

const byCpu = (tasks: readonly Task[]) => [...tasks].sort((a, b) => b.cpu - a.cpu);
const mostCpu = (tasks: readonly Task[]) => byCpu(tasks)[0]?.cpu ?? 0;

/** With the wheel through all properties and all days, and back. */
async function scroll(page: Page): Promise<void> {
	await page.mouse.move(900, 600);
	for (const [x, y, times] of [
		[0, 900, 26],
		[700, 0, 16],
		[-600, -1200, 20],
	] as const)
		for (let time = 0; time < times; time++) {
			await page.mouse.wheel(x, y);
			await page.waitForTimeout(120);
		}
	await page.waitForTimeout(1000);
}

/** An operator with all properties, of which every second week of the next 400 days is booked or blocked; the cookie of its user. */
async function operatorOfAll(db: Database, now: number): Promise<string> {
	const run = (sql: string, args: Record<string, string | number> = {}) => db.$client.execute({ sql, args });
	await run(`insert into operator (key, name) values ('bench', 'Bench Chalets') on conflict do nothing`);
	await run(`update property set operator_no = (select no from operator where key = 'bench')`);
	await run(
		`insert into user (id, issuer, subject, email, first_name, last_name, role, operator_no, updated_at)
		select 'user_bench_operator', 'bench', 'operator', 'operator@bench.example', 'Hanna', 'Bench', 'operator', no, :now from operator
		where key = 'bench' on conflict do nothing`,
		{ now },
	);
	await run(
		`with recursive week(at) as (select 0 union all select at + 1 from week where at < 28)
		insert into night_block (id, property_no, check_in, check_out, reason, created_by)
		select 'block_' || property.no || '_' || at, property.no, date(:today, '+' || (at * 14 + property.no % 7) || ' days'),
			date(:today, '+' || (at * 14 + property.no % 7 + 7) || ' days'), 'Kept for the season ' || at, 'user_bench_operator'
		from week, property`,
		{ today: TODAY },
	);
	await run(
		`with recursive nights (no, property_no, night, until) as (
			select no, property_no, check_in, check_out from night_block
			union all select no, property_no, date(night, '+1 day'), until from nights where date(night, '+1 day') < until
		) insert into property_night (property_no, night, block_no) select property_no, night, no from nights`,
	);
	await run(HOLD_STAYS.sql);
	const token = newSessionToken();
	await run(
		`insert into session (token_hash, user_no, created_at, expires_at)
		select :hash, no, :now, :now + 30 * 86400000 from user where id = 'user_bench_operator'`,
		{ hash: await sessionTokenHash(token), now },
	);
	return `session=${token}`;
}
