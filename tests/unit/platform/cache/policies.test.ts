import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as policies from '~/platform/cache/policies';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(ROOT + file, 'utf8');
/** What is deployed: `workers/local` and `db/seed` run on developers' machines. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'db', 'workers'], {
	cwd: ROOT,
	encoding: 'utf8',
})
	.split('\n')
	.filter((file) => /\.tsx?$/.test(file) && !/^(workers\/local|db\/seed)\//.test(file) && existsSync(ROOT + file));
const names = Object.keys(policies).sort();

/** State of a module that is no cache: its entries end by themselves or are named in the code. */
const REGISTRIES = [
	'app/components/shortlist/saved-properties.ts: listeners',
	'app/components/toast/show-toast.ts: shown',
	'app/components/trade/frame/news.ts: listeners',
	'app/components/trade/hotel-comparison/picked-hotels.ts: listeners',
	'app/components/trade/shortcuts.ts: mounted',
	'app/components/trade/shortlist/saved-hotels.ts: listeners',
	'app/components/ui/late.tsx: coming',
	'app/components/ui/late.tsx: serverParts',
	// By database server: there is one in a deployment.
	'db/database-turns.ts: turns',
	'db/pooled-streams.ts: cached',
	// Names of counters are in the code.
	'workers/site/counters.ts: counted',
	// Users whose sessions changed: emptied at 20,000.
	'workers/site/session-changes.ts: lastOf',
];

describe('the policies of caches (CACHE-8)', () => {
	test('are the only place of what a module collects', () => {
		const growing = files.flatMap((file) => {
			const text = read(file);
			const made = /^(?:export )?(?:const|let) (\w+)(?::[^=\n]+)?\s*=\s*(?:new (?:Map|Set)\b|\[\]|\{\})/gm;
			return [...text.matchAll(made)]
				.map((match) => match[1] ?? '')
				.filter((name) => new RegExp(`\\b${name}(?:\\.(?:set|add|push)\\(|\\[[^\\]]+\\] (?:\\?\\?)?= )`).test(text))
				.map((name) => `${file}: ${name}`);
		});
		expect(growing.sort()).toEqual(REGISTRIES);
	});

	test('belong to one cache each', () => {
		const used = files
			.filter((file) => !file.endsWith('/memory-cache.ts'))
			.flatMap((file) => [...read(file).matchAll(/new MemoryCache(?:<.*>)?\(\s*(\w+)/g)].map((match) => match[1]));
		expect(used.sort()).toEqual(names);
	});

	test('stand in the rules with their bounds', () => {
		const rows = [...read('docs/rules/caches.md').matchAll(/^\| `(\w+)` \|.*\| (\S+) \| (\S+) \|$/gm)];
		const told = Object.fromEntries(
			rows.map(([, name, entries, seconds]) => [name, { entries: Number(entries), seconds: Number(seconds) }]),
		);
		const actual = Object.fromEntries(
			Object.entries(policies).map(([name, policy]: [string, policies.CachePolicy]) => [
				name,
				{ entries: policy.entries ?? Number.NaN, seconds: policy.seconds ?? Number.NaN },
			]),
		);
		expect(told).toEqual(actual);
	});
});
