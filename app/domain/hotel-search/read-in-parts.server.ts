import type { Database } from '#db/client';

/**
 * A text of the database is at most 5 MB, a response 10 MB. The terms of a hotel with six room types and three plans take 3.6 kB, those of a
 * hotel with twelve and six about double.
 */
const HOTELS_A_TEXT = 600;

/**
 * The rows that a statement answers as one JSON list `found` for the internal keys `:nos`, which are asked for in parts: of all hotels of a
 * country the list would be longer than the database answers. One round trip for up to 600 hotels; more are asked for at once.
 */
export async function readInParts<Row>(db: Database, sql: string, nos: readonly number[]): Promise<Row[]> {
	const parts = Array.from({ length: Math.ceil(nos.length / HOTELS_A_TEXT) }, (_, at) =>
		nos.slice(at * HOTELS_A_TEXT, (at + 1) * HOTELS_A_TEXT),
	);
	const answers = await Promise.all(
		parts.map((part) => db.$client.execute({ sql, args: { nos: JSON.stringify(part) } })),
	);
	return answers.flatMap(({ rows }) => JSON.parse(String(rows[0]?.found ?? '[]')) as Row[]);
}
