import { base64url } from 'jose';
import { randomToken } from '../random-token';

/** What a sign-in remembers while the person is at the issuer. */
export type SignInState = {
	/** Path on this host to go to afterwards. */
	to: string;
	/** Milliseconds since the epoch. */
	startedAt: number;
	/** A second factor was asked for. */
	isStepUp?: boolean;
};

/** Older than this it is refused (ACCESS-12). */
export const STATE_SECONDS = 900;

/** The `state` of an authorization request: unguessable, and signed so that its time and its target are ours. */
export async function writeState(state: SignInState, secret: string): Promise<string> {
	const body = base64url.encode(JSON.stringify({ ...state, random: randomToken() }));
	return `${body}.${await signature(body, secret)}`;
}

/** What a `state` says; null when none of our secrets has signed it (ACCESS-33) or it is older than 15 minutes. */
export async function readState(text: string, secrets: readonly string[], now: number): Promise<SignInState | null> {
	const [body = '', given = ''] = text.split('.', 2);
	const signatures = await Promise.all(secrets.map((secret) => signature(body, secret)));
	if (!signatures.some((each) => isSame(given, each))) return null;
	const { to, startedAt, isStepUp } = JSON.parse(new TextDecoder().decode(base64url.decode(body))) as SignInState;
	return now - startedAt <= STATE_SECONDS * 1000 ? { to, startedAt, isStepUp: isStepUp === true } : null;
}

/** The nonce that the id_token of this sign-in has to carry: bound to its state, which the browser keeps in a cookie. */
export async function nonceOf(state: string): Promise<string> {
	return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state))));
}

const LONGEST_PATH = 600;

/** A path on this host to go to after signing in; `/` for everything that leads elsewhere. */
export function safePath(input: string | null): string {
	if (!input || input.length > LONGEST_PATH || !/^\/(?![/\\])/.test(input) || /[\\\p{Cc}]/u.test(input)) return '/';
	const base = 'http://here.invalid';
	return URL.canParse(input, base) && new URL(input, base).origin === base ? input : '/';
}

async function signature(text: string, secret: string): Promise<string> {
	const key = await crypto.subtle.importKey(
		'raw',
		new TextEncoder().encode(`sign-in state ${secret}`),
		{ name: 'HMAC', hash: 'SHA-256' },
		false,
		['sign'],
	);
	return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))));
}

/** Takes the same time wherever the difference lies. */
function isSame(a: string, b: string): boolean {
	let difference = a.length ^ b.length;
	for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i % (a.length || 1)) ^ b.charCodeAt(i);
	return difference === 0;
}
