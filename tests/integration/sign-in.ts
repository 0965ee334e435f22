import { expect } from 'vitest';
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

/** Goes to the issuer, says who one is, and gives the address that leads back. */
export async function throughIssuer(address: string, login: string): Promise<URL> {
	const jar = new Map<string, string>();
	let next = new URL(address);
	for (let step = 0; step < 8; step++) {
		const isAsked = next.pathname.startsWith('/interaction/');
		const answer = await fetch(next, {
			redirect: 'manual',
			headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...form({}).headers },
			...(isAsked ? { method: 'POST', body: new URLSearchParams({ login }) } : {}),
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
