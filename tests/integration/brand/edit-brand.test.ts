import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { brandProfile } from '~/domain/brand/brand-profile';
import { brandFields } from '../../brand-fields';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

const BRANDS = '/partner/dashboard/admin/brands';
const {
	key: _key,
	name: _name,
	version: _version,
	...settings
} = brandProfile({
	key: 'nordlicht',
	name: 'Nordlicht Reisen',
	bookingNumberPrefix: 'NL',
	isLoginRequired: false,
	match: { hostWords: ['nordlicht'], companyPhrases: ['nordlicht reisen'] },
	colors: { main: '#1b3a4b', heading: '#1b3a4b' },
	email: 'hello@nordlicht.example',
});
const FIELDS = brandFields(
	{ key: 'nordlicht', name: 'Nordlicht Reisen', teamEmail: 'team@nordlicht.example' },
	settings,
);

let product: Product;
let db: Database;
let admin = '';
let agent = '';
beforeAll(async () => {
	product = await startProduct('edit-brand');
	db = openDatabase({ url: product.installation.databaseUrl });
	admin = await signInAs(product, 'admin');
	agent = await signInAs(product, 'agent');
});
afterAll(() => product?.stop());

function send(path: string, fields: Record<string, string>, cookie = admin) {
	const sent = form(fields);
	const origin = `http://${product.host()}`;
	return product.ask(path, { ...sent, headers: { ...sent.headers, cookie, origin } });
}

const open = (path: string, host = 'nordlicht.localhost') =>
	product.ask(path, { host: product.host(host), headers: { 'accept-language': 'en' } });
const row = async (key: string) =>
	(await db.$client.execute({ sql: 'select * from brand where key = ?', args: [key] })).rows[0];

/** A general enquiry with the new brand: the guest's mail and the team's. */
async function mailsOfEnquiry(email: string) {
	const before = (await product.mails()).length;
	const enquiry = await product.ask('/api/mailer', {
		method: 'POST',
		host: product.host('nordlicht.localhost'),
		headers: { 'content-type': 'application/json', 'accept-language': 'en' },
		body: JSON.stringify({
			...{ adults: 2, children: 0, city: 'Wien', fullname: 'Ada Moser', language: 'en', phone: '+43 1 555 01 42' },
			...{ period: { checkInDate: '2027-01-09', checkOutDate: '2027-01-16' }, serviceLevel: 'Catered' },
			...{ subject: 'New general enquiry', text: '', email },
		}),
	});
	expect(enquiry.status).toBe(200);
	await expect.poll(async () => (await product.mails()).length, { timeout: 30_000 }).toBe(before + 2);
	return Promise.all((await product.mails()).slice(0, 2).map(({ id }) => product.mail(id)));
}

/** After ten seconds the site looks whether brands have changed, behind the answer to one request. */
const SHOWS = { timeout: 30_000, interval: 500 };

