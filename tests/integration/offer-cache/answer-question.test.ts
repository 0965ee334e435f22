import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { addDays, plainDate } from '~/domain/date/plain-date';
import type { HotelFilter } from '~/domain/hotel-search/hotel-filter';
import { NO_REFINEMENT } from '~/domain/hotel-search/hotel-refinement';
import { foundAnswer, plainBytes } from '~/domain/offer-cache/cached-answer';
import type { Input } from '~/domain/offer-cache/cached-call';
import { answerAsked } from '../../../workers/offer-cache/answer-question';
import { startTestDatabase, type TestDatabase } from '../database';
import { insertHotels, randomHotels } from '../hotel-search/random-hotels';

const TODAY = plainDate('2026-11-20');
const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await startTestDatabase();
	await insertHotels(database.db, randomHotels(12, TODAY, 3));
});
afterAll(() => database?.stop());

const away = () => openDatabase({ url: 'http://127.0.0.1:9', patienceMilliseconds: 500 });
let fills = 0;
const there = (): Database => {
	fills += 1;
	return database.db;
};

/** A query that no other test sends: `nights` long, for members of `programNos`. */
function requested(
	nights: number,
	parts: { programNos?: number[]; version?: number; destination?: string } = {},
): Input {
	const filter: HotelFilter = {
		destination: parts.destination ?? 'Austria',
		checkIn: addDays(TODAY, 2),
		checkOut: addDays(TODAY, 2 + nights),
		paymentProfile: 'ClientPays',
		hotelCategories: [],
		roomCategories: [],
		programIds: [],
		maxKeys: null,
		facilities: [],
		roomFacilities: [],
		hotelIds: null,
		parties: null,
		area: null,
	};
	return {
		callId: 'listAvailableHotels',
		question: { filter, refinement: NO_REFINEMENT },
		today: TODAY,
		now: NOW,
		pictureBaseUrl: 'https://pictures.test',
		catalogueVersion: parts.version ?? 1,
		access: {
			programNos: parts.programNos ?? [],
			billableCurrency: 'EUR',
			language: 'en',
			includesDemos: false,
			isCommissionVisible: true,
		},
	};
}

async function ask(what: Input, now = NOW, from: () => Database = there) {
	const waiting: Promise<unknown>[] = [];
	const answer = await answerAsked(what, { now, database: from, waitUntil: (promise) => waiting.push(promise) });
	await Promise.all(waiting);
	return answer;
}

const statusOf = async (...question: Parameters<typeof ask>) => foundAnswer(await ask(...question)).status;
const textOf = async (...question: Parameters<typeof ask>) =>
	new TextDecoder().decode(await plainBytes(foundAnswer(await ask(...question))));

describe('a response is cached', () => {
	it('for three minutes, packed, and not longer', async () => {
		expect(await statusOf(requested(1))).toBe('fwd=miss; stored');
		const cached = foundAnswer(await ask(requested(1), NOW + 3 * MINUTE - 1));
		expect([cached.status, cached.isGzip]).toEqual(['hit', true]);
		expect(JSON.parse(new TextDecoder().decode(await plainBytes(cached))).length).toBeGreaterThan(3);
		expect(await statusOf(requested(1), NOW + 3 * MINUTE)).toBe('fwd=miss; stored');
	});

	it('until the catalogue changes; who knows an older one is given the newer answer', async () => {
		await ask(requested(2, { version: 7 }));
		expect(await statusOf(requested(2, { version: 8 }))).toBe('fwd=miss; stored');
		expect(await statusOf(requested(2, { version: 7 }))).toBe('hit');
	});

	it('for its access, its day and its question only', async () => {
		await ask(requested(3));
		const others: Input[] = [
			requested(3, { programNos: [1] }),
			requested(3, { destination: 'Lech' }),
			{ ...requested(3), today: addDays(TODAY, 1) },
			...(
				[
					{ billableCurrency: 'CHF' },
					{ language: 'de' },
					{ includesDemos: true },
					{ isCommissionVisible: false },
				] as const
			).map((other) => ({ ...requested(3), access: { ...requested(3).access, ...other } })),
		];
		for (const other of others) expect(await statusOf(other)).toBe('fwd=miss; stored');
		for (const other of others) expect(await statusOf(other)).toBe('hit');
		const texts = await Promise.all([[], [1], [2], [1, 2]].map((programNos) => textOf(requested(3, { programNos }))));
		expect(new Set(texts).size).toBeGreaterThan(1);
		// Programme 1 and programme 2 are not programme 12, and input cannot look like another part of the key.
		expect(await statusOf(requested(3, { programNos: [12] }))).toBe('fwd=miss; stored');
		expect(await statusOf(requested(3, { destination: 'Austria","checkIn":"x' }))).toBe('fwd=miss; stored');
	});
});

