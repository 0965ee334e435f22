import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { property } from '#db/schema/property';
import { guestRegistration, trip, tripLink } from '#db/schema/trip';
import { user } from '#db/schema/user';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { moveLead } from '~/domain/lead/move-lead.server';
import { purgeRegistrations } from '~/domain/trip/purge-registrations.server';
import { sendTripLink } from '~/domain/trip/send-trip-link.server';
import { readStaySheet, revealRegistrations, saveStayDetails } from '~/domain/trip/stay-sheet.server';
import { createTripLink, endTripLink } from '~/domain/trip/trip-links.server';
import { insertLead } from '../lead/lead-workspace';
import { type Product, startProduct, TODAY } from '../product';
import { agentContext } from '../proposal/sent-proposal';

const KEY = new Uint8Array(32).fill(7);

let product: Product;
let agent: Awaited<ReturnType<typeof agentContext>>;
let team: Awaited<ReturnType<typeof agentContext>>;

beforeAll(async () => {
	product = await startProduct('trip-page', { GUEST_DATA_KEY: btoa(String.fromCharCode(...KEY)) });
	[agent, team] = await Promise.all([agentContext(product), agentContext(product, 'team')]);
	team = { ...team, settings: { ...team.settings, GUEST_DATA_KEY: KEY } };
});
afterAll(() => product?.stop());

const TERMS: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-12-01', minor: 945_000 },
		{ kind: 'final', dueDate: '2026-12-25', minor: 1_755_000 },
	],
	cancellation: [],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
};

let weeks = 0;

/** A booking of the agent's agency in a property of Austria, with both links. */
async function booked(given: Partial<typeof lead.$inferInsert> = {}) {
	weeks += 1;
	const checkIn = given.checkIn ?? addDays(plainDate('2028-01-01'), weeks * 7);
	const [house] = await agent.db
		.select({ no: property.no, name: property.name, street: property.street })
		.from(property)
		.where(eq(property.key, 'chalet-enzian'));
	const { id } = await insertLead(agent.db, {
		...{ id: `lead_trip${weeks}`, brandKey: agent.brand.key, status: 'requestedBooking', agreedTerms: TERMS },
		...{ agencyNo: agent.actor?.agency?.no, userNo: agent.actor?.no, createdBy: agent.actor?.id ?? '' },
		...{ propertyNo: house?.no ?? 1, propertyName: house?.name ?? '', email: 'ada@thorne.example', pax: 2 },
		...{ checkIn, checkOut: addDays(plainDate(checkIn), 7), origin: agent.linkOrigin },
		...{ subtotalMinor: 2_700_000, cardFeeMinor: 0, totalMinor: 2_700_000, commissionMinor: 337_500 },
		...{ commissionPercent: 12.5, ...given },
	});
	await move(id, 'confirmedBooking', 1);
	const path = async (kind: 'lead' | 'group') => {
		const { url } = await createTripLink({ ctx: agent, leadId: id, kind });
		return new URL(url).pathname;
	};
	return { id, lead: await path('lead'), group: await path('group'), street: house?.street ?? '' };
}

const move = (id: string, to: 'confirmedBooking' | 'cancelledBooking', version: number) =>
	moveLead({
		...{ scope: { reach: 'all' }, ctx: team, lead: { id, version }, to },
		actor: { id: team.actor?.id ?? '', role: 'admin' },
	});
const open = (path: string, headers: Record<string, string> = {}) => product.ask(path, { headers });
const post = (path: string, fields: Record<string, string>) =>
	product.ask(path, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
		body: new URLSearchParams(fields).toString(),
	});
const words = (html: string) =>
	html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/[\s ]+/g, ' ');
const rooming = (id: string, firstName = 'Ida') => ({
	...{ intent: 'rooming', list: '0', 'guest.0.id': id, 'guest.0.firstName': firstName, 'guest.0.lastName': 'Thorne' },
	...{ 'guest.0.age': '', 'guest.0.room': '' },
});
const GUEST = `guest_${'a1'.repeat(16)}`;
const REGISTRATION = {
	...{ intent: 'registration', guest: GUEST, birthDate: '1984-02-03', nationality: 'Norwegian' },
	...{ address: 'Fjordveien 7, Bergen', documentKind: 'passport', documentNumber: 'XQ4711777' },
	documentIssuer: 'Bergen police, 2021',
};

