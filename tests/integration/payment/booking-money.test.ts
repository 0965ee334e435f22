import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { leadStep } from '#db/schema/lead-dashboard';
import { ledgerAccount, ledgerTransfer } from '#db/schema/ledger';
import { instalment, payment } from '#db/schema/payment';
import { changeLead } from '~/domain/lead/change-lead.server';
import { readDashboard } from '~/domain/lead/dashboard/read-dashboard.server';
import { findLead } from '~/domain/lead/find-lead.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { openMinor } from '~/domain/payment/instalment-state';
import { planMissing } from '~/domain/payment/plan-missing.server';
import { recordPayment, reversePayment } from '~/domain/payment/record-payment.server';
import { waiveInstalment } from '~/domain/payment/waive-instalment.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { moneyOfLead } from './money-of-lead';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const ADMIN = { id: 'user_admin', role: 'admin' } as const;
const EVERY_LEAD = { reach: 'all' } as const;

const terms = (amounts: readonly number[], keptMinor = 350_000): AgreedTerms => ({
	payments: amounts.map((minor, at) => ({
		kind: at === 0 ? 'prepayment' : at === amounts.length - 1 ? 'final' : 'part',
		dueDate: `2026-${10 + at}-25`,
		minor,
	})),
	cancellation: [{ from: '2026-11-01', until: '2027-02-20', keptMinor }],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
});

const team = () => contextOf(database, 'admin', { may: ['money'] });
const pay = (leadId: string, minor: number, key: string = crypto.randomUUID(), person: Person = 'admin') =>
	recordPayment({
		...{ ctx: contextOf(database, person, { may: ['money'] }), leadId, minor, receivedOn: '2026-11-20', key },
	});

async function confirm(
	seen: { id: string; version: number },
	to: 'confirmedBooking' | 'cancelledBooking' = 'confirmedBooking',
) {
	const { version } = await moveLead({ ctx: team(), scope: EVERY_LEAD, lead: seen, to, actor: ADMIN });
	return { id: seen.id, version };
}

const asked = (given: Parameters<typeof insertAgentLead>[1] = {}) =>
	insertAgentLead(database, {
		...{ status: 'requestedBooking', agreedTerms: terms([945_000, 1_755_000]), commissionMinor: 337_500 },
		...{ commissionPercent: 12.5, commissionDueDate: '2027-03-29', ...given },
	});

async function moneyOf(id: string) {
	const { no } = await leadRow(database, id);
	return moneyOfLead(database.db, no);
}

/** What each account is owed (above 0: owes us), by its kind. */
async function balances(): Promise<Record<string, number>> {
	const rows = await database.db.select().from(ledgerAccount);
	return Object.fromEntries(
		rows.map(({ kind, party, debitMinor, creditMinor }) => [
			`${kind} ${kind === 'client' ? '' : party}`.trim(),
			debitMinor - creditMinor,
		]),
	);
}

