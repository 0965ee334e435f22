import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { sessionTokenHash } from '~/domain/session/session-token';
import { SECOND_FACTOR_ACR } from '../../../workers/local/oidc-names';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { accessTokenOf, cookiesOf, throughIssuer } from '../sign-in';

let product: Product;
let db: Database;

beforeAll(async () => {
	product = await startProduct('second-factor');
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(() => product?.stop());

const ADMIN = '/partner/dashboard/admin/users';
const get = (cookie: string, path: string) => product.ask(path, { headers: { cookie } });

/** Signs in by an address of ours, and gives the session's cookie and where it leads. */
async function signIn(
	path: string,
	{
		login,
		factor,
		jar,
		ours = '',
	}: { login: string; factor: 'none' | 'shown'; jar: Map<string, string>; ours?: string },
) {
	const begun = await get(ours, path);
	expect(begun.status).toBe(302);
	const asked = new URL(String(begun.headers.location));
	const callback = await throughIssuer(asked.href, login, jar, { factor });
	const cookie = [ours, cookiesOf(begun.headers['set-cookie'])].filter(Boolean).join('; ');
	const back = await product.ask(callback.pathname + callback.search, { headers: { cookie } });
	const session = (back.headers['set-cookie'] ?? []).find((line) => line.startsWith('session='));
	return { asked: asked.searchParams, session: String(session).split(';', 1)[0] ?? '', to: back.headers.location };
}

test('an admin signs in, is led to the second factor, shows it, and is back where they were (ACCESS-27)', async () => {
	const jar = new Map<string, string>();
	const first = await signIn(`/signin?to=${ADMIN}`, { login: 'admin', factor: 'none', jar });
	expect(first.asked.has('acr_values')).toBe(false);
	expect(first.to).toBe(`/second-factor?to=${encodeURIComponent(ADMIN)}`);
	const page = await get(first.session, String(first.to));
	expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
	expect(page.text).toContain('Sign in with your second factor');
	const step = `/signin?factor=second&to=${encodeURIComponent(ADMIN)}`;
	expect(page.text).toContain(step.replace('&', '&amp;'));
	const second = await signIn(step, { login: 'admin', factor: 'shown', jar, ours: first.session });
	expect([second.asked.get('acr_values'), second.asked.get('max_age')]).toEqual([SECOND_FACTOR_ACR, '43200']);
	expect(second.to).toBe(ADMIN);
	expect((await get(second.session, ADMIN)).status).toBe(200);
	expect((await get(second.session, `/second-factor?to=${ADMIN}`)).headers.location).toBe(ADMIN);
	await expect.poll(async () => (await get(first.session, '/user')).status, { timeout: 3000 }).toBe(302);
});

test('without it an admin has no right of one, on pages, in forms, of calls and over live connections', async () => {
	const { session } = await signIn('/signin?to=/user', { login: 'team', factor: 'none', jar: new Map() });
	for (const path of [ADMIN, '/partner/dashboard/admin/audit', '/partner/money', '/hotels', '/partner/nothing']) {
		const answer = await get(session, path);
		expect([path, answer.status, answer.headers.location]).toEqual([
			path,
			302,
			`/second-factor?to=${encodeURIComponent(path)}`,
		]);
	}
	const sent = form({ id: 'user_agent', endSessions: 'all' });
	const origin = `http://${product.host()}`;
	const posted = await product.ask(ADMIN, { ...sent, headers: { ...sent.headers, cookie: session, origin } });
	expect([posted.status, posted.headers.location]).toEqual([
		302,
		`/second-factor?to=${encodeURIComponent(`${ADMIN}?resume=1`)}`,
	]);
	expect((await get(session, '/api/travel-agencies')).status).toBe(403);
	const { text } = await get(session, '/api/current_user');
	expect(JSON.parse(text).role ?? JSON.parse(text).user?.role).toBe('customer');
	expect((await get(session, '/user')).status).toBe(200);
	expect((await get(session, '/second-factor?to=/user&missing')).text).toContain('without a second factor');
	const acting = form({ agencyId: 'agency_nordwand' });
	const act = await product.ask('/partner/acting-agency', {
		...acting,
		headers: { ...acting.headers, cookie: session, origin },
	});
	expect(act.headers.location).toContain('/second-factor');
});

test('it is good for twelve hours', async () => {
	const { session } = await signIn('/signin?to=/user', { login: 'admin', factor: 'shown', jar: new Map() });
	expect((await get(session, ADMIN)).status).toBe(200);
	const tokenHash = await sessionTokenHash(session.slice('session='.length));
	await db.$client.execute({
		sql: 'update session set authenticated_at = ? where token_hash = ?',
		args: [Date.now() - 12 * 3_600_000 - 1000, tokenHash],
	});
	await expect.poll(async () => (await get(session, ADMIN)).status, { timeout: 3000 }).toBe(302);
});

test('an access token of an admin counts with it alone', async () => {
	const ask = async (factor: 'none' | 'shown') => {
		const token = await accessTokenOf(product, 'admin', { factor });
		return (await product.ask('/api/travel-agencies', { headers: { authorization: `Bearer ${token}` } })).status;
	};
	expect([await ask('shown'), await ask('none')]).toEqual([200, 403]);
});

test('nobody else is asked for one', async () => {
	const { session, to } = await signIn('/signin?to=/user', { login: 'agent', factor: 'none', jar: new Map() });
	expect(to).toBe('/user');
	expect((await get(session, '/partner/dashboard')).status).toBe(200);
	expect((await get(session, '/second-factor?to=/user')).headers.location).toBe('/user');
	expect((await get(session, '/signin?factor=second&to=/user')).headers.location).toBe('/user');
});
