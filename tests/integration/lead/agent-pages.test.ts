import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { lead } from '#db/schema/lead';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { groupDigits } from '~/domain/money/group-digits';
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
			// A property with prices; of weeks on request alone there are some too.
			propertyNo: sql`(select p.no from stay_rate r join property p on p.no = r.property_no and p.currency = 'EUR'
				where r.price_minor is not null and r.status = 'available' and r.check_in > '2026-12-01'
				group by p.no order by count(*) desc limit 1)` as unknown as number,
			agencyNo: of('travel_agency', agency) as unknown as number,
			userNo: of('user', who) as unknown as number,
			clientFirstName: 'Ada',
			clientLastName: id === 'lead_ours' ? '=Thorne' : 'Secret',
			clientNationality: 'British',
			bookingReference: 'NW-1',
			clientReference: 'C-1',
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

/** The first two weeks of the leads' property that are free at one level. */
async function freeWeeks() {
	const rows = await db.all<{ checkIn: string; checkOut: string; level: number; priceMinor: number }>(sql`
		select r.check_in as checkIn, r.check_out as checkOut, r.level, r.price_minor as priceMinor
		from stay_rate r join lead l on l.property_no = r.property_no and l.id = 'lead_ours'
		where r.status = 'available' and r.price_minor is not null and r.check_in > '2026-12-01'
		order by r.level, r.check_in limit 2`);
	const [week, next] = rows.map((row) => ({ ...row, level: String(SERVICE_LEVELS[row.level]) }));
	if (!week || !next) throw new Error('The house has no free weeks');
	return [week, next] as const;
}

const DASHDASHBOARD = '/partner/dashboard';
const OURS = `${DASHDASHBOARD}/leads/lead_ours`;
const THEIRS = `${DASHDASHBOARD}/leads/lead_theirs`;

describe.each([
	[DASHDASHBOARD, { agent: 200, lifestyle: 200, supervisor: 200, operator: 403, hotel: 403 }],
	[`${DASHDASHBOARD}/leads.csv`, { agent: 200, lifestyle: 200, operator: 403, hotel: 403 }],
	[`${DASHDASHBOARD}/supervisor`, { agent: 403, lifestyle: 403, supervisor: 200, operator: 403 }],
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

	it('redirects a signed-out visitor to the sign-in', async () => {
		const answer = await get(path);
		expect([answer.status, answer.headers.location]).toEqual([302, `/signin?to=${encodeURIComponent(path)}`]);
	});
});

it('shows an agency its own leads alone', async () => {
	for (const query of ['', '?whose=team', '?q=secret', '?whose=team&q=ada']) {
		const { text: body } = await get(DASHDASHBOARD + query, 'agent');
		expect(body, query).not.toContain('Secret');
	}
	expect((await get(`${DASHDASHBOARD}?q=thorne`, 'agent')).text).toContain('=Thorne');
	expect((await get(DASHDASHBOARD, 'colleague')).text).not.toContain('=Thorne');
	expect((await get(`${DASHDASHBOARD}?whose=team`, 'colleague')).text).toContain('=Thorne');
});

it.each(['lead-id', 'hotel-lead-id', 'lead'])(
	'?%s= opens that lead, and says so when it is not theirs',
	async (name) => {
		const answer = await get(`${DASHDASHBOARD}?${name}=lead_ours`, 'agent');
		expect([answer.status, answer.headers.location]).toEqual([302, OURS]);
		const other = await get(`${DASHDASHBOARD}?${name}=lead_theirs`, 'agent');
		expect(other.headers.location).toBe(THEIRS);
		const { status, text } = await get(THEIRS, 'agent');
		expect(status).toBe(404);
		expect(text).toContain('Your agency has no such lead');
		expect(text).not.toContain('Secret');
	},
);

it('writes a file that no spreadsheet takes for formulas, in the language’s own way', async () => {
	const { text: body, headers } = await get(`${DASHDASHBOARD}/leads.csv?whose=team`, 'agent');
	expect(headers['content-disposition']).toBe('attachment; filename="leads-2026-11-20.csv"');
	expect(body).toMatch(/^\uFEFFLead,Booking number,/);
	expect(body).toContain(',Ada =Thorne,');
	expect((await get(`${DASHDASHBOARD}/leads.csv?lng=de`, 'agent')).text).toMatch(/^\uFEFFAnfrage;Buchungsnummer;/);
	expect((await get(`${DASHDASHBOARD}/leads.csv?id=lead_theirs`, 'agent')).text).not.toContain('Secret');
});

