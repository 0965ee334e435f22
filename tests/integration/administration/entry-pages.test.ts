import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { ENTRY_KINDS, type EntryKind } from '~/domain/administration/entries/entry-kinds';
import { type Answer, form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';

let product: Product;
let db: Database;
const sessions = new Map<string, string>();
const LOGINS = ['team', 'admin', 'accounts', 'agent', 'operator'] as const;
type Login = (typeof LOGINS)[number];

beforeAll(async () => {
	product = await startProduct('entries');
	db = openDatabase({ url: product.installation.databaseUrl });
	for (const login of LOGINS) sessions.set(login, await signInAs(product, login));
});
afterAll(() => product?.stop());

const PATH = '/partner/dashboard/admin';

const get = (login: Login | null, path: string, language = 'en') =>
	product.ask(path, {
		headers: { 'accept-language': language, ...(login ? { cookie: String(sessions.get(login)) } : {}) },
	});

function post(login: Login, path: string, fields: Record<string, string>) {
	const sent = form(fields);
	return product.ask(path, {
		...sent,
		headers: { ...sent.headers, cookie: String(sessions.get(login)), origin: `http://${product.host()}` },
	});
}

/** The fields of a page's form, as a browser without script would send them. */
async function fieldsOf(path: string): Promise<Record<string, string>> {
	const { text } = await get('team', path);
	const plain = (html: string) =>
		html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
	const found: Record<string, string> = {};
	for (const [tag] of text.matchAll(/<input[^>]*>/g)) {
		const name = / name="([^"]*)"/.exec(tag)?.[1];
		if (!name?.includes('.') && name !== 'was') continue;
		if (tag.includes('type="checkbox"') && !/ checked=""/.test(tag)) continue;
		found[name] = plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
	}
	for (const [, name = '', html = ''] of text.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)<\/textarea>/g))
		found[name] = plain(html);
	for (const [, name = '', options = ''] of text.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/g)) {
		const chosen = /<option[^>]* selected=""[^>]*>/.exec(options)?.[0] ?? '';
		found[name] = / value="([^"]*)"/.exec(chosen)?.[1] ?? '';
	}
	return found;
}

const save = async (path: string, changed: Record<string, string>) =>
	post('team', path, { ...(await fieldsOf(path)), ...changed, intent: 'save' });

/** A public page as it is rendered after a save: those of people who are signed in are not cached (CACHE-1). */
async function readAfter(saved: Answer, path: string): Promise<string> {
	expect(saved.status).toBe(302);
	return (await get('team', path)).text;
}

/** One that the fixture has. */
const KEYS: Partial<Record<EntryKind, string>> = {
	operators: 'arlberg-houses',
	places: 'lech',
	facilities: 'pool',
	programmes: 'serandipians',
};

describe('access', () => {
	it.each(ENTRY_KINDS)('%s: admins with the capability alone', async (kind) => {
		const paths = [kind, `${kind}/new`, ...(KEYS[kind] ? [`${kind}/${KEYS[kind]}`] : [])].map(
			(path) => `${PATH}/${path}`,
		);
		for (const path of paths) {
			const answer = await get('team', path);
			expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
			expect((await get(null, path)).status).toBe(302);
			for (const login of LOGINS)
				if (login !== 'team') expect([login, (await get(login, path)).status]).toEqual([login, 403]);
		}
		for (const login of LOGINS)
			if (login !== 'team') expect((await post(login, `${PATH}/${kind}/new`, { was: '{}' })).status).toBe(403);
		expect((await get('team', `${PATH}/${kind}/there-is-none`)).status).toBe(404);
		expect((await post('team', `${PATH}/${kind}/new`, {})).status).toBe(400);
	});

	it('tabs are those of the capabilities', async () => {
		expect((await get('team', PATH)).text).toContain(`href="${PATH}/operators"`);
		expect((await get('admin', PATH)).text).not.toContain(`href="${PATH}/operators"`);
	});
});

