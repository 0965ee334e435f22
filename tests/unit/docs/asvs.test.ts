import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(ROOT + file, 'utf8');

const standard: { level1: string[]; level2: string[] } = JSON.parse(read('tests/fixtures/asvs-5.0.0-ids.json'));
const page = read('docs/security/asvs.md');
const [table = '', gapList = ''] = page.split('\n## Gaps by weight\n');

type Row = { id: string; level: string; state: string; evidence: string };

const rows = table.split('\n').flatMap((line): Row[] => {
	const [, id, level, , state, evidence] = line.split('|').map((cell) => cell.trim());
	const bare = /^v5\.0\.0-([\d.]+)$/.exec(id ?? '')?.[1];
	return bare
		? [{ id: bare, level: level ?? '', state: state?.replaceAll('*', '') ?? '', evidence: evidence ?? '' }]
		: [];
});

const FILE = /^(?:(?:app|db|docs|migrations|public|tests|workers)\/\S*|[\w.-]+\.(?:json|md|toml)|\.npmrc)$/;

/** Paths in backticks; a pattern such as `build/client` or a name in code is none. */
function filesIn(text: string): string[] {
	return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').filter((name) => FILE.test(name));
}

describe('the page about OWASP ASVS 5.0', () => {
	test('has each requirement of levels 1 and 2 once, with its level', () => {
		const expected = [
			...standard.level1.map((id) => `${id} level 1`),
			...standard.level2.map((id) => `${id} level 2`),
		].sort();
		expect(expected.length).toBe(253);
		expect(rows.map(({ id, level }) => `${id} level ${level}`).sort()).toEqual(expected);
	});

	test('says how many are met, gaps and not applicable', () => {
		const stated = [...table.matchAll(/^\| (met|gaps|not applicable|together) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
		const count = (state: string | null, level: string | null) =>
			rows.filter((row) => (state === null || row.state === state) && (level === null || row.level === level)).length;
		const counted = [
			['met', 'met'],
			['gaps', 'gap'],
			['not applicable', 'n/a'],
			['together', null],
		] as const;
		expect(stated.map(([, ...cells]) => cells)).toEqual(
			counted.map(([name, state]) => [name, ...[null, '1', '2'].map((level) => String(count(state, level)))]),
		);
		expect(rows.filter(({ state }) => !['met', 'gap', 'n/a'].includes(state))).toEqual([]);
	});

	test('names a file for what is met and a reason for all else', () => {
		expect(rows.filter(({ state, evidence }) => state === 'met' && filesIn(evidence).length === 0)).toEqual([]);
		expect(rows.filter(({ evidence }) => evidence === '')).toEqual([]);
	});

	test('lists each gap by weight, and nothing else', () => {
		const listed = [...gapList.matchAll(/v5\.0\.0-([\d.]+\d)/g)].map((match) => match[1]);
		expect(listed.sort()).toEqual(rows.flatMap(({ id, state }) => (state === 'gap' ? [id] : [])).sort());
	});
});

test.each(['docs/security/asvs.md', 'docs/security/threat-model.md'])('%s names files that are there', (file) => {
	const named = filesIn(read(file));
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter((path) => !existsSync(ROOT + path))).toEqual([]);
});

test('the threat model refers to gaps that are listed', () => {
	const places = [...gapList.matchAll(/^(\d+)\. \*\*/gm)].map((match) => Number(match[1]));
	expect(places).toEqual(places.map((_, at) => at + 1));
	const referred = [...read('docs/security/threat-model.md').matchAll(/\[(\d+)\](?!\()/g)].map((match) =>
		Number(match[1]),
	);
	expect(referred.length).toBeGreaterThan(2);
	expect(referred.filter((place) => !places.includes(place))).toEqual([]);
});
