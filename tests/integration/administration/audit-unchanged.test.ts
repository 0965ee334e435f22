import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../database';
import { startAgentDatabase } from '../lead/agent-workspace';

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
	await write('first');
	await write('second');
});
afterAll(() => database?.stop());

const run = (sql: string) => database.db.$client.execute(sql);
const write = (action: string) =>
	run(`insert into audit (brand_key, actor, action, subject_id) values ('default', 'user_admin', '${action}', 'x')`);
const actions = async () => (await run('select action from audit order by no')).rows.map(({ action }) => action);

test.each([
	"update audit set actor = 'user_other'",
	"update audit set detail = null where action = 'first'",
	'update audit set no = no + 100',
	'delete from audit',
	"delete from audit where action = 'second'",
	"insert or replace into audit (no, brand_key, actor, action, subject_id) values (1, 'default', 'x', 'x', 'x')",
	"insert into audit (no, brand_key, actor, action, subject_id) values (1, 'd', 'x', 'x', 'x') on conflict do update set actor = 'x'",
])('%s is refused by the database (PRIVACY-19)', async (sql) => {
	await expect(run(sql)).rejects.toThrow(/audit trail/);
	expect(await actions()).toEqual(['first', 'second']);
});

test('a new row is taken, and stays when its actor goes', async () => {
	await write('third');
	await run("delete from session where user_no = (select no from user where id = 'user_admin')");
	expect(await actions()).toEqual(['first', 'second', 'third']);
});
