import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { lead } from '#db/schema/lead';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { insertLead } from './lead-workspace';

const LOGINS = ['agent', 'colleague', 'supervisor', 'lifestyle', 'blaufirn', 'operator', 'hotel', 'admin'] as const;

let product: Product;
let db: Database;
const cookies = new Map<string, string>();
beforeAll(async () => {
	product = await startProduct('agent-pages');
	db = openDatabase({ url: product.installation.databaseUrl });
	for (const login of LOGINS) cookies.set(login, await signInAs(product, login));
	const of = (table: string, id: string) => sql`(select no from ${sql.raw(table)} where id = ${id})`;
	for (const [id, agency, who] of [
		['lead_ours', 'agency_nordwand', 'user_agent'],
		['lead_theirs', 'agency_blaufirn', 'user_blaufirn'],
	] as const)
		await insertLead(db, {
			id,
			agencyNo: of('travel_agency', agency) as unknown as number,
			userNo: of('user', who) as unknown as number,
			clientFirstName: 'Ada',
			clientLastName: id === 'lead_ours' ? '=Thorne' : 'Secret',
			status: id === 'lead_ours' ? 'interest' : 'requestedBooking',
			createdBy: who,
			subtotalMinor: 1_000_000,
			cardFeeMinor: 0,
			totalMinor: 1_000_000,
		});
});
afterAll(() => product?.stop());

const get = (path: string, login?: string) =>
	product.ask(path, { headers: { cookie: login ? (cookies.get(login) ?? '') : '' } });
const post = (path: string, login: string, fields: Record<string, string>) => {
	const question = form(fields);
	return product.ask(path, {
		...question,
		headers: { ...question.headers, cookie: cookies.get(login) ?? '', origin: `http://${product.host()}` },
	});
};

const DASHBOARD = '/partner/dashboard';
const OURS = `${DASHBOARD}/leads/lead_ours`;
const THEIRS = `${DASHBOARD}/leads/lead_theirs`;

describe.each([
	[DASHBOARD, { agent: 200, lifestyle: 200, supervisor: 200, operator: 403, hotel: 403 }],
	[`${DASHBOARD}/leads.csv`, { agent: 200, lifestyle: 200, operator: 403, hotel: 403 }],
	[`${DASHBOARD}/supervisor`, { agent: 403, lifestyle: 403, supervisor: 200, operator: 403 }],
	['/partner/help-centre', { agent: 200, lifestyle: 200, operator: 403, hotel: 403 }],
	[OURS, { agent: 200, colleague: 200, blaufirn: 404, operator: 403, hotel: 403 }],
	[`${OURS}/confirmation`, { agent: 200, blaufirn: 404, operator: 403 }],
	[THEIRS, { agent: 404, blaufirn: 200 }],
])('%s', (path, statuses) => {
	it.each(Object.entries(statuses))('%s gets %i', async (login, status) => {
		const answer = await get(path, login);
		expect(answer.status).toBe(status);
		if (status === 200) expect(answer.headers['cache-control']).toContain('no-store');
		else expect(answer.text).not.toContain('Secret');
	});

	it('leads nobody to the sign-in', async () => {
		const answer = await get(path);
		expect([answer.status, answer.headers.location]).toEqual([302, `/signin?to=${encodeURIComponent(path)}`]);
	});
});

it('shows an agency its leads and nobody else’s', async () => {
	for (const query of ['', '?whose=team', '?q=secret', '?whose=team&q=ada']) {
		const { text: body } = await get(DASHBOARD + query, 'agent');
		expect(body, query).not.toContain('Secret');
	}
	expect((await get(`${DASHBOARD}?q=thorne`, 'agent')).text).toContain('=Thorne');
	expect((await get(DASHBOARD, 'colleague')).text).not.toContain('=Thorne');
	expect((await get(`${DASHBOARD}?whose=team`, 'colleague')).text).toContain('=Thorne');
});

it.each(['lead-id', 'hotel-lead-id'])('?%s= opens that lead', async (name) => {
	const answer = await get(`${DASHBOARD}?${name}=lead_ours`, 'agent');
	expect([answer.status, answer.headers.location]).toEqual([302, OURS]);
});

it('writes a file that no spreadsheet takes for formulas, in the language’s own way', async () => {
	const { text: body, headers } = await get(`${DASHBOARD}/leads.csv?whose=team`, 'agent');
	expect(headers['content-disposition']).toBe('attachment; filename="leads-2026-11-20.csv"');
	expect(body).toMatch(/^\uFEFFLead,Reference,/);
	expect(body).toContain(',Ada =Thorne,');
	expect((await get(`${DASHBOARD}/leads.csv?lng=de`, 'agent')).text).toMatch(/^\uFEFFAnfrage;Referenz;/);
	expect((await get(`${DASHBOARD}/leads.csv?id=lead_theirs`, 'agent')).text).not.toContain('Secret');
});

describe('the forms of a lead', () => {
	const version = async (id: string) => {
		const [row] = await db.select({ version: lead.version }).from(lead).where(sql`${lead.id} = ${id}`);
		return String(row?.version);
	};

	it('of another agency are not there, whatever they ask', async () => {
		for (const intent of ['rooming', 'change', 'discount', 'withdraw', 'delete', 'nonsense']) {
			const answer = await post(THEIRS, 'agent', {
				intent,
				version: '1',
				'guest.0.firstName': 'A',
				'guest.0.lastName': 'B',
			});
			expect(answer.status, intent).toBe(404);
		}
		expect(await version('lead_theirs')).toBe('1');
	});

	it('save the rooming list, leave empty lines out, and tell faults at their line', async () => {
		const guests = {
			'guest.0.firstName': '',
			'guest.0.lastName': '',
			'guest.1.firstName': 'Freja',
			'guest.1.lastName': 'Holm',
			'guest.1.age': '11',
		};
		const saved = await post(OURS, 'colleague', { intent: 'rooming', version: await version('lead_ours'), ...guests });
		expect([saved.status, saved.headers.location]).toEqual([302, `${OURS}?done=rooming`]);
		const refused = await post(OURS, 'agent', {
			intent: 'rooming',
			version: await version('lead_ours'),
			...guests,
			'guest.1.lastName': '',
		});
		expect(refused.status).toBe(400);
		expect(refused.text).toContain('id="guest-1-lastName"');
		expect(refused.text).toContain('value="Freja"');
		const late = await post(OURS, 'agent', { intent: 'rooming', version: '1', ...guests });
		expect(late.status).toBe(409);
		expect(late.text).toContain('Somebody has changed this lead meanwhile.');
	});

	it('delete an interest, and it is gone from the dashboard', async () => {
		const answer = await post(OURS, 'agent', { intent: 'delete', version: await version('lead_ours') });
		expect([answer.status, answer.headers.location]).toEqual([302, DASHBOARD]);
		expect((await get(DASHBOARD, 'agent')).text).not.toContain('=Thorne');
		expect((await get(OURS, 'agent')).status).toBe(404);
	});
});
