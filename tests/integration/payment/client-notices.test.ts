import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientNotice } from '#db/schema/client-notice';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { payment, paymentReminder } from '#db/schema/payment';
import { refund, securityDeposit } from '#db/schema/refund';
import { writeBatch } from '#db/write-batch';
import { tellOfPayments, untoldPayments, untoldReversals } from '~/domain/client-notice/tell-of-payments.server';
import { tellOfRefunds, untoldRefunds } from '~/domain/client-notice/tell-of-refunds.server';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { dueDeposits, remindDeposits } from '~/domain/deposit/remind-deposits.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { bookPaymentStatements } from '~/domain/payment/book-payment.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { recordPayment, reversePayment } from '~/domain/payment/record-payment.server';
import { stopPaymentReminders } from '~/domain/payment/stop-reminders.server';
import { editRefund } from '~/domain/refund/edit-refund.server';
import { proposeDueRefunds } from '~/domain/refund/propose-due-refunds.server';
import { recordRefund, releaseRefund } from '~/domain/refund/release-refund.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';
import { bookedLead, moneyTeam, termsOf } from './money-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const MINUTE = 60_000;
const PAYMENTS: [string, number][] = [
	['2026-12-01', 400_000],
	['2027-01-20', 600_000],
];
const DEPOSIT = { kind: 'cashed_in', minor: 200_000, currency: 'EUR', date: '2027-02-06' };
const ADA = { email: 'ada@thorne.example', clientFirstName: 'Ada', clientLastName: 'Thorne' };
const IBAN = 'AT61 1904 3002 3457 3201';
const KEY = new Uint8Array(32).fill(7);

function team(id: 'user_admin' | 'user_second' = 'user_admin', now = NOW) {
	const ctx = moneyTeam(database, { now });
	return { ...ctx, actor: ctx.actor && { ...ctx.actor, id }, settings: { ...ctx.settings, BANK_DATA_KEY: KEY } };
}

async function booked(given: Parameters<typeof bookedLead>[2] = {}) {
	const agreedTerms: AgreedTerms = { ...termsOf(PAYMENTS), deposit: DEPOSIT };
	const id = await bookedLead(database, PAYMENTS, { agreedTerms, ...ADA, ...given });
	const [row] = await database.db.select().from(lead).where(eq(lead.id, id));
	if (!row) throw new Error('no lead');
	return row;
}

type Paid = { minor: number; at?: number; isDeposit?: boolean; way?: 'card' | 'bank' };

/** Money that comes in: by the form of the team, or as the bank's and the card provider's is booked. */
async function pay(booking: typeof lead.$inferSelect, { minor, at = NOW, isDeposit = false, way }: Paid) {
	const { id: leadId, no: leadNo, brandKey } = booking;
	if (!way) {
		const ctx = team('user_admin', at);
		const key = crypto.randomUUID();
		return (await recordPayment({ ctx, leadId, minor, receivedOn: '2026-11-20', key, isDeposit })).id;
	}
	const id = `pay_${crypto.randomUUID()}`;
	const booked = { id, leadNo, brandKey, way, currency: 'EUR', minor, receivedOn: '2026-11-20', source: id };
	await writeBatch(database.db, await bookPaymentStatements(database.db, { ...booked, actor: 'system' }, at));
	return id;
}

const settings = () => team().settings;
const tell = (minutes = 10) => tellOfPayments({ db: database.db, now: NOW + minutes * MINUTE, settings: settings() });
const tellBack = (minutes = 1) => tellOfRefunds({ db: database.db, now: NOW + minutes * MINUTE, settings: settings() });
const mails = async () =>
	(await database.db.select().from(mailOutbox).where(like(mailOutbox.kind, 'client-%'))).map(
		({ kind, toAddress, subject, plainText, html }) => ({ kind, to: toAddress, subject, text: flat(plainText), html }),
	);
/** Lines of a mail are short; sentences are looked for over their ends. */
const flat = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
const notices = async () =>
	(await database.db.select().from(clientNotice)).map(({ kind, receiver, minor }) => [kind, receiver, minor]);

async function times24(run: () => Promise<{ told: number }>) {
	const runs = await Promise.all(Array.from({ length: 24 }, run));
	return runs.reduce((sum, { told }) => sum + told, 0);
}

