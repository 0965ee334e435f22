import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { conciergeEvent, conciergeJob, conciergeSupplier } from '#db/schema/concierge';
import { ledgerTransfer } from '#db/schema/ledger';
import { mailOutbox } from '#db/schema/mail';
import { payoutItem, payoutRun, supplierPayout, supplierPayoutItem } from '#db/schema/payout';
import { answerJob } from '~/domain/concierge/answer-job.server';
import { askSupplier } from '~/domain/concierge/ask-supplier.server';
import { decideJob } from '~/domain/concierge/decide-job.server';
import { requestService } from '~/domain/concierge/request-service.server';
import { saveSupplierAccount, type TypedAccount } from '~/domain/concierge/supplier-account.server';
import {
	changeSupplierPart,
	holdSupplierPayment,
	recordSupplierPayment,
	resumeSupplierPayment,
} from '~/domain/concierge/supplier-payment.server';
import { listSupplierPayables, SUPPLIER_PAYABLES_STATEMENT } from '~/domain/payout/list-supplier-payables.server';
import { listPayoutRuns, loadPayoutRun } from '~/domain/payout/load-payout-run.server';
import {
	createPayoutRun,
	discardPayoutRun,
	markRunPaid,
	payoutFile,
	releasePayoutRun,
} from '~/domain/payout/payout-run.server';
import { readAdviceOfJobLink, readAdviceOfSupplier } from '~/domain/payout/read-supplier-advice.server';
import type { TeamCapability } from '~/domain/user/actor';
import {
	bookedStay,
	books,
	insertCatalogue,
	jobRow,
	lastToken,
	moveStay,
	transferForm,
} from '../concierge/concierge-fixture';
import type { TestDatabase } from '../database';
import { contextOf, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const KEY = new Uint8Array(32).fill(7);
const IBAN = 'AT611904300234573201';
const ACCOUNT: TypedAccount = {
	...{ holder: 'Arlberg Limousine GmbH', iban: 'AT61 1904 3002 3457 3201', bic: '' },
	...{ street: 'Dorf 12', postalCode: '6764', town: 'Lech', country: 'at' },
};
const DAY = '2026-11-20';
const AFTER_STAY = Date.UTC(2027, 1, 27, 12);

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
	await insertCatalogue(database);
});
beforeEach(async () => {
	const { db } = database;
	await db.batch([
		db.delete(payoutItem),
		db.delete(supplierPayoutItem),
		db.delete(supplierPayout),
		db.delete(payoutRun),
	]);
	await forgetLeads(db);
	await saveSupplierAccount({ ctx: team(), key: 'arlberg-limousine', input: ACCOUNT });
});
afterAll(() => database?.stop());

/** One of two people of the team. */
function team(who: 'maker' | 'checker' = 'maker', may: TeamCapability[] = ['concierge', 'money']) {
	const ctx = contextOf(database, 'admin', { may });
	const actor = ctx.actor && { ...ctx.actor, id: `user_${who}` };
	return { ...ctx, actor, settings: { ...ctx.settings, BANK_DATA_KEY: KEY } };
}

async function confirmedJob(leadId: string, supplier = 'arlberg-limousine') {
	const ctx = contextOf(database, 'agent');
	const result = await requestService({ ctx, of: { leadId }, input: transferForm() });
	if ('errors' in result) throw new Error(JSON.stringify(result.errors));
	const { version } = await askSupplier({ ctx: team(), jobId: result.id, version: 1, supplier, netMinor: null });
	const token = await lastToken(database);
	await answerJob({ ctx: team(), token, version, step: 'takeOn', input: {} });
	return { id: result.id, token };
}

const step = async (id: string, name: 'finish' | 'cancel', now?: number) => {
	const { version } = await jobRow(database, id);
	const ctx = team();
	await decideJob({ ctx: { ...ctx, now: now ?? ctx.now }, jobId: id, version, step: name });
};

