import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoice } from '#db/schema/invoice';
import type { lead } from '#db/schema/lead';
import { writeBatch } from '#db/write-batch';
import { freezeInvoice } from '~/domain/invoice/freeze-invoice.server';
import type { InvoiceContent } from '~/domain/invoice/invoice-content';
import { issueMissing } from '~/domain/invoice/issue-missing.server';
import { issueStatements } from '~/domain/invoice/issue-statements';
import { changeLead } from '~/domain/lead/change-lead.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { reversePayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const EVERY_LEAD = { reach: 'all' } as const;
const ADMIN = { id: 'user_admin', role: 'admin' } as const;
const PAYMENTS: [string, number][] = [
	['2026-12-01', 945_000],
	['2027-01-15', 1_755_000],
];

const issued = async () => {
	const rows = await database.db.select().from(invoice).orderBy(asc(invoice.no));
	return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as InvoiceContent }));
};

async function cancel(id: string) {
	const { version } = await leadRow(database, id);
	const move = { ctx: moneyTeam(database), scope: EVERY_LEAD, actor: ADMIN };
	await moveLead({ ...move, lead: { id, version }, to: 'cancelledBooking' });
}

async function change(id: string, columns: Partial<typeof lead.$inferInsert>) {
	const record = await findLead(database.db, EVERY_LEAD, id);
	await changeLead({
		...{ ctx: { db: database.db, now: NOW }, lead: record, seen: record.version, actor: ADMIN, action: 'lead.updated' },
		columns,
	});
}

describe('an invoice', () => {
	it('is issued in the same moment as the booking is confirmed, over all that is owed', async () => {
		await bookedLead(database, PAYMENTS, { markupMinor: 100_000 });
		expect(await issued()).toMatchObject([
			{
				kind: 'invoice',
				number: 'GC-2026-00001',
				minor: 2_800_000,
				content: { lines: [{ kind: 'stay' }, { kind: 'level', level: 'catered' }] },
			},
		]);
	});
	it('is taken back whole and issued anew when the price changes, and by what is not kept when the booking is cancelled', async () => {
		const id = await bookedLead(database, PAYMENTS);
		await change(id, { totalMinor: 2_000_000, subtotalMinor: 2_000_000 });
		await cancel(id);
		expect((await issued()).map(({ kind, number, minor }) => `${kind} ${number} ${minor}`)).toEqual([
			'invoice GC-2026-00001 2700000',
			'creditNote GC-2026-00002 2700000',
			'invoice GC-2026-00003 2000000',
			'creditNote GC-2026-00004 1650000',
		]);
	});
	it('has its receipts, each once, and what takes one back', async () => {
		const id = await bookedLead(database, PAYMENTS);
		const { id: paid } = await received(database, id, 945_000);
		await reversePayment({ ctx: moneyTeam(database), id: paid });
		expect((await issued()).slice(1)).toMatchObject([
			{ kind: 'receipt', number: 'GC-R-2026-00001', minor: 945_000 },
			{
				kind: 'reversal',
				number: 'GC-R-2026-00002',
				minor: 945_000,
				content: { corrects: { number: 'GC-R-2026-00001' } },
			},
		]);
	});
	it('comes by the daily schedule for what was booked before there were any, once', async () => {
		const id = await bookedLead(database, PAYMENTS);
		await received(database, id, 945_000);
		await database.db.$client.batch(['delete from invoice_key', 'delete from invoice'], 'write');
		const runs = await Promise.all(Array.from({ length: 6 }, () => issueMissing({ db: database.db, now: NOW })));
		expect(runs.some((count) => count > 0)).toBe(true);
		expect((await issued()).map(({ kind }) => kind)).toEqual(['invoice', 'receipt']);
		expect(await issueMissing({ db: database.db, now: NOW })).toBe(0);
	});
});

describe('numbers', () => {
	it('have no gap when 24 are drawn at once and some of the writes fail', async () => {
		const base = await bookedLead(database, PAYMENTS);
		const [row] = await issued();
		if (!row) throw new Error('No invoice');
		const { no } = await leadRow(database, base);
		const writes = Array.from({ length: 24 }, async (_, at) => {
			const frozen = await freezeInvoice<InvoiceContent>(row.content, { ...NOBODY, name: `Client ${at}` });
			const statements = issueStatements({
				...{ frozen, series: 'GC', cause: `test:${at}`, leadNo: no, brandKey: 'demo-gold', now: NOW, actor: 'system' },
			});
			// Each third one fails after it has drawn its number.
			const broken = { sql: 'insert into lead_event (lead_no) values (null)', args: {} };
			return writeBatch(database.db, at % 3 === 0 ? [...statements, broken] : statements);
		});
		const results = await Promise.allSettled(writes);
		expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
		const sequences = (await issued()).map(({ sequence }) => sequence);
		expect(sequences).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
	});
	it('have no gap when 24 payments are booked at once', async () => {
		const id = await bookedLead(database, PAYMENTS);
		await Promise.all(Array.from({ length: 24 }, () => received(database, id, 1_000)));
		const rows = await database.db.select().from(invoice).where(eq(invoice.kind, 'receipt')).orderBy(asc(invoice.no));
		expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
	});
	it.each([
		['a change', 'update invoice set minor = 1'],
		['a deletion', 'delete from invoice'],
		[
			'a number that is left out',
			`insert into invoice select null, 'inv_x', kind, series, year, sequence + 2, 'X', 'x', lead_no, brand_key, payment_no, corrects_no,
			currency, minor, vat_minor, tourist_tax_minor, issued_on, content, hash, person, actor, created_at, job_no from invoice`,
		],
	])('refuse %s', async (_, statement) => {
		await bookedLead(database, PAYMENTS);
		await database.db.$client.execute(
			`create trigger if not exists invoice_kept before delete on invoice begin select raise(abort, 'kept'); end`,
		);
		await expect(database.db.$client.execute(statement)).rejects.toThrow();
	});
});

const NOBODY = {
	...{ company: null, vatId: null, street: null, postalCode: null, town: null, country: null, buyerReference: null },
};
