import type { Database } from '../../client';
import { program } from '../../schema/travel-agency';

/** Programmes of the database by their names in a file: ids without `program_`. */
export async function readPrograms(db: Database): Promise<string[]> {
	const rows = await db.select({ id: program.id }).from(program);
	return rows.map(({ id }) => id.replace(/^program_/, '')).sort();
}
