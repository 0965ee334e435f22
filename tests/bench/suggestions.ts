import { type BenchOptions, type BenchResult, median } from './bench-row';
import { type BenchSite, startBenchSite } from './bench-site';
import { PROPERTIES_PER_PLACE } from './catalogue-generator';
import { cpuSeconds } from './process-cpu';
import { uncachedClient } from './uncached';

const PROPERTIES = 100_000;
const BUDGET_MS = 15;

/** Texts with a typing error, another one each time: a letter too many, two swapped, one wrong. */
const KINDS: { what: string; textOf: (no: number) => string }[] = [
	{ what: 'a place', textOf: (no) => `${['Placce', 'Plaec', 'Plece'][no % 3]} ${1 + (no % placeCount)}` },
	{ what: 'a property', textOf: (no) => `${['Housse', 'Huose', 'Hause'][no % 3]} ${1 + ((no * 7919) % PROPERTIES)}` },
	{
		what: 'a sentence',
		textOf: (no) => `${['chalet', 'apartment', 'villa'][no % 3]} with sauna in Plaec ${1 + (no % placeCount)}`,
	},
	{ what: 'nothing', textOf: (no) => `Quxwert ${no}` },
];

const placeCount = Math.ceil(PROPERTIES / PROPERTIES_PER_PLACE);

/** Processor time of suggestions for misspelled texts among a hundred thousand properties, workerd and database together. */
export async function benchSuggestions(options: BenchOptions): Promise<BenchResult> {
	const site = await startBenchSite(options, PROPERTIES);
	try {
		const result: BenchResult = { rows: [], notes: [] };
		const client = uncachedClient(site.port);
		const { milliseconds } = await client.ask('/search/suggest?q=&lng=en');
		client.close();
		result.notes.push(
			`The first panel of suggestions of an isolate, ${PROPERTIES} properties: ${milliseconds.toFixed(0)} ms, then kept for as long as the catalogue is the same.`,
		);
		for (const { what, textOf } of KINDS) {
			const { total, ofDatabase } = await measure(options, site, textOf);
			result.rows.push({
				what: `Suggestions for ${what} misspelled, ${PROPERTIES} properties: CPU per request, database included`,
				measured: `${total.toFixed(1)} ms`,
				budget: `≤ ${BUDGET_MS} ms`,
				isMet: total <= BUDGET_MS,
			});
			result.notes.push(
				`Suggestions for ${what}: of ${total.toFixed(2)} ms the database took ${ofDatabase.toFixed(2)} ms; such as \`${pathOf(textOf(1))}\`.`,
			);
		}
		return result;
	} finally {
		await site.stop();
	}
}

const pathOf = (text: string) => `/search/suggest?${new URLSearchParams({ q: text, lng: 'en' })}`;

/** Medians over rounds of milliseconds per request, after a round that warms up. */
async function measure(
	options: BenchOptions,
	site: BenchSite,
	textOf: (no: number) => string,
): Promise<{ total: number; ofDatabase: number }> {
	const perRound = options.isQuick ? 60 : 200;
	const rounds = options.isQuick ? 3 : 7;
	const client = uncachedClient(site.port);
	const totals: number[] = [];
	const ofDatabase: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const before = [cpuSeconds([site.workerdPid]), cpuSeconds([site.sqldPid])] as const;
		for (let at = 0; at < perRound; at++) await client.ask(pathOf(textOf(round * perRound + at)));
		const workerd = ((cpuSeconds([site.workerdPid]) - before[0]) / perRound) * 1000;
		const database = ((cpuSeconds([site.sqldPid]) - before[1]) / perRound) * 1000;
		options.say(`round ${round}: ${workerd.toFixed(2)} + ${database.toFixed(2)} ms`);
		if (round === 0) continue;
		totals.push(workerd + database);
		ofDatabase.push(database);
	}
	client.close();
	return { total: median(totals), ofDatabase: median(ofDatabase) };
}
