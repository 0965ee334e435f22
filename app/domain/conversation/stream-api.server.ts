import { SignJWT } from 'jose';
import * as z from 'zod';
import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';

const PATIENCE_MS = 8000;

export type StreamKeys = { key: string; secret: Uint8Array; url: string };

/** Key, secret and address of Stream, or null: then conversations are our own. */
export function streamKeys(settings: Settings): StreamKeys | null {
	const { STREAM_API_KEY: key, STREAM_API_SECRET: secret, STREAM_API_URL: url } = settings;
	return key && secret ? { key, secret: new TextEncoder().encode(secret), url } : null;
}

/** A token by which this server speaks to Stream's REST API; it never leaves the server. */
export async function streamServerToken(secret: Uint8Array): Promise<string> {
	return new SignJWT({ server: true }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
}

/** A call of Stream's documented REST API as this server. Throws DomainError 'unavailable' with reason `chat-service`. */
export async function askStream<Answer extends z.ZodType>(
	keys: StreamKeys,
	path: string,
	body: object,
	answer: Answer,
): Promise<z.output<Answer>> {
	try {
		const response = await fetch(`${keys.url}${path}?api_key=${encodeURIComponent(keys.key)}`, {
			redirect: 'manual',
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				authorization: await streamServerToken(keys.secret),
				'stream-auth-type': 'jwt',
			},
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		if (!response.ok) throw new Error(`Stream answers ${response.status} to ${path}`);
		return answer.parse(await response.json());
	} catch (error) {
		logFault('the chat service did not answer', error);
		throw new DomainError('unavailable', 'The chat service did not answer', { cause: error, reason: 'chat-service' });
	}
}

/** For calls of whose answer nothing is needed. */
export const ANYTHING = z.unknown();
