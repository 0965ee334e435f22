import type { Database } from '#db/client';

/** A text of the database's answer is at most 5 MB; the terms of a hotel with six room types and three plans take 3.6 kB. */
const HOTELS_A_TEXT = 400;

/**
 * The rows that a statement answers as one JSON list `found` for the internal keys `:nos`, which are asked for in parts: of all hotels of a
 * country the list would be longer than a text may be. One round trip.
 */
export async function readInParts<Row>(db: Database, sql: string, nos: readonly number[]): Promise<Row[]> {
	const parts = Array.from({ length: Math.ceil(nos.length / HOTELS_A_TEXT) }, (_, at) =>
		nos.slice(at * HOTELS_A_TEXT, (at + 1) * HOTELS_A_TEXT),
	);
	const answers = await db.$client.batch(
		parts.map((part) => ({ sql, args: { nos: JSON.stringify(part) } })),
		'read',
	);
	return answers.flatMap(({ rows }) => JSON.parse(String(rows[0]?.found ?? '[]')) as Row[]);
}