describe('a new brand', () => {
	test('is found by its host, looks and writes like itself', async () => {
		expect((await open('/transfers')).text).not.toContain('Nordlicht');
		const saved = await send(`${BRANDS}/new`, FIELDS);
		expect([saved.status, saved.headers.location]).toEqual([302, `${BRANDS}/nordlicht?saved`]);
		await expect.poll(async () => (await open('/transfers')).text, SHOWS).toContain('| Nordlicht Reisen</title>');
		const page = (await open('/transfers')).text;
		expect(page).toContain('--main:#1b3a4b');
		expect(page).toContain('hello@nordlicht.example');

		const mails = await mailsOfEnquiry('ada@mail.example');
		expect(mails.flatMap(({ to }) => to).sort()).toEqual(['ada@mail.example', 'team@nordlicht.example']);
		for (const mail of mails) expect(JSON.stringify(mail)).toContain('Nordlicht Reisen');
	});

	test('changes on every page, cached ones too', async () => {
		await open('/transfers');
		const changed = { ...FIELDS, version: '1', 'colors.main': '#402a1b', 'colors.heading': '#402a1b' };
		expect((await send(`${BRANDS}/nordlicht`, changed)).status).toBe(302);
		await expect.poll(async () => (await open('/transfers')).text, SHOWS).toContain('--main:#402a1b');
		expect(await row('nordlicht')).toMatchObject({ version: 2 });
	});

	test('is not changed by someone who saw an older one, and what he typed stays', async () => {
		const late = await send(`${BRANDS}/nordlicht`, { ...FIELDS, version: '1', name: 'Zu spät' });
		expect(late.status).toBe(409);
		expect(late.text).toContain('Zu spät');
		expect(await row('nordlicht')).toMatchObject({ version: 2, name: 'Nordlicht Reisen' });
	});

	test('with the host of another brand is refused at the field, and what was typed stays', async () => {
		const answer = await send(`${BRANDS}/new`, {
			...FIELDS,
			key: 'other',
			name: 'Somebody else',
			bookingNumberPrefix: 'SO',
			'match.hostWords': 'nordlicht',
			'match.companyPhrases': '',
		});
		expect(answer.status).toBe(400);
		expect(answer.text).toContain('Another brand is found by nordlicht (Nordlicht Reisen).');
		expect(answer.text).toContain('value="Somebody else"');
		expect(await row('other')).toBeUndefined();
	});

	test('of 24 that want the same word at once, one gets it', async () => {
		const answers = await Promise.all(
			Array.from({ length: 24 }, (_, at) =>
				send(`${BRANDS}/new`, {
					...FIELDS,
					key: `twin-${at}`,
					bookingNumberPrefix: `T${String.fromCharCode(65 + at)}`,
					'match.hostWords': 'zwilling',
					'match.companyPhrases': '',
				}),
			),
		);
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 302)).toHaveLength(1);
		expect(statuses.filter((status) => status !== 302).every((status) => [400, 409, 503].includes(status))).toBe(true);
		const { rows } = await db.$client.execute("select key from brand where settings like '%zwilling%'");
		expect(rows).toHaveLength(1);
	});

	test('is for admins alone', async () => {
		expect((await send(`${BRANDS}/new`, { ...FIELDS, key: 'mine' }, agent)).status).toBe(403);
		expect((await send(`${BRANDS}/nordlicht/wording`, { message: 'a:b', en: 'x' }, agent)).status).toBe(403);
		expect(await row('mine')).toBeUndefined();
	});

	test('leaves a trail', async () => {
		const { rows } = await db.$client.execute("select action from audit where subject_id = 'nordlicht' order by no");
		expect(rows.map(({ action }) => action)).toEqual(['brand.added', 'brand.changed']);
	});
});

describe('the wording of a brand', () => {
	const word = (fields: Record<string, string>, key = 'nordlicht') =>
		send(`${BRANDS}/${key}/wording`, { intent: 'save', version: '2', en: '', de: '', ...fields });

	test('replaces a message on its pages, and goes back', async () => {
		const own = await word({ message: 'footer:newsletter.heading', en: 'Letters from the north' });
		expect(own.text).toContain('Saved.');
		await expect.poll(async () => (await open('/transfers')).text, SHOWS).toContain('Letters from the north');
		expect((await open('/transfers', 'localhost')).text).not.toContain('Letters from the north');
		const back = await word({ message: 'footer:newsletter.heading', intent: 'remove', version: '3' });
		expect(back.text).toContain('Removed.');
		await expect.poll(async () => (await open('/transfers')).text, SHOWS).not.toContain('Letters from the north');
	});

	test.each([
		['a name of the message that is missing', { message: 'admin:wording.title', en: 'Words' }, 400],
		['a message that there is not', { message: 'footer:nothing', en: 'x' }, 400],
		['another version', { message: 'footer:newsletter.heading', en: 'x', version: '1' }, 409],
	])('%s is refused', async (_what, fields, status) => {
		expect((await word({ version: '4', ...fields })).status).toBe(status);
	});

	test('is said in its mails, whose words no page carries', async () => {
		await word({ message: 'mail:nextHeading', en: 'From here on', version: '4' });
		await word({ message: 'footer:newsletter.heading', en: 'Letters from the north', version: '5' });
		await expect.poll(async () => (await open('/transfers')).text, SHOWS).toContain('Letters from the north');
		expect((await open('/transfers')).text).not.toContain('From here on');
		const mails = await mailsOfEnquiry('eva@mail.example');
		const ofGuest = mails.find(({ to }) => to.includes('eva@mail.example'));
		for (const part of [ofGuest?.html, ofGuest?.text]) {
			expect(part).toContain('From here on');
			expect(part).not.toContain('What happens next');
		}
	});

	test('of the default brand stays', async () => {
		expect((await word({ message: 'footer:newsletter.heading', en: 'x', version: '1' }, 'default')).status).toBe(400);
	});
});
