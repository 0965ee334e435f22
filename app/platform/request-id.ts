export const REQUEST_ID = 'x-request-id';

const CLIENT_ID = /^[\w.:-]{8,128}$/;

/** Cloudflare's own id of a request, which stands in its logs and in the header of its answer. */
const RAY = 'cf-ray';

/** The id that the client gave its request, if it is one that can stand in headers and logs, else the edge's, else a new one (OBSERVE-1). */
export function requestIdOf({ headers }: Pick<Request, 'headers'>): string {
	for (const name of [REQUEST_ID, RAY]) {
		const given = headers.get(name);
		if (given !== null && CLIENT_ID.test(given)) return given;
	}
	return crypto.randomUUID();
}
