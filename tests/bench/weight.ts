import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, ensureBrowser } from '../../workers/local/browser';
import type { BenchOptions, BenchResult, BenchRow } from './bench-row';
import { startBenchSite } from './bench-site';
import { type DemoPage, demoPages, nameOf } from './demo-pages';

/** Kilobytes gzipped (PAGE-26). */
const BUDGETS = { HTML: 40, CSS: 20, JavaScript: 120, fonts: 60 } as const;
const KINDS = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
const WITHOUT_SCRIPT = 150;
/** Ten segments: what comes of a page before a phone has to answer for more (RFC 6928). */
const WINDOW = 14_600;

type Kind = keyof typeof BUDGETS;
type Weights = Record<Kind, number>;

/** Everything a first view loads before the first interaction, each response's body gzipped by us, independent of its transfer encoding. */
export async function benchWeight(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, 'demo');
	const browser = await chromium.launch({ executablePath: ensureBrowser(options.say), args: BROWSER_FLAGS });
	try {
		const rows: BenchRow[] = [];
		for (const page of await demoPages(site, options.pages)) {
			const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 412, height: 823 } });
			const weights = await weigh(await context.newPage(), page, site.port, true);
			await context.close();
			const plain = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
			const withoutScript = await weigh(await plain.newPage(), page, site.port, false);
			await plain.close();
			rows.push(describe(page, weights, withoutScript));
			if (page.plainHtml) rows.push(await describePlainHtml(page, page.plainHtml, site.port));
			if (page.isOneWindow) rows.push(await describeWindow(page, site.port));
		}
		return {
			rows,
			notes: [
				'Weights: bytes of the bodies gzipped (fonts as they are), 1 kB = 1,000 bytes; a phone of 412 px; pictures and map not among them.',
			],
		};
	} finally {
		await browser.close();
		await site.stop();
	}
}

async function weigh(page: Page, input: DemoPage, port: number, hasScript: boolean): Promise<Weights> {
	const weights: Weights = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0 };
	const reading: Promise<void>[] = [];
	page.on('response', (response) => {
		const kind = kindOf(response.headers()['content-type'] ?? '', response.url());
		if (kind && (response.ok() || response.request().isNavigationRequest()))
			reading.push(
				response.body().then((body) => {
					weights[kind] += kind === 'fonts' ? body.length : gzipSync(body).length;
				}),
			);
	});
	const address = `http://${input.host}:${port}${input.path}`;
	const answer = await page.goto(address, { waitUntil: 'networkidle' });
	const status = input.robots === 'not found' ? 404 : 200;
	if (answer?.status() !== status || answer.request().redirectedFrom())
		throw new Error(`${address} does not answer itself with ${status}, but ${answer?.url()} with ${answer?.status()}`);
	if (hasScript) {
		// on a busy machine the page is still before its script begins, and after it is there late parts may follow;
		// one that begins at the first touch is fetched before
		await page.waitForFunction(
			() =>
				Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')) ||
				document.querySelector('link[data-later][rel="prefetch"]') !== null,
		);
		await page.waitForTimeout(1000);
	}
	await Promise.all(reading);
	return weights;
}

/** The HTML as a browser parses it. */
async function describePlainHtml(page: DemoPage, limit: number, port: number): Promise<BenchRow> {
	const answer = await fetch(`http://127.0.0.1:${port}${page.path}`, { headers: { host: `${page.host}:${port}` } });
	const bytes = (await answer.arrayBuffer()).byteLength;
	return {
		what: `HTML of \`${nameOf(page)}\` before compression`,
		measured: `${(bytes / 1000).toFixed(1)} kB`,
		budget: `≤ ${limit} kB`,
		isMet: bytes <= limit * 1000,
	};
}

/** The HTML with its headers, compressed as an edge does it on the fly. */
async function describeWindow(page: DemoPage, port: number): Promise<BenchRow> {
	const answer = await fetch(`http://127.0.0.1:${port}${page.path}`, { headers: { host: `${page.host}:${port}` } });
	const head = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
	const body = brotliCompressSync(await answer.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
	return {
		what: `HTML of \`${nameOf(page)}\` with its headers, brotli`,
		measured: `${((head + body) / 1000).toFixed(1)} kB`,
		budget: `≤ ${WINDOW / 1000} kB`,
		isMet: head + body <= WINDOW,
	};
}

function kindOf(type: string, address: string): Kind | null {
	if (type.startsWith('text/html')) return 'HTML';
	if (type.startsWith('text/css')) return 'CSS';
	if (/javascript/.test(type)) return 'JavaScript';
	return /^font\//.test(type) || /\.woff2?$/.test(address) ? 'fonts' : null;
}

function describe(page: DemoPage, weights: Weights, withoutScript: Weights): BenchRow {
	const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
	const budgets = { ...BUDGETS, JavaScript: page.script ?? BUDGETS.JavaScript };
	const total = withoutScript.HTML + withoutScript.CSS + withoutScript.fonts;
	return {
		what: `Weight of \`${nameOf(page)}\`: ${KINDS.join(', ')}; without script`,
		measured: `${KINDS.map((kind) => kilobytes(weights[kind])).join(', ')}; ${kilobytes(total)} kB`,
		budget: `≤ ${KINDS.map((kind) => budgets[kind]).join(', ')}; ${WITHOUT_SCRIPT} kB`,
		isMet: KINDS.every((kind) => weights[kind] <= budgets[kind] * 1000) && total <= WITHOUT_SCRIPT * 1000,
	};
}
