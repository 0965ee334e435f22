import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { bankEntry, bankStatement } from '#db/schema/bank-statement';
import { ledgerAccount } from '#db/schema/ledger';
import { payment } from '#db/schema/payment';
import { securityDeposit } from '#db/schema/refund';
import { bookEntry, bookReversal, ignoreEntry, takeEntryBack } from '~/domain/bank-statement/desk/book-entry.server';
import { bookSureEntries } from '~/domain/bank-statement/desk/book-sure-entries.server';
import { choiceOf } from '~/domain/bank-statement/desk/entry-choice';
import { importStatements } from '~/domain/bank-statement/desk/import-statements.server';
import { listEntries, listStatements } from '~/domain/bank-statement/desk/list-statements.server';
import { choiceOfInstalments } from '~/domain/bank-statement/desk/read-entry-choice';
import { suggestEntries } from '~/domain/bank-statement/desk/suggest-entries.server';

import { DEPOSIT_PART, paymentReference } from '~/domain/payment/payment-reference';
import { bytes, type CamtEntry, type CamtStatement, camtFile } from '../../unit/bank-statement/camt-file';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, leadRow, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { moneyOfLead } from './money-of-lead';
import { bookedLead, moneyTeam, termsOf } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(async () => {
	await database.db.delete(bankEntry);
	await database.db.delete(bankStatement);
	await forgetLeads(database.db);
});
afterAll(() => database?.stop());

const OUR_IBAN = 'AT611904300234573201';
const team = () => moneyTeam(database);

function fileOf(entries: CamtEntry[], given: Partial<CamtStatement> = {}): Uint8Array {
	const sum = entries.reduce((before, { amount, side }) => before + Number(amount) * (side === 'DBIT' ? -1 : 1), 0);
	return bytes(camtFile([{ entries, closing: sum.toFixed(2), ...given }]));
}

async function drop(entries: CamtEntry[], given: Partial<CamtStatement> = {}) {
	return importStatements({ ctx: team(), file: fileOf(entries, given), fileName: 'statement.xml' });
}

async function entries() {
	return database.db.select().from(bankEntry).orderBy(bankEntry.position);
}

async function onlyEntry() {
	const [entry] = await entries();
	if (!entry) throw new Error('no entry');
	return entry;
}

async function suggestionsOf() {
	const all = await entries();
	const { suggestions } = await suggestEntries(database.db, all, 'EUR');
	return all.map(({ id }) => suggestions[id] ?? []);
}

async function receivedOf(leadId: string) {
	const { no } = await leadRow(database, leadId);
	const money = await moneyOfLead(database.db, no);
	return { received: money.instalments.map(({ receivedMinor }) => receivedMinor), credit: money.creditMinor };
}

async function balanceOf(kind: 'bank' | 'bankFee') {
	const rows = await database.db.select().from(ledgerAccount).where(eq(ledgerAccount.kind, kind));
	return rows.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0);
}

const TWO: [string, number][] = [
	['2026-11-25', 945_000],
	['2027-01-09', 1_755_000],
];
const weeks = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30'];
const bookedIn = (week: number, name: string, payments = TWO) =>
	bookedLead(database, payments, {
		...{
			clientFirstName: 'Johanna',
			clientLastName: name,
			checkIn: weeks[week] ?? '',
			checkOut: weeks[week + 1] ?? '',
		},
	});
const numberOf = async (leadId: string) => (await leadRow(database, leadId)).bookingNumber ?? '';

