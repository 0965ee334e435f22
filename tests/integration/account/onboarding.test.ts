import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let rows: (sql: string, ...args: string[]) => Promise<Record<string, unknown>[]>;

beforeAll(async () => {
	product = await startProduct('onboarding');
	const { openDatabase } = await import('#db/client');
	const { $client } = openDatabase({ url: product.installation.databaseUrl });
	rows = async (sql, ...args) => (await $client.execute({ sql, args })).rows as Record<string, unknown>[];
});
afterAll(() => product?.stop());

/** A browser: it keeps the cookie that an answer gives it. */
async function browser(login: string) {
	let cookie = await signInAs(product, login);
	const hear = (answer: Answer) => {
		const line = (answer.headers['set-cookie'] ?? []).find((each) => each.startsWith('session='));
		if (line) cookie = String(line.split(';', 1)[0]);
		return answer;
	};
	return {
		get: async (path = '/onboarding') => hear(await product.ask(path, { headers: { cookie } })),
		post: async (fields: Record<string, string>, path = '/onboarding') => {
			const sent = form(fields);
			return hear(
				await product.ask(path, {
					...sent,
					headers: { ...sent.headers, cookie, origin: `http://${product.host()}` },
				}),
			);
		},
		cookie: () => cookie,
	};
}

const headingOf = (html: string) => /<h2[^>]*>([^<]*)</.exec(html)?.[1];

describe('a brand-new person of a known luxury agency', () => {
	test('goes from his name to the end, and everybody sees it at once', async () => {
		const ada = await browser('ada@hauser-travel.example');
		const first = await ada.get('/onboarding?programId=program_serandipians');
		expect(first.text).toContain('Travel Agency Onboarding');
		expect(first.text).toContain('Welcome to the Luxury Distribution System<');
		expect(first.text).toContain('Sign me out for now');
		expect(headingOf(first.text)).toBe('How may we call you?');

		const empty = await ada.post({ intent: 'name', firstName: ' ', lastName: 'Thorne' });
		expect(empty.status).toBe(400);
		expect(empty.text).toContain('Required!');
		expect(empty.text).toContain('value="Thorne"');
		expect((await ada.post({ intent: 'name', firstName: 'Ada' })).status).toBe(302);
		const named = await ada.get('/onboarding?programId=program_serandipians');
		expect(named.text).toContain('Welcome to the Luxury Distribution System, Ada<');
		expect(headingOf(named.text)).toBe('Register your agency');
		expect(named.text).toMatch(/value="program_serandipians"[^>]*checked|checked[^>]*value="program_serandipians"/);
		expect(named.text).toContain('value="Hauser Travel"');

		const unnamed = await ada.post({ intent: 'agency', name: '', wasReferred: 'on', referrerName: '' });
		expect(unnamed.status).toBe(400);
		expect(unnamed.text.match(/Required!/g)?.length).toBeGreaterThanOrEqual(2);
		const registered = await ada.post({
			intent: 'agency',
			name: 'Hauser Travel',
			programIds: 'program_serandipians',
			wasReferred: 'on',
			referrerName: 'Clara Engels',
			isInviting: 'on',
		});
		expect(registered.status).toBe(302);
		const [founded] = await rows(
			`select a.verification, a.auto_invite_email_domain as domain, a.referrer_name as referrer, u.role, u.last_name as last, m.status
			from user u join travel_agency a on a.no = u.agency_no join program_membership m on m.agency_no = a.no
			where u.email = ?`,
			'ada@hauser-travel.example',
		);
		expect(founded).toEqual({
			verification: 'verified',
			domain: 'hauser-travel.example',
			referrer: 'Clara Engels',
			role: 'supervisorAgent',
			last: '',
			status: 'claimedByAgency',
		});
		await expect
			.poll(async () => (await product.mails()).map(({ subject }) => subject), { timeout: 20_000 })
			.toContain('A recommendation · Hauser Travel');

		expect(headingOf((await ada.get()).text)).toBe('Where may we send your commission?');
		const noCurrency = await ada.post({ intent: 'payout', currency: '' });
		expect([noCurrency.status, noCurrency.text.includes('Currency is required')]).toEqual([400, true]);
		const show = await ada.post({ intent: 'payout', currency: 'EUR', go: 'requirements' });
		expect(show.headers.location).toBe('/onboarding?step=payout&currency=EUR');
		const requested = await ada.get(String(show.headers.location));
		expect(requested.text).toContain('name="bank.iban"');
		expect(requested.text, 'only required fields are drawn (AGENCY-9)').not.toContain('name="bank.bic"');
		expect(requested.text).toMatch(/<option value="BUSINESS" selected/);
		const account = { 'bank.legalType': 'BUSINESS', 'bank.accountHolderName': 'Hauser Travel GmbH' };
		const lacking = await ada.post(
			{ intent: 'payout', currency: 'EUR', ...account },
			'/onboarding?step=payout&currency=EUR',
		);
		expect(lacking.text).toContain('This field is required');
		expect(lacking.text).toContain('value="Hauser Travel GmbH"');
		const saved = await ada.post({
			...{ intent: 'payout', currency: 'EUR', ...account },
			'bank.iban': 'AT61 1904 3002 3457 3201',
		});
		expect(saved.headers.location).toBe('/onboarding?step=branding&saved=bank');
		expect((await ada.get(String(saved.headers.location))).text).toContain('Saved bank account successfully');
		const [stored] = await rows(
			"select bank_currency as currency, bank_account as account from travel_agency where name = 'Hauser Travel'",
		);
		expect(stored?.currency).toBe('EUR');
		expect(String(stored?.account)).not.toMatch(/AT61|Hauser/);

		const end = await ada.get('/onboarding?step=done');
		expect(headingOf(end.text)).toBe('All set');
		expect(end.text).toContain('href="/hotels"');
		expect((await ada.get('/hotels')).headers.location).not.toBe('/onboarding');
	});

	test('has colleagues who may join, as agents', async () => {
		const bob = await browser('bob@hauser-travel.example');
		await bob.post({ intent: 'name', firstName: 'Bob', lastName: 'Hauser' });
		const page = await bob.get();
		expect(headingOf(page.text)).toBe('Your colleagues are here already');
		expect((await bob.post({ intent: 'join' })).status).toBe(302);
		expect(headingOf((await bob.get()).text)).toBe('All set');
		expect(await rows('select role from user where email = ?', 'bob@hauser-travel.example')).toEqual([
			{ role: 'agent' },
		]);
		// Once is enough.
		expect((await bob.post({ intent: 'join' })).status).toBe(409);
		expect((await bob.post({ intent: 'agency', name: 'Another one' })).status).toBe(409);
		// The account is the supervisors' affair (AGENCY-11).
		expect((await bob.post({ intent: 'payout', currency: 'EUR' })).status).toBe(403);
	});

	test('founds one agency, however often he sends the form', async () => {
		const eve = await browser('eve@twice.example');
		await eve.post({ intent: 'name', firstName: 'Eve' });
		const answers = await Promise.all([1, 2, 3].map(() => eve.post({ intent: 'agency', name: 'Twice Travel' })));
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
		expect(await rows("select count(*) as n from travel_agency where name = 'Twice Travel'")).toEqual([{ n: 1 }]);
	});
});