async function planOf({ sql, params }: { sql: string; params: unknown[] }): Promise<string> {
	const args = params.map((each) => (typeof each === 'number' ? each : String(each)));
	const { rows } = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args });
	return rows.map(({ detail }) => String(detail)).join('\n');
}

describe('payments that came in (MONEY-14)', () => {
	it('are told ten minutes after they were booked, by card at once, with what is open and the receipt', async () => {
		const row = await booked();
		await pay(row, { minor: 100_000 });
		expect(await tell(9)).toEqual({ told: 0 });
		await pay(row, { minor: 50_000, way: 'card', at: NOW + 5 * MINUTE });
		expect(await tell(5)).toEqual({ told: 1 });
		expect(await tell(10)).toEqual({ told: 1 });
		expect(await tell(11)).toEqual({ told: 0 });
		const [card, other] = await mails();
		expect(card).toMatchObject({ to: ADA.email, kind: 'client-received' });
		expect(card?.subject).toMatch(/^We have received your payment for /);
		expect(card?.text).toContain('We have received 500,00 EUR');
		expect(card?.text).toContain(
			'Still open: 8 500,00 EUR. Of that, 2 500,00 EUR is due next, by Tuesday, 1 December 2026.',
		);
		expect(card?.text).toMatch(/\/trips\/[a-z2-9]{26}\/papers\/inv_[\w-]+\.pdf/);
		expect(other?.text).toContain('We have received 1 000,00 EUR');
		expect(card?.text).not.toMatch(/commission|markup/i);
		expect(await notices()).toEqual([
			['received', 'client', 50_000],
			['received', 'client', 100_000],
		]);
	});

	it('of one booking in one go are one mail, once by 24 schedules at the same moment', async () => {
		const row = await booked();
		await pay(row, { minor: 400_000, way: 'bank' });
		await pay(row, { minor: 600_000, way: 'bank', at: NOW + 3 * MINUTE });
		expect(await tell(12)).toEqual({ told: 0 });
		expect(await times24(() => tell(13))).toBe(1);
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail?.text).toContain('We have received 10 000,00 EUR');
		expect(mail?.text).toContain('Nothing is open any more.');
		expect(mail?.text).toContain('The receipts are below.');
		expect(mail?.html.match(/papers\/inv_/g)).toHaveLength(2);
	});

	it('that are taken back in time tell no one, and after it are told in plain words', async () => {
		const row = await booked();
		const wrong = await pay(row, { minor: 100_000 });
		await reversePayment({ ctx: team('user_admin', NOW + 4 * MINUTE), id: wrong });
		expect(await tell(30)).toEqual({ told: 0 });
		const told = await pay(row, { minor: 200_000, at: NOW + 30 * MINUTE });
		expect(await tell(40)).toEqual({ told: 1 });
		await reversePayment({ ctx: team('user_admin', NOW + 50 * MINUTE), id: told });
		expect(await tell(59)).toEqual({ told: 0 });
		expect(await times24(() => tell(60))).toBe(1);
		expect(await tell(90)).toEqual({ told: 0 });
		const [, back] = await mails();
		expect(back?.subject).toMatch(/^Correction: your payment for /);
		expect(back?.text).toContain('2 000,00 EUR had arrived');
		expect(back?.text).toContain('Still open: 10 000,00 EUR');
		expect(await notices()).toEqual([
			['received', 'client', 200_000],
			['receivedReversed', 'client', 200_000],
		]);
	});

	it('name what is above what is owed, and of a cancelled booking lead to its page without papers', async () => {
		const row = await booked();
		await pay(row, { minor: 1_040_000, way: 'bank' });
		await tell();
		expect((await mails())[0]?.text).toContain('This is 400,00 EUR more than is owed.');
		const other = await booked({ checkIn: '2027-03-06', checkOut: '2027-03-13' });
		await moveLead({
			...{ ctx: team(), scope: { reach: 'all' }, lead: { id: other.id, version: other.version } },
			...{ to: 'cancelledBooking', actor: { id: 'user_admin', role: 'admin' } },
		});
		await pay(other, { minor: 10_000, way: 'bank' });
		expect(await tell()).toEqual({ told: 1 });
		const [, mail] = await mails();
		expect(mail?.text).toMatch(/\/trips\/[a-z2-9]{26} /);
		expect(mail?.text).not.toContain('/papers/');
	});

	it('are told to the agent where no address is known, in German where the client reads German, and to no one of an erased client', async () => {
		await pay(await booked({ email: null }), { minor: 100_000, way: 'card' });
		await pay(
			await booked({ language: 'de', email: 'karin@example.com', checkIn: '2027-03-06', checkOut: '2027-03-13' }),
			{
				...{ minor: 100_000, way: 'card' },
			},
		);
		await pay(await booked({ clientLastName: '–', checkIn: '2027-03-13', checkOut: '2027-03-20' }), {
			...{ minor: 100_000, way: 'card' },
		});
		expect(await tell(0)).toEqual({ told: 2 });
		const to = new Map((await mails()).map((each) => [each.to, each]));
		expect(to.get('agent@people.example')?.subject).toMatch(/^Ada Thorne: We have received your payment for /);
		expect(to.get('agent@people.example')?.text).toContain('We know no address of your client Ada Thorne');
		expect(to.get('karin@example.com')?.subject).toMatch(/^Ihre Zahlung für .* ist eingegangen$/);
		expect((await database.db.select().from(payment)).every(({ toldAt }) => toldAt !== null)).toBe(true);
		expect(await tell(60)).toEqual({ told: 0 });
	});

	it('of a security deposit say that it is held, what of it is open, and have no receipt', async () => {
		const row = await booked();
		const id = await pay(row, { minor: 150_000, isDeposit: true });
		expect(await tell()).toEqual({ told: 1 });
		const [mail] = await mails();
		expect(mail).toMatchObject({ kind: 'client-depositReceived' });
		expect(mail?.text).toContain('1 500,00 EUR as your security deposit');
		expect(mail?.text).toContain('500,00 EUR is still open, due by Saturday, 6 February 2027');
		expect(mail?.text).not.toContain('/papers/');
		await reversePayment({ ctx: team('user_admin', NOW + 20 * MINUTE), id });
		expect(await tell(30)).toEqual({ told: 1 });
		expect((await mails())[1]?.text).toContain('1 500,00 EUR had arrived as your security deposit');
	});

	it('are found along indexes of what is untold', async () => {
		const at = { db: database.db, now: NOW };
		expect(await planOf(untoldPayments(at).toSQL())).toContain('USING INDEX payment_untold');
		expect(await planOf(untoldReversals(at).toSQL())).toContain('USING INDEX payment_reversal_untold');
		expect(await planOf(untoldRefunds(at).toSQL())).toContain('USING INDEX refund_untold');
		expect(await planOf(dueDeposits({ ...at, today: plainDate('2026-11-20') }).toSQL())).toContain(
			'USING INDEX security_deposit_open',
		);
	});
});