it('that is older than the reader’s last write is worked out anew, for him and then for all (CACHE-9)', async () => {
	const before = await textOf(requested(11));
	await database.db.$client.execute({
		sql: `insert into room_night (room_no, night, hotel_no, taken, units)
			select room.no, date(?1, day.value || ' days'), room.hotel_no, room.units, room.units
			from hotel_room room cross join json_each('[0,1,2,3,4,5,6,7,8,9,10]') day where true
			on conflict (room_no, night) do update set taken = units`,
		args: [addDays(TODAY, 2)],
	});
	expect(await textOf(requested(11), NOW + 500)).toBe(before);
	const written = { ...requested(11), notBefore: NOW + 1000 };
	expect(await statusOf({ ...written, now: NOW + 1001 }, NOW + 1001)).toBe('fwd=miss; stored');
	const after = await textOf(written, NOW + 1100);
	expect(after).not.toBe(before);
	expect(await statusOf(written, NOW + 1100)).toBe('hit');
	expect(await textOf(requested(11), NOW + 1200)).toBe(after);
});

it('is computed once for concurrent requests, and each receives it', async () => {
	fills = 0;
	const answers = await Promise.all(Array.from({ length: 300 }, () => ask(requested(4))));
	expect(fills).toBe(1);
	const statuses = answers.map((answer) => foundAnswer(answer).status);
	expect(statuses.filter((status) => status === 'fwd=miss; stored')).toHaveLength(1);
	expect(statuses.filter((status) => status === 'fwd=miss; collapsed')).toHaveLength(299);
	expect(new Set(answers.map((answer) => foundAnswer(answer).etag)).size).toBe(1);
});

describe('when the database is away', () => {
	it('is served for an hour after it expires, for the same access only, and no error is cached', async () => {
		await ask(requested(5, { programNos: [1] }));
		const later = NOW + 60 * MINUTE;
		expect(await statusOf(requested(5, { programNos: [1], version: 9 }), later, away)).toBe(
			'hit; fwd=stale; detail=stale-if-error',
		);
		for (const [what, now] of [
			[requested(5, { programNos: [2] }), later],
			[requested(5), later],
			// Of a newer catalogue: what the isolate keeps to sort and filter is of the older one.
			[requested(5, { programNos: [1], version: 9 }), NOW + 66 * MINUTE],
		] as const)
			expect(await ask(what, now, away)).toMatchObject({ kind: 'refused', code: 'unavailable' });
		const back = Date.now() + 10_000;
		expect(await statusOf(requested(5, { programNos: [2] }), Math.max(later, back))).toBe('fwd=miss; stored');
	});

	it('queries the database once more for all waiting requests, and answers each', async () => {
		let opened = 0;
		const failing = () => {
			opened += 1;
			return away();
		};
		const answers = await Promise.all(Array.from({ length: 50 }, () => ask(requested(6), NOW, failing)));
		expect(opened).toBe(1);
		expect(answers.every(({ kind }) => kind === 'refused')).toBe(true);
	});
});
