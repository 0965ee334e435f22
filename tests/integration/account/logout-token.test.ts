import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logoutToken, session, user } from '#db/schema/user';
import { endIssuedSessions } from '~/domain/session/end-session.server';
import { readLogoutToken } from '~/platform/sign-in/logout-token';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, startAgentDatabase } from '../lead/agent-workspace';

const CLIENT = 'firnlicht';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

let server: Server;
let issuer: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let foreign: Awaited<ReturnType<typeof generateKeyPair>>;
let database: TestDatabase;

beforeAll(async () => {
	keys = await generateKeyPair('RS256');
	foreign = await generateKeyPair('RS256');
	const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
	server = createServer(({ url }, response) => {
		const metadata = {
			issuer,
			authorization_endpoint: `${issuer}/auth`,
			token_endpoint: `${issuer}/token`,
			jwks_uri: `${issuer}/keys`,
		};
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify(url === '/keys' ? { keys: [jwk] } : metadata));
	});
	await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
	issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
	database = await startAgentDatabase();
});
afterAll(async () => {
	await database?.stop();
	await new Promise((stopped) => server?.close(stopped));
});

type Making = { claims?: Record<string, unknown>; header?: Partial<JWTHeaderParameters>; key?: CryptoKey };

function token({ claims = {}, header = {}, key = keys.privateKey as CryptoKey }: Making = {}): Promise<string> {
	const now = Math.floor(Date.now() / 1000);
	const all = {
		...{ iss: issuer, aud: CLIENT, sub: 'ada', sid: 'one', jti: crypto.randomUUID(), iat: now, exp: now + 120 },
		events: { [EVENT]: {} },
		...claims,
	};
	return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt', ...header }).sign(key);
}

const read = async (text: string) => readLogoutToken(text, { issuer, clientId: CLIENT, now: Date.now() });
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

test.each<[string, Making, object]>([
	['of a session and a person', {}, { subject: 'ada', sid: 'one' }],
	['of a person', { claims: { sid: undefined } }, { subject: 'ada', sid: null }],
	['of a session', { claims: { sub: undefined } }, { subject: null, sid: 'one' }],
	['without a type', { header: { typ: undefined } }, { subject: 'ada', sid: 'one' }],
])('a token %s is read', async (_, making, expected) => {
	expect(await read(await token(making))).toMatchObject(expected);
});

test.each<[string, Making]>([
	['of neither session nor person', { claims: { sub: undefined, sid: undefined } }],
	['of another issuer', { claims: { iss: 'https://other.test' } }],
	['for another client', { claims: { aud: 'other' } }],
	['without events', { claims: { events: undefined } }],
	['of another event', { claims: { events: { 'http://schemas.openid.net/event/other': {} } } }],
	['whose event is no object', { claims: { events: { [EVENT]: true } } }],
	['with a nonce, an id token therefore', { claims: { nonce: 'n' } }],
	['without a name', { claims: { jti: undefined } }],
	['without its time', { claims: { iat: undefined } }],
	['from the future', { claims: { iat: seconds(600) } }],
	['from an hour ago', { claims: { iat: seconds(-3600) } }],
	['that has expired', { claims: { exp: seconds(-60) } }],
	['without an end', { claims: { exp: undefined } }],
	['that is an access token', { header: { typ: 'at+jwt' } }],
])('a token %s is none', async (_, making) => {
	expect(await read(await token(making))).toBeNull();
});

test('a token signed by another key, changed or unsigned is none', async () => {
	const [head, , tail] = (await token()).split('.');
	const other = Buffer.from(JSON.stringify({ sub: 'eve' })).toString('base64url');
	expect(await read(await token({ key: foreign.privateKey as CryptoKey }))).toBeNull();
	expect(await read(`${head}.${other}.${tail}`)).toBeNull();
	expect(await read(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`)).toBeNull();
	expect(await read('nonsense')).toBeNull();
});

test('a token counts once, also for 24 at once, and ends no later session', async () => {
	const { db } = database;
	const ctx = { ...contextOf(database, 'agent'), now: NOW };
	const [person] = await db.select({ issuer: user.issuer, subject: user.subject, no: user.no }).from(user).limit(1);
	if (!person) throw new Error('No user');
	const begin = (tokenHash: string, issuerSid: string | null) =>
		db.insert(session).values({ tokenHash, issuerSid, userNo: person.no, createdAt: NOW, expiresAt: NOW + 1000 });
	const left = async () => (await db.select({ hash: session.tokenHash }).from(session)).map(({ hash }) => hash).sort();
	await begin('a', 'one');
	await begin('b', 'two');
	const logout = { issuer: person.issuer, subject: person.subject, sid: 'one', jti: 'first', expiresAt: NOW + 1 };
	const outcomes = await Promise.all(Array.from({ length: 24 }, () => endIssuedSessions(ctx, logout)));
	expect(outcomes.filter((each) => each === 'ended')).toHaveLength(1);
	expect(await left()).toEqual(['b']);
	await begin('c', 'one');
	expect(await endIssuedSessions(ctx, logout)).toBe('repeated');
	expect(await left()).toEqual(['b', 'c']);
	expect(await endIssuedSessions(ctx, { ...logout, issuer: 'https://other.test', jti: 'other' })).toBe('ended');
	expect(await left()).toEqual(['b', 'c']);
	expect(await endIssuedSessions(ctx, { ...logout, sid: null, jti: 'second' })).toBe('ended');
	expect(await left()).toEqual([]);
	expect(await db.select().from(logoutToken)).toHaveLength(3);
});
