import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoice } from '#db/schema/invoice';
import type { lead } from '#db/schema/lead';
import { payment } from '#db/schema/payment';
import type { InvoiceContent } from '~/domain/invoice/invoice-content';
import { changeLead } from '~/domain/lead/change-lead.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { owedByClient } from '~/domain/payment/instalment-plan';
import { reversePayment } from '~/domain/payment/record-payment.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
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
	if (each.kind === 'markup') await change({ markupMinor: each.markupMinor });
	if (each.kind === 'cancel') {
		const move = { ctx: moneyTeam(database), scope: EVERY_LEAD, actor: ADMIN, to: 'cancelledBooking' as const };
		await moveLead({ ...move, lead: { id, version: record.version } });
	}
}

it('invoices less credit notes are what is owed, receipts less reversals what came, whatever becomes of a booking', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 8 }), amount, async (steps, minor) => {
			await forgetLeads(database.db);
			const id = await bookedLead(database, [['2026-12-01', minor]]);
			for (const each of steps) await take(id, each);
			const now = await leadRow(database, id);
			const rows = await database.db.select().from(invoice).orderBy(asc(invoice.no));
			const sum = (kind: string, of: (row: (typeof rows)[number]) => number = (row) => row.minor) =>
				rows.filter((row) => row.kind === kind).reduce((all, row) => all + of(row), 0);
			expect(sum('invoice') - sum('creditNote')).toBe(owedByClient(now));
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
		{ numRuns: 25 },
	);
}, 120_000);
