import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Database } from './client';

/** Brings the database to the newest migration; throws with the failing statement. Node only. */
export async function migrateDatabase(db: Database, folder: string): Promise<void> {
	await migrate(db, { migrationsFolder: folder });
}
