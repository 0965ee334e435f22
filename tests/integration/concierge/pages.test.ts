import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conciergeLink, conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { mailOutbox } from '#db/schema/mail';
import { place } from '#db/schema/place';
import { property } from '#db/schema/property';
import { jobTokenIn } from '~/domain/concierge/job-token';
import { moveLead } from '~/domain/lead/move-lead.server';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct } from '../product';
import { agentContext } from '../proposal/sent-proposal';
import { signInAs } from '../sign-in';

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;
let cookie: string;

beforeAll(async () => {
	product = await startProduct('concierge-pages');
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
	cookie = await signInAs(product, 'team');
});
afterAll(() => product?.stop());

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
	product.ask(path, { method: 'POST', headers: { ...FORM, ...headers }, body: new URLSearchParams(fields).toString() });
const open = (path: string, headers: Record<string, string> = {}) => product.ask(path, { headers });
const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s\u00a0]+/g, ' ');

/** A booked stay in a property of the catalogue, from two days ago on, with a service and its supplier. */
async function booked() {
	const { db } = agent;
	const [house] = await db
		.select({ no: property.no, placeNo: property.placeNo, name: property.name })
		.from(property)
		.innerJoin(place, eq(place.no, property.placeNo))
		.where(eq(property.key, 'chalet-enzian'));
	await db
		.insert(conciergeSupplier)
		.values({ no: 1, key: 'limousine', name: 'Arlberg Limousine', email: 'desk@limousine.example', language: 'de' });
	await db.insert(conciergeService).values({
		...{ no: 1, key: 'transfer', placeNo: house?.placeNo ?? 0, kind: 'transfer', nameEn: 'Airport transfer' },
		...{
			nameDe: 'Flughafentransfer',
			supplierNo: 1,
			unit: 'job',
			currency: 'EUR',
			priceMinor: 42_000,
			netMinor: 38_000,
		},
		...{ noticeHours: 0, cancelHours: 48 },
	});
	const { id } = await insertLead(db, {
		...{ id: 'lead_concierge', brandKey: agent.brand.key, status: 'requestedBooking', phone: '+44 20 7946 0018' },
		...{ agencyNo: agent.actor?.agency?.no, userNo: agent.actor?.no, createdBy: agent.actor?.id ?? '' },
		...{ propertyNo: house?.no ?? 1, propertyName: house?.name ?? '', email: 'ada@thorne.example' },
		...{ checkIn: '2026-11-18', checkOut: '2026-11-28', origin: agent.linkOrigin, clientFirstName: 'Augusta' },
		...{ subtotalMinor: 2_700_000, cardFeeMinor: 0, totalMinor: 2_700_000 },
	});
	await moveLead({
		...{ scope: { reach: 'all' }, ctx: team, lead: { id, version: 1 }, to: 'confirmedBooking' },
		actor: { id: team.actor?.id ?? '', role: 'admin' },
	});
	return id;
}

describe('the way of a job through its pages', () => {
	it('goes from the team’s form to the supplier’s mail, its answer and the day sheet', async () => {
		const leadId = await booked();
		const board = '/partner/concierge-jobs';
		expect(words((await open(board, { cookie })).text)).toContain('Nothing to do');
		const form = { intent: 'request', lead: leadId, key: crypto.randomUUID(), offer: 'transfer 42000', quantity: '1' };
		const wrong = await post(board, { ...form, day: '2026-12-24', terms: 'on' }, { cookie });
		expect([wrong.status, words(wrong.text)]).toEqual([400, expect.stringContaining('Please check the marked fields')]);
		const fields = {
			...form,
			day: '2026-11-28',
			time: '14:10',
			pickUp: 'Zürich airport',
			dropOff: 'Chalet',
			note: 'Six bags',
			terms: 'on',
		};
		const made = await post(board, fields, { cookie });
		expect(made.status).toBe(303);
		const job = new URL(String(made.headers.location), 'http://x').searchParams.get('job') ?? '';
		const step = (intent: string, version: number, more: Record<string, string> = {}) =>
			post(`${board}?job=${job}`, { intent, job, version: String(version), ...more }, { cookie });
		expect((await step('ask', 1, { supplier: 'limousine', net: '380,00' })).status).toBe(200);
		expect((await step('ask', 1, { supplier: 'limousine' })).status).toBe(409);
		expect((await step('ask', 2, { supplier: 'limousine', net: 'much' })).status).toBe(400);

		const [mail] = await agent.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'concierge-asked'));
		const link = /https?:\S+\/partner\/concierge-jobs\/\S+/.exec(mail?.plainText ?? '')?.[0] ?? '';
		const path = new URL(link).pathname;
		expect(jobTokenIn(path)).toHaveLength(26);

		const opened = await open(`${board}?job=${job}`, { cookie });
		expect(opened.text).toContain(`value="${link}"`);
		await open(path, { cookie });
		const openings = () => agent.db.select({ at: conciergeLink.openedAt }).from(conciergeLink);
		expect(await openings()).toEqual([{ at: null }]);
		const page = await open(path);
		expect(page.status).toBe(200);
		expect(await openings()).toEqual([{ at: expect.any(Number) }]);
		expect(page.headers).toMatchObject({
			...{ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
		});
		expect(words(page.text)).toContain('Für 380,00 EUR annehmen');
		expect(words((await open(`${path}?lng=en`)).text)).toContain('Accept for 380,00 EUR');
		const data = await open(`${path}?_data=routes%2Fconcierge%2Fsupplier-page`);
		for (const text of [page.text, data.text]) {
			expect(text).toContain('Thorne');
			for (const secret of [
				'Augusta',
				'ada@thorne',
				'7946',
				'420,00',
				'42000',
				'lead_concierge',
				'joblink_',
				agent.actor?.agency?.name ?? '',
			])
				expect(text).not.toContain(secret);
		}
		expect(page.text).not.toMatch(/<nav[^>]*aria-label="(Main|Haupt)/);

		const bad = await post(`${path}?propose`, { step: 'propose', version: '2', time: '14:40', price: 'viel' });
		expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('value="viel"')]);
		const proposed = await post(path, {
			step: 'propose',
			version: '2',
			time: '14:40',
			price: '460',
			note: 'A second van',
		});
		expect([proposed.status, proposed.headers.location]).toEqual([303, path]);
		expect((await post(path, { step: 'takeOn', version: '3' })).status).toBe(409);
		const drawer = words((await open(`${board}?job=${job}`, { cookie })).text);
		for (const part of [
			'Arlberg Limousine proposes something else',
			'A second van',
			'The guest pays EUR 420,00',
			'Offer it to the guest',
		])
			expect(drawer).toContain(part);
		expect((await step('pass', 3, { price: '500' })).status).toBe(200);

		const sheet = await open('/partner/concierge-jobs/day?day=2026-11-28', { cookie });
		expect(words(sheet.text)).toContain('Airport transfer');
		expect(sheet.text).not.toMatch(/500,00|460,00|:50000|:46000|Minor"/);
	});

	it('refuses what is nobody’s link, and who is not of the team', async () => {
		expect((await open('/partner/concierge-jobs/aaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
		expect(
			(await post('/partner/concierge-jobs/aaaaaaaaaaaaaaaaaaaaaaaaaa', { step: 'takeOn', version: '1' })).status,
		).toBe(404);
		const other = await signInAs(product, 'agent');
		for (const path of ['', '/day', '/services'])
			expect((await open(`/partner/concierge-jobs${path}`, { cookie: other })).status).toBe(403);
		expect((await open('/partner/concierge-jobs/services', { cookie })).status).toBe(200);
	});
});
