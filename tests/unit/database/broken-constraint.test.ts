import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { breaksConstraint, brokenConstraint } from '#db/broken-constraint';

const database = createClient({ url: ':memory:' });

/** What the database itself says about a write that it refuses. */
async function refused(statement: string): Promise<unknown> {
	await database.executeMultiple(`
		pragma foreign_keys = on;
		create table if not exists house (no integer primary key, key text not null unique, beds integer,
			constraint house_beds check (beds < 100));
		create unique index if not exists house_twice on house (beds, key);
		create table if not exists room (house_no integer references house (no), number text, unique (house_no, number));
		insert or ignore into house values (1, 'alpina', 4);
		insert or ignore into room values (1, '101');
	`);
	return database.execute(statement).catch((error: unknown) => error);
}

test.each([
	["insert into house values (2, 'alpina', 5)", 'unique', ['house.key']],
	["insert into room values (1, '101')", 'unique', ['room.house_no', 'room.number']],
	['insert into house values (2, null, 5)', 'not null', ['house.key']],
	["insert into house values (2, 'big', 500)", 'check', ['house_beds']],
	["insert into room values (7, '101')", 'foreign key', []],
])('%s breaks a constraint: %s', async (statement, kind, names) => {
	expect(brokenConstraint(await refused(statement))).toEqual({ kind, names });
});

test('another failure breaks none', async () => {
	expect(brokenConstraint(await refused('insert into nothing values (1)'))).toBeNull();
	expect(brokenConstraint('UNIQUE constraint failed: house.key')).toBeNull();
});

test('a constraint is named by its table, a column or its own name', async () => {
	const error = await refused("insert into room values (1, '101')");
	expect(['room', 'room.number', 'room.house_no'].map((on) => breaksConstraint(error, on))).toEqual([true, true, true]);
	expect(['roo', 'room.num', 'house'].map((on) => breaksConstraint(error, on))).toEqual([false, false, false]);
	expect(breaksConstraint(error, 'room', 'not null')).toBe(false);
	expect(breaksConstraint(await refused("insert into house values (2, 'big', 500)"), 'house_beds', 'check')).toBe(true);
});
