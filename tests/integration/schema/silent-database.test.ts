import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client';
import { type FaultyProxy, startFaultyProxy } from '../../faults/faulty-proxy';
import { startTestDatabase, type TestDatabase } from '../database';

let database: TestDatabase;
let proxy: FaultyProxy;

beforeAll(async () => {
	database = await startTestDatabase();
	proxy = await startFaultyProxy(0, () => Number(new URL(database.url).port));
});
afterAll(async () => {
	await proxy?.stop();
	await database?.stop();
});

test('a request that the database has left without an answer waits less for the next one (OPS-7)', {
	timeout: 30_000,
}, async () => {
	const open = () => openDatabase({ url: `http://127.0.0.1:${proxy.port}`, patienceMilliseconds: 3000 });
	const db = open();
	const read = (by = db) => by.get<{ one: number }>(sql`select 1 as one`);
	expect(await read()).toEqual({ one: 1 });
	proxy.hang();
	const waits: number[] = [];
	for (let time = 0; time < 3; time++) {
		const begunAt = Date.now();
		await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
		waits.push(Date.now() - begunAt);
	}
	expect(waits[0]).toBeGreaterThanOrEqual(2900);
	for (const wait of waits.slice(1)) expect(wait).toBeLessThan(2500);
	await proxy.heal();
	// Connections of the time before are closed now.
	await vi.waitFor(async () => expect(await read()).toEqual({ one: 1 }), { timeout: 10_000 });
	// Answered again, it has its whole patience back; and another request has it anyway.
	proxy.hang();
	for (const by of [db, open()]) {
		const begunAt = Date.now();
		await expect(read(by)).rejects.toMatchObject({ code: 'unavailable' });
		expect(Date.now() - begunAt).toBeGreaterThanOrEqual(2900);
	}
});