async function doneJob(leadId: string, supplier?: string) {
	const job = await confirmedJob(leadId, supplier);
	await step(job.id, 'finish');
	return job;
}

const stay = () => bookedStay(database, { brandKey: 'consumer' });

const create = (supplierKeys = ['arlberg-limousine'], given: object = {}) =>
	createPayoutRun({
		...{ ctx: team(), brandKey: 'consumer', currency: 'EUR', agencyIds: [], supplierKeys, executionDay: '2026-11-23' },
		...given,
	});

async function paidRun() {
	const { id } = await create();
	await releasePayoutRun({ ctx: team('checker'), id });
	await markRunPaid({ ctx: team(), id, paidOn: DAY });
	return id;
}

const payments = () => database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, 'payout'));
const seen = async (id: string, ctx = team()) => ({ ctx, jobId: id, version: (await jobRow(database, id)).version });

describe('the account of a supplier (PAYOUT-5)', () => {
	it('is encrypted, bound to it, shown by its last four letters and written down without more', async () => {
		const [row] = await database.db.select().from(conciergeSupplier).where(eq(conciergeSupplier.no, 1));
		expect(row).toMatchObject({ bankEnd: '3201', bankAccount: { fields: expect.any(Object) } });
		const stored = JSON.stringify(row);
		for (const text of [IBAN, 'Limousine GmbH', 'Dorf 12']) expect(stored).not.toContain(text);
		expect(await database.db.select().from(audit)).toMatchObject([
			{ action: 'concierge.supplier-account-saved', subjectId: 'arlberg-limousine', detail: { end: '3201' } },
		]);
		await database.db
			.update(conciergeSupplier)
			.set({ bankAccount: row?.bankAccount })
			.where(eq(conciergeSupplier.no, 2));
		await doneJob(await stay(), 'taxi-tal');
		await expect(listSupplierPayables(team())).rejects.toThrow();
		await saveSupplierAccount({ ctx: team(), key: 'taxi-tal', input: null });
		expect(await listSupplierPayables(team())).toMatchObject([{ account: 'none', accountEnd: null }]);
	});

	it.each<[keyof TypedAccount, string, string]>([
		['holder', '', 'holder'],
		['iban', 'AT61 1904 3002 3457 3202', 'iban'],
		['iban', 'CH44 3199 9123 0008 8901 2', 'iban'],
		['bic', 'NOBIC', 'bic'],
		['town', '', 'address'],
		['country', 'Austria', 'address'],
		['street', 'x'.repeat(71), 'address'],
	])('is refused with %s “%s”', async (field, value, reason) => {
		const input = { ...ACCOUNT, [field]: value };
		await expect(saveSupplierAccount({ ctx: team(), key: 'arlberg-limousine', input })).rejects.toMatchObject({
			...{ code: 'invalid', reason },
		});
	});

	it('is for the team with one of two capabilities', async () => {
		for (const may of [['concierge'], ['money']] as TeamCapability[][])
			await saveSupplierAccount({ ctx: team('maker', may), key: 'taxi-tal', input: null });
		const others = (['agent', 'supervisor', 'operator', 'customer'] as Person[]).map((person) =>
			contextOf(database, person, { may: ['concierge', 'money'] }),
		);
		for (const ctx of [...others, team('maker', ['enquiries'])]) {
			await expect(saveSupplierAccount({ ctx, key: 'taxi-tal', input: ACCOUNT })).rejects.toMatchObject({
				code: 'forbidden',
			});
			await expect(listSupplierPayables(ctx)).rejects.toMatchObject({ code: 'forbidden' });
		}
	});
});

