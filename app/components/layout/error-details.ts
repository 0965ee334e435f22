/** What a visitor may read of a fault: only of one that happened here in the browser, the server keeps its own (which has no stack) to itself. */
export function errorDetails(error: unknown): string | undefined {
	if (typeof document === 'undefined' || !(error instanceof Error)) return undefined;
	return error.stack || undefined;
}
