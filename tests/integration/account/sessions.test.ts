import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { sessionTokenHash } from '~/domain/session/session-token';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { cookiesOf, signInAs, throughIssuer } from '../sign-in';

let product: Product;
let db: Database;

beforeAll(async () => {
	product = await startProduct('sessions');
	db = openDatabase({ url: product.installation.databaseUrl });
});
afterAll(() => product?.stop());

const user = (cookie: string) => product.ask('/user', { headers: { cookie } });
const isOpen = async (cookie: string) => (await user(cookie)).status === 200;
const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

function post(cookie: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
	const sent = form(fields);
	const origin = `http://${product.host()}`;
	return product.ask(path, { ...sent, headers: { ...sent.headers, cookie, origin, ...headers } });
}

const rowOf = async (cookie: string) => {
	const { rows } = await db.$client.execute({
		sql: 'select * from session where token_hash = ?',
		args: [await sessionTokenHash(tokenOf(cookie))],
	});
	return rows[0];
};
const audited = async (action: string) => {
	const { rows } = await db.$client.execute({
		sql: 'select actor, subject_id, detail from audit where action = ? order by no',
		args: [action],
	});
	return rows.map((row) => ({ ...row }));
};

/** A sign-in of a browser that has cookies of ours and of the issuer already. */
async function signInWith(
	login: string,
	{ ours = '', jar = new Map<string, string>(), agent = 'test' } = {},
): Promise<string> {
	const begun = await product.ask('/signin?to=/user');
	const callback = await throughIssuer(String(begun.headers.location), login, jar);
	const cookie = [ours, cookiesOf(begun.headers['set-cookie'])].filter(Boolean).join('; ');
	const headers = { cookie, 'user-agent': agent, 'cf-ipcountry': 'AT' };
	const back = await product.ask(callback.pathname + callback.search, { headers });
	expect(back.status).toBe(302);
	const line = (back.headers['set-cookie'] ?? []).find((each) => each.startsWith('session='));
	return String(line).split(';', 1)[0] ?? '';
}

