import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { ledgerAccount, ledgerTransfer } from '#db/schema/ledger';
import { mailOutbox } from '#db/schema/mail';
import { payout, payoutItem, payoutRun } from '#db/schema/payout';
import { travelAgency } from '#db/schema/travel-agency';
import { sealBankFields } from '~/domain/agency/bank-cipher.server';
import { disputeCommission, settleCommission } from '~/domain/commission/settle-commission.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { listPayables } from '~/domain/payout/list-payables.server';
import { listPayoutRuns, loadPayoutRun } from '~/domain/payout/load-payout-run.server';
import {
	createPayoutRun,
	discardPayoutRun,
	markRunPaid,
	payoutFile,
	releasePayoutRun,
} from '~/domain/payout/payout-run.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const KEY = new Uint8Array(32).fill(7);

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	const { db } = database;
	await db.batch([db.delete(payoutItem), db.delete(payout), db.delete(payoutRun)]);
	await forgetLeads(db);
	for (const [no, iban] of [
		[1, 'DE89 3704 0044 0532 0130 00'],
		[2, 'AT611904300234573201'],
	] as const)
		await setAccount(no, iban);
});
afterAll(() => database?.stop());

async function setAccount(no: number, iban: string, bankCurrency = 'EUR') {
	const bankAccount = await sealBankFields(KEY, `agency_${no}`, { accountHolderName: `Agentur ${no}`, iban });
	await database.db.update(travelAgency).set({ bankAccount, bankCurrency }).where(eq(travelAgency.no, no));
}

/** One of two people of the team. */
function team(who: 'maker' | 'checker' = 'maker') {
	const ctx = contextOf(database, 'admin', { may: ['money'] });
	const actor = ctx.actor && { ...ctx.actor, id: `user_${who}` };
	return { ...ctx, actor, settings: { ...ctx.settings, BANK_DATA_KEY: KEY } };
}

let year = 2027;

/** A booking that was paid and whose commission is due. */
async function due(given: Parameters<typeof insertAgentLead>[1] = {}) {
	year += 1;
	const asked = await insertAgentLead(database, {
		...{ brandKey: 'consumer', status: 'requestedBooking', checkIn: `${year}-02-20`, checkOut: `${year}-02-27` },
		...{ commissionPercent: 12.5, commissionMinor: 337_500, commissionDueDate: '2026-11-19', ...given },
	});
	await moveLead({
		ctx: team(),
		scope: { reach: 'all' },
		lead: asked,
		to: 'confirmedBooking',
		actor: { id: 'user_admin', role: 'admin' },
	});
	return asked.id;
}

const pay = async (leadId: string, minor = 2_700_000) =>
	recordPayment({ ctx: team(), leadId, minor, receivedOn: '2026-11-20', key: crypto.randomUUID() });

const paidBooking = async (given: Parameters<typeof insertAgentLead>[1] = {}) => {
	const id = await due(given);
	await pay(id, 2_700_000 + (given.markupMinor ?? 0));
	return id;
};

const create = (agencyIds = ['agency_1'], given: object = {}) =>
	createPayoutRun({
		...{ ctx: team(), brandKey: 'consumer', currency: 'EUR', agencyIds, executionDay: '2026-11-23' },
		...given,
	});

describe('what can be paid out (PAYOUT-1)', () => {
	it('is due, paid by its client, neither paid out nor disputed, with its markup', async () => {
		await paidBooking({ markupMinor: 50_000 });
		await paidBooking({ agencyNo: 2, userNo: 5 });
		await paidBooking({ commissionDueDate: '2026-11-21' });
		await due();
		await paidBooking({ commissionPaidAt: 1 });
		await paidBooking({ commissionDisputedAt: 1 });
		expect(await listPayables(team())).toEqual([
			{
				...{ brandKey: 'consumer', currency: 'EUR', agency: { id: 'agency_1', name: 'Corvin & Lys' }, leads: 1 },
				...{ minor: 387_500, oldest: '2026-11-19', account: 'ready', accountEnd: '3000' },
			},
			expect.objectContaining({
				agency: { id: 'agency_2', name: 'Nordlicht Reisen' },
				minor: 337_500,
				accountEnd: '3201',
			}),
		]);
	});

	it.each(['agent', 'supervisor', 'operator', 'customer'] as const)(
		'is the team’s alone: %s',
		async (person: Person) => {
			const ctx = contextOf(database, person, { may: ['money'] });
			await expect(listPayables(ctx)).rejects.toMatchObject({ code: 'forbidden' });
			await expect(create(['agency_1'], { ctx })).rejects.toMatchObject({ code: 'forbidden' });
		},
	);
});

