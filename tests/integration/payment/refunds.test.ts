import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { ledgerAccount } from '#db/schema/ledger';
import { payoutRun } from '#db/schema/payout';
import { refund } from '#db/schema/refund';
import { moveLead } from '~/domain/lead/move-lead.server';
import { reversePayment } from '~/domain/payment/record-payment.server';
import { loadPayoutRun } from '~/domain/payout/load-payout-run.server';
import {
	createPayoutRun,
	discardPayoutRun,
	markRunPaid,
	payoutFile,
	releasePayoutRun,
} from '~/domain/payout/payout-run.server';
import { editRefund, proposeRefund } from '~/domain/refund/edit-refund.server';
import { listRefunds } from '~/domain/refund/list-refunds.server';
import { recordRefund, releaseRefund, withdrawRefund } from '~/domain/refund/release-refund.server';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { moneyOfLead } from './money-of-lead';
import { bookedLead, moneyTeam, received } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await database.db.delete(refund);
	await database.db.delete(payoutRun);
	await forgetLeads(database.db);
});
afterAll(() => database?.stop());

const OWED = 1_000_000;
const IBAN = 'AT61 1904 3002 3457 3201';
const PAYEE = { holder: 'Johanna Rieder', iban: IBAN, bic: '' };
const NO_PAYEE = { holder: '', iban: '', bic: '' };

const KEY = new Uint8Array(32).fill(7);

/** One of two people of the team. */
function team(id: 'user_admin' | 'user_second' = 'user_admin') {
	const ctx = moneyTeam(database);
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, id }, settings: { ...ctx.settings, BANK_DATA_KEY: KEY } };
}
const second = () => team('user_second');

async function overpaid(minor = OWED + 40_000) {
	const id = await bookedLead(database, [['2026-11-25', OWED]], { brandKey: 'consumer' });
	await received(database, id, minor);
	const [row] = await database.db.select({ no: lead.no, version: lead.version }).from(lead).where(eq(lead.id, id));
	return { id, no: row?.no ?? 0, version: row?.version ?? 0 };
}

const refunds = () => database.db.select().from(refund);
const only = async () => {
	const rows = await refunds();
	const [row] = rows;
	if (!row || rows.length !== 1) throw new Error(`${rows.length} refunds`);
	return row;
};
const balance = async (kind: 'client' | 'bank') => {
	const rows = await database.db.select().from(ledgerAccount).where(eq(ledgerAccount.kind, kind));
	return rows.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0);
};
const cancel = ({ id, version }: { id: string; version: number }) =>
	moveLead({
		...{ ctx: team(), scope: { reach: 'all' }, lead: { id, version }, to: 'cancelledBooking' },
		actor: { id: 'user_admin', role: 'admin' },
	});
const at = (row: { id: string; version: number }, ctx: Parameters<typeof releaseRefund>[0]['ctx'] = team()) => ({
	ctx,
	id: row.id,
	version: row.version,
});
const withAccount = async () => {
	const row = await only();
	await editRefund({
		...at(row),
		change: { minor: row.minor, retainedMinor: 0, reason: '', payee: PAYEE },
	});
	await releaseRefund(at(await only(), second()));
	return only();
};

