import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AgreedTerms, lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { instalment, paymentReminder } from '#db/schema/payment';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { moveLead } from '~/domain/lead/move-lead.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { remindPayments } from '~/domain/payment/remind-payments.server';
import { stopPaymentReminders } from '~/domain/payment/stop-reminders.server';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const DUE = plainDate('2026-12-25');
const terms: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-10-01', minor: 945_000 },
		{ kind: 'final', dueDate: DUE, minor: 1_755_000 },
	],
	cancellation: [],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
};
const ctxOf = (person: Person | null = 'agent') => contextOf(database, person, { may: ['money'] });

/** A booking whose prepayment has come, and whose final payment is open. */
async function booked(given: Parameters<typeof insertAgentLead>[1] = {}) {
	const found = await insertAgentLead(database, {
		...{ status: 'requestedBooking', agreedTerms: terms, origin: 'https://partner.example', clientFirstName: 'Ada' },
		...{ clientLastName: 'Thorne', ...given },
	});
	const team = { ctx: ctxOf('admin'), scope: { reach: 'all' }, actor: { id: 'user_admin', role: 'admin' } } as const;
	await moveLead({ ...team, lead: found, to: 'confirmedBooking' });
	const money = await readLeadPayments({ ctx: ctxOf('admin'), leadId: found.id });
	await pay(found.id, money?.instalments[0]?.openMinor ?? 0);
	await database.db.update(instalment).set({ createdAt: Date.parse('2026-08-01') });
	return { ...found, total: money?.instalments[1]?.openMinor ?? 0 };
}

const pay = (leadId: string, minor: number) =>
	recordPayment({ ctx: ctxOf('admin'), leadId, minor, receivedOn: '2026-10-01', key: crypto.randomUUID() });

/** A run of the schedule on a day, so many days after the final payment's, at noon unless told otherwise. */
function run(days: number, time = '11:00') {
	const today = addDays(DUE, days);
	const { db } = database;
	return remindPayments({ db, today, now: Date.parse(`${today}T${time}:00Z`), settings: ctxOf().settings });
}

const mails = () =>
	database.db
		.select({
			to: mailOutbox.toAddress,
			subject: mailOutbox.subject,
			replyTo: mailOutbox.replyTo,
			text: mailOutbox.plainText,
		})
		.from(mailOutbox)
		.where(eq(mailOutbox.kind, 'payment-reminder'));
const sent = async () =>
	(await database.db.select().from(paymentReminder)).map(({ kind, receiver }) => [kind, receiver]);

describe('reminders of payments (MONEY-10)', () => {
	it('go to the client seven days before, three and ten days after the day, once each, with the link', async () => {
		const { total } = await booked({ email: 'ada@thorne.example' });
		for (const days of [-9, -8]) expect(await run(days)).toEqual({ reminded: 0 });
		expect(await run(-7)).toEqual({ reminded: 1 });
		for (const days of [-7, -3, -1, 0, 1, 2]) expect(await run(days)).toEqual({ reminded: 0 });
		expect(await run(3)).toEqual({ reminded: 1 });
		for (const days of [4, 9]) expect(await run(days)).toEqual({ reminded: 0 });
		expect(await run(10)).toEqual({ reminded: 1 });
		for (const days of [11, 30, 31, 90]) expect(await run(days)).toEqual({ reminded: 0 });
		expect(await sent()).toEqual([
			['ahead', 'client'],
			['late', 'client'],
			['last', 'client'],
		]);
		const all = await mails();
		expect(all.map(({ to }) => to)).toEqual(Array(3).fill('ada@thorne.example'));
		expect(new Set(all.map(({ text }) => /\/partner\/cimalpes-payment-links\/[a-z2-9]{26}/.exec(text)?.[0])).size).toBe(
			1,
		);
		expect(all[0]?.subject).toMatch(/^Reminder: Final payment for /);
		expect(all[0]?.text.replace(/\D/g, '')).toContain(String(total));
		expect(all[0]?.text).not.toMatch(/commission|markup/i);
	});

	it('go to the agent where no address of the client is known', async () => {
		const { id } = await booked({ email: null });
		expect(await run(-5)).toEqual({ reminded: 1 });
		const [mail] = await mails();
		expect(await sent()).toEqual([['ahead', 'agent']]);
		expect(mail?.subject).toMatch(/^Ada Thorne: Final payment for /);
		expect(mail?.text).toContain(`/partner/dashboard/leads/${id}`);
		expect(mail?.to).not.toContain('thorne');
	});

	it('are written once by 24 runs at the same moment', async () => {
		await booked({ email: 'ada@thorne.example' });
		const runs = await Promise.all(Array.from({ length: 24 }, () => run(-7)));
		expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
		expect(await mails()).toHaveLength(1);
	});

	it('name what is still open, and end once it is paid', async () => {
		const { id, total } = await booked({ email: 'ada@thorne.example' });
		await pay(id, total - 12_345);
		expect(await run(3)).toEqual({ reminded: 1 });
		expect((await mails())[0]?.text).toContain('123,45');
		await pay(id, 12_345);
		expect(await run(10)).toEqual({ reminded: 0 });
	});

	it('are stopped and resumed by the agency of the booking, and by no other', async () => {
		const { id } = await booked({ email: 'ada@thorne.example' });
		const stop = (person: Person, isStopped: boolean) =>
			stopPaymentReminders({ ctx: ctxOf(person), leadId: id, isStopped });
		await expect(stop('stranger', true)).rejects.toMatchObject({ code: 'not-found' });
		await Promise.all(Array.from({ length: 8 }, () => stop('agent', true)));
		expect(await run(-7)).toEqual({ reminded: 0 });
		expect(await readLeadPayments({ ctx: ctxOf(), leadId: id })).toMatchObject({
			remindersStoppedAt: expect.any(Number),
		});
		await stop('colleague', false);
		expect(await run(-6)).toEqual({ reminded: 1 });
		expect(await readLeadPayments({ ctx: ctxOf(), leadId: id })).toMatchObject({
			remindersStoppedAt: null,
			reminders: [{ kind: 'ahead', receiver: 'client', dueDate: DUE }],
		});
	});

	it('leave out nights, what was confirmed a moment ago, and leads that are no booking', async () => {
		await booked({ email: 'ada@thorne.example' });
		expect(await run(-7, '02:00')).toEqual({ reminded: 0 });
		expect(await run(-7, '19:00')).toEqual({ reminded: 0 });
		await database.db.update(instalment).set({ createdAt: Date.parse(`${addDays(DUE, -8)}T11:00:00Z`) });
		expect(await run(-7)).toEqual({ reminded: 0 });
		expect(await run(-5)).toEqual({ reminded: 1 });
		await database.db.delete(paymentReminder);
		await database.db.update(lead).set({ status: 'declinedBooking' });
		expect(await run(-5)).toEqual({ reminded: 0 });
	});
});