describe('the money of a booking', () => {
	it('is planned and booked in the same moment as the booking is confirmed', async () => {
		const booked = await confirm(await asked({ markupMinor: 100_000 }));
		const { instalments } = await moneyOf(booked.id);
		expect(instalments).toMatchObject([
			{ kind: 'prepayment', dueDate: '2026-10-25', minor: 980_000, receivedMinor: 0 },
			{ kind: 'final', dueDate: '2026-11-25', minor: 1_820_000, receivedMinor: 0 },
		]);
		expect(await balances()).toEqual({ client: 2_800_000, 'operator 1': -2_362_500, 'agency 1': -437_500 });
	});

	it('comes in towards the earliest instalment, and shows what is left on the dashboard', async () => {
		const booked = await confirm(await asked());
		await pay(booked.id, 1_000_000);
		expect((await moneyOf(booked.id)).instalments.map(({ receivedMinor }) => receivedMinor)).toEqual([945_000, 55_000]);
		expect(await database.db.select().from(leadStep).where(eq(leadStep.kind, 'instalment'))).toMatchObject([
			{ day: '2026-11-25', minor: 1_700_000 },
		]);
		// A change that is not about money leaves the steps as they are.
		await database.db.update(lead).set({ comments: 'Late arrival' });
		expect(await database.db.select().from(leadStep).where(eq(leadStep.kind, 'instalment'))).toHaveLength(1);
		const { payments } = await readDashboard({
			ctx: contextOf(database, 'agent'),
			filter: { tab: null, season: null, agent: null, whose: 'mine', words: '', sort: 'next', page: 1 },
		});
		expect(payments).toMatchObject({
			count: 1,
			rows: [{ id: booked.id, step: { kind: 'payment', minor: 1_700_000 } }],
		});
	});

	it('says what is late on the dashboard until it is paid', async () => {
		const booked = await confirm(await asked());
		const due = async () => {
			const filter = { tab: null, season: null, agent: null, whose: 'mine', words: '', sort: 'next', page: 1 } as const;
			const { payments, rows } = await readDashboard({ ctx: contextOf(database, 'agent'), filter });
			return [payments.rows.map(({ step }) => step?.day), rows.map(({ step }) => `${step?.kind} ${step?.day}`)];
		};
		expect(await due()).toEqual([['2026-10-25', '2026-11-25'], ['payment 2026-10-25']]);
		await pay(booked.id, 2_700_000);
		expect((await due())[0]).toEqual([]);
	});

	it('books the same payment once, also of 24 at once', async () => {
		const booked = await confirm(await asked());
		const same = await Promise.all(Array.from({ length: 24 }, () => pay(booked.id, 10_000, 'the-same')));
		expect(new Set(same.map(({ id }) => id)).size).toBe(1);
		// The form of another moment with other values is no repetition, and is not taken for booked.
		await expect(pay(booked.id, 20_000, 'the-same')).rejects.toMatchObject({ reason: 'already-booked' });
		expect(await database.db.select().from(payment)).toHaveLength(1);
		await Promise.all(Array.from({ length: 24 }, () => pay(booked.id, 10_000)));
		const { instalments } = await moneyOf(booked.id);
		expect(instalments[0]?.receivedMinor).toBe(250_000);
	});

	it('goes back where it was when a payment is taken back, once', async () => {
		const booked = await confirm(await asked());
		const { id } = await pay(booked.id, 1_000_000);
		const tries = await Promise.allSettled(Array.from({ length: 6 }, () => reversePayment({ ctx: team(), id })));
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await moneyOf(booked.id)).instalments.map(({ receivedMinor }) => receivedMinor)).toEqual([0, 0]);
		expect(await balances()).toMatchObject({ client: 2_700_000, 'bank demo-gold': 0 });
	});

	it('keeps what the terms keep when it is cancelled, and owes the rest back', async () => {
		const booked = await confirm(await asked());
		await pay(booked.id, 945_000);
		await confirm(booked, 'cancelledBooking');
		const { instalments, creditMinor } = await moneyOf(booked.id);
		expect(instalments).toMatchObject([
			{ kind: 'kept', dueDate: '2026-11-20', minor: 350_000, receivedMinor: 350_000 },
		]);
		expect(creditMinor).toBe(595_000);
		expect(await balances()).toEqual({
			...{ client: -595_000, 'operator 1': -350_000, 'agency 1': 0, 'bank demo-gold': 945_000 },
		});
	});

	it('lets an instalment go as it was seen', async () => {
		const booked = await confirm(await asked());
		const [first] = (await moneyOf(booked.id)).instalments;
		const waive = (seenMinor: number) => waiveInstalment({ ctx: team(), id: first?.id ?? '', seenMinor });
		await expect(waive(1)).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		await waive(945_000);
		await pay(booked.id, 1_000_000);
		expect(
			(await moneyOf(booked.id)).instalments.map(({ receivedMinor, waivedMinor }) => [receivedMinor, waivedMinor]),
		).toEqual([
			[0, 945_000],
			[1_000_000, 0],
		]);
		expect(await balances()).toMatchObject({ client: 755_000, 'waived demo-gold': 945_000 });
	});

	it.each(['agent', 'supervisor', 'operator', 'stranger', 'customer'] as const)(
		'is nobody’s to write but the team’s: %s',
		async (person) => {
			const booked = await confirm(await asked());
			await expect(pay(booked.id, 1, 'k', person)).rejects.toMatchObject({ code: 'forbidden' });
			await expect(
				recordPayment({
					ctx: contextOf(database, 'admin'),
					leadId: booked.id,
					minor: 1,
					receivedOn: '2026-11-20',
					key: 'k',
				}),
			).rejects.toMatchObject({ code: 'forbidden' });
		},
	);

	it.each([
		['0', { minor: 0 }],
		['parts of cents', { minor: 1.5 }],
		['more than anybody pays', { minor: 1_000_000_001 }],
		['a day that is none', { receivedOn: '2026-02-30' }],
		['a day to come', { receivedOn: '2026-11-21' }],
	])('refuses %s', async (_, given) => {
		const booked = await confirm(await asked());
		const input = { ctx: team(), leadId: booked.id, minor: 1, receivedOn: '2026-11-20', key: 'k', ...given };
		await expect(recordPayment(input)).rejects.toMatchObject({ code: 'invalid' });
		expect(await database.db.select().from(payment)).toEqual([]);
	});

	it('is planned for bookings of before there was any', async () => {
		const old = await asked({ status: 'confirmedBooking' });
		await asked({
			...{ status: 'confirmedBooking', checkIn: '2028-02-20', checkOut: '2028-02-27', totalMinor: null },
			subtotalMinor: null,
			cardFeeMinor: null,
		});
		const plan = () => planMissing({ db: database.db, now: NOW });
		expect([await plan(), await plan()]).toEqual([1, 0]);
		expect((await moneyOf(old.id)).instalments).toHaveLength(2);
		expect(await leadRow(database, old.id)).toMatchObject({ version: 1 });
	});

	it('refuses a payment for what is not booked', async () => {
		const requested = await asked();
		await expect(pay(requested.id, 1)).rejects.toMatchObject({ reason: 'not-booked' });
	});
});

