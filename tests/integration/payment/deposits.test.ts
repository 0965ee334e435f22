import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { ledgerAccount, ledgerTransfer } from '#db/schema/ledger';
import { payment } from '#db/schema/payment';
import { refund, securityDeposit } from '#db/schema/refund';
import { depositState } from '~/domain/deposit/deposit-state';
import { depositsQuery, listDeposits } from '~/domain/deposit/list-deposits.server';
import { depositStatement } from '~/domain/deposit/read-deposit.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { recordPayment, reversePayment } from '~/domain/payment/record-payment.server';
import { editRefund } from '~/domain/refund/edit-refund.server';
import { listRefunds, refundsQuery } from '~/domain/refund/list-refunds.server';
import { proposeDueRefunds } from '~/domain/refund/propose-due-refunds.server';
import { recordRefund, releaseRefund } from '~/domain/refund/release-refund.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, received, termsOf } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const PAYMENTS: [string, number][] = [['2026-11-25', 1_000_000]];
const AFTER_THE_STAY = Date.UTC(2027, 5, 1);
const NO_PAYEE = { holder: '', iban: '', bic: '' };
/** Another admin with the capability. */
function second() {
	const ctx = moneyTeam(database);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, id: 'user_second' } };
}

async function booked(given: Parameters<typeof bookedLead>[2] = {}) {
	const deposit = { kind: 'cashed_in', minor: 200_000, currency: 'EUR', date: '2027-02-06' };
	const id = await bookedLead(database, PAYMENTS, { agreedTerms: { ...termsOf(PAYMENTS), deposit }, ...given });
	const [row] = await database.db.select({ no: lead.no, version: lead.version }).from(lead).where(eq(lead.id, id));
	return { id, no: row?.no ?? 0, version: row?.version ?? 0 };
}

const depositOf = async (no: number) => {
	const [deposit] = await depositStatement(database.db, no);
	return deposit && { ...deposit, state: depositState(deposit) };
};
const payIn = (leadId: string, minor = 200_000, key: string = crypto.randomUUID()) =>
	recordPayment({ ctx: moneyTeam(database), leadId, minor, receivedOn: '2026-11-20', key, isDeposit: true });
const refundOf = async () => (await database.db.select().from(refund)).at(-1);
const held = async () => {
	const rows = await database.db.select().from(ledgerAccount).where(eq(ledgerAccount.kind, 'deposit'));
	return rows.reduce((sum, { creditMinor, debitMinor }) => sum + creditMinor - debitMinor, 0);
};

