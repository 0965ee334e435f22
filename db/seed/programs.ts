import type { Database } from '../client';
import { program } from '../schema/travel-agency';

/** Programmes that agencies may say they belong to; the first is the affiliate's. */
const PROGRAMS = [
	{ id: 'program_serandipians', name: 'Serandipians' },
	{ id: 'program_circle-of-peaks', name: 'Circle of Peaks' },
] as const;

/** Gives a database the programmes; rows that operations changed stay as they are. */
export async function ensurePrograms(db: Database): Promise<void> {
	await db
		.insert(program)
		.values([...PROGRAMS])
		.onConflictDoNothing();
}
