export const REQUEST_ID = 'x-request-id';

const CLIENT_ID = /^[\w.:-]{8,128}$/;

/** The id that the client gave its request, if it is one that can stand in headers and logs, else a new one. */
export function requestIdOf(request: Pick<Request, 'headers'>): string {
	const given = request.headers.get(REQUEST_ID);
	return given !== null && CLIENT_ID.test(given) ? given : crypto.randomUUID();
}
