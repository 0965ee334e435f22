import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#db/schema/brand';
import { heldInvoice, invoice } from '#db/schema/invoice';
import type { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { heldQuery, listHeldInvoices } from '~/domain/invoice/desk/list-held-invoices.server';
import { issueHeldOf } from '~/domain/invoice/issue-held.server';
import { issueMissing } from '~/domain/invoice/issue-missing.server';
import { saveRecipient } from '~/domain/invoice/save-recipient.server';
import { changeLead } from '~/domain/lead/change-lead.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { moneyCounts } from '~/domain/payment/desk/money-counts.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await database.db.insert(brand).values({ key: 'demo', name: 'Blaufirn Travel', teamEmail: 'team@demo.example' });
});
beforeEach(async () => {
	await forgetLeads(database.db);
	await setOperator({ street: null, postalCode: null, town: null, vatId: null, vatPercent: null });
});
afterAll(() => database?.stop());

const EVERY_LEAD = { reach: 'all' } as const;
const ADMIN = { id: 'user_admin', role: 'admin' } as const;
const PAYMENTS: [string, number][] = [['2027-01-15', 2_700_000]];
const ADDRESS = { street: 'Omesberg 9', postalCode: '6764', town: 'Lech' };

const setOperator = (columns: Partial<typeof operator.$inferInsert>) =>
	database.db.update(operator).set(columns).where(eq(operator.no, 1));
/** Of a brand that invoices in the name of the operator. */
const booked = () => bookedLead(database, PAYMENTS, { brandKey: 'demo' });
const held = () => database.db.select().from(heldInvoice);
const issued = async () => {
	const rows = await database.db.select().from(invoice).orderBy(asc(invoice.no));
	return rows.map(({ kind, minor }) => `${kind} ${minor}`);
};
const retry = (leadId: string) => issueHeldOf({ ctx: moneyTeam(database), which: { leadId } });

async function change(id: string, columns: Partial<typeof lead.$inferInsert>) {
	const record = await findLead(database.db, EVERY_LEAD, id);
	const seen = { lead: record, seen: record.version, actor: ADMIN, action: 'lead.updated' };
	await changeLead({ ctx: { db: database.db, now: NOW }, ...seen, columns });
}

async function cancel(id: string) {
	const { version } = await leadRow(database, id);
	const move = { ctx: moneyTeam(database), scope: EVERY_LEAD, actor: ADMIN };
	await moveLead({ ...move, lead: { id, version }, to: 'cancelledBooking' });
}