describe('an archive (PAYMENT-7)', () => {
	const dayOf = (id: string, amount = '12.50') => fileOf([{ amount, bankReference: `REF ${id}` }], { id });
	const dropAll = (files: Record<string, Uint8Array>) =>
		importStatements({ ctx: team(), file: zipSync(files), fileName: 'week.zip' });

	it('is taken whole, and twice changes nothing, also 24 times at once', async () => {
		const files = { 'a.xml': dayOf('one'), 'b.xml': dayOf('two') };
		await Promise.all(Array.from({ length: 24 }, () => dropAll(files)));
		expect(await dropAll(files)).toMatchObject({ statements: [{ added: 0 }, { added: 0 }] });
		expect(await entries()).toHaveLength(2);
		const names = await database.db.select({ name: bankStatement.fileName }).from(bankStatement);
		expect(names.map(({ name }) => name).sort()).toEqual(['week.zip/a.xml', 'week.zip/b.xml']);
	});

	it('leaves nothing where one of its files is refused', async () => {
		const broken = bytes('<Document>');
		expect(await dropAll({ 'a.xml': dayOf('one'), 'b.xml': broken })).toMatchObject({ refused: { file: 'b.xml' } });
		expect(await entries()).toEqual([]);
		expect(await database.db.select().from(bankStatement)).toEqual([]);
	});
});

describe('a file of the bank', () => {
	const THREE: CamtEntry[] = [
		{ amount: '9450.00', details: [{ debtor: 'Johanna Rieder', lines: ['Chalet'] }] },
		{ amount: '12.50', side: 'DBIT', bankText: 'Fee' },
		{ amount: '100.00' },
	];

	it('is read once: the same file again changes nothing', async () => {
		expect(await drop(THREE)).toMatchObject({ statements: [{ isNew: true, total: 3, added: 3 }] });
		const before = await entries();
		expect(before.map(({ minor, name, state }) => [minor, name, state])).toEqual([
			[945_000, 'Johanna Rieder', 'open'],
			[-1_250, null, 'open'],
			[10_000, null, 'open'],
		]);
		const audits = (await database.db.select().from(audit)).length;
		expect(await drop(THREE)).toMatchObject({ statements: [{ isNew: false, total: 3, added: 0 }] });
		expect(await entries()).toEqual(before);
		expect(await database.db.select().from(bankStatement)).toHaveLength(1);
		expect((await database.db.select().from(audit)).length).toBe(audits);
	});

	it('dropped by six at once is in once', async () => {
		await Promise.all(Array.from({ length: 6 }, () => drop(THREE)));
		expect(await entries()).toHaveLength(3);
		expect(await database.db.select().from(bankStatement)).toHaveLength(1);
	});

	it('of the same day adds what is new alone', async () => {
		await drop(THREE);
		expect(await drop([...THREE, { amount: '7.00' }], { id: 'LATER' })).toMatchObject({
			statements: [{ isNew: true, total: 4, added: 1 }],
		});
		expect(await entries()).toHaveLength(4);
	});

	it('that cannot be read says where, and writes nothing of it', async () => {
		const xml = camtFile([
			{ id: 'GOOD', entries: [{ amount: '1.00' }], closing: '1.00' },
			{ id: 'BAD', entries: [{ amount: '1.00' }], closing: '2.00' },
		]);
		const answer = await importStatements({ ctx: team(), file: bytes(xml), fileName: 'x.xml' });
		expect(answer).toMatchObject({ refused: { code: 'balance', path: expect.stringContaining('Stmt') } });
		expect(await database.db.select().from(bankStatement)).toEqual([]);
		expect(await entries()).toEqual([]);
	});

	it('shows where a file before it is missing', async () => {
		const day = (id: string, opening: string, closing: string) => ({ id, opening, closing });
		await drop([{ amount: '10.00' }], day('A', '0.00', '10.00'));
		await drop([{ amount: '11.00' }], day('B', '10.00', '21.00'));
		await drop([{ amount: '12.00' }], day('C', '30.00', '42.00'));
		const listed = await listStatements({ ctx: team() });
		expect(listed.map(({ isBehindGap }) => isBehindGap)).toEqual([true, false, false]);
	});

	it('of 10 000 entries is taken within ten seconds', { timeout: 60_000 }, async () => {
		const many = Array.from({ length: 10_000 }, (_, at) => ({
			amount: `${(at % 900) + 1}.00`,
			bankReference: `B${at}`,
		}));
		const file = fileOf(many);
		const begin = performance.now();
		await importStatements({ ctx: team(), file, fileName: 'many.xml' });
		expect(performance.now() - begin).toBeLessThan(10_000);
		const [statement] = await listStatements({ ctx: team() });
		expect(statement).toMatchObject({ entryCount: 10_000, openCount: 10_000 });
		const page = await listEntries({ ctx: team(), statementNo: statement?.no ?? 0, state: 'open', after: 50 });
		expect([page.entries[0]?.position, page.next]).toEqual([51, '100']);
	});
});

