/** Positions named by one answer of a server: of its statements the lowest and the highest. */
export type HeardPositions = { lowest: number; highest: number };

/** In a value of a row its quotation marks would be escaped. */
const POSITION = /"replication_index":"(\d{1,15})"/g;

/**
 * Hands on what a server's answers say of its position (`replication_index` of Hrana in JSON). sqld reads it after the statement has run, so it is an
 * upper bound of what the statement has seen, and a lower bound of what a later one sees.
 */
export function hearingPositions(
	ask: typeof fetch,
	hear: (heard: HeardPositions, askedAt: number) => void,
): typeof fetch {
	return async (input, init) => {
		const askedAt = Date.now();
		const answer = await ask(input, init);
		const text = await answer.text();
		const positions = [...text.matchAll(POSITION)].map(([, digits]) => Number(digits));
		if (positions.length > 0) hear({ lowest: Math.min(...positions), highest: Math.max(...positions) }, askedAt);
		const { status, headers } = answer;
		return new Response(text, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
	};
}
