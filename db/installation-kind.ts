import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { installation } from './schema/installation';
import { lead } from './schema/lead';
import { user } from './schema/user';

/** A test brand has found a database of real bookings, or the other way round. */
export class ForeignDatabase extends Error {
	override name = 'ForeignDatabase';
}

/** Whether the database is of a test brand (TEST-1). Throws DomainError 'unavailable'. */
export async function isTestDatabase(db: Database): Promise<boolean> {
	const [row] = await db.select({ isTest: installation.isTest }).from(installation);
	return row?.isTest === true;
}

/** Throws ForeignDatabase where the database is not of the kind of the deployment, and DomainError 'unavailable'. */
export async function requireKind(db: Database, isTest: boolean): Promise<void> {
	if ((await isTestDatabase(db)) === isTest) return;
	throw new ForeignDatabase(
		isTest
			? 'TEST_OF is set, and LIBSQL_URL leads to a database of real bookings'
			: 'LIBSQL_URL leads to the database of a test brand, and TEST_OF is not set',
	);
}

/**
 * Makes an unused database one of a test brand, and answers whether it is one now: a database with people or leads keeps what it was, so
 * that real bookings are never taken for tests (TEST-1). There is no way back.
 */
export async function markAsTest(db: Database): Promise<boolean> {
	await db
		.update(installation)
		.set({ isTest: true })
		.where(sql`not exists (select 1 from ${user}) and not exists (select 1 from ${lead})`);
	return await isTestDatabase(db);
}
