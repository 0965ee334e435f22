import { Agent, request } from 'node:http';
import { HOST } from './bench-site';

/** A write as its client sends it. `name` groups it in the report. */
export type Write = {
	name: string;
	path: string;
	method?: 'POST' | 'PATCH';
	headers?: Record<string, string>;
	body: string;
};

/** One answer; `status` 0 for a connection that broke. `retryAfter`: seconds after which it asks to come back. */
type Answered = { status: number; milliseconds: number; retryAfter: number | null; text: string };

/** Every answer that came to a writer, in order. */
export type Attempt = { name: string; status: number; milliseconds: number; isAnnounced: boolean };

const MOST_REPEATS = 20;
/** Longer than anything may take. */
const PATIENCE = 30_000;

/** Sends writes over separate connections; temporarily refused requests are repeated byte for byte, after the delay of the response. */
export function patientWriter(port: number, connections: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const attempts: Attempt[] = [];
	return {
		attempts,
		close: () => agent.destroy(),
		/** The last answer: the one that settled it, or what came when patience was over. */
		async send(write: Write): Promise<{ status: number; text: string }> {
			for (let repeats = 0; ; repeats++) {
				const answer = await ask(port, agent, write);
				const { text, retryAfter, ...attempt } = answer;
				attempts.push({ name: write.name, ...attempt, isAnnounced: retryAfter !== null });
				const isSettled = answer.status !== 503 && answer.status !== 429 && answer.status !== 0;
				if (isSettled || repeats === MOST_REPEATS) return { status: answer.status, text };
				await new Promise((resolve) => setTimeout(resolve, ((retryAfter ?? 1) + Math.random()) * 1000));
			}
		},
	};
}

function ask(port: number, agent: Agent, { path, method = 'POST', headers = {}, body }: Write): Promise<Answered> {
	const started = performance.now();
	return new Promise((resolve) => {
		const end = (status: number, retryAfter: number | null = null, text = '') =>
			resolve({ status, milliseconds: performance.now() - started, retryAfter, text });
		const own = { host: HOST, 'content-length': String(Buffer.byteLength(body)), ...headers };
		const signal = AbortSignal.timeout(PATIENCE);
		const outgoing = request({ host: '127.0.0.1', port, method, path, headers: own, agent, signal }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk));
			answer.on('error', () => end(0));
			answer.on('end', () =>
				end(answer.statusCode ?? 0, secondsOf(answer.headers['retry-after']), Buffer.concat(chunks).toString()),
			);
		});
		outgoing.on('error', () => end(0));
		outgoing.end(body);
	});
}

function secondsOf(header: string | undefined): number | null {
	return header === undefined ? null : Number(header);
}
