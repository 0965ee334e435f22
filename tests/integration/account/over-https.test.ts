import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../workers/local/free-port';
import { OIDC_CLIENT_ID } from '../../../workers/local/oidc-names';
import { serveWorkers } from '../../../workers/local/serve';
import { ask, form, type Question } from '../http';
import { type Product, startProduct, TODAY } from '../product';
import { cookiesOf, throughIssuer } from '../sign-in';

const HOST = 'www.firnlicht.example';

let product: Product;
let port: number;
let stop = async () => {};
beforeAll(async () => {
	product = await startProduct('over-https');
	port = await freePort();
	const { sqld, oidc, pictures } = product.ports;
	const database = { LIBSQL_URL: `http://127.0.0.1:${sqld}` };
	const workers = await serveWorkers({
		...{ root: process.cwd(), port: await freePort(), addressPort: port },
		variables: {
			site: {
				...database,
				PICTURE_BASE_URL: `http://localhost:${pictures}/pictures`,
				FORM_SECRET: 'of-a-second-site-in-a-test',
				PRODUCTION_HOSTS: `firnlicht.example, ${HOST}, localhost`,
				OIDC_ISSUER: `http://localhost:${oidc}`,
				OIDC_CLIENT_ID,
				SECOND_FACTOR: 'off',
				TODAY,
			},
			mailer: database,
			'crash-reports': database,
			conversations: database,
			'offer-cache': database,
		},
	});
	stop = workers.stop;
}, 120_000);
afterAll(async () => {
	await stop();
	await product?.stop();
});

/** As the site sees it behind Cloudflare: with the scheme by which the browser asked. */
const askAt = (address: string, question: Question = {}) =>
	ask(port, address, { ...question, host: new URL(address).host });

test('a page over http leads to https, a call and a write are refused (ACCESS-30)', async () => {
	for (const path of ['/', '/search?adults=2', '/nowhere']) {
		const { status, headers } = await askAt(`http://${HOST}${path}`);
		expect([status, headers.location]).toEqual([308, `https://${HOST}${path}`]);
		expect(headers['strict-transport-security']).toContain('max-age');
	}
	expect((await askAt(`https://${HOST}/search`)).status).toBe(200);
	// A page that is cached by now, too.
	expect((await askAt(`http://${HOST}/search`)).status).toBe(308);
	const call = await askAt(`http://${HOST}/api/properties`, { headers: { authorization: 'Bearer firn_secret' } });
	expect([call.status, call.headers.location]).toEqual([403, undefined]);
	expect((await askAt(`http://${HOST}/newsletter`, form({ email: 'a@b.example' }))).status).toBe(403);
	expect((await askAt('http://other.example/search')).status).toBe(421);
});

test('a sign-in over https sets cookies of this host alone, and reads the names from before (ACCESS-29)', async () => {
	const site = `https://localhost:${product.ports.site}`;
	const begun = await askAt(`${site}/signin?to=/user`);
	expect(begun.status).toBe(302);
	const state = begun.headers['set-cookie'] ?? [];
	expect(state.map((line) => /^__Host-oidc[^=]*=.*Path=\/.*Secure/i.test(line))).toEqual([true]);
	const back = await throughIssuer(String(begun.headers.location), 'agent');
	const ended = await askAt(`${site}${back.pathname}${back.search}`, { headers: { cookie: cookiesOf(state) } });
	expect([ended.status, ended.headers.location]).toEqual([302, '/user']);
	const lines = ended.headers['set-cookie'] ?? [];
	const session = lines.find((line) => line.startsWith('__Host-session='));
	expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/);
	expect(lines.filter((line) => line.startsWith('session='))).toEqual([]);
	const cookie = String(session).split(';', 1)[0] ?? '';
	const who = async (cookies: string) =>
		(await askAt(`${site}/api/current_user`, { headers: { cookie: cookies } })).status;
	expect(await who(cookie)).toBe(200);
	const old = cookie.replace('__Host-', '');
	expect(await who(old)).toBe(200);
	// One that a sibling host has set beside it counts for nothing.
	expect(await who(`session=${'A'.repeat(43)}; ${cookie}`)).toBe(200);
	expect(await who(`${cookie.replace(/=.*/, `=${'A'.repeat(43)}`)}; ${old}`)).toBe(401);

	const left = await askAt(`${site}/signout`, {
		...form({}),
		headers: { ...form({}).headers, cookie: `${cookie}; ${old}`, origin: site },
	});
	expect(left.headers['set-cookie']?.map((line) => line.split('=', 1)[0])).toEqual(['__Host-session', 'session']);
	expect(await who(old)).toBe(401);
	const chosen = await askAt(`${site}/search?lng=de`);
	expect(chosen.headers['set-cookie']).toEqual(['__Host-lng=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});