describe('an address that does not speak for an agency', () => {
	test.each([
		['nora@freemail.example', 'is a free mail service', null],
		[
			'tim@budget-tours.example',
			'Budget Tours is not known to us as a luxury travel agency yet',
			'budget-tours.example',
		],
		['zoe@never-heard.example', 'We do not know never-heard.example yet', 'never-heard.example'],
	])('%s waits for a person', async (login, words, domain) => {
		const person = await browser(login);
		await person.post({ intent: 'name', firstName: 'Nora' });
		const page = await person.get();
		expect(page.text).toContain(words);
		expect(page.text).toContain('Request verification');
		const name = `Agency of ${login}`;
		expect((await person.post({ intent: 'agency', name, ...(domain ? { isInviting: 'on' } : {}) })).status).toBe(302);
		expect(
			await rows('select verification, auto_invite_email_domain as domain from travel_agency where name = ?', name),
		).toEqual([{ verification: 'requested', domain }]);
		expect(headingOf((await person.get()).text)).toBe('We are looking at your agency');
		const closed = await person.get('/hotels');
		expect([closed.status, closed.text.includes('We are looking at your agency')]).toEqual([403, true]);
		await expect
			.poll(async () => (await product.mails()).map(({ subject }) => subject), { timeout: 20_000 })
			.toContain(`Verification requested · ${name}`);
	});

	test('is let in by an admin, and reads so in a mail', async () => {
		const name = 'Agency of nora@freemail.example';
		const [agency] = await rows('select id, version from travel_agency where name = ?', name);
		const decide = { intent: 'verify', id: String(agency?.id), version: String(agency?.version) };
		const path = '/partner/dashboard/admin/agencies';
		expect((await (await browser('supervisor')).post(decide, path)).status).toBe(403);
		expect((await (await browser('admin')).post(decide, path)).status).toBeLessThan(400);
		const nora = await browser('nora@freemail.example');
		expect(headingOf((await nora.get()).text)).toBe('Where may we send your commission?');
		await expect
			.poll(async () => (await product.mails()).map(({ subject, to }) => `${to} ${subject}`), { timeout: 20_000 })
			.toContain(`nora@freemail.example Your access is open · ${name}`);
	});

	test('is notified when an admin rejects it', async () => {
		const [agency] = await rows(
			'select id, version from travel_agency where name = ?',
			'Agency of tim@budget-tours.example',
		);
		const decide = { intent: 'decline', id: String(agency?.id), version: String(agency?.version) };
		await (await browser('admin')).post(decide, '/partner/dashboard/admin/agencies');
		const tim = await browser('tim@budget-tours.example');
		expect(headingOf((await tim.get()).text)).toBe('We cannot open your access');
		expect((await tim.get('/hotels')).text).toContain('We cannot open your access');
	});

	test('admits no user by a free-mail domain, regardless of the form', async () => {
		const person = await browser('hacker@freemail.example');
		await person.post({ intent: 'name', firstName: 'Nora' });
		const answer = await person.post({ intent: 'agency', name: 'Everybody', isInviting: 'on' });
		expect(answer.status).toBe(400);
		expect(await rows("select 1 from travel_agency where name = 'Everybody'")).toEqual([]);
	});
});

describe('others', () => {
	test.each([
		['hotel', 'Go to the hotel sign-in'],
		['admin', 'All set'],
		['operator', 'All set'],
		['agent', 'All set'],
	])('%s reads "%s"', async (login, words) => {
		const person = await browser(login);
		const { status, text } = await person.get();
		expect(status).toBe(200);
		expect(text).toContain(words);
		expect((await person.post({ intent: 'agency', name: 'Mine' })).status).toBeGreaterThanOrEqual(403);
	});

	test('visitors are redirected to the sign-in', async () => {
		const answer = await product.ask('/onboarding?programId=program_serandipians');
		expect([answer.status, answer.headers.location]).toEqual([
			302,
			'/signin?to=%2Fonboarding%3FprogramId%3Dprogram_serandipians',
		]);
	});
});