describe('what a supplier is paid for (PAYOUT-5)', () => {
	it('is done, or called off after the free time, in the currency and brand of the job', async () => {
		const leadId = await stay();
		await doneJob(leadId);
		await confirmedJob(leadId);
		await step((await confirmedJob(leadId)).id, 'cancel');
		const late = await confirmedJob(leadId);
		await step(late.id, 'cancel', AFTER_STAY);
		await doneJob(leadId, 'taxi-tal');
		expect(await listSupplierPayables(team())).toEqual([
			{
				...{ brandKey: 'consumer', currency: 'EUR', jobs: 2, minor: 76_000, oldest: '2027-02-20' },
				...{ supplier: { key: 'arlberg-limousine', name: 'Arlberg Limousine' }, account: 'ready', accountEnd: '3201' },
			},
			expect.objectContaining({ supplier: { key: 'taxi-tal', name: 'Taxi Tal' }, jobs: 1, account: 'none' }),
		]);
		await expect(create(['taxi-tal'])).rejects.toMatchObject({ code: 'conflict', reason: 'no-account' });
		await expect(create(undefined, { brandKey: 'demo-gold' })).rejects.toMatchObject({ reason: 'nothing-due' });
		const { rows } = await database.db.$client.execute(`explain query plan ${SUPPLIER_PAYABLES_STATEMENT}`);
		expect(rows.map(({ detail }) => detail).join()).toContain('concierge_job_unpaid');
	});

	it('stays owed when the booking is cancelled after it was done', async () => {
		const leadId = await stay();
		await doneJob(leadId);
		await moveStay(database, { id: leadId, version: (await leadRow(database, leadId)).version }, 'cancelledBooking');
		expect(await listSupplierPayables(team())).toMatchObject([{ jobs: 1, minor: 38_000 }]);
		await paidRun();
		expect(await listSupplierPayables(team())).toEqual([]);
	});
});

