import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { enquiry } from '#db/schema/enquiry';
import { hotelInvitation } from '#db/schema/hotel';
import { lead, leadEdit, leadGuest } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { newsletterSubscription } from '#db/schema/newsletter';
import { type Client, clientQueries, readClient } from '~/domain/privacy/client-records.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { ERASED } from '~/domain/privacy/erased';
import { exportClient } from '~/domain/privacy/export-client.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await database.db.batch([database.db.delete(enquiry), database.db.delete(newsletterSubscription)]);
});
afterAll(() => database?.stop());

const ADA: Client = { email: 'Ada@guests.example' };
const asAdmin = () => contextOf(database, 'admin');
const OVER = { checkIn: '2026-02-20', checkOut: '2026-02-27' };

async function fill() {
	const { db } = database;
	const ada = {
		email: 'ada@guests.example',
		phone: '+43 1',
		comments: 'Nut allergy',
		clientReference: 'CC 1',
		cardMemberTier: 'platinum' as const,
		loyaltyNumber: 'L-1',
	};
	const over = await insertAgentLead(database, { ...ada, ...OVER, status: 'confirmedBooking' });
	const running = await insertAgentLead(database, { ...ada, status: 'confirmedBooking' });
	const other = await insertAgentLead(database, { email: 'ben@guests.example', clientFirstName: 'Ben', ...OVER });
	const { no } = await leadRow(database, over.id);
	const edit = { leadNo: no, version: 2, field: 'lastName', before: 'Thorn', after: 'Thorne', actor: 'user_admin' };
	await db.insert(leadEdit).values(edit);
	await db.update(lead).set({ internalNote: 'Calls Ada' }).where(eq(lead.no, no));
	await db.insert(leadGuest).values({ leadNo: no, position: 1, firstName: 'Ada', lastName: 'Thorne', note: 'Vegan' });
	await db.insert(enquiry).values({
		id: 'enq_1',
		brandKey: 'consumer',
		kind: 'contact',
		language: 'en',
		subject: 'x',
		fullName: 'Ada Thorne',
		email: 'ADA@guests.example',
		hasAcceptedPrivacy: true,
		hasAcceptedContact: true,
	});
	await db.insert(newsletterSubscription).values({
		brandKey: 'consumer',
		id: 'sub_1',
		email: 'ada@guests.example',
		fullName: 'Ada Thorne',
		language: 'en',
		tokenHash: 'hash',
		consentVersion: '1',
		consentedAt: NOW,
		tokenExpiresAt: NOW,
		unsubscribeToken: 'secret-token',
	});
	await db.insert(mailOutbox).values(
		(['sent', 'pending'] as const).map((state) => ({
			id: `mail_${state}`,
			messageId: `<${state}@x>`,
			brandKey: 'consumer',
			kind: 'enquiry-guest',
			fromName: 'x',
			fromAddress: 'x@x.example',
			toAddress: 'ada@guests.example',
			subject: 'Your enquiry',
			html: 'x',
			plainText: 'Dear Ada',
			state,
			nextAttemptAt: NOW,
		})),
	);
	await db.delete(hotelInvitation);
	await db.insert(hotelInvitation).values(
		['Ada@guests.example', 'ben@guests.example'].map((contactEmail) => ({
			...{ id: `invitation_${contactEmail}`, tokenHash: contactEmail, hotelName: 'Hotel Aurelio', contactEmail },
			...{ message: 'Three families', userNo: 1, agencyNo: 1, expiresAt: NOW },
		})),
	);
	return { over, running, other };
}

