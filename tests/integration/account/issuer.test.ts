import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuerMetadata } from '~/platform/sign-in/issuer';
import { beginSignIn, finishSignIn } from '~/platform/sign-in/oidc-strategy';
import { writeState } from '~/platform/sign-in/sign-in-state';
import { cookiesOf } from '../sign-in';

const ORIGIN = 'http://site.test';
const CLIENT = 'firnlicht';

/** What an issuer does otherwise than it should. */
type Manner = {
	metadata?: Record<string, unknown>;
	redirectsTo?: string;
	claims?: Record<string, unknown>;
	callback?: Record<string, string>;
};

let server: Server;
let base: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
const manners = new Map<string, Manner>();
const asked: string[] = [];
const nonces = new Map<string, string>();

beforeAll(async () => {
	keys = await generateKeyPair('RS256');
	const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
	server = createServer(async ({ url = '/' }, response) => {
		const [, name = '', ...rest] = url.split('/');
		const manner = manners.get(name) ?? {};
		const page = rest.join('/');
		asked.push(`${name}/${page}`);
		if (page.startsWith('.well-known/') && manner.redirectsTo) {
			response.writeHead(302, { location: `${base}/${manner.redirectsTo}/${page}` }).end();
			return;
		}
		const issuer = `${base}/${name}`;
		const answers: Record<string, () => object | Promise<object>> = {
			'.well-known/openid-configuration': () => ({
				issuer,
				authorization_endpoint: `${issuer}/auth`,
				token_endpoint: `${issuer}/token`,
				jwks_uri: `${issuer}/keys`,
				...manner.metadata,
			}),
			keys: () => ({ keys: [jwk] }),
			token: async () => ({
				access_token: 'x',
				token_type: 'Bearer',
				id_token: await new SignJWT({
					...{ iss: issuer, aud: CLIENT, sub: 'ada', email: 'Ada@example.test', nonce: nonces.get(name) },
					...manner.claims,
				})
					.setProtectedHeader({ alg: 'RS256', kid: 'one' })
					.setIssuedAt()
					.setExpirationTime('5m')
					.sign(keys.privateKey),
			}),
		};
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify(await answers[page]?.()));
	});
	await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
	base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((stopped) => server?.close(stopped)));

/** An issuer of its own for each test: what one says of itself is cached. */
function issuerThat(name: string, manner: Manner): string {
	manners.set(name, manner);
	return `${base}/${name}`;
}

async function signIn(name: string, manner: Manner) {
	const client = { issuer: issuerThat(name, manner), clientId: CLIENT, clientSecret: null };
	const state = await writeState({ to: '/', startedAt: Date.now() }, 'secret');
	const begun = await beginSignIn(client, { origin: ORIGIN, state, prompt: null });
	nonces.set(name, new URL(begun.headers.get('location') ?? '').searchParams.get('nonce') ?? '');
	const back = new URL(`${ORIGIN}/oidc-callback`);
	back.search = new URLSearchParams({ code: 'c', state, ...manner.callback }).toString();
	const request = new Request(back, { headers: { cookie: cookiesOf(begun.headers.getSetCookie()) } });
	return finishSignIn(client, { request, origin: ORIGIN, state });
}

describe('a sign-in', () => {
	test.each<[string, Manner]>([
		['at an issuer that does as it should', {}],
		[
			'whose issuer names itself in the callback',
			{ metadata: { authorization_response_iss_parameter_supported: true } },
		],
		['with a token for several, asked for by us', { claims: { aud: [CLIENT, 'other'], azp: CLIENT } }],
	])('%s brings the person', async (title, manner) => {
		const name = title.replaceAll(' ', '-');
		const callback = manner.metadata ? { callback: { iss: `${base}/${name}` } } : {};
		expect(await signIn(name, { ...manner, ...callback })).toMatchObject({ subject: 'ada', email: 'ada@example.test' });
	});

	test.each<[string, Manner, RegExp]>([
		['whose callback is of another issuer', { callback: { iss: 'https://other.test' } }, /"iss"/],
		[
			'whose callback does not name its issuer, as promised',
			{ metadata: { authorization_response_iss_parameter_supported: true } },
			/"iss"/,
		],
		['with a token for several', { claims: { aud: [CLIENT, 'other'] } }, /"aud"/],
		['with a token that another has asked for', { claims: { aud: [CLIENT, 'other'], azp: 'other' } }, /"azp"/],
		['with the token of another sign-in', { claims: { nonce: 'another' } }, /"nonce"/],
		['with the token of another issuer', { claims: { iss: 'https://other.test' } }, /"iss"/],
	])('%s is refused', async (title, manner, error) => {
		await expect(signIn(title.replaceAll(/[ ,]+/g, '-'), manner)).rejects.toThrow(error);
	});
});

describe('the metadata of an issuer', () => {
	test('are asked for once by all who sign in at the same time', async () => {
		const issuer = issuerThat('crowd', {});
		const all = await Promise.all(Array.from({ length: 20 }, () => issuerMetadata(issuer)));
		expect(all.every((each) => each.issuer === issuer)).toBe(true);
		expect(asked.filter((each) => each.startsWith('crowd/'))).toHaveLength(1);
	});

	test.each<[string, Manner]>([
		['elsewhere', { redirectsTo: 'sound' }],
		['too long', { metadata: { ui_locales_supported: ['x'.repeat(300_000)] } }],
		['of another issuer', { metadata: { issuer: 'https://other.test' } }],
		['without keys', { metadata: { jwks_uri: undefined } }],
	])('are refused when they are %s, and its users share the refusal', async (title, manner) => {
		const name = title.replaceAll(' ', '-');
		const issuer = issuerThat(name, manner);
		const all = await Promise.allSettled([issuerMetadata(issuer), issuerMetadata(issuer)]);
		expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		expect(asked.filter((each) => each.startsWith(`${name}/`))).toHaveLength(1);
		expect(asked.some((each) => each.startsWith('sound/'))).toBe(false);
	});
});
