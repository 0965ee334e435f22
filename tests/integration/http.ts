import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Question = {
	method?: string;
	/** The Host header; `fetch` does not let it be chosen, and Node does not resolve `*.localhost`. */
	host?: string;
	headers?: OutgoingHttpHeaders;
	body?: string | Buffer;
	/** Milliseconds until the answer counts as missing. */
	patience?: number;
};

export type Answer = {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	milliseconds: number;
};

/** Asks 127.0.0.1 as any host. Follows nothing, keeps nothing; the path is sent byte for byte as it is given (as UTF-8). */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
	const { method = 'GET', host = `localhost:${port}`, headers = {}, body, patience = 20_000 } = question;
	const started = Date.now();
	return new Promise((resolve, reject) => {
		const outgoing = request(
			{
				host: '127.0.0.1',
				port,
				method,
				path: Buffer.from(path, 'utf8').toString('latin1'),
				headers: { host, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }), ...headers },
				agent: false,
				signal: AbortSignal.timeout(patience),
			},
			(incoming) => {
				const chunks: Buffer[] = [];
				incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
				incoming.on('error', reject);
				incoming.on('end', () => {
					const raw = Buffer.concat(chunks);
					const isPacked = incoming.headers['content-encoding'] === 'gzip' && raw.length > 0;
					const answer: Answer = {
						status: incoming.statusCode ?? 0,
						headers: incoming.headers,
						text: (isPacked ? gunzipSync(raw) : raw).toString('utf8'),
						milliseconds: Date.now() - started,
					};
					checked({ method, path }, answer).then(resolve, reject);
				});
			},
		);
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}

/** Answers of the API are those that it describes, in every test that asks it (API-1). */
async function checked(asked: { method: string; path: string }, answer: Answer): Promise<Answer> {
	if (!asked.path.startsWith('/api/')) return answer;
	// Read with the first question to the API: the description of all calls takes a moment.
	const { errorsOfApiAnswer } = await import('./api-answers');
	const errors = errorsOfApiAnswer(asked, answer);
	if (errors.length === 0) return answer;
	throw new Error(`${asked.method} ${asked.path} (${answer.status}): ${errors.join('; ')}`);
}

/** A form as a browser without script sends it. */
export function form(
	fields: Record<string, string | readonly string[]>,
): Pick<Question, 'method' | 'headers' | 'body'> {
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(name, each);
	return {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: body.toString(),
	};
}