describe('without script', () => {
	it('a place is renamed, and the public pages and the search say so', async () => {
		const path = '/chalets/austria/lech/chalet-enzian';
		expect((await get(null, path)).text).toContain('Lech');
		const wrong = await save(`${PATH}/places/lech`, { 'places.name_en': '', 'places.latitude': '90' });
		expect(wrong.status).toBe(400);
		expect(wrong.text).toContain('Please fill it in.');
		expect(wrong.text).toContain('value="90"');
		const saved = await save(`${PATH}/places/lech`, { 'places.name_en': 'Lech Oberdorf' });
		expect(await readAfter(saved, path)).toContain('Lech Oberdorf');
		expect(await readAfter(saved, '/api/suggest?q=Lech%20Ob')).toContain('Lech Oberdorf');
		const history = await get('team', `${PATH}/places/lech`);
		expect(history.text).toContain('Lena Matt');
		expect(history.text).toContain('Name, English');
	});

	it('a facility is renamed, and the page of a property says so', async () => {
		const path = '/chalets/austria/lech/chalet-enzian';
		const saved = await save(`${PATH}/facilities/pool`, { 'facilities.name_en': 'Swimming hall' });
		expect(await readAfter(saved, path)).toContain('Swimming hall');
	});

	it('an operator is made with its terms, refused in words while used, and removed', async () => {
		const made = await save(`${PATH}/operators/new`, {
			'operators.key': 'valley-stays',
			'operators.name': 'Valley Stays',
			'cancellationTerms.0.days_before_check_in': '40',
			'cancellationTerms.0.refund_ratio': '50 %',
			'salesTerms.prepayment_ratio': '12,5',
		});
		expect([made.status, made.headers.location]).toEqual([302, `${PATH}/operators/valley-stays?saved`]);
		expect((await get('team', `${PATH}/operators?q=valley`)).text).toContain('Valley Stays');
		expect((await get('team', `${PATH}/operators/valley-stays`)).text).toMatch(/value="50 %"/);
		expect((await get('team', `${PATH}/operators/valley-stays`)).text).toContain('value="12.5 %"');
		const { rows: terms } = await db.$client.execute(
			"select prepayment_ratio as paid, (select refund_ratio from cancellation_term c where c.operator_no = o.no) as back from operator o where key = 'valley-stays'",
		);
		expect(terms).toMatchObject([{ paid: 0.125, back: 0.5 }]);
		const over = await save(`${PATH}/operators/valley-stays`, { 'salesTerms.prepayment_ratio': '130' });
		expect([over.status, over.text.includes('value="130 %"')]).toEqual([400, true]);
		expect(over.text).toContain('A number from 0 to 100.');
		const used = await post('team', `${PATH}/operators/arlberg-houses`, { intent: 'remove' });
		expect(used.status).toBe(409);
		expect(used.text).toMatch(/It cannot be removed: it is used by \d+ propert/);
		const gone = await post('team', `${PATH}/operators/valley-stays`, { intent: 'remove' });
		expect([gone.status, gone.headers.location]).toEqual([302, `${PATH}/operators?removed`]);
		const { rows } = await db.$client.execute("select action from audit where subject_id = 'valley-stays' order by no");
		expect(rows.map(({ action }) => action)).toEqual(['operators.saved', 'operators.removed']);
	});

	it('the later of two sees what changed, with who and when, and nothing is lost', async () => {
		const path = `${PATH}/operators/matter-homes`;
		const shown = await fieldsOf(path);
		const one = { ...shown, 'operators.name': 'Matter One', intent: 'save' };
		const two = { ...shown, 'operators.name': 'Matter Two', 'operators.town': 'Zermatt', intent: 'save' };
		expect((await post('team', path, one)).status).toBe(302);
		const late = await post('team', path, two);
		expect(late.status).toBe(409);
		expect(late.text).toContain('Changed meanwhile by Lena Matt');
		expect(late.text).toContain('Matter One');
		expect(late.text).toContain('value="Matter Two"');
		expect(late.text).toContain('value="Zermatt"');
	});

	it('is in German too', async () => {
		const { text } = await get('team', `${PATH}/operators/matter-homes?`, 'de');
		expect(text).toContain('Verkaufsbedingungen');
		const places = await get('team', `${PATH}/places`, 'de');
		expect(places.text).toContain('Neuer Ort');
	});
});