describe('the list of one’s sessions (ACCESS-24)', () => {
	const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

	test('names browser and country, and which is this one, and nothing of other people', async () => {
		const other = await signInWith('colleague', { agent: firefox });
		const own = await signInWith('colleague');
		await signInAs(product, 'supervisor');
		const { text } = await user(own);
		expect(text).toContain('Firefox · Windows, Austria');
		expect(text.match(/>This browser</g)).toHaveLength(1);
		expect(text.match(/name="end" value="sess_/g)).toHaveLength(1);
		expect(text).toContain(`value="${(await rowOf(other))?.id}"`);
		expect(text).not.toContain(String((await rowOf(other))?.token_hash));
	});

	test('ends one, which is refused at its next request although it has just been read', async () => {
		const [own, first, second] = [await signInWith('agent'), await signInWith('agent'), await signInWith('agent')];
		for (const cookie of [own, first, second]) expect(await isOpen(cookie)).toBe(true);
		const answer = await post(own, '/user', { end: String((await rowOf(first))?.id) });
		expect([answer.status, answer.headers.location]).toEqual([302, '/user?ended']);
		expect(await Promise.all([own, first, second].map(isOpen))).toEqual([true, false, true]);
		expect((await post(first, '/user', { end: 'others' })).headers.location).toContain('/signin');
		const others = await post(own, '/user', { end: 'others' });
		expect(others.headers.location).toBe('/user?ended');
		expect(await Promise.all([own, first, second].map(isOpen))).toEqual([true, false, false]);
		const rows = (await audited('session.ended')).filter(({ actor }) => actor === 'user_agent');
		expect(rows.map(({ detail }) => JSON.parse(String(detail)).sessions)).toEqual([1, 1]);
	});

	test('ends no session of another person', async () => {
		const [own, foreign] = [await signInWith('agent'), await signInWith('supervisor')];
		await post(own, '/user', { end: String((await rowOf(foreign))?.id) });
		expect(await isOpen(foreign)).toBe(true);
	});

	test('24 at once end one session once', async () => {
		const [own, other] = [await signInWith('blaufirn'), await signInWith('blaufirn')];
		const end = String((await rowOf(other))?.id);
		const answers = await Promise.all(Array.from({ length: 24 }, () => post(own, '/user', { end })));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
		expect((await audited('session.ended')).filter(({ actor }) => actor === 'user_blaufirn')).toHaveLength(1);
		expect(await Promise.all([own, other].map(isOpen))).toEqual([true, false]);
	});
});

test('a session that another isolate ends reads for no longer than a second (ACCESS-13)', async () => {
	const cookie = await signInWith('goldgrat');
	expect(await isOpen(cookie)).toBe(true);
	await db.$client.execute({
		sql: 'delete from session where token_hash = ?',
		args: [await sessionTokenHash(tokenOf(cookie))],
	});
	const ended = Date.now();
	while ((await isOpen(cookie)) && Date.now() - ended < 5000) await new Promise((done) => setTimeout(done, 50));
	expect(Date.now() - ended).toBeLessThan(2000);
	expect(await isOpen(cookie)).toBe(false);
});

test('a new sign-in ends the session that the browser had (ACCESS-12)', async () => {
	const before = await signInWith('corvin');
	const elsewhere = await signInWith('corvin');
	// `/signin` leads a signed-in person on; the issuer's page was open before.
	const after = await signInWith('agent', { ours: before });
	const open = () => Promise.all([before, after, elsewhere].map(isOpen));
	await expect.poll(open, { timeout: 3000 }).toEqual([false, true, true]);
});

describe('an admin (ACCESS-25)', () => {
	test('ends all sessions of a user, audited', async () => {
		const [admin, one, two] = [await signInWith('admin'), await signInWith('lifestyle'), await signInWith('lifestyle')];
		const page = '/partner/dashboard/admin/users';
		const { text } = await product.ask(`${page}?q=elena`, { headers: { cookie: admin } });
		expect(text).toContain('End 2 sessions');
		expect((await post(one, page, { id: 'user_admin', endSessions: 'all' })).status).toBe(403);
		expect((await post(admin, page, { id: 'user_admin', endSessions: 'all' })).status).toBe(409);
		expect((await post(admin, page, { id: 'user_lifestyle', endSessions: 'all' })).status).toBe(200);
		expect(await Promise.all([admin, one, two].map(isOpen))).toEqual([true, false, false]);
		expect(await audited('user.sessionsEnded')).toMatchObject([{ actor: 'user_admin', subject_id: 'user_lifestyle' }]);
	});

	test('ends them by locking the account and by another role', async () => {
		const admin = await signInWith('admin');
		const page = '/partner/dashboard/admin/users';
		const seen = async (id: string) => {
			const { rows } = await db.$client.execute({ sql: 'select updated_at from user where id = ?', args: [id] });
			return String(rows[0]?.updated_at);
		};
		const moved = await signInWith('noagency');
		expect(await isOpen(moved)).toBe(true);
		const set = { id: 'user_noagency', role: 'customer', agency: '', operator: '' };
		expect((await post(admin, page, { ...set, updatedAt: await seen(set.id) })).status).toBe(200);
		expect(await isOpen(moved)).toBe(false);
		const locked = await signInWith('noagency');
		expect(await isOpen(locked)).toBe(true);
		await post(admin, page, { id: set.id, updatedAt: await seen(set.id), lock: 'on' });
		expect(await isOpen(locked)).toBe(false);
	});
});

describe('the issuer (ACCESS-26)', () => {
	/** Signs out at the issuer, as one of its other clients would let a person do. */
	async function leaveIssuer(jar: Map<string, string>): Promise<void> {
		const issuer = `http://localhost:${product.ports.oidc}`;
		const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
		const keep = (answer: Response) => {
			for (const line of answer.headers.getSetCookie()) {
				const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
				jar.set(name, value);
			}
		};
		const asked = await fetch(`${issuer}/session/end`, { headers: { cookie: cookie() }, redirect: 'manual' });
		keep(asked);
		const xsrf = /name="xsrf" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
		const body = new URLSearchParams({ xsrf, logout: 'yes' });
		const left = await fetch(`${issuer}/session/end/confirm`, {
			...{ method: 'POST', body, redirect: 'manual' },
			headers: { cookie: cookie() },
		});
		expect(left.status).toBeLessThan(400);
	}

	test('ends the sessions that stand on its own when that ends, and no others', async () => {
		const jar = new Map<string, string>();
		const [first, second] = [await signInWith('colleague', { jar }), await signInWith('colleague', { jar })];
		const elsewhere = await signInWith('colleague');
		expect((await rowOf(first))?.issuer_sid).toBe((await rowOf(second))?.issuer_sid);
		expect(await Promise.all([first, second, elsewhere].map(isOpen))).toEqual([true, true, true]);
		await leaveIssuer(jar);
		await expect.poll(async () => Promise.all([first, second].map(isOpen))).toEqual([false, false]);
		expect(await isOpen(elsewhere)).toBe(true);
		expect(await audited('session.endedByIssuer')).toMatchObject([{ actor: 'system', subject_id: 'user_colleague' }]);
	});

	test.each([
		['nothing', {}],
		['no token', { logout_token: 'nonsense' }],
		['an unsigned token', { logout_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZ2VudCJ9.' }],
	])('is not heard with %s', async (_, fields) => {
		const answer = await post('', '/oidc-logout', fields);
		expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
		expect(JSON.parse(answer.text).error).toBe('invalid_request');
	});

	test('is heard by POST alone', async () => {
		expect((await product.ask('/oidc-logout')).status).toBe(405);
	});
});