describe('a payout run (PAYOUT-2)', () => {
	it('goes from one person to another, to the bank, and into the books', async () => {
		const first = await paidBooking({ markupMinor: 50_000 });
		const second = await paidBooking();
		const other = await paidBooking({ agencyNo: 2, userNo: 5 });
		const { id } = await create(['agency_1', 'agency_2']);
		expect(await listPayables(team())).toEqual([]);
		const run = await loadPayoutRun(team(), id);
		expect(
			run.payouts.map(({ agency, minor, items }) => [agency.name, minor, items.map(({ leadId }) => leadId)]),
		).toEqual([
			['Corvin & Lys', 725_000, [first, second]],
			['Nordlicht Reisen', 337_500, [other]],
		]);
		await expect(payoutFile({ ctx: team(), id })).rejects.toMatchObject({ reason: 'no-such-step' });
		await expect(releasePayoutRun({ ctx: team(), id })).rejects.toMatchObject({ code: 'forbidden', reason: 'own-run' });
		await releasePayoutRun({ ctx: team('checker'), id });
		const { xml } = await payoutFile({ ctx: team(), id });
		expect((await payoutFile({ ctx: { ...team(), now: Date.now() }, id })).xml).toBe(xml);
		expect(xml).toContain('<CtrlSum>10625.00</CtrlSum>');
		expect(xml).toContain('DE89370400440532013000');
		await markRunPaid({ ctx: team(), id, paidOn: '2026-11-20' });
		expect(await leadRow(database, first)).toMatchObject({ commissionPaidAt: expect.any(Number) });
		// Each agency hears what it was paid for, and nothing of the others (PAYOUT-3).
		const advices = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'remittance-advice'));
		expect(advices.map(({ toAddress, subject }) => [toAddress, subject.replace(/\D/g, '')])).toEqual([
			['supervisor@people.example', '725000'],
			['stranger@people.example', '337500'],
		]);
		const numbers = await Promise.all(
			[first, second, other].map(async (leadId) => (await leadRow(database, leadId))?.bookingNumber ?? ''),
		);
		expect(numbers.map((number) => advices.map(({ plainText }) => plainText.includes(number)))).toEqual([
			[true, false],
			[true, false],
			[false, true],
		]);
		expect(advices[0]?.plainText).toContain(run.payouts[0]?.id.replace('payout_', ''));
		const accounts = await database.db.select().from(ledgerAccount);
		const balance = (kind: string, party: string) =>
			accounts
				.filter((each) => each.kind === kind && each.party === party)
				.map(({ debitMinor, creditMinor }) => debitMinor - creditMinor);
		expect(balance('agency', '1')).toEqual([0]);
		expect(balance('agency', '2')).toEqual([0]);
		expect(await listPayoutRuns(team())).toMatchObject([
			{ id, state: 'paid', payouts: 2, minor: 1_062_500, paidOn: '2026-11-20' },
		]);
		const actions = await database.db
			.select({ action: audit.action, actor: audit.actor })
			.from(audit)
			.where(eq(audit.subjectId, id));
		expect(actions).toEqual([
			{ action: 'payout-run.created', actor: 'user_maker' },
			{ action: 'payout-run.released', actor: 'user_checker' },
			{ action: 'payout-run.paid', actor: 'user_maker' },
		]);
	});

	it('pays each booking once, of 24 runs at once', async () => {
		await paidBooking();
		const tries = await Promise.allSettled(Array.from({ length: 24 }, () => create()));
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const each of tries)
			if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict', reason: 'nothing-due' });
		expect(await database.db.select().from(payoutItem)).toHaveLength(1);
		expect(await database.db.select().from(payoutRun)).toHaveLength(1);
	});

	it('is released once and paid once, of six at once', async () => {
		await paidBooking();
		const { id } = await create();
		const count = async (act: () => Promise<void>) =>
			(await Promise.allSettled(Array.from({ length: 6 }, act))).filter(({ status }) => status === 'fulfilled').length;
		expect(await count(() => releasePayoutRun({ ctx: team('checker'), id }))).toBe(1);
		expect(await count(() => markRunPaid({ ctx: team(), id, paidOn: '2026-11-20' }))).toBe(1);
		const transfers = await database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, 'payout'));
		expect(transfers.map(({ minor }) => minor)).toEqual([337_500]);
		expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'remittance-advice'))).toHaveLength(1);
	});

	it('gives its bookings back when it is discarded', async () => {
		await paidBooking();
		const { id } = await create();
		await discardPayoutRun({ ctx: team(), id });
		await expect(releasePayoutRun({ ctx: team('checker'), id })).rejects.toMatchObject({ reason: 'no-such-step' });
		expect(await listPayables(team())).toHaveLength(1);
		await create();
	});

	it('is not released with a booking that was disputed meanwhile', async () => {
		const booked = await paidBooking();
		const { id } = await create();
		const { version } = await leadRow(database, booked);
		await disputeCommission({ ctx: contextOf(database, 'agent'), lead: { id: booked, version }, reason: 'Too little' });
		expect((await loadPayoutRun(team(), id)).payouts[0]?.items).toMatchObject([{ isObjected: true }]);
		await expect(releasePayoutRun({ ctx: team('checker'), id })).rejects.toMatchObject({ reason: 'objected' });
	});

	it('is paid as the bank has paid it, also what was disputed and cancelled after the release', async () => {
		const [disputed, cancelled] = [await paidBooking(), await paidBooking()];
		const { id } = await create();
		await releasePayoutRun({ ctx: team('checker'), id });
		const { version } = await leadRow(database, disputed);
		await disputeCommission({
			ctx: contextOf(database, 'agent'),
			lead: { id: disputed, version },
			reason: 'Too little',
		});
		const actor = { id: 'user_admin', role: 'admin' } as const;
		const seen = { id: cancelled, version: (await leadRow(database, cancelled)).version };
		await moveLead({ ctx: team(), scope: { reach: 'all' }, lead: seen, to: 'cancelledBooking', actor });
		const isObjected = async () =>
			(await loadPayoutRun(team(), id)).payouts.flatMap(({ items }) => items.map((item) => item.isObjected));
		expect(await isObjected()).toEqual([true, true]);
		await markRunPaid({ ctx: team(), id, paidOn: '2026-11-20' });
		expect(await isObjected()).toEqual([false, false]);
		expect(await leadRow(database, disputed)).toMatchObject({
			...{ commissionPaidAt: expect.any(Number), commissionDisputeReason: 'Too little' },
		});
		// The agency has the commission of a booking that was cancelled, and owes it.
		const [account] = await database.db.select().from(ledgerAccount).where(eq(ledgerAccount.kind, 'agency'));
		expect((account?.debitMinor ?? 0) - (account?.creditMinor ?? 0)).toBe(337_500);
		await expect(discardPayoutRun({ ctx: team(), id })).rejects.toMatchObject({ reason: 'no-such-step' });
		expect(await listPayables(team())).toEqual([]);
		const seenAgain = async () => ({ id: disputed, version: (await leadRow(database, disputed)).version });
		await disputeCommission({ ctx: contextOf(database, 'agent'), lead: await seenAgain(), reason: 'Still too little' });
		await settleCommission({ ctx: team(), lead: await seenAgain(), step: 'invoice' });
		const payouts = await database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, 'payout'));
		expect(payouts.map(({ minor }) => minor)).toEqual([337_500, 337_500]);
	});

	it('pays less where a markup below 0 is more than the commission of its booking', async () => {
		await paidBooking();
		await paidBooking({ markupMinor: null, approvedMarkupMinor: -400_000 });
		const { id } = await create();
		await releasePayoutRun({ ctx: team('checker'), id });
		await markRunPaid({ ctx: team(), id, paidOn: '2026-11-20' });
		expect(await listPayoutRuns(team())).toMatchObject([{ minor: 275_000 }]);
		const paid = await database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, 'payout'));
		expect(paid.map(({ minor }) => minor).sort((a, b) => a - b)).toEqual([62_500, 337_500]);
		const accounts = await database.db.select().from(ledgerAccount);
		const [agency] = accounts.filter(({ kind }) => kind === 'agency');
		expect(agency?.debitMinor).toBe(agency?.creditMinor);
	});

	it('has the file that was released, whatever account an agency gives later', async () => {
		await paidBooking();
		const { id } = await create();
		await releasePayoutRun({ ctx: team('checker'), id });
		await setAccount(1, 'AT611904300234573201');
		await expect(payoutFile({ ctx: team(), id })).rejects.toMatchObject({ reason: 'account-changed' });
	});

	it.each<[string, () => Promise<unknown>, object]>([
		['nobody', () => create([]), { code: 'invalid', reason: 'agencies' }],
		[
			'a day that has passed',
			() => create(undefined, { executionDay: '2026-11-19' }),
			{ code: 'invalid', reason: 'day' },
		],
		['what is no day', () => create(undefined, { executionDay: '2026-02-30' }), { code: 'invalid', reason: 'day' }],
		['another brand', () => create(undefined, { brandKey: 'demo-gold' }), { code: 'conflict', reason: 'nothing-due' }],
		[
			'an agency in another currency',
			async () => {
				await setAccount(1, 'AT611904300234573201', 'CHF');
				return create();
			},
			{ code: 'conflict', reason: 'no-account' },
		],
		[
			'an agency without an account',
			async () => {
				await database.db.update(travelAgency).set({ bankAccount: null });
				return create();
			},
			{ code: 'conflict', reason: 'no-account' },
		],
	])('is refused for %s', async (_, act, error) => {
		await paidBooking();
		await expect(act()).rejects.toMatchObject(error);
		expect(await database.db.select().from(payoutRun)).toEqual([]);
	});

	it('cannot be released by whoever put it together, also past the code', async () => {
		await paidBooking();
		await create();
		await expect(database.db.update(payoutRun).set({ state: 'released', releasedBy: 'user_maker' })).rejects.toThrow();
		await expect(database.db.update(payoutRun).set({ state: 'released' })).rejects.toThrow();
	});
});

describe('a commission that is paid by hand', () => {
	it('stands in the books until it is invoiced again, and is not paid beside a run', async () => {
		const booked = await paidBooking();
		const settle = async (step: 'invoice' | 'pay') => {
			const { version } = await leadRow(database, booked);
			await settleCommission({ ctx: team(), lead: { id: booked, version }, step });
		};
		const paidOut = async () => {
			const [account] = await database.db.select().from(ledgerAccount).where(eq(ledgerAccount.kind, 'agency'));
			return account?.debitMinor ? account.debitMinor - account.creditMinor : null;
		};
		await settle('pay');
		expect(await paidOut()).toBe(0);
		const { version } = await leadRow(database, booked);
		await disputeCommission({
			ctx: contextOf(database, 'agent'),
			lead: { id: booked, version },
			reason: 'Nothing came',
		});
		expect(await paidOut()).toBe(0);
		await settle('invoice');
		expect(await paidOut()).toBe(-337_500);
		await create();
		await expect(settle('pay')).rejects.toMatchObject({ reason: 'in-payout-run' });
	});
});