describe('an invoice whose issuer is not known well enough', () => {
	it('waits while its booking is confirmed, and is issued once the data are there', async () => {
		const id = await booked();
		expect((await leadRow(database, id)).status).toBe('confirmedBooking');
		expect(await held()).toMatchObject([{ brandKey: 'demo', operatorNo: 1, gaps: 'address' }]);
		expect(await issued()).toEqual([]);
		await expect(retry(id)).rejects.toMatchObject({ code: 'conflict', reason: 'invoice-held' });
		await setOperator(ADDRESS);
		expect(await retry(id)).toBe(1);
		expect([await issued(), await held()]).toEqual([['invoice 2700000'], []]);
		await expect(retry(id)).rejects.toMatchObject({ reason: 'nothing-due' });
	});

	it('waits for a VAT number where VAT is shown', async () => {
		await setOperator({ ...ADDRESS, vatPercent: 10 });
		const id = await booked();
		expect(await held()).toMatchObject([{ gaps: 'vatId' }]);
		await setOperator({ vatId: 'ATU61827403' });
		await retry(id);
		expect(await issued()).toEqual(['invoice 2700000']);
	});

	it('comes by the daily schedule, once, with what has changed meanwhile', async () => {
		const id = await booked();
		await change(id, { totalMinor: 2_000_000, subtotalMinor: 2_000_000 });
		expect(await issueMissing({ db: database.db, now: NOW })).toBe(0);
		await setOperator(ADDRESS);
		const runs = await Promise.all(Array.from({ length: 24 }, () => issueMissing({ db: database.db, now: NOW })));
		expect(runs.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
		expect([await issued(), await held()]).toEqual([['invoice 2000000'], []]);
	});

	it('leaves the one before in force until it is issued', async () => {
		await setOperator(ADDRESS);
		const id = await booked();
		await setOperator({ town: null });
		await change(id, { totalMinor: 2_000_000, subtotalMinor: 2_000_000 });
		expect(await issued()).toEqual(['invoice 2700000']);
		await setOperator(ADDRESS);
		await retry(id);
		expect(await issued()).toEqual(['invoice 2700000', 'creditNote 2700000', 'invoice 2000000']);
	});

	it('is issued over what is kept, or not at all, where the booking is cancelled before', async () => {
		await setOperator(ADDRESS);
		const standing = await booked();
		await setOperator({ street: null });
		// What takes back needs nothing new of the issuer.
		await cancel(standing);
		expect([await issued(), await held()]).toEqual([['invoice 2700000', 'creditNote 2350000'], []]);
		const second = await booked();
		await cancel(second);
		expect(await held()).toHaveLength(1);
		await setOperator(ADDRESS);
		await retry(second);
		expect((await issued()).slice(2)).toEqual(['invoice 350000']);
	});

	it('goes to the company that was named meanwhile', async () => {
		await setOperator(ADDRESS);
		const id = await booked();
		await setOperator({ street: null });
		const company = { company: 'Corvin & Lys SAS', street: 'Rue de Miromesnil 42', postalCode: '75008', town: 'Paris' };
		const typed = { ...company, countryCode: 'FR', vatId: 'FR00790315482', buyerReference: '' };
		await saveRecipient({ ctx: contextOf(database, 'agent'), leadId: id, typed });
		expect(await held()).toMatchObject([{ isForced: true }]);
		await setOperator(ADDRESS);
		await retry(id);
		expect(await issued()).toEqual(['invoice 2700000', 'creditNote 2700000', 'invoice 2700000']);
	});
});

it('a failure of ours holds up no booking either', async () => {
	await setOperator(ADDRESS);
	const id = await booked();
	await database.db.$client.batch(
		['drop trigger if exists invoice_unchanged', `update invoice set content = json_set(content, '$.lines', null)`],
		'write',
	);
	const told = vi.spyOn(console, 'error').mockReturnValue();
	await cancel(id);
	expect(told).toHaveBeenCalledOnce();
	told.mockRestore();
	expect((await leadRow(database, id)).status).toBe('cancelledBooking');
	expect(await held()).toMatchObject([{ gaps: 'error' }]);
});

describe('the team', () => {
	it('sees them by their issuer and tries all of one again; the agency reads that it follows', async () => {
		const first = await booked();
		// From before there were invoices.
		await insertAgentLead(database, { brandKey: 'demo', status: 'confirmedBooking' });
		expect(await issueMissing({ db: database.db, now: NOW })).toBe(0);
		const team = moneyTeam(database);
		expect(await listHeldInvoices(team)).toMatchObject([
			{ operatorKey: 'bergheim', operatorName: 'Bergheim', gaps: ['address'], bookings: 2 },
		]);
		expect((await moneyCounts(team)).invoices).toBe(2);
		const shown = await readLeadPayments({ ctx: contextOf(database, 'agent'), leadId: first });
		expect(shown?.heldInvoices).toMatchObject([{ subject: 'stay', gaps: [] }]);
		expect((await readLeadPayments({ ctx: team, leadId: first }))?.heldInvoices).toMatchObject([{ gaps: ['address'] }]);
		await setOperator(ADDRESS);
		expect(await issueHeldOf({ ctx: team, which: { brandKey: 'demo', operatorKey: 'bergheim' } })).toBe(2);
		expect((await moneyCounts(team)).invoices).toBe(0);
	});

	it('alone sees and issues them', async () => {
		const id = await booked();
		for (const person of ['agent', 'operator', 'admin'] as const) {
			const ctx = contextOf(database, person);
			await expect(listHeldInvoices(ctx)).rejects.toMatchObject({ code: 'forbidden' });
			await expect(issueHeldOf({ ctx, which: { leadId: id } })).rejects.toMatchObject({ code: 'forbidden' });
		}
	});

	it('reads the list along its index', async () => {
		const { sql, params } = heldQuery(database.db).toSQL();
		const plan = await database.db.$client.execute({
			sql: `explain query plan ${sql}`,
			args: params as (string | number)[],
		});
		expect(plan.rows.map(({ detail }) => String(detail)).join('; ')).toContain('held_invoice_issuer');
	});
});
