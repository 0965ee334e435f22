import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conciergeJob, conciergeService } from '#db/schema/concierge';
import { invoice } from '#db/schema/invoice';
import type { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import { decideJob } from '~/domain/concierge/decide-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import type { InvoiceContent } from '~/domain/invoice/invoice-content';
import { changeLead } from '~/domain/lead/change-lead.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { owedByClient } from '~/domain/payment/instalment-plan';
import { reversePayment } from '~/domain/payment/record-payment.server';
import { insertCatalogue, team, transferForm } from '../concierge/concierge-fixture';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
	// A tax that the price holds, so that it is a line of each invoice.
	await database.db.$client.execute(
		`insert into property_tourist_tax (property_no, position, kind, amount_minor, currency, from_age, is_included)
			select no, 1, 'per_person_night', 280, 'EUR', 18, 1 from property where no = 1`,
	);
});
afterAll(() => database?.stop());

const EVERY_LEAD = { reach: 'all' } as const;
const ADMIN = { id: 'user_admin', role: 'admin' } as const;

const amount = fc.integer({ min: 1, max: 3_000_000 });
const step = fc.oneof(
	fc.record({
		kind: fc.constant('change' as const),
		subtotalMinor: amount,
		cardFeeMinor: fc.integer({ min: 0, max: 90_000 }),
	}),
	fc.record({ kind: fc.constant('markup' as const), markupMinor: fc.integer({ min: 0, max: 400_000 }) }),
	fc.record({ kind: fc.constant('pay' as const), minor: amount }),
	fc.record({ kind: fc.constant('reverse' as const) }),
	fc.record({ kind: fc.constant('cancel' as const) }),
	fc.record({ kind: fc.constant('service' as const), priceMinor: fc.integer({ min: 1, max: 200_000 }) }),
	fc.record({ kind: fc.constant('callOff' as const), isLate: fc.boolean() }),
);

async function take(id: string, each: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
	const record = await findLead(database.db, EVERY_LEAD, id);
	const change = (columns: Partial<typeof lead.$inferInsert>) =>
		changeLead({
			...{ ctx: { db: database.db, now: NOW }, lead: record, seen: record.version, actor: ADMIN },
			...{ action: 'lead.updated', columns },
		});
	if (each.kind === 'pay') await received(database, id, each.minor);
	if (each.kind === 'reverse') {
		const [last] = await database.db.select().from(payment).where(eq(payment.leadNo, record.no));
		if (last && last.reversedAt === null) await reversePayment({ ctx: moneyTeam(database), id: last.id });
	}
	if (record.status !== 'confirmedBooking') return;
	if (each.kind === 'change') {
		const { subtotalMinor, cardFeeMinor } = each;
		await change({ subtotalMinor, cardFeeMinor, totalMinor: subtotalMinor + cardFeeMinor });
	}
	if (each.kind === 'service') await addService(id, each.priceMinor);
	if (each.kind === 'callOff') await callOffService(record.no, each.isLate);
	if (each.kind === 'markup') await change({ markupMinor: each.markupMinor });
	if (each.kind === 'cancel') {
		const move = { ctx: moneyTeam(database), scope: EVERY_LEAD, actor: ADMIN, to: 'cancelledBooking' as const };
		await moveLead({ ...move, lead: { id, version: record.version } });
	}
}

/** A service at a price, which the team does itself. */
async function addService(leadId: string, priceMinor: number): Promise<void> {
	await database.db.update(conciergeService).set({ priceMinor }).where(eq(conciergeService.no, 1));
	const input = transferForm({ seenMinor: String(priceMinor) });
	const asked = await requestService({ ctx: contextOf(database, 'agent'), of: { leadId }, input });
	if ('errors' in asked) throw new Error(JSON.stringify(asked.errors));
	await decideJob({ ctx: team(database), jobId: asked.id, version: 1, step: 'pass', priceMinor });
}

/** Calls off a service that was confirmed, while it costs nothing or afterwards. */
async function callOffService(leadNo: number, isLate: boolean): Promise<void> {
	const [job] = await database.db
		.select()
		.from(conciergeJob)
		.where(and(eq(conciergeJob.leadNo, leadNo), eq(conciergeJob.state, 'confirmed')));
	if (!job) return;
	const now = isLate ? job.freeUntil : NOW;
	const ctx = contextOf(database, 'admin', { may: ['concierge'], now });
	await decideJob({ ctx, jobId: job.id, version: job.version, step: 'cancel' });
}

/** What the books say that a client was debited for its booking and its services. */
async function debited(leadNo: number): Promise<number> {
	const { rows } = await database.db.$client.execute({
		sql: `select coalesce(sum(iif(d.kind = 'client', minor, 0) - iif(c.kind = 'client', minor, 0)), 0) as minor from ledger_transfer t
			join ledger_account d on d.no = t.debit_no join ledger_account c on c.no = t.credit_no where t.kind = 'booking' and t.lead_no = ?`,
		args: [leadNo],
	});
	return Number(rows[0]?.minor);
}

it('invoices less credit notes are what is owed, receipts less reversals what came, whatever becomes of a booking', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 10 }), amount, async (steps, minor) => {
			await forgetLeads(database.db);
			const id = await bookedLead(database, [['2026-12-01', minor]]);
			for (const each of steps) await take(id, each);
			const now = await leadRow(database, id);
			const rows = await database.db.select().from(invoice).orderBy(asc(invoice.no));
			const sum = (kind: string, of: (row: (typeof rows)[number]) => number = (row) => row.minor) =>
				rows.filter((row) => row.kind === kind).reduce((all, row) => all + of(row), 0);
			const jobs = await database.db.select().from(conciergeJob);
			const services = jobs.reduce((all, { owedMinor }) => all + owedMinor, 0);
			expect(sum('invoice') - sum('creditNote')).toBe(owedByClient(now) + services);
			expect(sum('invoice') - sum('creditNote')).toBe(await debited(now.no));
			const payments = await database.db.select().from(payment);
			const came = payments.reduce((all, each) => all + (each.reversedAt === null ? each.minor : 0), 0);
			expect(sum('receipt') - sum('reversal')).toBe(came);
			for (const row of rows) {
				const { lines } = JSON.parse(row.content) as Partial<InvoiceContent>;
				if (!lines) continue;
				const total = (name: 'minor' | 'netMinor' | 'vatMinor') => lines.reduce((all, line) => all + line[name], 0);
				expect(total('minor')).toBe(row.minor);
				expect(total('netMinor') + total('vatMinor')).toBe(row.minor);
				expect(total('vatMinor')).toBe(row.vatMinor);
			}
			for (const series of new Set(rows.map((row) => row.series))) {
				const numbers = rows.filter((row) => row.series === series).map(({ sequence }) => sequence);
				expect(numbers).toEqual(numbers.map((_, at) => at + 1));
			}
		}),
		{ numRuns: 30 },
	);
}, 120_000);