describe('a run with suppliers (PAYOUT-5)', () => {
	it('goes from one person to another, to the bank, into the books and to the supplier', async () => {
		const leadId = await stay();
		const first = await doneJob(leadId);
		const second = await doneJob(leadId);
		const { id } = await create();
		expect(await listSupplierPayables(team())).toEqual([]);
		const run = await loadPayoutRun(team(), id);
		expect(
			run.suppliers.map(({ supplier, minor, items }) => [supplier.name, minor, items.map(({ jobId }) => jobId)]),
		).toEqual([['Arlberg Limousine', 76_000, [first.id, second.id]]]);
		await expect(releasePayoutRun({ ctx: team(), id })).rejects.toMatchObject({ reason: 'own-run' });
		await releasePayoutRun({ ctx: team('checker'), id });
		const { xml } = await payoutFile({ ctx: team(), id });
		for (const part of ['<CtrlSum>760.00</CtrlSum>', IBAN, '<StrtNm>Dorf 12</StrtNm>', '<TwnNm>Lech</TwnNm>'])
			expect(xml).toContain(part);
		expect(await books(database)).toMatchObject({ supplier: -76_000, all: 0 });
		await markRunPaid({ ctx: team(), id, paidOn: DAY });
		expect(await books(database)).toMatchObject({ supplier: 0, all: 0 });
		expect((await payments()).map(({ minor, jobNo }) => [minor, jobNo !== null])).toEqual([
			[38_000, true],
			[38_000, true],
		]);
		expect(await jobRow(database, first.id)).toMatchObject({ supplierPaidOn: DAY, state: 'done' });
		expect(await listPayoutRuns(team())).toMatchObject([{ id, state: 'paid', payouts: 1, minor: 76_000, paidOn: DAY }]);
		// No guest is told of it, and the history has it.
		const events = await database.db.select().from(conciergeEvent).where(eq(conciergeEvent.move, 'pay'));
		expect(events.map(({ toldAt }) => toldAt !== null)).toEqual([true, true]);
	});

	it('tells the supplier in its language, with the advice by the link of its job', async () => {
		const leadId = await stay();
		const { token } = await doneJob(leadId);
		const other = await confirmedJob(leadId, 'taxi-tal');
		await expect(readAdviceOfJobLink({ ctx: team(), token })).rejects.toMatchObject({ code: 'not-found' });
		const id = await paidRun();
		const [mail, ...more] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'supplier-advice'));
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ toAddress: 'desk@limousine.example', subject: expect.stringContaining('ausgezahlt') });
		expect(mail?.plainText).toContain(`/partner/concierge-jobs/${token}/remittance-advice.pdf`);
		const { clientLastName, bookingNumber } = await leadRow(database, leadId);
		expect(mail?.plainText).toContain(`${bookingNumber}/1`);
		expect(mail?.plainText).not.toContain(clientLastName);
		const advice = await readAdviceOfJobLink({ ctx: team(), token });
		expect(advice).toMatchObject({ supplier: 'Arlberg Limousine', minor: 38_000, paidOn: DAY, accountEnd: '3201' });
		expect(mail?.plainText).toContain(advice.reference);
		expect(JSON.stringify(advice)).not.toContain(clientLastName);
		expect(await readAdviceOfSupplier({ ctx: team(), runId: id, payoutId: advice.id })).toEqual(advice);
		for (const wrong of [other.token, 'a'.repeat(26), 'nothing'])
			await expect(readAdviceOfJobLink({ ctx: team(), token: wrong })).rejects.toMatchObject({ code: 'not-found' });
		await expect(
			readAdviceOfSupplier({ ctx: team('maker', ['concierge']), runId: id, payoutId: advice.id }),
		).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('pays each job once, of 24 runs at once and of 24 payments at once', async () => {
		const leadId = await stay();
		const { id: job } = await doneJob(leadId);
		const tries = await Promise.allSettled(Array.from({ length: 24 }, () => create()));
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const each of tries)
			if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict', reason: 'nothing-due' });
		expect(await database.db.select().from(payoutRun)).toHaveLength(1);
		const [run] = await listPayoutRuns(team());
		const id = run?.id ?? '';
		// Neither is it paid by hand beside the run.
		await expect(recordSupplierPayment({ ...(await seen(job)), paidOn: DAY })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		const count = async (act: () => Promise<void>) =>
			(await Promise.allSettled(Array.from({ length: 24 }, act))).filter(({ status }) => status === 'fulfilled').length;
		expect(await count(() => releasePayoutRun({ ctx: team('checker'), id }))).toBe(1);
		expect(await count(() => markRunPaid({ ctx: team(), id, paidOn: DAY }))).toBe(1);
		expect((await payments()).map(({ minor }) => minor)).toEqual([38_000]);
		expect(await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'supplier-advice'))).toHaveLength(1);
		await expect(create()).rejects.toMatchObject({ reason: 'nothing-due' });
		await expect(recordSupplierPayment({ ...(await seen(job)), paidOn: DAY })).rejects.toMatchObject({
			reason: 'no-way',
		});
	});

	it('gives its jobs back when it is discarded, before and after the release', async () => {
		await doneJob(await stay());
		const { id } = await create();
		await discardPayoutRun({ ctx: team(), id });
		expect(await listSupplierPayables(team())).toMatchObject([{ jobs: 1 }]);
		const { id: second } = await create();
		await releasePayoutRun({ ctx: team('checker'), id: second });
		await discardPayoutRun({ ctx: team(), id: second });
		await expect(markRunPaid({ ctx: team(), id: second, paidOn: DAY })).rejects.toMatchObject({
			reason: 'no-such-step',
		});
		await paidRun();
		expect((await payments()).map(({ minor }) => minor)).toEqual([38_000]);
	});

	it('is not released with a job that is held back or at another amount, and is paid as it was released', async () => {
		const { id: job } = await doneJob(await stay());
		const { id } = await create();
		await holdSupplierPayment({ ...(await seen(job)), reason: 'The guest waited for an hour' });
		expect((await loadPayoutRun(team(), id)).suppliers[0]?.items).toMatchObject([{ isObjected: true }]);
		await expect(releasePayoutRun({ ctx: team('checker'), id })).rejects.toMatchObject({ reason: 'objected' });
		await resumeSupplierPayment(await seen(job));
		await releasePayoutRun({ ctx: team('checker'), id });
		await changeSupplierPart({ ...(await seen(job)), netMinor: 30_000 });
		expect((await loadPayoutRun(team(), id)).suppliers[0]?.items).toMatchObject([{ isObjected: true }]);
		await markRunPaid({ ctx: team(), id, paidOn: DAY });
		expect((await payments()).map(({ minor }) => minor)).toEqual([38_000]);
		// It has 80 too much, and owes it.
		expect(await books(database)).toMatchObject({ supplier: 8_000, all: 0 });
	});

	it('has the file that was released, whatever account a supplier gives later', async () => {
		await doneJob(await stay());
		const { id } = await create();
		await releasePayoutRun({ ctx: team('checker'), id });
		await saveSupplierAccount({
			...{ ctx: team(), key: 'arlberg-limousine' },
			input: { ...ACCOUNT, iban: 'DE89370400440532013000' },
		});
		await expect(payoutFile({ ctx: team(), id })).rejects.toMatchObject({ reason: 'account-changed' });
	});
});

