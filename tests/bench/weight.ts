import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, ensureBrowser } from '../../workers/local/browser';
import type { BenchOptions, BenchResult, BenchRow } from './bench-row';
import { HOST, startBenchSite } from './bench-site';
import { demoPages } from './demo-pages';

/** Kilobytes gzipped (decisions 62). */
const BUDGETS = { HTML: 40, CSS: 20, JavaScript: 130, fonts: 60 } as const;
const WITHOUT_SCRIPT = 150;

type Kind = keyof typeof BUDGETS;
type Weights = Record<Kind, number>;

/** What a first view loads before anybody touches it, each answer's body gzipped by us, whatever way it travelled. */
export async function benchWeight(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, 'demo');
	const browser = await chromium.launch({ executablePath: ensureBrowser(options.say), args: BROWSER_FLAGS });
	try {
		const rows: BenchRow[] = [];
		for (const path of await demoPages(site)) {
			const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 412, height: 823 } });
			const weights = await weigh(await context.newPage(), `http://${HOST}:${site.port}${path}`);
			await context.close();
			const plain = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
			const withoutScript = await weigh(await plain.newPage(), `http://${HOST}:${site.port}${path}`);
			await plain.close();
			rows.push(...describe(path, weights, withoutScript));
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

async function weigh(page: Page, address: string): Promise<Weights> {
	const weights: Weights = { HTML: 0, CSS: 0, JavaScript: 0, fonts: 0 };
	const reading: Promise<void>[] = [];
	page.on('response', (response) => {
		const kind = kindOf(response.headers()['content-type'] ?? '', response.url());
		if (kind && response.ok())
			reading.push(
				response.body().then((body) => {
					weights[kind] += kind === 'fonts' ? body.length : gzipSync(body).length;
				}),
			);
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	await Promise.all(reading);
	return weights;
}

function kindOf(type: string, address: string): Kind | null {
	if (type.startsWith('text/html')) return 'HTML';
	if (type.startsWith('text/css')) return 'CSS';
	if (/javascript/.test(type)) return 'JavaScript';
	return /^font\//.test(type) || /\.woff2?$/.test(address) ? 'fonts' : null;
}

function describe(path: string, weights: Weights, withoutScript: Weights): BenchRow[] {
	const row = (what: string, bytes: number, budget: number): BenchRow => ({
		what: `Weight of \`${path}\`: ${what}`,
		measured: `${(bytes / 1000).toFixed(1)} kB`,
		budget: `≤ ${budget} kB`,
		isMet: bytes <= budget * 1000,
	});
	const kinds = Object.keys(BUDGETS) as Kind[];
	const total = withoutScript.HTML + withoutScript.CSS + withoutScript.fonts;
	return [
		...kinds.map((kind) => row(kind, weights[kind], BUDGETS[kind])),
		row('HTML, CSS and fonts without script', total, WITHOUT_SCRIPT),
	];
}
