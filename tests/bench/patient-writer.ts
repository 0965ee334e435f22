import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { HOST } from './bench-site';

/** A request as its client sends it. `name` groups it in the report. */
export type Request = {
	name: string;
	path: string;
	method?: 'GET' | 'POST' | 'PATCH';
	headers?: Record<string, string>;
	body?: string | Buffer;
};

/** A write as its client sends it. */
export type Write = Request & { body: string };

/** One answer; `status` 0 for a connection that broke or gave nothing in time, `text` is then why. `retryAfter`: seconds after which it asks to come back. */
export type Answered = {
	status: number;
	headers: IncomingHttpHeaders;
	milliseconds: number;
	retryAfter: number | null;
	text: string;
};

/** Every answer that came to a writer, in order. */
export type Attempt = { name: string; status: number; milliseconds: number; isAnnounced: boolean };

const MOST_REPEATS = 20;
/** Longer than anything may take. */
const PATIENCE = 40_000;

/** Hears of each answer, repeated ones too. */
export type Listener = (asked: Request, answer: Answered) => void;

type WriterManner = {
	onAnswer?: Listener | undefined;
	/** Seconds after which a refused write is sent again at the latest, whatever its answer asks for. */
	mostWait?: number | undefined;
};

/** Sends writes over separate connections; temporarily refused requests are repeated byte for byte, after the delay of the response. */
export function patientWriter(port: number, connections: number, { onAnswer, mostWait }: WriterManner = {}) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const attempts: Attempt[] = [];
	return {
		attempts,
		close: () => agent.destroy(),
		/** The last answer: the one that settled it, or what came when patience was over. */
		async send(write: Write): Promise<{ status: number; text: string }> {
			for (let repeats = 0; ; repeats++) {
				const answer = await askOnce(port, agent, { method: 'POST', ...write });
				onAnswer?.(write, answer);
				const { retryAfter, status, milliseconds } = answer;
				attempts.push({ name: write.name, status, milliseconds, isAnnounced: retryAfter !== null });
				const isSettled = status !== 503 && status !== 429 && status !== 0;
				if (isSettled || repeats === MOST_REPEATS) return { status, text: answer.text };
				const wait = Math.min(retryAfter ?? 1, mostWait ?? Number.POSITIVE_INFINITY);
				await new Promise((resolve) => setTimeout(resolve, (wait + Math.random()) * 1000));
			}
		},
	};
}

/** Asks the site once, as any client does. */
export function askOnce(
	port: number,
	agent: Agent,
	{ path, method = 'GET', headers = {}, body }: Request,
): Promise<Answered> {
	const started = performance.now();
	return new Promise((resolve) => {
		const end = (status: number, heads: IncomingHttpHeaders = {}, text = '') =>
			resolve({
				status,
				headers: heads,
				text,
				milliseconds: performance.now() - started,
				retryAfter: heads['retry-after'] === undefined ? null : Number(heads['retry-after']),
			});
		const own = {
			host: HOST,
			...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
			...headers,
		};
		const signal = AbortSignal.timeout(PATIENCE);
		const outgoing = request({ host: '127.0.0.1', port, method, path, headers: own, agent, signal }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk));
			answer.on('error', () => end(0));
			answer.on('end', () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString()));
		});
		outgoing.on('error', (error: NodeJS.ErrnoException) =>
			end(0, {}, `${error.code ?? error.name}${outgoing.reusedSocket ? ' on a kept connection' : ''}`),
		);
		outgoing.end(body);
	});
}