describe('the data of a client', () => {
	it('is exported whole, without internal tokens and numbers, and the export is logged without a name', async () => {
		const { over, running } = await fill();
		const told = await exportClient({ ctx: asAdmin(), client: ADA });
		expect(told.leads.map(({ id }) => id)).toEqual([over.id, running.id]);
		expect(told.leads[0]).toMatchObject({ comments: 'Nut allergy', guests: [{ note: 'Vegan' }] });
		expect([told.enquiries.length, told.subscriptions.length, told.mails.length]).toEqual([1, 1, 2]);
		expect(JSON.stringify(told)).not.toMatch(/secret-token|"hash"|cardToken|agencyNo|"no"/);
		const [row] = await database.db.select().from(audit);
		expect(row).toMatchObject({ action: 'client.exported', detail: { leads: 2 } });
		expect(JSON.stringify(row)).not.toMatch(/\bada\b|thorne/i);
	});

	it('by both names too, in any case', async () => {
		const { over, running } = await fill();
		const told = await exportClient({ ctx: asAdmin(), client: { firstName: 'ADA', lastName: 'thorne' } });
		expect(told.leads.map(({ id }) => id)).toEqual([over.id, running.id]);
		expect([told.enquiries.length, told.subscriptions.length]).toEqual([1, 0]);
	});

	it('is erased from finished leads, and no other client is', async () => {
		const { over, running, other } = await fill();
		const before = await leadRow(database, other.id);
		expect(await eraseClient({ ctx: asAdmin(), client: ADA })).toEqual({ leads: 1, retained: [running.id] });
		expect(await leadRow(database, over.id)).toMatchObject({
			clientFirstName: ERASED,
			clientLastName: ERASED,
			email: null,
			phone: null,
			comments: null,
			internalNote: null,
			clientReference: null,
			cardMemberTier: null,
			loyaltyNumber: null,
			totalMinor: 2_700_000,
			status: 'confirmedBooking',
			version: 2,
		});
		expect(await leadRow(database, running.id)).toMatchObject({ clientFirstName: 'Ada', email: 'ada@guests.example' });
		expect(await leadRow(database, other.id)).toEqual(before);
		const { db } = database;
		expect(await db.select().from(leadEdit)).toMatchObject([{ field: 'lastName', before: null, after: null }]);
		expect(await Promise.all([db.$count(leadGuest), db.$count(enquiry), db.$count(newsletterSubscription)])).toEqual([
			0, 0, 0,
		]);
		const invited = await db.select({ to: hotelInvitation.contactEmail }).from(hotelInvitation);
		expect(invited).toEqual([{ to: 'ben@guests.example' }]);
		// Pending mails are sent.
		expect((await db.select().from(mailOutbox)).map(({ state }) => state)).toEqual(['pending']);
		const rows = await db.select().from(audit).where(eq(audit.action, 'lead.erased'));
		expect(rows.map(({ subjectId }) => subjectId)).toEqual([over.id]);
	});

	it.each([null, ...EVERYBODY.filter((person) => person !== 'admin')])('is not for %s', async (person) => {
		const ctx = contextOf(database, person);
		await expect(exportClient({ ctx, client: ADA })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(eraseClient({ ctx, client: ADA })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('is found by index', async () => {
		for (const client of [ADA, { firstName: 'Ada', lastName: 'Thorne' }])
			for (const query of clientQueries(database.db, client)) {
				const { sql, params } = query.toSQL();
				const { rows } = await database.db.$client.execute({
					sql: `explain query plan ${sql}`,
					args: params as string[],
				});
				const scans = rows.map(({ detail }) => String(detail)).filter((line) => /^SCAN/.test(line));
				expect(scans.filter((line) => !/^SCAN (brand|newsletter_subscription)\b/.test(line))).toEqual([]);
			}
	});

	it.each([
		[{ email: 'ada@guests.example', firstName: '', lastName: '' }, { email: 'ada@guests.example' }],
		[
			{ email: '', firstName: 'Ada', lastName: 'Thorne' },
			{ firstName: 'Ada', lastName: 'Thorne' },
		],
		[{ email: '', firstName: '', lastName: 'Thorne' }, null],
		[{ email: 'ada', firstName: '', lastName: '' }, null],
	])('%j names %j', (typed, client) => {
		expect(readClient(typed)).toEqual(client);
	});
});
