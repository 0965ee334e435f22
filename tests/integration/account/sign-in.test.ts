import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_USERS } from '#db/seed/demo-trade/demo-users';
import { sessionTokenHash } from '~/domain/session/session-token';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { cookiesOf, signInAs, throughIssuer } from '../sign-in';

let product: Product;
const sessions = new Map<string, string>();

beforeAll(async () => {
	product = await startProduct('sign-in');
	for (const { login } of DEMO_USERS) sessions.set(login, await signInAs(product, login));
});
afterAll(() => product?.stop());

const as = (login: string) => ({ headers: { cookie: String(sessions.get(login)) } });

describe('a sign-in that another site leads to (ACCESS-35)', () => {
	const from = (site: string, path: string, cookie = '') =>
		product.ask(path, { headers: { 'sec-fetch-site': site, 'accept-language': 'en', cookie } });
	const PATH = '/signin?prompt=create&to=%2Fonboarding%3Fstep%3Dpayout&utm_source=elsewhere';

	test.each(['cross-site', 'same-site'])('waits for a click: %s', async (site) => {
		const { status, headers, text } = await from(site, PATH);
		expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
		expect(text).toContain('Sign in to go on');
		const [, href] = /<main.*?<a href="(\/signin\?[^"]*)"/s.exec(text) ?? [];
		expect(href?.replaceAll('&amp;', '&')).toBe('/signin?prompt=create&to=%2Fonboarding%3Fstep%3Dpayout');
		const clicked = await from('same-origin', String(href).replaceAll('&amp;', '&'));
		expect([clicked.status, clicked.headers.location]).toEqual([302, expect.stringContaining('prompt=create')]);
	});

	test.each(['same-origin', 'none'])('leads on at once for %s', async (site) => {
		expect((await from(site, PATH)).status).toBe(302);
	});

	test('is none for people who are signed in, and carries no address of another site', async () => {
		const { headers } = await from('cross-site', '/signin?to=%2Fuser', await signInAs(product, 'agent'));
		expect(headers.location).toBe('/user');
		const { text } = await from('cross-site', '/signin?to=%2F%2Fevil.example%2F&factor=second');
		const [, href = ''] = /<main.*?<a href="(\/signin\?[^"]*)"/s.exec(text) ?? [];
		const clicked = await from('same-origin', href.replaceAll('&amp;', '&'));
		expect(String(clicked.headers.location)).not.toContain('evil');
	});
});

