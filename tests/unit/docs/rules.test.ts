import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

type Rule = { id: string; page: string; body: string };

const ROOT = new URL('../../../', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
	.split('\n')
	.filter((file) => /\.(tsx?|mjs|css|md|toml)$/.test(file) && existsSync(ROOT + file));
const read = (file: string) => readFileSync(ROOT + file, 'utf8');
const pages = files.filter((file) => /^docs\/rules\/[a-z-]+\.md$/.test(file) && basename(file) !== 'README.md');
const rules = pages.flatMap((page): Rule[] =>
	read(page)
		.split(/^## /m)
		.slice(1)
		.map((text) => ({ id: text.split(' ', 1)[0] ?? '', page, body: text })),
);
const ids = new Set(rules.map(({ id }) => id));
const prefixes = [...new Set([...ids].map((id) => id.replace(/-\d+$/, '')))];
const adrs = new Set(
	files.flatMap((file) => {
		const number = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1];
		return number ? [Number(number)] : [];
	}),
);

/** Paths in backticks on the lines that begin with `Code:` or `Test:`. */
function pathsOf({ body }: Rule, kind: 'Code' | 'Test'): string[] {
	const lines = body.split('\n').filter((line) => line.startsWith(`${kind}:`));
	return lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
}

describe('the rules of the product', () => {
	test('have ids of their own, numbered by page without a gap', () => {
		expect(rules.length).toBeGreaterThan(100);
		expect(ids.size).toBe(rules.length);
		for (const page of pages) {
			const own = rules.filter((rule) => rule.page === page).map(({ id }) => id);
			const prefix = own[0]?.replace(/-\d+$/, '');
			expect(own, page).toEqual(own.map((_, at) => `${prefix}-${at + 1}`));
		}
	});

	test('name the files that hold them and the tests that prove them', () => {
		const wrong = rules.flatMap((rule) => {
			const tests = pathsOf(rule, 'Test');
			const missing = [...tests, ...pathsOf(rule, 'Code')].filter((path) => !existsSync(ROOT + path));
			return [
				...(tests.some((path) => path.startsWith('tests/')) ? [] : [`${rule.id} has no test`]),
				...missing.map((path) => `${rule.id}: no ${path}`),
			];
		});
		expect(wrong).toEqual([]);
	});

	test('are there when code or documents cite them, and so are decisions', () => {
		const citation = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g');
		const wrong = files.flatMap((file) => {
			const text = read(file);
			const missing = [...text.matchAll(citation)].map(([id]) => id).filter((id) => !ids.has(id));
			const decisions = [...text.matchAll(/\bADRs? (\d+)\b|docs\/decisions\/(\d{4})/g)]
				.map((match) => Number(match[1] ?? match[2]))
				.filter((number) => !adrs.has(number));
			return [...missing, ...decisions.map((number) => `ADR ${number}`)].map((what) => `${file}: ${what}`);
		});
		expect(wrong).toEqual([]);
	});

	test('are cited, and not documents that are not in the repository', () => {
		const elsewhere = /[PH]§ ?\d|\b(?:decisions?|rulings?|next-systems) \d+/;
		expect(files.filter((file) => elsewhere.test(read(file)))).toEqual([]);
	});
});
