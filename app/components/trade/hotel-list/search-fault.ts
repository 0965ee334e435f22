/** Why a search has no answer (H§8): it did not get there, the server failed, said something, or refused without a word. */
export type SearchFault = { kind: 'offline' | 'server' | 'other' } | { kind: 'told'; message: string };

/** The fault of what was thrown while the page asked for data. */
export function searchFault(error: unknown): SearchFault {
	const { status, data } = (error ?? {}) as { status?: unknown; data?: unknown };
	if (typeof status !== 'number') return { kind: 'offline' };
	if (status >= 500) return { kind: 'server' };
	const { message, title } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
	const told = [message, title].find((each) => typeof each === 'string' && each !== '');
	return typeof told === 'string' ? { kind: 'told', message: told } : { kind: 'other' };
}
