import { DomainError, type DomainErrorCode } from '~/platform/errors';

/** How an answer came about, for `Cache-Status` (RFC 9211). */
export type CachedStatus =
	| 'hit'
	| 'fwd=bypass'
	| 'fwd=miss; stored'
	| 'fwd=miss; collapsed'
	| 'hit; fwd=stale; detail=stale-if-error';

/** JSON as finished bytes. */
export type FoundAnswer = {
	kind: 'found';
	bytes: Uint8Array<ArrayBuffer>;
	/** The bytes are gzipped. */
	isGzip: boolean;
	/** Of the JSON, whatever its form. */
	etag: string;
	/** Milliseconds since the epoch. */
	storedAt: number;
	/** Number of the catalogue that it shows. */
	version: number;
	status: CachedStatus;
};

/** What the offer-cache says: an answer, why the verb gave none, or what went wrong with it. */
export type CachedAnswer =
	| FoundAnswer
	| { kind: 'refused'; code: DomainErrorCode; message: string }
	| { kind: 'failed'; error: string };

/** An answer that was worked out just now. */
export async function workedOut(
	json: string,
	{ now, version, status }: { now: number; version: number; status: CachedStatus },
): Promise<FoundAnswer> {
	const bytes = new TextEncoder().encode(json);
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	const etag = `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`;
	return { kind: 'found', bytes, isGzip: false, etag, storedAt: now, version, status };
}

/** The answer that was found. Throws the verb's DomainError, or what went wrong. */
export function foundAnswer(answer: CachedAnswer): FoundAnswer {
	if (answer.kind === 'refused') throw new DomainError(answer.code, answer.message);
	if (answer.kind === 'failed') throw new Error(answer.error);
	return answer;
}

/** Its JSON as a body, unpacked: a long list is never in memory whole. */
export function plainBody({ bytes, isGzip }: FoundAnswer): Uint8Array<ArrayBuffer> | ReadableStream {
	return isGzip ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')) : bytes;
}

/** The same read to its end. */
export async function plainBytes(answer: FoundAnswer): Promise<Uint8Array<ArrayBuffer>> {
	const body = plainBody(answer);
	return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}
