import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { migrateDatabase } from '#db/migrate';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { HotelFilter } from '~/domain/hotel-search/hotel-filter';
import { NO_REFINEMENT } from '~/domain/hotel-search/hotel-refinement';
import { foundAnswer, plainBytes } from '~/domain/offer-cache/cached-answer';
import type { Input } from '~/domain/offer-cache/cached-call';
import { freePort } from '../../../workers/local/free-port';
import { startSqld } from '../../../workers/local/sqld';
import { answerAsked } from '../../../workers/offer-cache/answer-question';
import { insertHotels, randomHotels } from '../hotel-search/random-hotels';

const TODAY = plainDate('2026-11-20');
const folder = mkdtempSync(join(tmpdir(), 'firnlicht-read-only-'));
const { publicKey, privateKey } = generateKeyPairSync('ed25519');

let url = '';
let stop = async () => {};
let writer: Database;
let reader: Database;

/** A token as Turso makes them: `ro` reads, `rw` does all. */
const token = (access: 'ro' | 'rw') =>
	new SignJWT({ a: access }).setProtectedHeader({ alg: 'EdDSA' }).setIssuedAt().sign(privateKey);

beforeAll(async () => {
	const keyFile = join(folder, 'key.pem');
	writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
	const server = await startSqld({
		...{ port: await freePort(), folder: join(folder, 'sqld'), logFile: join(folder, 'sqld.log') },
		extra: ['--auth-jwt-key-file', keyFile],
	});
	({ url, stop } = server);
	writer = openDatabase({ url, authToken: await token('rw') });
	reader = openDatabase({ url, authToken: await token('ro'), patienceMilliseconds: 6000, keepsStreams: true });
	await migrateDatabase(writer, resolve('migrations'));
	await insertHotels(writer, randomHotels(12, TODAY, 3));
});
afterAll(async () => {
	for (const db of [writer, reader]) db?.$client.close();
	await stop();
	rmSync(folder, { recursive: true, force: true });
});

const FILTER: HotelFilter = {
	...{ destination: 'Austria', checkIn: addDays(TODAY, 2), checkOut: addDays(TODAY, 5) },
	...{ paymentProfile: 'ClientPays', hotelCategories: [], roomCategories: [], programIds: [], maxKeys: null },
	...{ facilities: [], roomFacilities: [], hotelIds: null, parties: null, area: null },
};
const QUESTION: Input = {
	callId: 'listAvailableHotels',
	question: { filter: FILTER, refinement: NO_REFINEMENT },
	today: TODAY,
	now: Date.parse('2026-11-20T09:00:00Z'),
	pictureBaseUrl: 'https://pictures.test',
	catalogueVersion: 1,
	access: { programNos: [], billableCurrency: 'EUR', language: 'en', includesDemos: false, isCommissionVisible: true },
};

test('the offer cache answers with a token that reads alone, which changes nothing (ACCESS-37)', async () => {
	const pending: Promise<unknown>[] = [];
	const answer = await answerAsked(QUESTION, {
		now: QUESTION.now,
		database: () => reader,
		waitUntil: (promise) => void pending.push(promise),
	});
	await Promise.all(pending);
	const { status } = foundAnswer(answer);
	expect(status).toBe('fwd=miss; stored');
	expect(JSON.parse(new TextDecoder().decode(await plainBytes(foundAnswer(answer)))).length).toBeGreaterThan(0);
	await expect(reader.$client.execute("update hotel set name = 'Taken'")).rejects.toThrow();
	await expect(reader.$client.execute('delete from hotel')).rejects.toThrow();
	expect((await reader.$client.execute('select count(*) as n from hotel')).rows[0]?.n).toBe(12);
	expect((await writer.$client.execute("select count(*) as n from hotel where name = 'Taken'")).rows[0]?.n).toBe(0);
	const strange = openDatabase({ url });
	await expect(strange.$client.execute('select 1')).rejects.toThrow();
});
