import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../../tests/bench/machine';
import { faultRuns } from '../../tests/faults/fault-runs';
import { soak } from '../../tests/faults/soak';
import { Failure } from './failure';

const USAGE = `Usage: npm run faults -- [options]
  --only <parts>     some of database,mail server,issuer,picture store,offer-cache,conversations,documents,site
  --faults <faults>  some of killed,hung,slowed
  --quick            shorter faults, for a first look
  --soak <minutes>   no fault: the same clients for so long, and what memory and errors come to
  --json <file>      writes the figures there too

DATA_DIR (default .local) holds what is prepared once, below bench/.`;

/** `npm run faults`: each part of the service killed, hung and slowed while 24 clients work (docs/faults.md). */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			only: { type: 'string' },
			faults: { type: 'string' },
			quick: { type: 'boolean', default: false },
			soak: { type: 'string' },
			json: { type: 'string' },
			help: { type: 'boolean', short: 'h', default: false },
		},
	});
	if (values.help) return console.log(USAGE);
	const root = process.cwd();
	const dataDir = join(resolve(root, process.env.DATA_DIR || '.local'), 'bench');
	const say = (line: string) => console.error(line);
	const options = { root, dataDir, isQuick: values.quick, pages: [], say };
	const minutes = Number(values.soak ?? 0);
	if (values.soak !== undefined && !(minutes > 0)) throw new Failure(`--soak takes minutes.\n\n${USAGE}`);
	const words = (list: string | undefined) => list?.split(',').map((word) => word.trim());
	const found = values.soak
		? await soak(options, minutes)
		: await faultRuns(options, { parts: words(values.only), faults: words(values.faults) });
	const machine = describeMachine(join(root, 'wrangler.toml'));
	console.log(`\n${found.text}\n\n${machine}${values.quick ? '; quick run' : ''}.`);
	if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, ...found }, null, '\t')}\n`);
	if (!found.isSound) process.exitCode = 1;
}

main()
	.then(() => process.exit())
	.catch((error) => {
		console.error(error instanceof Failure ? error.message : error);
		process.exit(1);
	});