describe('the books', () => {
	it.each([
		['changes', 'update ledger_transfer set minor = 1'],
		['deletions', 'delete from ledger_transfer'],
		['an amount of 0', transfer('minor', '0')],
		['the same account twice', transfer('credit_no', 'debit_no')],
		['another currency', transfer('currency', `'CHF'`)],
	])('refuse %s', async (_, statement) => {
		await confirm(await asked());
		await database.db.$client.execute(
			`create trigger if not exists ledger_transfer_kept before delete on ledger_transfer begin select raise(abort, 'kept'); end`,
		);
		await expect(database.db.$client.execute(statement)).rejects.toThrow();
	});

	it('stay balanced, and no cent is lost, whatever bookings go through', async () => {
		let round = 0;
		const amount = fc.integer({ min: 1, max: 3_000_000 });
		const step = fc.oneof(
			fc.record({ kind: fc.constant('pay' as const), minor: amount }),
			fc.record({ kind: fc.constant('reverse' as const), at: fc.nat(5) }),
			fc.record({
				kind: fc.constant('change' as const),
				amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
				fee: fc.nat(50_000),
			}),
			fc.record({ kind: fc.constant('waive' as const), at: fc.nat(2) }),
			fc.record({ kind: fc.constant('cancel' as const) }),
		);
		await fc.assert(
			fc.asyncProperty(
				fc.array(amount, { minLength: 1, maxLength: 3 }),
				fc.integer({ min: 0, max: 200_000 }),
				fc.boolean(),
				fc.array(step, { minLength: 1, maxLength: 8 }),
				async (amounts, markupMinor, isGuest, steps) => {
					round += 1;
					const year = 2027 + round;
					const total = amounts.reduce((sum, minor) => sum + minor, 0);
					let seen = await confirm(
						await asked({
							...{
								checkIn: `${year}-02-20`,
								checkOut: `${year}-02-27`,
								agreedTerms: terms(amounts, Math.floor(total / 3)),
							},
							...{
								subtotalMinor: total,
								cardFeeMinor: 0,
								totalMinor: total,
								markupMinor: isGuest ? null : markupMinor,
							},
							...(isGuest
								? { agencyNo: null, userNo: null, commissionMinor: null }
								: { commissionMinor: Math.floor(total / 8) }),
						}),
					);
					for (const each of steps) {
						const before = await moneyOf(seen.id);
						if (each.kind === 'pay') await pay(seen.id, each.minor);
						if (each.kind === 'reverse') {
							const found = before.payments[each.at];
							if (found && found.reversedAt === null) await reversePayment({ ctx: team(), id: found.id });
						}
						if (each.kind === 'waive') {
							const found = before.instalments[each.at];
							if (found && openMinor(found) > 0)
								await waiveInstalment({ ctx: team(), id: found.id, seenMinor: openMinor(found) });
						}
						const row = await findLead(database.db, EVERY_LEAD, seen.id);
						if (each.kind === 'change' && row.status === 'confirmedBooking') {
							const price = each.amounts.reduce((sum, minor) => sum + minor, 0);
							const columns = {
								subtotalMinor: price,
								cardFeeMinor: each.fee,
								totalMinor: price + each.fee,
								agreedTerms: terms(each.amounts, 1),
							};
							const { version } = await changeLead({
								ctx: team(),
								lead: row,
								seen: row.version,
								actor: ADMIN,
								action: 'lead.updated',
								columns,
							});
							seen = { ...seen, version };
						}
						if (each.kind === 'cancel' && row.status === 'confirmedBooking')
							seen = await confirm(seen, 'cancelledBooking');
						await expectSound(seen.id);
					}
				},
			),
			{ numRuns: 8, seed: 2026 },
		);
	}, 120_000);
});

