import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAgents } from '../../tests/bench/agents';
import type { BenchOptions, BenchResult } from '../../tests/bench/bench-row';
import { benchCached } from '../../tests/bench/cached';
import { benchCapacity } from '../../tests/bench/capacity';
import { benchCpu } from '../../tests/bench/cpu';
import { benchCrowd } from '../../tests/bench/crowd';
import { benchDeskCalendar } from '../../tests/bench/desk-calendar';
import { benchDeskImport } from '../../tests/bench/desk-import';
import { benchDeskPrices } from '../../tests/bench/desk-prices';
import { benchDocuments } from '../../tests/bench/documents';
import { benchEnquiries } from '../../tests/bench/enquiries';
import { benchGrowth } from '../../tests/bench/growth';
import { benchHotelBookings } from '../../tests/bench/hotel-bookings';
import { benchHotelMap } from '../../tests/bench/hotel-map';
import { benchHotels } from '../../tests/bench/hotels';
import { benchImport } from '../../tests/bench/import';
import { benchLighthouse } from '../../tests/bench/lighthouse';
import { describeMachine } from '../../tests/bench/machine';
import { markdownTable } from '../../tests/bench/markdown-table';
import { benchMemory } from '../../tests/bench/memory';
import { benchMoney } from '../../tests/bench/money';
import { benchPriceWatch } from '../../tests/bench/price-watch';
import { benchReplicas } from '../../tests/bench/replicas';
import { benchRestore } from '../../tests/bench/restore';
import { benchResultsMap } from '../../tests/bench/results-map';
import { benchStatement } from '../../tests/bench/statement';
import { benchSuggestions } from '../../tests/bench/suggestions';
import { benchWeight } from '../../tests/bench/weight';
import { benchWriters } from '../../tests/bench/writers';
import { Failure } from './failure';

const USAGE = `Usage: npm run bench -- [options]
  --only <parts>   some of cached,cpu,agents,money,growth,hotels,memory,crowd,writers,hotel-bookings,price-watch,hotel-map,results-map,desk-calendar,desk-prices,suggestions,import,desk-import,enquiries,statement,restore,replicas,capacity,documents,weight,lighthouse
  --pages <words>  weight and lighthouse of addresses with one of these only, as in newsletter,/api
  --quick          fewer repetitions, for a first look
  --fresh          forgets generated catalogues and prepared pictures
  --json <file>    writes the figures there too

DATA_DIR (default .local) holds what is prepared once, below bench/.`;

const PARTS: Record<string, (options: BenchOptions) => Promise<BenchResult>> = {
	cached: benchCached,
	cpu: benchCpu,
	agents: benchAgents,
	money: benchMoney,
	growth: benchGrowth,
	hotels: benchHotels,
	memory: benchMemory,
	crowd: benchCrowd,
	writers: benchWriters,
	'desk-prices': benchDeskPrices,
	'hotel-bookings': benchHotelBookings,
	'price-watch': benchPriceWatch,
	'hotel-map': benchHotelMap,
	'results-map': benchResultsMap,
	'desk-calendar': benchDeskCalendar,
	suggestions: benchSuggestions,
	import: benchImport,
	'desk-import': benchDeskImport,
	enquiries: benchEnquiries,
	statement: benchStatement,
	restore: benchRestore,
	replicas: benchReplicas,
	capacity: benchCapacity,
	documents: benchDocuments,
	weight: benchWeight,
	lighthouse: benchLighthouse,
};

/** `npm run bench`: everything that docs/figures.md promises about speed, measured on this machine, as one table. */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			only: { type: 'string', default: Object.keys(PARTS).join(',') },
			pages: { type: 'string' },
			quick: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
			json: { type: 'string' },
			help: { type: 'boolean', short: 'h', default: false },
		},
	});
	if (values.help) return console.log(USAGE);
	const root = process.cwd();
	const dataDir = join(resolve(root, process.env.DATA_DIR || '.local'), 'bench');
	if (values.fresh) rmSync(dataDir, { recursive: true, force: true });
	const all: BenchResult = { rows: [], notes: [] };
	const options: BenchOptions = {
		root,
		dataDir,
		isQuick: values.quick,
		pages: values.pages?.split(',') ?? [],
		say: (line) => console.error(line),
	};
	for (const name of values.only.split(',')) {
		const part = PARTS[name];
		if (!part) throw new Failure(`There is no part ${name}.\n\n${USAGE}`);
		console.error(`── ${name} ──`);
		try {
			const result = await part(options);
			all.rows.push(...result.rows);
			all.notes.push(...result.notes);
		} catch (error) {
			// The other parts' figures are worth having all the same.
			console.error(error);
			process.exitCode = 1;
			const reason = error instanceof Error ? error.message : String(error);
			all.rows.push({ what: `The part ${name} broke off`, measured: reason, budget: '', isMet: false });
		}
	}
	const machine = describeMachine(join(root, 'wrangler.toml'));
	const notes = all.notes.map((note) => `- ${note}`).join('\n');
	console.log(`\n${markdownTable(all.rows)}\n\n${machine}${values.quick ? '; quick run' : ''}.\n\n${notes}`);
	if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, ...all }, null, '\t')}\n`);
}

main().catch((error) => {
	console.error(error instanceof Failure ? error.message : error);
	process.exit(1);
});