describe('the forms of a lead', () => {
	const version = async (id: string) => {
		const [row] = await db.select({ version: lead.version }).from(lead).where(sql`${lead.id} = ${id}`);
		return String(row?.version);
	};

	it('of another agency are not found, for every request', async () => {
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

	it('save the rooming list, leave empty lines out, and tell errors at their line', async () => {
		const guests = {
			'guest.0.firstName': '',
			'guest.0.lastName': '',
			'guest.1.firstName': 'Freja',
			'guest.1.lastName': 'Holm',
			'guest.1.age': '11',
		};
		const saved = await post(OURS, 'colleague', { intent: 'rooming', list: '0', ...guests });
		expect([saved.status, saved.headers.location]).toEqual([302, `${OURS}?done=rooming`]);
		const refused = await post(OURS, 'agent', {
			intent: 'rooming',
			list: '1',
			...guests,
			'guest.1.lastName': '',
		});
		expect(refused.status).toBe(400);
		expect(refused.text).toContain('id="guest-1-lastName"');
		expect(refused.text).toContain('value="Freja"');
		const older = await post(OURS, 'colleague', { intent: 'rooming', list: '1', ...guests, 'guest.1.age': '12' });
		expect(older.status).toBe(302);
		const late = await post(OURS, 'agent', { intent: 'rooming', list: '1', ...guests, 'guest.1.age': '13' });
		expect(late.status).toBe(409);
		expect(late.text).toContain('Others have changed the same guests meanwhile.');
		expect(late.text).toContain('Meanwhile: 12');
		expect(late.text).toContain('value="13"');
	});

	it('look at another stay without writing: its price, and a price of one’s own only where the property has no week', async () => {
		const [week, next] = await freeWeeks();
		const before = await version('lead_ours');
		const fields = { version: before, serviceLevel: week.level, pax: '2', price: '', comments: 'Zwei Hunde' };
		const looked = await post(OURS, 'agent', { ...fields, look: `${next.checkIn}_${next.checkOut}` });
		expect(looked.status).toBe(200);
		expect(looked.text).toContain(`value="${next.checkIn}"`);
		expect(looked.text).toContain(groupDigits(next.priceMinor, 2));
		expect(looked.text).toContain(groupDigits(next.priceMinor - 1_000_000, 2).replace('-', ''));
		expect(looked.text).not.toContain('value="discount"');
		const odd = { checkIn: addDays(plainDate(next.checkIn), 1), checkOut: next.checkOut };
		const other = await post(OURS, 'agent', { ...fields, ...odd, look: 'price' });
		expect(other.text).toContain('value="discount"');
		expect(other.text).toContain('Zwei Hunde');
		expect(other.text).toContain('Unfortunately, we can not provide a price for the given period and service level.');
		const many = await post(OURS, 'agent', {
			...fields,
			checkIn: week.checkIn,
			checkOut: week.checkOut,
			pax: '99',
			look: 'price',
		});
		expect(many.text).toContain('Please enter less travelers.');
		expect(await version('lead_ours')).toBe(before);
		const preview = `${OURS}/preview?${new URLSearchParams({ ...odd, serviceLevel: week.level, pax: '2' })}`;
		expect(JSON.parse((await get(preview, 'agent')).text).preview).toMatchObject({
			isDiscountOffered: true,
			figures: null,
		});
		expect((await get(preview, 'blaufirn')).status).toBe(404);
	});

	it('change the stay of an interest, but not at a price that was not shown', async () => {
		const [, next] = await freeWeeks();
		const stay = { checkIn: next.checkIn, checkOut: next.checkOut, serviceLevel: next.level, pax: '2' };
		const fields = { ...stay, intent: 'update', version: await version('lead_ours') };
		const refused = await post(OURS, 'agent', { ...fields, shown: 'EUR 1 0; none' });
		expect(refused.status).toBe(409);
		expect(refused.text).toContain('The price has changed since it was shown.');
		const { preview } = JSON.parse((await get(`${OURS}/preview?${new URLSearchParams(stay)}`, 'agent')).text);
		const saved = await post(OURS, 'agent', { ...fields, shown: preview.key });
		expect([saved.status, saved.headers.location]).toEqual([302, `${OURS}?done=update`]);
		const [row] = await db.select().from(lead).where(sql`${lead.id} = 'lead_ours'`);
		expect(row).toMatchObject({ checkIn: next.checkIn, pax: 2, totalMinor: next.priceMinor });
		const regular = await post(OURS, 'agent', {
			...stay,
			intent: 'discount',
			version: await version('lead_ours'),
			price: '1',
			comments: '',
		});
		expect(regular.status).toBe(409);
		expect(regular.text).toContain('This cannot be asked for here');
	});

	it('delete an interest, and it is gone from the dashboard', async () => {
		const answer = await post(OURS, 'agent', { intent: 'delete', version: await version('lead_ours') });
		expect([answer.status, answer.headers.location]).toEqual([302, DASHDASHBOARD]);
		expect((await get(DASHDASHBOARD, 'agent')).text).not.toContain('=Thorne');
		expect((await get(OURS, 'agent')).status).toBe(404);
	});
});