/** A transfer like the last one but for one column. */
function transfer(column: string, value: string): string {
	const columns = ['kind', 'debit_no', 'credit_no', 'minor', 'currency', 'day', 'actor'];
	const values = columns.map((each) => (each === column ? value : each)).join(', ');
	return `insert into ledger_transfer (${columns.join(', ')}) select ${values} from ledger_transfer limit 1`;
}

async function expectSound(id: string): Promise<void> {
	const { db } = database;
	const accounts = await db.select().from(ledgerAccount);
	expect(accounts.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0)).toBe(0);
	const row = await leadRow(database, id);
	const rows = await db.select().from(instalment).where(eq(instalment.leadNo, row.no));
	const client = accounts.find(({ kind, party }) => kind === 'client' && party === String(row.no));
	const transfers = await db.select().from(ledgerTransfer).where(eq(ledgerTransfer.leadNo, row.no));
	const signed = (kind: string) =>
		transfers
			.filter((each) => each.kind === kind)
			.reduce(
				(sum, each) =>
					sum + (each.debitNo === client?.no ? each.minor : each.creditNo === client?.no ? -each.minor : 0),
				0,
			);
	const owed = rows.reduce((sum, { minor }) => sum + minor, 0);
	expect(signed('booking')).toBe(owed);
	const { creditMinor, payments } = await moneyOf(id);
	const paid = payments.reduce((sum, { minor, reversedAt }) => sum + (reversedAt === null ? minor : 0), 0);
	expect(signed('payment') + paid).toBe(0);
	expect(creditMinor).toBeGreaterThanOrEqual(0);
	expect(rows.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0) + creditMinor).toBe(paid);
}