describe('the trip page (TRIP-2)', () => {
	it('tells the lead guest where, when and what is to be paid, privately', async () => {
		const stay = await booked();
		const { status, text, headers } = await open(stay.lead);
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			...{ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
		});
		const page = words(text);
		for (const part of ['Ada, you are expected on', stay.street, 'First payment', '9 450,00 EUR', 'What we still need'])
			expect(page).toContain(part);
		const [head = ''] = text.split('</head>');
		expect(head).not.toMatch(/Thorne|Enzian/);
		expect(text).not.toMatch(/id="consent"|commission|markup|lead_trip|paylink_|triplink_/i);
	});

	it('shows the group no price, contact or registration data, in the page and in its data (TRIP-3)', async () => {
		const stay = await booked();
		await post(stay.lead, rooming(GUEST));
		await post(stay.lead, REGISTRATION);
		await saveStayDetails({
			...{ ctx: team, leadId: stay.id },
			input: {
				hostName: 'Marta Feuerstein',
				hostPhone: '+43 5583 900 214',
				directions: 'Past the church',
				doorCode: '4711#',
			},
		});
		const secrets = [
			...['EUR', '945000', '9 450', 'Marta', '900 214', '4711', 'XQ4711777', 'Fjordveien', 'Pay', 'passport'],
			...[
				agent.actor?.email ?? 'x@',
				'ada@thorne',
				'mailto:',
				'documentNumber',
				GUEST.slice(0, 5) === 'x' ? '' : 'instalment',
			],
		].filter(Boolean);
		const data = await open(`${stay.group}?_data=routes%2Ftrip%2Ftrip-page`);
		for (const path of [stay.group, `${stay.group}/offline`]) {
			const { text, status } = await open(path);
			expect(status, path).toBe(200);
			expect(words(text), path).toContain('Ida Thorne');
			const own = text.replace(/<script[^>]*>window\.__remixManifest[\s\S]*?<\/script>/g, '');
			for (const secret of secrets) expect(words(own), `${path}: ${secret}`).not.toContain(secret);
		}
		for (const secret of secrets) expect(data.text, secret).not.toContain(secret);
		expect(data.text).toContain('Past the church');
		const calendar = await open(`${stay.group}/calendar.ics`);
		expect(calendar.headers['content-type']).toContain('text/calendar');
		expect(calendar.text).toContain('SUMMARY:Chalet Enzian');
		const own: Record<string, string>[] = [REGISTRATION, { intent: 'share' }, { intent: 'pay', instalment: 'x' }];
		for (const fields of own) expect((await post(stay.group, fields)).status, fields.intent).toBe(403);
	});

	it('speaks the client’s language, and the other one when it is asked for', async () => {
		const stay = await booked({ language: 'de' });
		expect(words((await open(stay.lead, { 'accept-language': 'en' })).text)).toContain('Was wir noch brauchen');
		expect(words((await open(`${stay.lead}?lng=en`)).text)).toContain('What we still need');
	});

	it('is over once the link is ended, the booking cancelled or long past, and then names no one', async () => {
		const stay = await booked();
		const [row] = await agent.db.select({ id: tripLink.id }).from(tripLink).where(eq(tripLink.kind, 'group')).limit(1);
		const { id: groupId } = await createTripLink({ ctx: agent, leadId: stay.id, kind: 'group' });
		await endTripLink({ ctx: agent, id: groupId });
		const ended = await open(stay.group);
		expect([ended.status, words(ended.text)]).toEqual([410, expect.stringContaining('This link no longer works')]);
		expect((await open(`${stay.group}/offline`)).status).toBe(410);
		expect((await open(`${stay.group}/calendar.ics`)).status).toBe(410);
		await move(stay.id, 'cancelledBooking', 2);
		const cancelled = await open(stay.lead);
		expect(cancelled.status).toBe(410);
		expect(cancelled.text).not.toMatch(/Thorne|Enzian/);
		expect((await open(`/trips/${'b'.repeat(26)}`)).status).toBe(404);
		expect(row).toBeDefined();
		const old = await booked({ checkIn: '2026-07-04' });
		expect((await open(old.lead)).status).toBe(410);
	});
});

