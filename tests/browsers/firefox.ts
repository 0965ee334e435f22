import puppeteer, { type Browser, ElementHandle } from 'puppeteer-core';
import { type BrowserWindow, findElement, type Wanted, type WindowSize } from './browser-window';

/** Starts Firefox, to be driven by WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Browser> {
	return puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
}

/** Opens a window of Firefox that knows nothing of the others. */
export async function openFirefox(browser: Browser, { width, height }: WindowSize): Promise<BrowserWindow> {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	await page.setViewport({ width, height });
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(String(error)));
	page.on('console', async (message) => {
		if (message.type() !== 'error') return;
		const told = message
			.args()
			.map((each) => each.evaluate((value) => (value instanceof Error ? `${value}` : String(value))));
		errors.push(`console: ${(await Promise.all(told).catch(() => [message.text()])).join(' ')}`);
	});
	const evaluate = (body: string, wanted?: Wanted) =>
		page.evaluate(`((wanted) => { ${body} })(${JSON.stringify(wanted ?? null)})`);
	return {
		async open(address) {
			await page.goto(address, { waitUntil: 'domcontentloaded' });
		},
		evaluate,
		async find(wanted) {
			const element = await page.evaluateHandle(findElement, wanted);
			if (!(element instanceof ElementHandle)) return null;
			return { click: () => element.click(), type: (text) => element.type(text) };
		},
		press: (key) => page.keyboard.press(key),
		screenshot: async () => Buffer.from(await page.screenshot()),
		errors: async () => errors,
		close: () => context.close(),
	};
}
