/** Why a search has no response (SELECTION-9): the network failed, the server failed, gave a reason, or refused without one. */
export type SearchError = { kind: 'offline' | 'server' | 'other' } | { kind: 'told'; message: string };

/**
 * The error of a failed request for the page's data: an exception of the browser without a response, a refusal, or a response that is not
 * the site's own (which only a failing server has).
 */
export async function searchError(thrown: unknown): Promise<SearchError> {
	if (thrown instanceof TypeError) return { kind: 'offline' };
	if (!(thrown instanceof Response) || thrown.status >= 500) return { kind: 'server' };
	const said: unknown = await thrown.json().catch(() => null);
	const { message, title } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
	const told = [message, title].find((each) => typeof each === 'string' && each !== '');
	return typeof told === 'string' ? { kind: 'told', message: told } : { kind: 'other' };
}
