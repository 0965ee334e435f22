import { gzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright';

/** A task of the page's main thread in milliseconds: by the clock, and what it took of the processor itself. */
export type Task = { start: number; duration: number; cpu: number };

const ASKED = 'map asked for';

/**
 * The tasks of a page's main thread from the moment in which `ask` calls for a map until `use` has ended, by the page's own clock, and that moment.
 */
export async function tracedPage(
	browser: Browser,
	page: Page,
	{ ask, use }: { ask: () => Promise<unknown>; use: () => Promise<void> },
): Promise<{ asked: number; tasks: Task[] }> {
	await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
	const asked = await page.evaluate((name) => performance.mark(name).startTime, ASKED);
	await ask();
	await use();
	return { asked, tasks: tasksOf(await browser.stopTracing(), asked) };
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** The tasks of the thread on which the mark was set, from then on. */
function tasksOf(trace: Buffer, asked: number): Task[] {
	const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
	const mark = traceEvents.find(({ name }) => name === ASKED);
	if (!mark) throw new Error('the trace does not know when the map was asked for');
	return traceEvents
		.filter(({ name, ph, pid, tid, ts }) => {
			const isOurs = pid === mark.pid && tid === mark.tid && ts >= mark.ts;
			return isOurs && ph === 'X' && name === 'ThreadControllerImpl::RunTask';
		})
		.map(({ ts, dur = 0, tdur = 0 }) => ({
			start: asked + (ts - mark.ts) / 1000,
			duration: dur / 1000,
			cpu: tdur / 1000,
		}));
}

/** When the answer of an address had arrived, by the page's clock. */
export function arrivalOf(page: Page, path: string): Promise<number> {
	return page.evaluate((path) => {
		const [data] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path));
		return (data as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
	}, path);
}

/** Gzipped sizes of a page's scripts, as they come. */
export function listenToScripts(page: Page): Promise<number>[] {
	const scripts: Promise<number>[] = [];
	page.on('response', (response) => {
		if (/javascript/.test(response.headers()['content-type'] ?? ''))
			scripts.push(response.body().then((body) => gzipSync(body).length));
	});
	return scripts;
}

export async function sumOf(sizes: readonly Promise<number>[]): Promise<number> {
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Presses a zoom button so many times. */
export async function zoomMap(page: Page, name: 'Zoom in' | 'Zoom out', times: number): Promise<void> {
	for (let time = 0; time < times; time++) {
		await page.getByRole('button', { name }).click();
		await page.waitForTimeout(350);
	}
}

/** Drags the map by its middle. */
export async function dragMap(page: Page, map: Locator, by: number): Promise<void> {
	const box = await canvasBox(map);
	const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 700) / 2 };
	await page.mouse.move(middle.x, middle.y);
	await page.mouse.down();
	await page.mouse.move(middle.x + by, middle.y + by / 2, { steps: 12 });
	await page.mouse.up();
	await page.waitForTimeout(500);
}

/** Moves over the map until a pin is under the pointer, and opens its card. */
export async function chooseOnMap(page: Page, map: Locator): Promise<void> {
	const box = await canvasBox(map);
	const canvas = map.locator('canvas');
	const card = map.getByRole('article');
	for (let y = box.y + 120; y < Math.min(box.y + box.height, 780); y += 20) {
		for (let x = box.x + 30; x < box.x + box.width - 80; x += 30) {
			await page.mouse.move(x, y);
			if (!(await canvas.evaluate((element) => element.style.cursor === 'pointer'))) continue;
			await page.mouse.click(x, y);
			const isOpen = await card.waitFor({ timeout: 3000 }).then(
				() => true,
				// A cluster: it has opened, and its pins stand elsewhere.
				() => false,
			);
			if (isOpen) return;
		}
	}
	throw new Error('no pin of the map could be chosen');
}

async function canvasBox(map: Locator) {
	const box = await map.locator('canvas').boundingBox();
	if (!box) throw new Error('the map has no canvas');
	return box;
}

export function textOf({ duration, cpu }: Task): string {
	return `${duration.toFixed(0)} ms (${cpu.toFixed(0)} of the processor)`;
}