describe('a security deposit', () => {
	it('is planned with the booking, and is no part of what is owed', async () => {
		const { id, no } = await booked();
		expect(await depositOf(no)).toMatchObject({ minor: 200_000, dueDate: '2027-02-06', state: 'planned' });
		const money = await readLeadPayments({ ctx: moneyTeam(database), leadId: id });
		expect(money?.instalments.map(({ minor }) => minor)).toEqual([1_000_000]);
	});

	it('is held in an account of its own when it comes, without touching instalments or credit', async () => {
		const { id, no } = await booked();
		await payIn(id, 50_000);
		expect((await depositOf(no))?.state).toBe('partlyPaid');
		await payIn(id, 150_000);
		expect((await depositOf(no))?.state).toBe('paidIn');
		expect(await held()).toBe(200_000);
		const money = await readLeadPayments({ ctx: moneyTeam(database), leadId: id });
		expect(money).toMatchObject({ creditMinor: 0, deposit: { state: 'paidIn' } });
		expect(money?.instalments.map(({ receivedMinor }) => receivedMinor)).toEqual([0]);
		expect(money?.payments.map(({ isDeposit }) => isDeposit)).toEqual([true, true]);
		// A receipt is for what pays the stay.
		expect(money?.invoices.map(({ kind }) => kind)).toEqual(['invoice']);
		await expect(payIn(id, 1)).rejects.toMatchObject({ code: 'invalid', reason: 'amount' });
	});

	it('is booked once, also of 24 at once, and taken back as a payment is', async () => {
		const { id, no } = await booked();
		const same = await Promise.all(Array.from({ length: 24 }, () => payIn(id, 200_000, 'one')));
		expect(new Set(same.map((each) => each.id)).size).toBe(1);
		expect(await held()).toBe(200_000);
		await reversePayment({ ctx: moneyTeam(database), id: same[0]?.id ?? '' });
		expect([await held(), (await depositOf(no))?.state]).toEqual([0, 'planned']);
	});

	it('is proposed to be given back after the stay, and released by a person', async () => {
		const { id, no } = await booked();
		await payIn(id);
		await proposeDueRefunds({ db: database.db, now: NOW });
		expect(await refundOf()).toBeUndefined();
		for (let time = 0; time < 2; time += 1) await proposeDueRefunds({ db: database.db, now: AFTER_THE_STAY });
		expect(await database.db.select().from(refund)).toMatchObject([
			{ kind: 'deposit', minor: 200_000, proposedBy: 'system', state: 'proposed' },
		]);
		const seen = await refundOf();
		const at = { ctx: moneyTeam(database), id: seen?.id ?? '', version: 1 };
		const tries = await Promise.allSettled(Array.from({ length: 24 }, () => releaseRefund(at)));
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const paid = await Promise.allSettled(
			Array.from({ length: 24 }, () => recordRefund({ ...at, version: 2, paidOn: '2026-11-20' })),
		);
		expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect([await held(), (await depositOf(no))?.state]).toEqual([0, 'released']);
		const [back] = await database.db.select({ id: payment.id }).from(payment);
		await expect(reversePayment({ ctx: moneyTeam(database), id: back?.id ?? '' })).rejects.toMatchObject({
			reason: 'deposit-settled',
		});
		expect(await listDeposits(moneyTeam(database), { list: 'settled', after: null })).toMatchObject({
			rows: [{ leadId: id }],
		});
	});

	it('is retained in part for a reason, by two people, and what is retained is the operator’s', async () => {
		const { id, no } = await booked();
		await payIn(id);
		await proposeDueRefunds({ db: database.db, now: AFTER_THE_STAY });
		const seen = { id: (await refundOf())?.id ?? '', version: 1 };
		const change = { minor: 0, retainedMinor: 30_000, reason: '', payee: NO_PAYEE };
		const edit = (given: object) => editRefund({ ctx: moneyTeam(database), ...seen, change: { ...change, ...given } });
		await expect(edit({})).rejects.toMatchObject({ reason: 'reason-needed' });
		await expect(edit({ retainedMinor: 200_001, reason: 'A broken door' })).rejects.toMatchObject({ reason: 'amount' });
		await edit({ reason: 'A broken door' });
		await expect(releaseRefund({ ctx: moneyTeam(database), ...seen, version: 2 })).rejects.toMatchObject({
			reason: 'own-refund',
		});
		await releaseRefund({ ctx: second(), ...seen, version: 2 });
		await recordRefund({ ctx: second(), ...seen, version: 3, paidOn: '2026-11-20' });
		expect(await depositOf(no)).toMatchObject({
			...{ state: 'retained', returnedMinor: 170_000, retainedMinor: 30_000, retainedReason: 'A broken door' },
		});
		const rows = await database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, 'deposit'));
		expect(rows.map(({ minor }) => minor).sort()).toEqual([170_000, 200_000, 30_000].sort());
		expect(await held()).toBe(0);
	});

	it('is given back when the booking is cancelled, and is never kept with what the terms keep', async () => {
		const { id, version } = await booked();
		await payIn(id);
		await received(database, id, 1_000_000);
		await moveLead({
			...{ ctx: moneyTeam(database), scope: { reach: 'all' }, lead: { id, version }, to: 'cancelledBooking' },
			actor: { id: 'user_admin', role: 'admin' },
		});
		const { rows } = await listRefunds(moneyTeam(database), { state: 'proposed', after: null });
		expect(rows.map(({ kind, minor }) => `${kind} ${minor}`).sort()).toEqual(['credit 650000', 'deposit 200000']);
	});

	it('is forgotten where nothing of it had come', async () => {
		const { id, no, version } = await booked();
		await moveLead({
			...{ ctx: moneyTeam(database), scope: { reach: 'all' }, lead: { id, version }, to: 'cancelledBooking' },
			actor: { id: 'user_admin', role: 'admin' },
		});
		expect(await depositOf(no)).toBeUndefined();
	});

	it('holds what the table allows, and no more', async () => {
		const { no } = await booked();
		await expect(
			database.db.update(securityDeposit).set({ retainedMinor: 1 }).where(eq(securityDeposit.leadNo, no)),
		).rejects.toThrow();
	});

	it.each([
		['open', 'security_deposit_open'],
		['held', 'security_deposit_held'],
		['settled', 'security_deposit_settled'],
	] as const)('is listed along an index where it is %s', async (list, index) => {
		for (const after of [null, '2026-12-01.7'])
			expect(await planOf(depositsQuery(database.db, { list, after }).toSQL())).toContain(`USING INDEX ${index}`);
	});

	it('is found among refunds along an index', async () => {
		const plan = await planOf(refundsQuery(database.db, { state: 'proposed', after: 9 }, 26).toSQL());
		expect(plan).toContain('SEARCH refund USING INDEX refund_state');
		expect(plan).not.toContain('TEMP B-TREE');
	});
});

async function planOf({ sql, params }: { sql: string; params: unknown[] }): Promise<string> {
	const args = params.map((each) => (typeof each === 'number' ? each : String(each)));
	const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
	return rows.map(({ detail }) => String(detail)).join('\n');
}