describe('an entry', () => {
	it('with our reference is sure, and all that are sure are booked together once', async () => {
		const first = await bookedIn(0, 'Rieder');
		const second = await bookedIn(1, 'Ashworth');
		const reference = paymentReference({ bookingNumber: await numberOf(first), part: 1 }, OUR_IBAN);
		await drop([
			{ amount: '9450.00', details: [{ debtor: 'J Rieder', reference }] },
			{ amount: '9450.00', details: [{ debtor: 'Johanna Ashworth', lines: [await numberOf(second)] }] },
			{ amount: '55.00', details: [{ debtor: 'Nobody Known' }] },
		]);
		const found = await suggestionsOf();
		expect(found.map(([best]) => best?.parts[0]?.leadId)).toEqual([first, second, undefined]);
		const [statement] = await listStatements({ ctx: team() });
		const statementId = statement?.id ?? '';
		const tries = await Promise.all(Array.from({ length: 3 }, () => bookSureEntries({ ctx: team(), statementId })));
		expect(tries.reduce((sum, count) => sum + count, 0)).toBe(2);
		expect(await receivedOf(first)).toEqual({ received: [945_000, 0], credit: 0 });
		expect(await receivedOf(second)).toEqual({ received: [945_000, 0], credit: 0 });
		expect((await entries()).map(({ state }) => state)).toEqual(['booked', 'booked', 'open']);
		expect(await balanceOf('bank')).toBe(1_890_000);
	});

	it('is booked once by many at the same moment', async () => {
		const lead = await bookedIn(0, 'Rieder');
		await drop([{ amount: '9450.00' }]);
		const { id } = await onlyEntry();
		const parts = [{ leadId: lead, minor: 945_000 }];
		const tries = await Promise.allSettled(
			Array.from({ length: 12 }, () => bookEntry({ ctx: team(), id, parts, feeMinor: 0 })),
		);
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const each of tries)
			if (each.status === 'rejected') expect(each.reason).toMatchObject({ reason: 'changed-meanwhile' });
		expect(await database.db.select().from(payment)).toHaveLength(1);
	});

	it('less by the fee of a bank counts in full, and the fee has its own account', async () => {
		const lead = await bookedIn(0, 'Rieder');
		await drop([{ amount: '9435.00', details: [{ debtor: 'Johanna Rieder', lines: [await numberOf(lead)] }] }]);
		const [[best] = []] = await suggestionsOf();
		expect(best).toMatchObject({ kind: 'fee', feeMinor: 1_500 });
		const choice = best ? choiceOf(best) : null;
		if (!choice || !('parts' in choice)) throw new Error('nothing to book');
		const { id } = await onlyEntry();
		await bookEntry({ ctx: team(), id, ...choice });
		expect(await receivedOf(lead)).toEqual({ received: [945_000, 0], credit: 0 });
		expect([await balanceOf('bank'), await balanceOf('bankFee')]).toEqual([943_500, 1_500]);
		await takeEntryBack({ ctx: team(), id });
		expect([await balanceOf('bank'), await balanceOf('bankFee')]).toEqual([0, 0]);
	});

	it('may be for several bookings, whose sum has to be what came', async () => {
		const first = await bookedIn(0, 'Rieder');
		const second = await bookedIn(1, 'Ashworth');
		await drop([{ amount: '18900.00' }]);
		const { id } = await onlyEntry();
		const of = (leadId: string, minor: number) => JSON.stringify({ leadId, minor });
		const wrong = choiceOfInstalments([of(first, 945_000), of(second, 900_000)], { minor: 1_890_000, hasFee: false });
		if (!wrong || !('parts' in wrong)) throw new Error('no choice');
		await expect(bookEntry({ ctx: team(), id, ...wrong })).rejects.toMatchObject({ reason: 'sum' });
		const right = choiceOfInstalments([of(first, 945_000), of(second, 945_000)], { minor: 1_890_000, hasFee: false });
		if (!right || !('parts' in right)) throw new Error('no choice');
		await bookEntry({ ctx: team(), id, ...right });
		expect((await receivedOf(first)).received).toEqual([945_000, 0]);
		expect((await receivedOf(second)).received).toEqual([945_000, 0]);
	});

	it('of more than is open becomes credit, of less a part', async () => {
		const lead = await bookedIn(0, 'Rieder', [['2026-11-25', 100_000]]);
		await drop([{ amount: '400.00' }, { amount: '900.00', bankReference: 'B' }]);
		for (const { id, minor } of await entries())
			await bookEntry({ ctx: team(), id, parts: [{ leadId: lead, minor }], feeMinor: 0 });
		expect(await receivedOf(lead)).toEqual({ received: [100_000], credit: 30_000 });
	});

	it('for a security deposit is known by its reference or its amount, and held', async () => {
		const agreedTerms = {
			...termsOf(TWO),
			deposit: { kind: 'cashed_in', minor: 200_000, currency: 'EUR', date: '2026-12-26' },
		};
		const lead = await bookedLead(database, TWO, { clientLastName: 'Rieder', agreedTerms });
		const reference = paymentReference({ bookingNumber: await numberOf(lead), part: DEPOSIT_PART }, OUR_IBAN);
		await drop([
			{ amount: '2000.00', details: [{ debtor: 'Johanna Rieder', lines: [reference] }] },
			{ amount: '2000.00', details: [{ debtor: 'Johanna Rieder', lines: [await numberOf(lead)] }] },
			{ amount: '500.00', details: [{ debtor: 'Johanna Rieder', lines: [reference] }] },
		]);
		const found = await suggestionsOf();
		expect(found.map(([best]) => best && [best.kind, best.parts[0]?.depositMinor])).toEqual([
			['exact', 200_000],
			['exact', 200_000],
			['partial', 50_000],
		]);
		const choice = found[0]?.[0] && choiceOf(found[0][0]);
		if (!choice || !('parts' in choice)) throw new Error('no choice');
		const [first, second] = await entries();
		await bookEntry({ ctx: team(), id: first?.id ?? '', ...choice });
		expect(await receivedOf(lead)).toEqual({ received: [0, 0], credit: 0 });
		const deposits = () => database.db.select().from(securityDeposit);
		expect(await deposits()).toMatchObject([{ receivedMinor: 200_000 }]);
		// Nothing more of it is open.
		await expect(bookEntry({ ctx: team(), id: second?.id ?? '', ...choice })).rejects.toMatchObject({
			reason: 'changed-meanwhile',
		});
		await takeEntryBack({ ctx: team(), id: first?.id ?? '' });
		expect(await deposits()).toMatchObject([{ receivedMinor: 0 }]);
	});

	it('is taken back and booked again', async () => {
		const lead = await bookedIn(0, 'Rieder');
		await drop([{ amount: '9450.00' }]);
		const { id } = await onlyEntry();
		const book = () => bookEntry({ ctx: team(), id, parts: [{ leadId: lead, minor: 945_000 }], feeMinor: 0 });
		await book();
		const tries = await Promise.allSettled(Array.from({ length: 4 }, () => takeEntryBack({ ctx: team(), id })));
		expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await receivedOf(lead)).received).toEqual([0, 0]);
		await book();
		expect((await receivedOf(lead)).received).toEqual([945_000, 0]);
		expect(await balanceOf('bank')).toBe(945_000);
	});

	it('that was returned takes its payment back', async () => {
		const lead = await bookedIn(0, 'Rieder');
		await drop([{ amount: '9450.00', details: [{ debtor: 'Johanna Rieder', endToEndId: 'E2E-1' }] }]);
		const { id } = await onlyEntry();
		await bookEntry({ ctx: team(), id, parts: [{ leadId: lead, minor: 945_000 }], feeMinor: 0 });
		await drop(
			[
				{
					amount: '9450.00',
					side: 'DBIT',
					isReversal: true,
					details: [{ debtor: 'Johanna Rieder', endToEndId: 'E2E-1' }],
				},
			],
			{ id: 'NEXT' },
		);
		const returned = (await entries()).find(({ minor }) => minor < 0);
		const { suggestions } = await suggestEntries(database.db, returned ? [returned] : [], 'EUR');
		const paymentId = suggestions[returned?.id ?? '']?.[0]?.paymentId ?? '';
		await bookReversal({ ctx: team(), id: returned?.id ?? '', paymentId });
		expect((await receivedOf(lead)).received).toEqual([0, 0]);
		await expect(takeEntryBack({ ctx: team(), id: returned?.id ?? '' })).rejects.toMatchObject({
			reason: 'was-reversal',
		});
	});

	it('that is not for our books is put aside with a reason, and can come back', async () => {
		await drop([{ amount: '12.50', side: 'DBIT' }]);
		const { id } = await onlyEntry();
		await expect(ignoreEntry({ ctx: team(), id, reason: '  ' })).rejects.toMatchObject({ reason: 'reason-needed' });
		await ignoreEntry({ ctx: team(), id, reason: 'Rent of the office' });
		expect(await onlyEntry()).toMatchObject({ state: 'ignored', reason: 'Rent of the office' });
		await takeEntryBack({ ctx: team(), id });
		expect(await onlyEntry()).toMatchObject({ state: 'open', reason: null });
	});

	it('is not booked for what owes nothing, in another currency, or with a fee no bank takes', async () => {
		const lead = await bookedIn(0, 'Rieder');
		const asked = await bookedLead(database, TWO, {
			currency: 'CHF',
			checkIn: weeks[2] ?? '',
			checkOut: weeks[3] ?? '',
		});
		await drop([{ amount: '9450.00' }]);
		const { id } = await onlyEntry();
		const book = (leadId: string, feeMinor = 0) =>
			bookEntry({ ctx: team(), id, parts: [{ leadId, minor: 945_000 + feeMinor }], feeMinor });
		await expect(book(asked)).rejects.toMatchObject({ reason: 'other-currency' });
		await expect(book('lead_none')).rejects.toMatchObject({ code: 'not-found' });
		await expect(book(lead, 20_000)).rejects.toMatchObject({ reason: 'sum' });
		expect(await database.db.select().from(payment)).toEqual([]);
	});

	it('is a matter of admins who do the money alone', async () => {
		for (const person of EVERYBODY) {
			const ctx = contextOf(database, person);
			const forbidden = { code: 'forbidden' };
			await expect(importStatements({ ctx, file: fileOf([]), fileName: '' }), person).rejects.toMatchObject(forbidden);
			await expect(bookEntry({ ctx, id: 'x', parts: [], feeMinor: 0 }), person).rejects.toMatchObject(forbidden);
			await expect(bookSureEntries({ ctx, statementId: 'x' }), person).rejects.toMatchObject(forbidden);
			await expect(ignoreEntry({ ctx, id: 'x', reason: 'x' }), person).rejects.toMatchObject(forbidden);
			await expect(takeEntryBack({ ctx, id: 'x' }), person).rejects.toMatchObject(forbidden);
			await expect(bookReversal({ ctx, id: 'x', paymentId: 'x' }), person).rejects.toMatchObject(forbidden);
		}
	});
});
