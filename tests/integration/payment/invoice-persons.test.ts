import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoice, invoiceKey, invoiceRecipient } from '#db/schema/invoice';
import { lead } from '#db/schema/lead';
import { writeBatch } from '#db/write-batch';
import { destroyOldKeys, forgetRecipientStatements } from '~/domain/invoice/forget-recipients';
import { readAnyInvoice, readInvoice } from '~/domain/invoice/read-invoice.server';
import { saveRecipient } from '~/domain/invoice/save-recipient.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const COMPANY = {
	...{ company: 'Nordwand Reisen GmbH', vatId: 'de297405180', street: 'Neuer Wall 54', postalCode: '20354' },
	...{ town: 'Hamburg', countryCode: 'de', buyerReference: '' },
};
const booked = () => bookedLead(database, [['2026-12-01', 2_700_000]]);
const rows = () => database.db.select().from(invoice).orderBy(asc(invoice.no));
const asReader = (person: Person) => ({ ...contextOf(database, person), settings: {} as never });

async function firstOf(leadId: string) {
	const [row] = await rows();
	return { id: row?.id ?? '', leadId };
}

describe('the recipient of an invoice', () => {
	it('is sealed, and read by the agency and the team alone', async () => {
		const id = await booked();
		const [row] = await rows();
		expect(`${row?.content} ${row?.person}`).not.toMatch(/Thorne/);
		const asked = await firstOf(id);
		expect(await readInvoice({ ctx: asReader('agent'), ...asked })).toMatchObject({ person: { name: 'Ada Thorne' } });
		await expect(readInvoice({ ctx: asReader('stranger'), ...asked })).rejects.toMatchObject({ code: 'not-found' });
		await expect(readInvoice({ ctx: asReader('customer'), ...asked })).rejects.toMatchObject({ code: 'forbidden' });
		await expect(readAnyInvoice({ ctx: asReader('admin'), id: asked.id })).rejects.toMatchObject({ code: 'forbidden' });
	});
	it('is out of use once the client was erased, and destroyed when the law no longer wants it', async () => {
		const id = await booked();
		const { no } = await leadRow(database, id);
		const asked = await firstOf(id);
		await writeBatch(database.db, forgetRecipientStatements([no], { now: NOW, today: '2027-03-01' }));
		expect(await readInvoice({ ctx: asReader('agent'), ...asked })).toMatchObject({ person: null });
		const team = { ...moneyTeam(database), settings: {} as never };
		expect(await readAnyInvoice({ ctx: team, id: asked.id })).toMatchObject({ person: { name: 'Ada Thorne' } });
		await destroyOldKeys({ db: database.db, today: '2033-12-31' });
		expect(await database.db.select().from(invoiceKey)).toHaveLength(1);
		await destroyOldKeys({ db: database.db, today: '2034-01-01' });
		expect(await readAnyInvoice({ ctx: team, id: asked.id })).toMatchObject({ person: null });
		expect(await rows()).toHaveLength(1);
	});
});

describe('a business customer', () => {
	it('gets the invoice anew, once of 24 at the same moment', async () => {
		const id = await booked();
		const tries = Array.from({ length: 24 }, () =>
			saveRecipient({ ctx: contextOf(database, 'agent'), leadId: id, typed: COMPANY }),
		);
		const results = await Promise.allSettled(tries);
		expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
		const kinds = (await rows()).map(({ kind }) => kind);
		expect(
			kinds.filter((kind) => kind === 'invoice').length - kinds.filter((kind) => kind === 'creditNote').length,
		).toBe(1);
		const last = (await rows()).at(-1);
		// The invoice from before the company was named stays one to a private person: no link to an e-invoice.
		const page = await readLeadPayments({ ctx: contextOf(database, 'agent'), leadId: id });
		expect(page?.invoices[0]?.hasEInvoice).toBe(false);
		expect(await readInvoice({ ctx: asReader('agent'), id: last?.id ?? '', leadId: id })).toMatchObject({
			person: { company: 'Nordwand Reisen GmbH', vatId: 'DE297405180', country: 'DE' },
		});
	});
	it.each([
		['company', ''],
		['vatId', '297405180'],
		['town', ' '],
		['countryCode', 'XX'],
		['buyerReference', 'x'.repeat(81)],
	])('is refused at the field %s', async (field, value) => {
		const id = await booked();
		const write = saveRecipient({
			ctx: contextOf(database, 'agent'),
			leadId: id,
			typed: { ...COMPANY, [field]: value },
		});
		await expect(write).rejects.toMatchObject({ code: 'invalid', reason: field });
		expect(await database.db.select().from(invoiceRecipient)).toHaveLength(0);
		expect(await rows()).toHaveLength(1);
	});
	it.each(['stranger', 'customer', 'operator', 'lifestyle'] as const)('is not set by %s', async (person) => {
		const id = await booked();
		await expect(saveRecipient({ ctx: contextOf(database, person), leadId: id, typed: COMPANY })).rejects.toThrow();
		expect(await database.db.select().from(lead).where(eq(lead.id, id))).toHaveLength(1);
		expect(await rows()).toHaveLength(1);
	});
});