describe('a session', () => {
	test.each(DEMO_USERS.map(({ login, firstName }) => [login, firstName]))('%s is known as %s', async (login, name) => {
		const answer = await product.ask('/user', as(login));
		expect(answer.status).toBe(200);
		expect(answer.text).toContain(name);
		expect(answer.headers['cache-control']).toBe('private, no-store');
	});

	test('is nothing that a script or another site can use', async () => {
		const begun = await product.ask('/signin?to=/user');
		const callback = await throughIssuer(String(begun.headers.location), 'agent');
		const back = await product.ask(callback.pathname + callback.search, {
			headers: { cookie: cookiesOf(begun.headers['set-cookie']) },
		});
		const line = (back.headers['set-cookie'] ?? []).find((each) => each.startsWith('session='));
		expect(line).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
		expect((back.headers['set-cookie'] ?? []).some((each) => /^oidc:.*Max-Age=0/.test(each))).toBe(true);
	});

	test('is stored hashed in the database only', async () => {
		const token = String(sessions.get('agent')).slice('session='.length);
		const { openDatabase } = await import('#db/client');
		const { rows } = await openDatabase({ url: product.installation.databaseUrl }).$client.execute(
			'select token_hash from session',
		);
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.map((row) => row.token_hash)).not.toContain(token);
	});

	test('in use is given another seven days, one that is over is not', async () => {
		const { openDatabase } = await import('#db/client');
		const db = openDatabase({ url: product.installation.databaseUrl });
		const inHours = async (cookie: string, hours: number) => {
			const tokenHash = await sessionTokenHash(cookie.slice('session='.length));
			await db.$client.execute({
				sql: 'update session set expires_at = ? where token_hash = ?',
				args: [Date.now() + hours * 3_600_000, tokenHash],
			});
			return async () => {
				const { rows } = await db.$client.execute({
					sql: 'select expires_at from session where token_hash = ?',
					args: [tokenHash],
				});
				return (Number(rows[0]?.expires_at) - Date.now()) / 3_600_000;
			};
		};
		const inUse = await signInAs(product, 'colleague');
		const hoursLeft = await inHours(inUse, 1);
		expect((await product.ask('/user', { headers: { cookie: inUse } })).status).toBe(200);
		await expect.poll(hoursLeft).toBeGreaterThan(167);
		const over = await signInAs(product, 'colleague');
		const hoursGone = await inHours(over, -1);
		expect((await product.ask('/user', { headers: { cookie: over } })).status).toBe(302);
		expect(await hoursGone()).toBeLessThan(0);
	});

	test('ends with the sign-out, for good', async () => {
		const cookie = await signInAs(product, 'colleague');
		const answer = await product.ask('/signout', {
			...form({}),
			headers: { ...form({}).headers, cookie, origin: `http://${product.host()}` },
		});
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toContain('/session/end?client_id=firnlicht-agents');
		const again = await product.ask('/signout', {
			...form({}),
			headers: { ...form({}).headers, cookie, origin: `http://${product.host()}` },
		});
		expect(again.headers.location).toBe('/');
	});

	test('is not loaded on a host of another brand, nor by a made-up token', async () => {
		for (const cookie of ['session=anything', 'session=', `session=${'A'.repeat(43)}`]) {
			const answer = await product.ask('/user', { headers: { cookie } });
			expect([answer.status, answer.headers.location]).toEqual([302, '/signin?to=%2Fuser']);
		}
	});
});

