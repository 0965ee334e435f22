import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesOf, PERSONAL_DATA, personalTables, schemaTables, tablesWithout } from '../../personal-data';

const ROOT = new URL('../../../', import.meta.url).pathname;
const WHOSE = ['client', 'agent', 'operator', 'hotel', 'supplier', 'member of a team', 'visitor'];

const listed = [
	...personalTables.map(({ table, secret, personal, none }) => ({ table, columns: [...secret, ...personal, ...none] })),
	...tablesWithout,
];

describe('the page about personal data', () => {
	test('has every table once', () => {
		expect(schemaTables.size).toBeGreaterThan(150);
		expect(listed.map(({ table }) => table).sort()).toEqual([...schemaTables.keys()].sort());
	});

	test.each([...schemaTables])('classifies every column of %s, and no other', (table, { columns }) => {
		expect(listed.find((row) => row.table === table)?.columns.toSorted()).toEqual(columns.toSorted());
	});

	test('says of each table with personal data whose they are, how long they are kept, and what export and erasure do', () => {
		for (const { table, secret, personal, whose, kept, exported, erased } of personalTables) {
			expect([...secret, ...personal], table).not.toEqual([]);
			expect(whose.length, table).toBeGreaterThan(0);
			expect(
				whose.filter((each) => !WHOSE.includes(each)),
				table,
			).toEqual([]);
			for (const cell of [kept, exported, erased]) expect(cell, table).not.toMatch(/^–?$/);
			expect(exported, table).toMatch(/^(yes|no|open \d)/);
		}
	});

	test('puts each table below the file that defines it', () => {
		const wrong = personalTables.filter(
			({ file, table }) => !new RegExp(`sqliteTable\\(\\s*'${table}'`).test(readFileSync(ROOT + file, 'utf8')),
		);
		expect(wrong).toEqual([]);
	});

	test('names files that are there, and open points that are listed', () => {
		const files = namesOf(PERSONAL_DATA).filter((name) => name.includes('/'));
		expect(files.length).toBeGreaterThan(20);
		expect(files.filter((file) => !existsSync(ROOT + file))).toEqual([]);
		const points = [...PERSONAL_DATA.matchAll(/^(\d+)\. \*\*/gm)].map(([, point]) => Number(point));
		expect(points).toEqual(points.map((_, at) => at + 1));
		const named = [...PERSONAL_DATA.matchAll(/\bopen (\d+)/g)].map(([, point]) => Number(point));
		expect(named.filter((point) => !points.includes(point))).toEqual([]);
	});
});
