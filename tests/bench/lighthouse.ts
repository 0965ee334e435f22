import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, ensureBrowser } from '../../workers/local/browser';
import { startChild } from '../../workers/local/child';
import { freePort } from '../../workers/local/free-port';
import { type BenchOptions, type BenchResult, median } from './bench-row';
import { startBenchSite } from './bench-site';
import { type DemoPage, demoPages, nameOf } from './demo-pages';
import { startEdgeProxy } from './edge-proxy';

const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.01;

type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** Audits that do not apply to pages with noindex. */
const SKIPPED: Record<DemoPage['robots'], string[]> = {
	indexed: [],
	'not indexed': ['is-crawlable'],
	// the browser's console names the answer's own status
	'not found': ['is-crawlable', 'http-status-code', 'errors-in-console'],
};

type Run = { scores: Record<Category, number>; lcp: number; tbt: number; shift: number; failing: string[] };

/** Lighthouse with its mobile preset, through a proxy that compresses as an edge does, on a host that counts as production. */
export async function benchLighthouse(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, 'demo');
	const port = await freePort();
	const edge = await startEdgeProxy(port, site.port);
	try {
		const result: BenchResult = {
			rows: [],
			notes: [
				`Lighthouse: mobile preset (slow 4G and a processor four times slower, simulated), medians of ${runs(options)} runs, a fresh browser each, demonstration catalogue with its pictures, through a proxy on this machine that stands for a CDN's edge: HTTP/1.1, brotli for texts (workerd does not compress static files), cache headers untouched.`,
			],
		};
		for (const page of await demoPages(site, options.pages)) {
			const measured: Run[] = [];
			for (let run = 0; run < runs(options); run++) {
				const found = await auditAgainAfterError(options, page, port);
				options.say(`${nameOf(page)} run ${run + 1}: ${CATEGORIES.map((each) => found.scores[each]).join(' / ')}`);
				measured.push(found);
			}
			add(result, page, measured);
		}
		return result;
	} finally {
		await edge.stop();
		await site.stop();
	}
}

const runs = ({ isQuick }: BenchOptions) => (isQuick ? 1 : 3);

/** A browser that now and then records no trace costs a second try, not the whole bench; an error that stays ends it. */
async function auditAgainAfterError(options: BenchOptions, page: DemoPage, port: number): Promise<Run> {
	const once = () => inFreshBrowser(options, (debuggingPort) => audit(page, port, debuggingPort));
	return once().catch((error: Error) => {
		options.say(`${nameOf(page)}: ${error.message}; once more`);
		return once();
	});
}

async function inFreshBrowser<T>(options: BenchOptions, use: (debuggingPort: number) => Promise<T>): Promise<T> {
	const profile = mkdtempSync(join(tmpdir(), 'firnlicht-lighthouse-'));
	const port = await freePort();
	const browser = startChild(
		ensureBrowser(options.say),
		[
			...BROWSER_FLAGS,
			'--headless=new',
			`--remote-debugging-port=${port}`,
			`--user-data-dir=${profile}`,
			'--disable-extensions',
			'about:blank',
		],
		join(profile, 'browser.log'),
	);
	try {
		await answering(`http://127.0.0.1:${port}/json/version`);
		return await use(port);
	} finally {
		await browser.stop();
		rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
}

async function answering(address: string): Promise<void> {
	for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
		if ((await fetch(address).catch(() => null))?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('Chromium did not open its debugging port');
}

async function audit(page: DemoPage, sitePort: number, port: number): Promise<Run> {
	const address = `http://${page.host}:${sitePort}${page.path}`;
	const outcome = await lighthouse(address, {
		port,
		output: 'json',
		logLevel: 'silent',
		onlyCategories: CATEGORIES,
		skipAudits: SKIPPED[page.robots],
		ignoreStatusCode: page.robots === 'not found',
	});
	if (!outcome) throw new Error(`Lighthouse says nothing about ${address}`);
	const { lhr } = outcome;
	if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
	const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
	const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
	const failing = CATEGORIES.flatMap((category) =>
		(lhr.categories[category]?.auditRefs ?? [])
			.filter(({ weight }) => weight > 0)
			.flatMap(({ id }) => {
				const found = lhr.audits[id];
				const least = category === 'performance' ? 0.9 : 1;
				return found && found.score !== null && found.score < least
					? [
							`${category}: ${id} (${[found.title, found.displayValue, firstItem(found.details)].filter(Boolean).join(', ')})`,
						]
					: [];
			}),
	);
	return {
		scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<Category, number>,
		lcp: value('largest-contentful-paint'),
		tbt: value('total-blocking-time'),
		shift: value('cumulative-layout-shift'),
		failing,
	};
}

/** The element or the message that an audit names first. */
function firstItem(details: unknown): string | undefined {
	const [item] =
		(details as { items?: { node?: { snippet?: string }; description?: string }[] } | undefined)?.items ?? [];
	return item?.node?.snippet ?? item?.description;
}

function add(result: BenchResult, page: DemoPage, measured: Run[]): void {
	const name = nameOf(page);
	const of = (figure: (run: Run) => number) => median(measured.map(figure));
	const least = { ...LEAST, performance: page.performance ?? LEAST.performance };
	const scores = CATEGORIES.map((category) => [of((run) => run.scores[category]), least[category]] as const);
	const shift = of((run) => run.shift);
	result.rows.push({
		what: `Lighthouse (mobile) of \`${name}\`: ${CATEGORIES.join(', ').replace('-', ' ').replace('seo', 'SEO')}; CLS`,
		measured: `${scores.map(([score]) => score).join(', ')}; ${shift.toFixed(3)}`,
		budget: `≥ ${scores.map(([, least]) => least).join(', ')}; ≤ ${MOST_SHIFT}`,
		isMet: scores.every(([score, least]) => score >= least) && shift <= MOST_SHIFT,
	});
	result.notes.push(
		`Lighthouse of \`${name}\`: largest contentful paint ${(of(({ lcp }) => lcp) / 1000).toFixed(2)} s, total blocking time ${of(({ tbt }) => tbt).toFixed(0)} ms.`,
	);
	for (const audit of new Set(measured.flatMap(({ failing }) => failing)))
		result.notes.push(`Lighthouse of \`${name}\` complains: ${audit}.`);
}