const only = async () => {
	const [row] = await database.db.select().from(refund);
	if (!row) throw new Error('no refund');
	return { id: row.id, version: row.version };
};

describe('money that goes back (MONEY-15)', () => {
	it('is told once it has left: amount, the end of the account, and by when it is there', async () => {
		const row = await booked();
		await pay(row, { minor: 1_040_000, way: 'bank' });
		const payee = { holder: 'Johanna Rieder', iban: IBAN, bic: '' };
		await editRefund({
			ctx: team(),
			...(await only()),
			change: { minor: 40_000, retainedMinor: 0, reason: '', payee },
		});
		await releaseRefund({ ctx: team('user_second'), ...(await only()) });
		expect(await tellBack()).toEqual({ told: 0 });
		await recordRefund({ ctx: team(), ...(await only()), paidOn: '2026-11-20' });
		expect(await times24(() => tellBack())).toBe(1);
		expect(await tellBack(60)).toEqual({ told: 0 });
		const [mail] = await mails();
		expect(mail?.subject).toMatch(/^Your refund of 400,00.EUR is on its way$/);
		// A Friday: Monday and Tuesday are the next bank days.
		expect(mail?.text).toContain('account ending in 3201. It should be there by Tuesday, 24 November 2026.');
		expect(mail?.text).not.toMatch(/AT61|Rieder/);
		expect(await readLeadPayments({ ctx: contextOf(database, 'agent'), leadId: row.id })).toMatchObject({
			notices: [{ kind: 'refund', receiver: 'client', minor: 40_000, currency: 'EUR' }],
		});
	});

	it.each([
		['whole', 0, /^Your security deposit for .* is on its way back$/, 'your security deposit of 2 000,00 EUR'],
		['in part', 30_000, /a part is retained$/, '300,00 EUR is retained. We have given the other 1 700,00 EUR back'],
		['not at all', 200_000, /is retained$/, '2 000,00 EUR, is retained.'],
	])('of a security deposit is told: given back %s', async (_, retainedMinor, subject, words) => {
		const row = await booked();
		await pay(row, { minor: 200_000, isDeposit: true });
		await proposeDueRefunds({ db: database.db, now: Date.UTC(2027, 5, 1) });
		if (retainedMinor > 0)
			await editRefund({
				...{ ctx: team(), ...(await only()) },
				change: {
					...{ minor: 200_000 - retainedMinor, retainedMinor, reason: 'A broken door <b>' },
					payee: { holder: '', iban: '', bic: '' },
				},
			});
		await releaseRefund({ ctx: team('user_second'), ...(await only()) });
		if (retainedMinor < 200_000) await recordRefund({ ctx: team(), ...(await only()), paidOn: '2026-11-20' });
		expect(await times24(() => tellBack())).toBe(1);
		const [mail] = await mails();
		expect(mail?.subject).toMatch(subject);
		expect(mail?.text).toContain(words);
		expect(mail?.html.includes('A broken door &lt;b&gt;')).toBe(retainedMinor > 0);
	});
});

