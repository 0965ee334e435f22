/** An error that may be written down: a statement that failed is named with its values (Drizzle), and these are people's. */
export function withoutParameters(error: unknown): unknown {
	if (!(error instanceof Error && 'query' in error && 'params' in error)) return error;
	return new Error(`Failed query: ${String(error.query)}`, { cause: error.cause });
}
