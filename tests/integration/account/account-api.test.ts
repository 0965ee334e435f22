import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { accessTokenOf, signInAs } from '../sign-in';

let product: Product;
let rows: (sql: string, ...args: string[]) => Promise<Record<string, unknown>[]>;
const cookies = new Map<string, string>();
const LOGINS = ['agent', 'colleague', 'supervisor', 'blaufirn', 'lifestyle', 'admin', 'operator', 'hotel'] as const;

beforeAll(async () => {
	product = await startProduct('account-api');
	for (const login of LOGINS) cookies.set(login, await signInAs(product, login));
	const { $client } = openDatabase({ url: product.installation.databaseUrl });
	rows = async (sql, ...args) => (await $client.execute({ sql, args })).rows as Record<string, unknown>[];
});
afterAll(() => product?.stop());

async function ask(
	login: string | null,
	method: string,
	path: string,
	body?: object,
	headers: Record<string, string> = {},
) {
	const answer = await product.ask(path, {
		method,
		headers: {
			...(login ? { cookie: String(cookies.get(login)) } : {}),
			...(body ? { 'content-type': 'application/json' } : {}),
			'accept-language': 'en',
			...headers,
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (answer.status >= 400) expect(answer.headers['content-type']).toBe('application/problem+json');
	return { ...answer, json: answer.text ? JSON.parse(answer.text) : null };
}
const get = (login: string | null, path: string) => ask(login, 'GET', path);

const OWN = '/api/travel-agencies/agency_nordwand';
const BANK = {
	currency: 'EUR',
	legalType: 'BUSINESS',
	accountHolderName: 'Nordwand Reisen GmbH',
	iban: 'AT61 1904 3002 3457 3201',
};

describe('GET /api/current_user', () => {
	test('is 401 without a session', async () => {
		expect((await get(null, '/api/current_user')).status).toBe(401);
	});

	test('returns the user and his agency', async () => {
		const { json, headers } = await get('agent', '/api/current_user?populate-travel-agency');
		expect(json.user).toEqual({
			_id: 'user_agent',
			email: 'clara@nordwand.example',
			firstName: 'Clara',
			lastName: 'Engels',
			displayName: 'Clara Engels',
			role: 'agent',
			travelAgencyId: 'agency_nordwand',
			company: 'Nordwand Reisen',
			hasHotelAccess: false,
			hotelId: null,
		});
		expect(json.travelAgency).toMatchObject({ _id: 'agency_nordwand', name: 'Nordwand Reisen', bankAccount: null });
		expect(headers['cache-control']).toBe('private, no-store');
		expect((await get('agent', '/api/current_user')).json.travelAgency).toBeNull();
		expect((await get('hotel', '/api/current_user')).json.user.hasHotelAccess).toBe(true);
	});

	test('takes an access token of the issuer, and no other', async () => {
		const token = await accessTokenOf(product, 'supervisor');
		const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
		const { json, status } = await ask(null, 'GET', '/api/current_user', undefined, bearer(token));
		expect([status, json?.user?._id]).toEqual([200, 'user_supervisor']);
		const [head, body, signature] = token.split('.');
		const other = Buffer.from(
			JSON.stringify({ ...JSON.parse(Buffer.from(String(body), 'base64url').toString()), sub: 'admin' }),
		);
		for (const forged of [`${head}.${other.toString('base64url')}.${signature}`, `${head}.${body}.`, 'x'])
			expect((await ask(null, 'GET', '/api/current_user', undefined, bearer(forged))).status).toBe(401);
		// The token says who, the cookie beside it counts for nothing.
		const both = await ask('agent', 'GET', '/api/current_user', undefined, bearer(token));
		expect(both.json.user._id).toBe('user_supervisor');
		const renamed = await ask(
			null,
			'PATCH',
			'/api/users/user_supervisor',
			{ firstName: 'Jonas', lastName: 'Keller' },
			bearer(token),
		);
		expect([renamed.status, renamed.headers['set-cookie']]).toEqual([200, undefined]);
	});
});

describe('PATCH /api/users/{id}', () => {
	const patch = (login: string | null, id: string, body: object) => ask(login, 'PATCH', `/api/users/${id}`, body);

	test('changes two names, and the next page shows them', async () => {
		const answer = await patch('colleague', 'user_colleague', { firstName: ' Moritz Maria ', lastName: 'Amann' });
		expect([answer.status, answer.json]).toEqual([
			200,
			{ _id: 'user_colleague', firstName: 'Moritz Maria', lastName: 'Amann' },
		]);
		const cookie = String(answer.headers['set-cookie']?.[0]?.split(';', 1)[0]);
		expect((await product.ask('/user', { headers: { cookie } })).text).toContain('Moritz Maria Amann');
		// The cookie of before is still good: a request under way is not signed out.
		expect((await get('colleague', '/api/current_user')).status).toBe(200);
	});

	test.each([
		[{ firstName: '' }, 422],
		[{ firstName: 'x'.repeat(81) }, 422],
		[{ firstName: 'Ada', role: 'admin' }, 400],
		[{ firstName: 7 }, 400],
		[{}, 400],
	])('%j is %i', async (body, status) => {
		expect((await patch('colleague', 'user_colleague', body)).status).toBe(status);
	});

	test('is for oneself, or for admins', async () => {
		const names = { firstName: 'Clara', lastName: 'Engels' };
		expect((await patch(null, 'user_agent', names)).status).toBe(401);
		for (const login of ['colleague', 'supervisor', 'blaufirn', 'operator', 'hotel'])
			expect((await patch(login, 'user_agent', names)).status).toBe(403);
		expect((await patch('admin', 'user_agent', names)).status).toBe(200);
		expect((await patch('admin', 'user_nobody', names)).status).toBe(404);
	});
});

describe('agencies', () => {
	test('are listed to admins', async () => {
		expect((await get(null, '/api/travel-agencies')).status).toBe(401);
		for (const login of LOGINS.filter((each) => each !== 'admin'))
			expect((await get(login, '/api/travel-agencies')).status).toBe(403);
		const { json } = await get('admin', '/api/travel-agencies');
		expect(json).toContainEqual({ _id: 'agency_nordwand', name: 'Nordwand Reisen' });
		expect(Object.keys(json[0])).toEqual(['_id', 'name']);
	});

	test('are not there for others', async () => {
		expect((await get(null, OWN)).status).toBe(401);
		for (const login of ['blaufirn', 'lifestyle', 'operator', 'hotel']) {
			expect((await get(login, OWN)).status).toBe(404);
			expect((await ask(login, 'PATCH', OWN, { bankAccount: BANK })).status).toBe(404);
		}
		for (const login of ['agent', 'supervisor', 'admin']) expect((await get(login, OWN)).status).toBe(200);
		expect((await get('admin', '/api/travel-agencies/agency_nobody')).status).toBe(404);
	});

	test('store a bank account that is never returned whole', async () => {
		for (const login of ['agent', 'colleague'])
			expect((await ask(login, 'PATCH', OWN, { bankAccount: BANK })).status).toBe(403);
		const wrong = await ask('supervisor', 'PATCH', OWN, { bankAccount: { ...BANK, iban: 'AT61 1904 3002 3457 3202' } });
		expect([wrong.status, wrong.json.errors[0].pointer]).toEqual([422, '/bankAccount/iban']);
		const none = await ask('supervisor', 'PATCH', OWN, { bankAccount: { ...BANK, currency: 'XXX' } });
		expect([none.status, none.json.errors[0].pointer]).toEqual([422, '/bankAccount/currency']);
		const saved = await ask('supervisor', 'PATCH', OWN, { bankAccount: BANK });
		expect([saved.status, saved.json.bankAccount.currency, saved.json.bankAccount.iban]).toEqual([
			200,
			'EUR',
			'•••• 3201',
		]);
		expect((await get('admin', OWN)).json.bankAccount.iban).toBe('•••• 3201');
		expect((await get('agent', OWN)).json.bankAccount).toBeNull();
		const [stored] = await rows("select bank_account as account from travel_agency where id = 'agency_nordwand'");
		expect(String(stored?.account)).not.toMatch(/3457 ?3201|Nordwand|BUSINESS/);
		const seen = await rows(
			"select actor from audit where action = 'agency.bank-account-seen' and subject_id = 'agency_nordwand' group by actor order by actor",
		);
		expect(seen).toEqual([{ actor: 'user_admin' }, { actor: 'user_supervisor' }]);
	});

	test('take a design that can be read', async () => {
		const design = (main: string, rest: object = {}) => ({ corporateDesign: { colors: { main }, ...rest } });
		expect((await ask('agent', 'PATCH', OWN, design('#5b1628'))).status).toBe(403);
		const pale = await ask('supervisor', 'PATCH', OWN, design('#f0e0a0'));
		expect([pale.status, pale.json.errors[0].pointer]).toEqual([422, '/corporateDesign/colors/main']);
		expect(pale.json.errors[0].detail).toMatch(/The nearest good one is #[0-9a-f]{6}\./);
		expect(
			(await ask('supervisor', 'PATCH', OWN, design('#5b1628', { logoUrl: 'https://evil.example/x.png' }))).status,
		).toBe(400);
		const saved = await ask('supervisor', 'PATCH', OWN, design('#5b1628', { theme: 'colorful' }));
		expect(saved.json.corporateDesign).toMatchObject({
			colors: { main: '#5b1628', invertedFont: '#ffffff' },
			theme: 'colorful',
		});
		const cookie = String(saved.headers['set-cookie']?.[0]?.split(';', 1)[0]);
		expect((await product.ask('/user', { headers: { cookie } })).text).toContain('--main:#5b1628');
		// An admin does so for any agency, and the audit says both.
		expect((await ask('admin', 'PATCH', OWN, design('#1b2350'))).status).toBe(200);
		expect(
			await rows(
				"select actor, json_extract(detail, '$.isActing') as acting from audit where action = 'agency.designed' and actor = 'user_admin'",
			),
		).toEqual([{ actor: 'user_admin', acting: 1 }]);
	});
});

describe('POST /api/travel-agencies', () => {
	const post = (login: string | null, body: object, query = '?assign-myself-to-new-agency') =>
		ask(login, 'POST', `/api/travel-agencies${query}`, body);

	test('registers the agency of its founder', async () => {
		cookies.set('founder', await signInAs(product, 'fay@hauser-travel.example'));
		const body = {
			name: 'Hauser Travel',
			autoInviteEmailDomain: 'hauser-travel.example',
			programMemberships: [{ programId: 'program_serandipians', status: 'confirmed' }],
		};
		expect((await post('founder', body, '')).status).toBe(400);
		expect((await post('founder', { ...body, role: 'admin' })).status).toBe(400);
		const invalid = await post('founder', { ...body, name: ' ', autoInviteEmailDomain: 'gmail.com' });
		expect([invalid.status, invalid.json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
			422,
			['/name', '/autoInviteEmailDomain'],
		]);
		const made = await post('founder', body);
		expect([made.status, made.json.verification]).toEqual([200, 'verified']);
		const { json } = await get('founder', '/api/current_user?populate-travel-agency=true');
		expect(json.user).toMatchObject({ role: 'supervisorAgent', travelAgencyId: made.json._id });
		expect(json.travelAgency.programMemberships).toEqual([
			{ programId: 'program_serandipians', status: 'claimedByAgency' },
		]);
		expect((await post('founder', body)).status).toBe(409);
	});

	test('is for agents without an agency', async () => {
		expect((await post(null, { name: 'Mine' })).status).toBe(401);
		for (const login of ['lifestyle', 'operator', 'hotel', 'admin', 'agent'])
			expect([403, 409]).toContain((await post(login, { name: 'Mine' })).status);
		expect(await rows("select 1 from travel_agency where name = 'Mine'")).toEqual([]);
	});
});

describe('the steps of the onboarding', () => {
	test.each([
		['hauser-travel.example', { isTravelAgency: true, brandName: 'Hauser Travel' }],
		['Budget-Tours.example', { isTravelAgency: true, brandName: 'Budget Tours' }],
		['freemail.example', { isTravelAgency: false, brandName: null }],
		['never-heard.example', { isTravelAgency: false, brandName: null }],
	])('%s is known as %j', async (domain, known) => {
		expect((await get('agent', `/api/travel-agency-public-info?emailDomain=${domain}`)).json).toEqual(known);
	});

	test.each(['', '?emailDomain=', '?emailDomain=a%20b', '?emailDomain=localhost'])('%s is no domain', async (query) => {
		expect((await get('agent', `/api/travel-agency-public-info${query}`)).status).toBe(400);
	});

	test('currencies and their requirements', async () => {
		const { json: currencies } = await get('agent', '/api/payout-currencies');
		expect(currencies).toEqual(['EUR', 'CHF', 'GBP', 'USD', 'AUD']);
		for (const currency of currencies) {
			const { json } = await get('agent', `/api/bank-account-requirements?targetCurrency=${currency}`);
			expect(json.length).toBeGreaterThan(0);
		}
		const german = await ask('agent', 'GET', '/api/bank-account-requirements?targetCurrency=USD', undefined, {
			'accept-language': 'de',
		});
		expect(german.text).toContain('Kontoinhaber');
		expect((await get('agent', '/api/bank-account-requirements?targetCurrency=XXX')).status).toBe(404);
		expect((await get('agent', '/api/bank-account-requirements')).status).toBe(400);
		for (const path of ['/api/payout-currencies', '/api/bank-account-requirements?targetCurrency=EUR'])
			expect((await get(null, path)).status).toBe(401);
	});
});

describe('an admin who acts for an agency', () => {
	const post = (cookie: string, agencyId: string) => {
		const sent = form({ agencyId, to: '/partner/agency' });
		return product.ask('/partner/acting-agency', {
			...sent,
			headers: { ...sent.headers, cookie, origin: `http://${product.host()}` },
		});
	};

	test('has another session, which is audited from its beginning to its end', async () => {
		const before = await signInAs(product, 'admin');
		const begun = await post(before, 'agency_corvin');
		expect([begun.status, begun.headers.location]).toEqual([302, '/partner/agency']);
		const acting = String(begun.headers['set-cookie']?.[0]?.split(';', 1)[0]);
		expect(acting).not.toBe(before);
		const page = await product.ask('/partner/agency', { headers: { cookie: acting } });
		expect(page.text).toContain('Corvin &amp; Lys');
		expect(page.text).toContain(
			'You seem to be an admin logged in to a travel agency. This feature is in BETA and not fully tested yet!',
		);
		// The old token is over.
		expect(
			(await product.ask('/signout', { ...form({}), headers: { ...form({}).headers, cookie: before } })).headers
				.location,
		).toBe('/');
		expect((await post(before, 'agency_corvin')).headers.location).toContain('/signin');
		const ended = await post(acting, '');
		expect(ended.headers.location).toBe('/partner/dashboard/admin');
		expect(
			await rows(
				"select actor, action from audit where subject_id = 'agency_corvin' and action like 'agency.acting%' order by no",
			),
		).toEqual([
			{ actor: 'user_admin', action: 'agency.acting-begun' },
			{ actor: 'user_admin', action: 'agency.acting-ended' },
		]);
		const after = String(ended.headers['set-cookie']?.[0]?.split(';', 1)[0]);
		expect((await product.ask('/partner/agency', { headers: { cookie: after } })).text).toContain('No agency chosen');
		expect((await post(after, 'agency_nobody')).status).toBe(404);
	});

	test.each(['agent', 'supervisor', 'lifestyle', 'operator', 'hotel'])('%s may not', async (login) => {
		expect((await post(String(cookies.get(login)), 'agency_corvin')).status).toBe(403);
	});
});

describe('/partner/agency', () => {
	const page = async (login: string) =>
		(await product.ask('/partner/agency', { headers: { cookie: String(cookies.get(login)) } })).text;

	test('shows a supervisor the team and the masked account', async () => {
		const text = await page('supervisor');
		for (const words of ['Nordwand Reisen', 'href="/partner/team"', '•••• 3201', 'href="/partner/agency/brand"'])
			expect(text).toContain(words);
		expect(text).not.toContain('3002 3457');
	});

	test('shows an agent neither', async () => {
		const text = await page('agent');
		expect(text).toContain('Nordwand Reisen');
		expect(text).not.toContain('jonas@nordwand.example');
		expect(text).not.toContain('•••• 3201');
	});

	test('shows another agency to no user', async () => {
		expect(await page('blaufirn')).not.toContain('nordwand');
	});
});