describe('reminders of a security deposit (MONEY-16)', () => {
	const DUE = plainDate(DEPOSIT.date);
	const run = (days: number, time = '11:00') => {
		const today = addDays(DUE, days);
		return remindDeposits({ db: database.db, today, now: Date.parse(`${today}T${time}:00Z`), settings: settings() });
	};
	const waiting = async (given: Parameters<typeof booked>[0] = {}) => {
		const row = await booked(given);
		await database.db.update(securityDeposit).set({ createdAt: Date.parse('2026-08-01') });
		return row;
	};

	it('go out on the days of payments, beside those of an instalment of the same day, until it is paid in', async () => {
		const row = await waiting();
		await database.db
			.insert(paymentReminder)
			.values({ leadNo: row.no, dueDate: DUE, kind: 'ahead', receiver: 'client', openMinor: 1, createdAt: 1 });
		expect(await run(-8)).toEqual({ reminded: 0 });
		expect(await run(-7, '03:00')).toEqual({ reminded: 0 });
		const runs = await Promise.all(Array.from({ length: 24 }, () => run(-7)));
		expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
		expect(await run(-1)).toEqual({ reminded: 0 });
		await pay(row, { minor: 50_000, isDeposit: true });
		expect(await run(3)).toEqual({ reminded: 1 });
		const [ahead, late] = await mails();
		expect(ahead?.subject).toMatch(/^Reminder: security deposit for /);
		expect(late?.text).toContain('1 500,00 EUR was due on Saturday, 6 February 2027');
		await pay(row, { minor: 150_000, isDeposit: true });
		expect(await run(10)).toEqual({ reminded: 0 });
		expect(await readLeadPayments({ ctx: contextOf(database, 'agent'), leadId: row.id })).toMatchObject({
			reminders: [{ isDeposit: true }, { isDeposit: true }, { isDeposit: false }],
		});
	});

	it('are stopped with those of payments, and end with the booking', async () => {
		const row = await waiting();
		const ctx = contextOf(database, 'agent');
		await stopPaymentReminders({ ctx, leadId: row.id, isStopped: true });
		expect(await run(-7)).toEqual({ reminded: 0 });
		await stopPaymentReminders({ ctx, leadId: row.id, isStopped: false });
		await database.db.update(lead).set({ status: 'cancelledBooking' });
		expect(await run(-7)).toEqual({ reminded: 0 });
		await database.db.update(lead).set({ status: 'confirmedBooking', clientLastName: '–' });
		expect(await run(-7)).toEqual({ reminded: 0 });
	});
});