test('without a session a page’s script is refused what it reads, and is not led to another origin', async () => {
	const paths = ['/partner/notices', '/partner/find?q=ada'];
	for (const path of paths) {
		const read = await product.ask(path, { headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' } });
		expect([path, read.status, read.headers['content-type']]).toEqual([path, 401, 'application/problem+json']);
		const opened = await product.ask(path, { headers: { 'sec-fetch-dest': 'document' } });
		expect([opened.status, opened.headers.location]).toEqual([302, `/signin?to=${encodeURIComponent(path)}`]);
	}
});

describe('a callback', () => {
	const callback = (query: string, cookie = '') => product.ask(`/oidc-callback${query}`, { headers: { cookie } });

	test.each(['', '?code=x', '?code=x&state=y', '?code=x&state=eyJ0byI6Ii8ifQ.AAAA'])('%s is refused', async (query) => {
		const answer = await callback(query);
		expect(answer.status).toBe(400);
		expect(answer.text).toContain('Could not fetch user data.');
		expect(answer.headers['set-cookie']).toBeUndefined();
	});

	test('of another browser is refused: its state is in no cookie of this one', async () => {
		const begun = await product.ask('/signin');
		const { search } = await throughIssuer(String(begun.headers.location), 'agent');
		const other = cookiesOf((await product.ask('/signin')).headers['set-cookie']);
		for (const answer of [await callback(search), await callback(search, other)]) {
			expect(answer.status).toBe(400);
			expect(answer.headers['set-cookie']).toBeUndefined();
			expect(answer.text).toContain('/signin?to=');
		}
	});

	test('works once', async () => {
		const begun = await product.ask('/signin');
		const cookie = cookiesOf(begun.headers['set-cookie']);
		const { search } = await throughIssuer(String(begun.headers.location), 'agent');
		expect((await callback(search, cookie)).status).toBe(302);
		expect((await callback(search, cookie)).status).toBe(502);
	});

	test('with the refusal of the issuer says so', async () => {
		const begun = await product.ask('/signin?to=/user');
		const state = new URL(String(begun.headers.location)).searchParams.get('state');
		const answer = await callback(`?error=access_denied&state=${state}`, cookiesOf(begun.headers['set-cookie']));
		expect(answer.status).toBe(403);
		expect(answer.text).toContain('/signin?to=%2Fuser');
	});
});

test.each([
	['https://evil.example/', '/'],
	['//evil.example', '/'],
	['/\\evil.example', '/'],
	['/user?a=1', '/user?a=1'],
])('%s is remembered as %s', async (to, expected) => {
	const begun = await product.ask(`/signin?to=${encodeURIComponent(to)}`);
	const state = String(new URL(String(begun.headers.location)).searchParams.get('state'));
	const body = JSON.parse(Buffer.from(state.split('.')[0] ?? '', 'base64url').toString('utf8'));
	expect(body.to).toBe(expected);
});

describe('where a user begins', () => {
	test.each([
		['agent', '/hotels'],
		['supervisor', '/hotels'],
		['admin', '/hotels'],
		['lifestyle', '/partner/dashboard'],
		['operator', '/partner/desk'],
		['hotel', '/partner/inbox'],
		['noagency', '/onboarding'],
	])('%s at / goes to %s', async (login, target) => {
		for (const path of ['/', '/signin', '/partner']) {
			const answer = await product.ask(path, as(login));
			expect([answer.status, answer.headers.location]).toEqual([302, target]);
		}
	});
});

describe('users without access', () => {
	test.each([
		['lifestyle', 'No access with this account'],
		['operator', 'No access with this account'],
		['hotel', 'No access with this account'],
		['noagency', 'You are not registered in a travel agency yet'],
	])('%s at /hotels reads "%s"', async (login, title) => {
		const answer = await product.ask('/hotels', as(login));
		expect(answer.status).toBe(403);
		expect(answer.text).toContain(title);
		expect(answer.text).toContain('action="/signout"');
	});

	test.each(DEMO_USERS.map(({ login, role }) => [login, role === 'admin' ? 404 : 403]))(
		'%s at an unknown address gets %i',
		async (login, status) => {
			expect((await product.ask('/partner/nothing-of-ours', as(String(login)))).status).toBe(status);
		},
	);

	test.each(['/partner/concierge-jobs/42', '/partner/cimalpes-payment-links/42'])(
		'%s opens with its token alone, and redirects no visitor to the sign-in (ACCESS-6)',
		async (path) => {
			expect((await product.ask(path)).status).toBe(404);
		},
	);

	test('visitors are asked to sign in, scripts of pages too', async () => {
		const page = await product.ask('/hotels');
		expect([page.status, page.headers.location]).toEqual([302, '/signin?to=%2Fhotels']);
		const data = await product.ask('/user?_data=routes%2Faccount%2Fuser');
		expect([data.status, data.headers['x-remix-redirect']]).toEqual([204, '/signin?to=%2Fuser']);
	});
});

describe('brands', () => {
	test.each([
		['agent', 'Firnlicht Partner'],
		['blaufirn', 'Blaufirn Travel'],
		['goldgrat', 'Goldgrat Concierge'],
		['lifestyle', 'Meridian Card Lifestyle'],
		['corvin', 'Corvin &amp; Lys'],
		['admin', 'Firnlicht Partner'],
	])('%s sees %s on the consumer host', async (login, brand) => {
		const { text } = await product.ask('/user', as(login));
		expect(text).toContain(`| ${brand}</title>`);
	});

	test('a page of a signed-in user is never cached for others', async () => {
		await product.ask('/about', as('goldgrat'));
		const { text } = await product.ask('/about');
		expect(text).toContain('| Firnlicht</title>');
		expect(text).not.toContain('Goldgrat');
	});
});

describe('access tokens', () => {
	test.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'])('%s is not one', async (token) => {
		const answer = await product.ask('/api/facilities', { headers: { authorization: `Bearer ${token}` } });
		expect(answer.status).toBe(401);
		expect(answer.headers['content-type']).toBe('application/problem+json');
		expect(answer.headers['www-authenticate']).toContain('Bearer');
	});
});
