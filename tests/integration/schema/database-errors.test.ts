import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { newsletterSubscription } from '#db/schema/newsletter';
import { DomainError } from '~/platform/errors';
import { startTestDatabase, type TestDatabase } from '../database';

const NAME = 'Asterhoff';

const errorOf = (query: PromiseLike<unknown>) =>
	Promise.resolve(query).then(
		() => null,
		(error: unknown) => error,
	);

describe('a query that the database refuses', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await startTestDatabase();
	});

	afterAll(() => database.stop());

	it('says what is wrong and none of the values', async () => {
		const { db } = database;
		const missing = sql`select no from no_such_table where name = ${NAME}`;
		const error = await errorOf(db.get(missing));
		expect(inspect(error)).toMatch(/no such table: no_such_table/);
		expect(inspect(error)).not.toContain(NAME);
		expect(error).not.toBeInstanceOf(DomainError);
	});
});

describe('a database that does not answer', () => {
	const db = openDatabase({ url: 'http://127.0.0.1:9', patienceMilliseconds: 2000 });
	const rows = db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, NAME));

	it.each([
		['a query', () => rows],
		['a batch', () => db.batch([rows])],
		['a write', () => db.delete(newsletterSubscription).where(eq(newsletterSubscription.email, NAME))],
		['a transaction', () => db.transaction((tx) => tx.delete(newsletterSubscription))],
	])('is unavailable for %s', async (_, query) => {
		const error = await errorOf(query());
		expect(error).toBeInstanceOf(DomainError);
		expect(error).toMatchObject({ code: 'unavailable' });
		expect(inspect(error)).not.toContain(NAME);
	});
});
