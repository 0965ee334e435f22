import { expect } from 'vitest';
import { OIDC_CLIENT_ID } from '../../workers/local/oidc-names';
import { form } from './http';
import type { Product } from './product';

/** Signs a demonstration user in through the local issuer, as a browser would, and gives the session's cookie. */
export async function signInAs(product: Product, login: string, host = product.host()): Promise<string> {
	const begun = await product.ask('/signin?to=/user', { host });
	expect(begun.status).toBe(302);
	const ours = cookiesOf(begun.headers['set-cookie']);
	const callback = await throughIssuer(String(begun.headers.location), login);
	const back = await product.ask(callback.pathname + callback.search, { host, headers: { cookie: ours } });
	expect([back.status, back.headers.location]).toEqual([302, '/user']);
	const session = (back.headers['set-cookie'] ?? []).find((line) => line.startsWith('session='));
	return String(session).split(';', 1)[0] ?? '';
}

/** Lets a signed-in admin act for the first agency, and gives the session's new cookie. */
export async function actAsAdmin(product: Product, cookie: string): Promise<string> {
	const { text } = await product.ask('/api/travel-agencies', { headers: { cookie } });
	const [agency] = JSON.parse(text) as { _id: string }[];
	const sent = form({ agencyId: agency?._id ?? '' });
	const acting = await product.ask('/partner/acting-agency', { ...sent, headers: { ...sent.headers, cookie } });
	expect(acting.status).toBe(302);
	return (
		cookiesOf(acting.headers['set-cookie'])
			.split('; ')
			.find((pair) => pair.startsWith('session=')) ?? ''
	);
}

/** Goes to the issuer, says who one is, and gives the address that leads back. `jar`: the issuer's cookies of a browser that was there before. */
export async function throughIssuer(
	address: string,
	login: string,
	jar = new Map<string, string>(),
	fields: Record<string, string> = {},
): Promise<URL> {
	let next = new URL(address);
	for (let step = 0; step < 8; step++) {
		const isAsked = next.pathname.startsWith('/interaction/');
		const answer = await fetch(next, {
			redirect: 'manual',
			headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...form({}).headers },
			...(isAsked ? { method: 'POST', body: new URLSearchParams({ login, ...fields }) } : {}),
		} as RequestInit);
		for (const line of answer.headers.getSetCookie()) {
			const [pair = ''] = line.split(';', 1);
			const [name = '', value = ''] = pair.split('=', 2);
			jar.set(name, value);
		}
		const location = answer.headers.get('location');
		if (!location) throw new Error(`The issuer answers ${answer.status}: ${await answer.text()}`);
		next = new URL(location, next);
		if (next.pathname === '/oidc-callback') return next;
	}
	throw new Error('The issuer leads nowhere');
}

/** `Set-Cookie` lines as the `Cookie` header of the next question. */
export function cookiesOf(lines: readonly string[] | undefined): string {
	return (lines ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** A real access token of the local issuer for our API, as a client of its own would get it: code flow with PKCE, without our pages. */
export async function accessTokenOf(
	product: Product,
	login: string,
	fields: Record<string, string> = {},
	scopes: readonly string[] = [],
): Promise<string> {
	const issuer = `http://localhost:${product.ports.oidc}`;
	const verifier = crypto.randomUUID() + crypto.randomUUID();
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
	const redirectUri = `http://localhost:${product.ports.site}/oidc-callback`;
	const query = new URLSearchParams({
		client_id: OIDC_CLIENT_ID,
		response_type: 'code',
		scope: ['openid profile email', ...scopes].join(' '),
		redirect_uri: redirectUri,
		state: 'token',
		code_challenge: Buffer.from(digest).toString('base64url'),
		code_challenge_method: 'S256',
	});
	const { searchParams } = await throughIssuer(`${issuer}/auth?${query}`, login, undefined, fields);
	const answer = await fetch(`${issuer}/token`, {
		method: 'POST',
		body: new URLSearchParams({
			grant_type: 'authorization_code',
			client_id: OIDC_CLIENT_ID,
			code: searchParams.get('code') ?? '',
			redirect_uri: redirectUri,
			code_verifier: verifier,
		}),
	});
	const { access_token: token } = (await answer.json()) as { access_token?: string };
	if (!token) throw new Error(`The issuer gives no token: ${answer.status}`);
	return token;
}
