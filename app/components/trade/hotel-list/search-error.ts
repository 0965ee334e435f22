/** Why a search has no answer (SELECTION-9): it did not get there, the server failed, said something, or refused without a word. */
export type SearchError = { kind: 'offline' | 'server' | 'other' } | { kind: 'told'; message: string };

/**
 * The error of what a request for the page's data threw: what the browser throws when nothing answered, an answer that refuses, or what
 * became of an answer that is none of the site's own (of which only a failing server has any).
 */
export async function searchError(thrown: unknown): Promise<SearchError> {
	if (thrown instanceof TypeError) return { kind: 'offline' };
	if (!(thrown instanceof Response) || thrown.status >= 500) return { kind: 'server' };
	const said: unknown = await thrown.json().catch(() => null);
	const { message, title } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
	const told = [message, title].find((each) => typeof each === 'string' && each !== '');
	return typeof told === 'string' ? { kind: 'told', message: told } : { kind: 'other' };
}