describe('the links (TRIP-1)', () => {
	it('are one of a kind, however often they are made at once, and a new one after an end', async () => {
		const stay = await booked();
		const made = await Promise.all(
			Array.from({ length: 24 }, () => createTripLink({ ctx: agent, leadId: stay.id, kind: 'lead' })),
		);
		expect(new Set(made.map(({ url }) => url)).size).toBe(1);
		await endTripLink({ ctx: agent, id: made[0]?.id ?? '' });
		const both = await Promise.all(
			Array.from({ length: 24 }, () => createTripLink({ ctx: agent, leadId: stay.id, kind: 'lead' })),
		);
		expect(new Set(both.map(({ url }) => url)).size).toBe(1);
		expect(both[0]?.url).not.toBe(made[0]?.url);
		const stored = await agent.db.select().from(tripLink);
		expect(JSON.stringify(stored)).not.toContain(stay.lead.split('/').at(-1));
	});

	it('are made by the booking’s agency and the team alone, of bookings alone', async () => {
		const stay = await booked();
		const [other] = await agent.db
			.select({ subject: user.subject })
			.from(user)
			.where(and(eq(user.role, 'operator')))
			.limit(1);
		const operator = await agentContext(product, other?.subject ?? '');
		const make = (ctx: typeof agent, leadId = stay.id) => createTripLink({ ctx, leadId, kind: 'lead' });
		await expect(make(operator)).rejects.toMatchObject({ code: 'forbidden' });
		await expect(make({ ...agent, actor: null })).rejects.toMatchObject({ code: 'forbidden' });
		const { id } = await insertLead(agent.db, {
			...{ id: 'lead_trip_other', brandKey: agent.brand.key, status: 'confirmedBooking' as const, agencyNo: null },
		});
		await expect(make(agent, id)).rejects.toMatchObject({ code: 'not-found' });
		await agent.db
			.update(lead)
			.set({ agencyNo: agent.actor?.agency?.no ?? 0, status: 'interest' })
			.where(eq(lead.id, id));
		await expect(make(agent, id)).rejects.toMatchObject({ reason: 'not-booked' });
	});

	it('go to the client by mail once, in the client’s language', async () => {
		const stay = await booked({ language: 'de', email: 'mail@client.example' });
		const send = () => sendTripLink({ ctx: agent, leadId: stay.id, email: 'mail@client.example' });
		const results = await Promise.allSettled(Array.from({ length: 6 }, send));
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const mails = await agent.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, 'mail@client.example'));
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ kind: 'trip-link', replyTo: agent.actor?.email });
		expect(mails[0]?.subject).toContain('Ihr Aufenthalt');
		expect(mails[0]?.plainText).toContain(stay.lead);
		await expect(sendTripLink({ ctx: agent, leadId: stay.id, email: 'no' })).rejects.toMatchObject({ reason: 'email' });
	});

	it('lead the lead guest to the payment, and the group to nothing', async () => {
		const stay = await booked();
		const id = /name="instalment" value="([^"]+)"/.exec((await open(stay.lead)).text)?.[1] ?? '';
		const paid = await post(stay.lead, { intent: 'pay', instalment: id });
		expect(paid.status).toBe(303);
		expect(paid.headers.location).toMatch(/^\/partner\/cimalpes-payment-links\/[a-z2-9]{26}$/);
		expect((await open(paid.headers.location ?? '')).status).toBe(200);
		const again = await post(stay.lead, { intent: 'pay', instalment: id });
		expect(again.headers.location).toBe(paid.headers.location);
		const shared = await booked();
		await agent.db.delete(tripLink).where(eq(tripLink.kind, 'group'));
		expect((await post(shared.lead, { intent: 'share' })).status).toBe(303);
		expect((await open(shared.lead)).text).toMatch(/value="https?:\/\/[^"]+\/trips\/[a-z2-9]{26}"/);
	});
});

