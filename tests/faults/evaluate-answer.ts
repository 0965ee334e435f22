import type { Answered, Request } from '../bench/patient-writer';

export type Verdict = 'fine' | 'announced' | 'unannounced';

/** Milliseconds after which an answer counts as a hang; printing and uploading may take longer. */
const LIMIT = 15_000;
const LONG_LIMIT = 30_000;
const TAKES_LONG = new Set(['PDF', 'picture']);

/** One answer that a client of the fault run got. `begunAt` is of `performance.now()`. */
export type Seen = {
	name: string;
	status: number;
	milliseconds: number;
	begunAt: number;
	verdict: Verdict;
	why: string;
};

/**
 * What an answer is to its client: fine, an error that says of itself what it is, or one that no client can do anything with: a broken
 * connection, a bare 500, a wait beyond the limit.
 */
export function evaluateAnswer(asked: Request, answer: Answered): Seen {
	const { status, milliseconds } = answer;
	const seen = { name: asked.name, status, milliseconds, begunAt: performance.now() - milliseconds };
	const isLate = milliseconds > (TAKES_LONG.has(asked.name) ? LONG_LIMIT : LIMIT);
	if (isLate) return { ...seen, verdict: 'unannounced', why: `${status} after ${Math.round(milliseconds / 1000)} s` };
	// Nights that another agent has taken meanwhile.
	const isRefused = status === 409 || status === 422;
	if ((status >= 200 && status < 400) || isRefused) return { ...seen, verdict: 'fine', why: '' };
	const fault = faultOf(answer);
	return { ...seen, verdict: fault === null ? 'announced' : 'unannounced', why: fault ?? String(status) };
}

/** Why an error is not announced; null where it is. */
function faultOf({ status, headers, text, retryAfter }: Answered): string | null {
	if (status === 0) return `the connection broke: ${text}`;
	if (![429, 502, 503].includes(status)) return `a bare ${status} ${text.slice(0, 150)}`;
	if (status !== 502 && retryAfter === null) return `${status} that does not say when to come back`;
	const type = String(headers['content-type'] ?? '').split(';', 1)[0];
	if (type === 'application/problem+json') return isProblem(text, status) ? null : `${status} with an empty problem`;
	if (type === 'text/html') return /<h1[\s>]/.test(text) ? null : `${status} with an empty page`;
	// What a page's own script reads.
	if (type === 'application/json') return null;
	return `${status} as ${type || 'nothing'}`;
}

function isProblem(text: string, status: number): boolean {
	const problem = JSON.parse(text) as { status?: number; title?: string };
	return problem.status === status && typeof problem.title === 'string' && problem.title !== '';
}