describe('what the team decides of a finished job (PAYOUT-5)', () => {
	it('is held back and changed, never without a reason, and only until it was paid', async () => {
		const { id } = await doneJob(await stay());
		await expect(holdSupplierPayment({ ...(await seen(id)), reason: ' ' })).rejects.toMatchObject({
			reason: 'reason-needed',
		});
		await holdSupplierPayment({ ...(await seen(id)), reason: 'No receipt yet' });
		expect(await listSupplierPayables(team())).toEqual([]);
		await expect(recordSupplierPayment({ ...(await seen(id)), paidOn: DAY })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await resumeSupplierPayment(await seen(id));
		await changeSupplierPart({ ...(await seen(id)), netMinor: 40_000 });
		expect(await books(database)).toMatchObject({ supplier: -40_000, margin: -2_000, all: 0 });
		await recordSupplierPayment({ ...(await seen(id)), paidOn: DAY });
		expect(await books(database)).toMatchObject({ supplier: 0, all: 0 });
		expect(await jobRow(database, id)).toMatchObject({ supplierPaidOn: DAY });
		await expect(changeSupplierPart({ ...(await seen(id)), netMinor: 1 })).rejects.toMatchObject({ reason: 'no-way' });
	});

	it('counts once, of 24 at once', async () => {
		const { id } = await doneJob(await stay());
		const at = await seen(id);
		const tries = await Promise.allSettled(
			Array.from({ length: 24 }, () => recordSupplierPayment({ ...at, paidOn: DAY })),
		);
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await payments()).map(({ minor }) => minor)).toEqual([38_000]);
	});

	it('is the team’s alone, and nothing of a job that goes on', async () => {
		const leadId = await stay();
		const { id } = await doneJob(leadId);
		for (const person of ['operator', 'agent', 'supervisor', 'customer'] as Person[])
			await expect(
				holdSupplierPayment({ ...(await seen(id)), ctx: contextOf(database, person), reason: 'No' }),
			).rejects.toMatchObject({ code: 'forbidden' });
		const { version } = await jobRow(database, id);
		await expect(
			recordSupplierPayment({ ctx: team('maker', ['concierge']), jobId: id, version, paidOn: DAY }),
		).rejects.toMatchObject({ code: 'forbidden' });
		for (const paidOn of ['2026-02-30', '2099-01-01'])
			await expect(recordSupplierPayment({ ...(await seen(id)), paidOn })).rejects.toMatchObject({ reason: 'day' });
		const going = await confirmedJob(leadId);
		await expect(changeSupplierPart({ ...(await seen(going.id)), netMinor: 1 })).rejects.toMatchObject({
			reason: 'no-way',
		});
		expect(await database.db.select().from(conciergeJob).where(eq(conciergeJob.supplierPaidOn, DAY))).toEqual([]);
	});
});