describe('what guests give (TRIP-6, TRIP-8)', () => {
	it('is the arrival, by either link, with errors at their fields and nothing lost', async () => {
		const stay = await booked();
		const fields = { intent: 'arrival', arrivalTime: '16:30', arrivalWay: 'car', arrivalNote: 'two cars' };
		const refused = await post(stay.group, { ...fields, arrivalTime: '25:00' });
		expect(refused.status).toBe(400);
		expect(refused.text).toContain('value="two cars"');
		expect((await post(stay.group, fields)).headers.location).toBe(`${stay.group}?done=arrival#needs`);
		const sheet = await readStaySheet({ ctx: team, leadId: stay.id });
		expect(sheet.arrival).toEqual({ time: '16:30', way: 'car', note: 'two cars' });
		expect(words((await open(stay.lead)).text)).toContain('1 of 5 given');
	});

	it('is registration data, sealed, shown to operator and team alone, each look written down', async () => {
		const stay = await booked();
		await post(stay.lead, rooming(GUEST));
		const refused = await post(stay.lead, { ...REGISTRATION, birthDate: 'yesterday' });
		expect(refused.status).toBe(400);
		expect((await post(stay.lead, REGISTRATION)).status).toBe(303);
		const stored = await agent.db.select().from(guestRegistration);
		expect(stored.some(({ guestId }) => guestId === GUEST)).toBe(true);
		expect(JSON.stringify(stored)).not.toMatch(/XQ4711777|Norwegian/);
		const page = await open(stay.lead);
		expect(words(page.text)).toContain('given');
		expect(page.text).not.toMatch(/XQ4711777|Norwegian/);
		const looks = () => agent.db.select().from(audit).where(eq(audit.action, 'trip.registration-read'));
		await expect(revealRegistrations({ ctx: agent, leadId: stay.id })).rejects.toMatchObject({ code: 'forbidden' });
		expect(await looks()).toEqual([]);
		const opened = await revealRegistrations({ ctx: team, leadId: stay.id });
		expect(opened).toEqual([
			{ guestId: GUEST, values: expect.objectContaining({ documentNumber: 'XQ4711777', nationality: 'Norwegian' }) },
		]);
		expect(await looks()).toMatchObject([{ subjectId: stay.id, actor: team.actor?.id }]);
		const sheet = JSON.stringify(await readStaySheet({ ctx: team, leadId: stay.id }));
		expect(sheet).not.toMatch(/XQ4711777|totalMinor|commission/);
	});

	it('is deleted on its day, and when the booking is cancelled', async () => {
		const stay = await booked();
		await post(stay.lead, rooming(GUEST));
		await post(stay.lead, REGISTRATION);
		const [own] = await agent.db.select({ no: lead.no }).from(lead).where(eq(lead.id, stay.id));
		const count = async () =>
			(
				await agent.db
					.select()
					.from(guestRegistration)
					.where(eq(guestRegistration.leadNo, own?.no ?? 0))
			).length;
		const [row] = await agent.db
			.select()
			.from(guestRegistration)
			.where(eq(guestRegistration.leadNo, own?.no ?? 0));
		const day = Date.parse(`${row?.purgeOn}T12:00:00Z`);
		await purgeRegistrations({ db: agent.db, now: day - 86_400_000 });
		expect(await count()).toBe(1);
		await purgeRegistrations({ db: agent.db, now: day });
		expect(await count()).toBe(0);
		await post(stay.lead, REGISTRATION);
		expect(await count()).toBe(1);
		await move(stay.id, 'cancelledBooking', 2);
		await purgeRegistrations({ db: agent.db, now: Date.parse(TODAY) });
		expect(await count()).toBe(0);
	});
});

describe('the code of the door (TRIP-4)', () => {
	it('is sealed, and on the lead guest’s page from the day of arrival alone', async () => {
		const input = { hostName: '', hostPhone: '', directions: '', doorCode: '8841*' };
		const ahead = await booked();
		await saveStayDetails({ ctx: team, leadId: ahead.id, input });
		expect(JSON.stringify(await agent.db.select().from(trip))).not.toContain('8841*');
		const before = await open(ahead.lead);
		expect(before.text).not.toContain('8841*');
		expect(words(before.text)).toContain('The code of the door appears here on');
		const here = await booked({ checkIn: TODAY });
		await saveStayDetails({ ctx: team, leadId: here.id, input });
		expect((await open(here.lead)).text).toContain('8841*');
		for (const path of [here.group, `${here.lead}/offline`]) expect((await open(path)).text).not.toContain('8841*');
		const left = await booked({ checkIn: addDays(plainDate(TODAY), -8) });
		await saveStayDetails({ ctx: team, leadId: left.id, input });
		expect((await open(left.lead)).text).not.toContain('8841*');
	});
});

describe('what a device keeps (TRIP-9)', () => {
	it('has no payments, registration data or door code, and names its last day', async () => {
		const checkIn = addDays(plainDate(TODAY), 14);
		const stay = await booked({ checkIn });
		const { text, headers } = await open(`${stay.lead}/offline`);
		expect(headers['x-keep-until']).toBe(addDays(checkIn, 14));
		expect(headers['cache-control']).toBe('private, no-store');
		expect(words(text)).toContain('Without a network');
		expect(text).not.toMatch(/EUR|945000|instalment|Registration data|<form/);
	});
});