describe('what goes back to a client', () => {
	it('is proposed with the payment that was too much, and follows what is owed', async () => {
		const booked = await overpaid();
		expect(await only()).toMatchObject({ kind: 'credit', minor: 40_000, proposedBy: 'system', state: 'proposed' });
		await received(database, booked.id, 5_000);
		expect(await only()).toMatchObject({ minor: 45_000, version: 2 });
		// The terms keep 350 000 of a cancelled booking: the rest goes back.
		await cancel(booked);
		expect(await only()).toMatchObject({ minor: OWED + 45_000 - 350_000, version: 3 });
	});

	it('leaves once, whoever presses how often, and leaves nothing behind', async () => {
		const booked = await overpaid();
		const seen = await only();
		const released = await Promise.allSettled(Array.from({ length: 24 }, () => releaseRefund(at(seen))));
		expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const paid = await Promise.allSettled(
			Array.from({ length: 24 }, async () => recordRefund({ ...at({ ...seen, version: 2 }), paidOn: '2026-11-20' })),
		);
		expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect([await balance('client'), await balance('bank')]).toEqual([0, OWED]);
		const money = await moneyOfLead(database.db, booked.no);
		expect(money.creditMinor).toBe(0);
		expect(money.instalments).toMatchObject([{ receivedMinor: OWED }]);
		expect(await only()).toMatchObject({ state: 'paid', paidOn: '2026-11-20' });
	});

	it('is not released by the person who has changed or proposed it', async () => {
		const booked = await overpaid();
		const seen = await only();
		const change = { minor: 30_000, retainedMinor: 0, reason: 'As agreed', payee: NO_PAYEE };
		await editRefund({ ...at(seen), change });
		await expect(releaseRefund(at(await only()))).rejects.toMatchObject({ reason: 'own-refund' });
		await withdrawRefund(at(await only(), second()));
		await proposeRefund({ ctx: team(), leadId: booked.id, kind: 'credit' });
		const [, again] = await refunds();
		await expect(releaseRefund(at(again ?? seen))).rejects.toMatchObject({ reason: 'own-refund' });
		await releaseRefund(at(again ?? seen, second()));
		// The check of the table says the same.
		await expect(
			database.db
				.update(refund)
				.set({ releasedBy: 'user_admin' })
				.where(eq(refund.id, again?.id ?? '')),
		).rejects.toThrow();
	});

	it('is proposed once, also of 24 at once, and not again once a person has withdrawn it', async () => {
		const booked = await overpaid();
		await withdrawRefund(at(await only()));
		await received(database, booked.id, 1);
		// What is more than was withdrawn is proposed.
		expect((await refunds()).map(({ state }) => state)).toEqual(['withdrawn', 'proposed']);
		await withdrawRefund(at((await refunds())[1] ?? (await only())));
		const tries = await Promise.allSettled(
			Array.from({ length: 24 }, () => proposeRefund({ ctx: team(), leadId: booked.id, kind: 'credit' })),
		);
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await refunds()).filter(({ state }) => state === 'proposed')).toHaveLength(1);
	});

	it.each([
		['more than there is', { minor: 40_001 }, 'amount'],
		['nothing', { minor: 0 }, 'amount'],
		['an account without a holder', { payee: { ...PAYEE, holder: ' ' } }, 'holder'],
		['an IBAN with a slip', { payee: { ...PAYEE, iban: 'AT61 1904 3002 3457 3202' } }, 'iban'],
		['a BIC that is none', { payee: { ...PAYEE, bic: 'BANK' } }, 'bic'],
	])('refuses %s', async (_, given, reason) => {
		await overpaid();
		const change = { minor: 40_000, retainedMinor: 0, reason: '', payee: NO_PAYEE, ...given };
		await expect(editRefund({ ...at(await only()), change })).rejects.toMatchObject({ code: 'invalid', reason });
		expect((await only()).version).toBe(1);
	});

	it('is not paid where the credit was used meanwhile', async () => {
		await overpaid();
		await releaseRefund(at(await only()));
		const { rows } = await database.db.$client.execute('select id from payment');
		await reversePayment({ ctx: team(), id: String(rows[0]?.id) });
		await expect(recordRefund({ ...at(await only()), paidOn: '2026-11-20' })).rejects.toMatchObject({
			reason: 'objected',
		});
	});

	it('is found by its lead, however many were paid', async () => {
		const plan = await database.db.$client.execute(
			`explain query plan select paid_on from refund where lead_no = 1 and kind = 'credit' and "state" = 'paid' order by no`,
		);
		expect(plan.rows.map((row) => String(row.detail))).toEqual([
			expect.stringContaining('USING INDEX refund_lead (lead_no=? AND kind=? AND state=?)'),
		]);
	});

	it('keeps its account encrypted, and shows the last letters alone', async () => {
		await overpaid();
		await withAccount();
		const [row] = (await database.db.$client.execute('select payee, payee_end from refund')).rows;
		expect(String(row?.payee)).not.toMatch(/57 ?3201/);
		expect(row?.payee_end).toBe('3201');
		const listed = await listRefunds(team(), { state: 'released', after: null });
		expect(JSON.stringify(listed)).not.toContain('19043002');
	});

	it('goes to the bank with a run, and back into another one when that is discarded', async () => {
		await overpaid();
		const { id, brandKey } = await withAccount();
		const run = (ctx = team()) =>
			createPayoutRun({
				...{ ctx, brandKey, currency: 'EUR', agencyIds: [], refundIds: [id], executionDay: '2026-12-01' },
			});
		const tries = await Promise.allSettled(Array.from({ length: 8 }, () => run()));
		const made = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
		expect(made).toHaveLength(1);
		await expect(recordRefund({ ...at(await only()), paidOn: '2026-11-20' })).rejects.toMatchObject({
			reason: 'in-payout-run',
		});
		await discardPayoutRun({ ctx: team(), id: made[0] ?? '' });
		const again = await run();
		await releasePayoutRun({ ctx: second(), id: again.id });
		const { xml } = await payoutFile({ ctx: second(), id: again.id });
		expect(xml).toContain('<IBAN>AT611904300234573201</IBAN>');
		expect(xml).toMatch(/<InstdAmt Ccy="EUR">400\.00<\/InstdAmt>/);
		await markRunPaid({ ctx: second(), id: again.id, paidOn: '2026-11-20' });
		expect(await only()).toMatchObject({ state: 'paid' });
		expect(await balance('client')).toBe(0);
		expect(await loadPayoutRun(second(), again.id)).toMatchObject({ state: 'paid', refunds: [{ id, minor: 40_000 }] });
	});

	it('is the team’s alone', async () => {
		await overpaid();
		const row = await only();
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person, person === 'admin' ? { may: [] } : {});
			await expect(releaseRefund(at(row, ctx)), person).rejects.toMatchObject({ code: 'forbidden' });
			await expect(withdrawRefund(at(row, ctx)), person).rejects.toMatchObject({ code: 'forbidden' });
			await expect(listRefunds(ctx, { state: 'proposed', after: null }), person).rejects.toMatchObject({
				code: 'forbidden',
			});
		}
	});
});
