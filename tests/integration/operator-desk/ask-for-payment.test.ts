import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { mailOutbox } from '#db/schema/mail';
import { paymentReminder } from '#db/schema/payment';
import { decideLead } from '~/domain/lead/decide-lead.server';
import { loadDeskToday } from '~/domain/operator-desk/today/load-desk-today.server';
import { askForPayment } from '~/domain/payment/ask-for-payment.server';
import { stopPaymentReminders } from '~/domain/payment/stop-reminders.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, insertAgentLead, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

const HOUR = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const at = (person: Person | null = 'operator', now = NOW) => ({ ...contextOf(database, person), now });
const ask = (leadId: string, person: Person | null = 'operator', now = NOW) =>
	askForPayment({ ctx: at(person, now), leadId });
const mails = () => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payment-reminder'));

async function booked(given: Parameters<typeof insertAgentLead>[1] = {}) {
	const asked = await insertAgentLead(database, {
		email: 'ada@guests.example',
		agreedTerms: {
			payments: [{ kind: 'final', dueDate: '2026-11-24', minor: 2_700_000 }],
			cancellation: [],
			deposit: { kind: 'unknown', minor: null, currency: null, date: null },
		},
		...given,
	});
	await decideLead({ ctx: at(), lead: asked, decision: 'confirm' });
	await database.db.delete(mailOutbox);
	return asked.id;
}

describe('a reminder that an operator asks for', () => {
	it('goes to the agent of an agency’s booking, never to its client', async () => {
		const id = await booked({ markupMinor: 300_000 });
		expect(await ask(id)).toEqual({ at: NOW });
		expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(['agent@people.example']);
		const [row] = await database.db.select().from(audit).where(eq(audit.action, 'payment.reminder-asked'));
		expect(row).toMatchObject({
			...{ actor: 'user_operator', subjectId: id, detail: { dueDate: '2026-11-24', receiver: 'agent' } },
		});
	});

	it('goes to a guest without an agency', async () => {
		const id = await booked({ agencyNo: null, userNo: null });
		await ask(id);
		expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(['ada@guests.example']);
	});

	it('goes once in a day of 24 at the same moment, with those of the schedule', async () => {
		const id = await booked();
		const results = await Promise.allSettled(Array.from({ length: 24 }, () => ask(id)));
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		for (const each of results) if (each.status === 'rejected') expect(each.reason.reason).toBe('reminded-today');
		expect(await mails()).toHaveLength(1);
		await expect(ask(id, 'operator', NOW + 23 * HOUR)).rejects.toMatchObject({ reason: 'reminded-today' });
		await ask(id, 'operator', NOW + 25 * HOUR);
		const other = await booked({ checkIn: '2027-02-27', checkOut: '2027-03-06' });
		const { no } = await leadRow(database, other);
		await database.db.insert(paymentReminder).values({
			...{ leadNo: no, dueDate: '2026-11-24', kind: 'ahead', receiver: 'agent', openMinor: 1, createdAt: NOW - HOUR },
		});
		await expect(ask(other)).rejects.toMatchObject({ reason: 'reminded-today' });
	});

	it('is refused where reminders were stopped, or nothing is open', async () => {
		const id = await booked();
		await stopPaymentReminders({ ctx: at('agent'), leadId: id, isStopped: true });
		await expect(ask(id)).rejects.toMatchObject({ reason: 'reminders-stopped' });
		const free = await booked({
			...{ checkIn: '2027-02-27', checkOut: '2027-03-06', subtotalMinor: 0, cardFeeMinor: 0, totalMinor: 0 },
		});
		await expect(ask(free)).rejects.toMatchObject({ reason: 'nothing-due' });
		const option = await insertAgentLead(database, { status: 'requestedOption' });
		await expect(ask(option.id)).rejects.toMatchObject({ code: 'not-found' });
		expect(await mails()).toEqual([]);
	});

	it('is of the operator’s own properties alone', async () => {
		const id = await booked();
		await expect(ask(id, 'otherOperator')).rejects.toMatchObject({ code: 'not-found' });
		for (const person of [null, 'agent', 'supervisor', 'lifestyle', 'customer', 'admin'] as const)
			await expect(ask(id, person)).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('stands on the operator’s day, beside what is open in its own prices', async () => {
		const id = await booked({ markupMinor: 300_000 });
		const payments = async () => (await loadDeskToday({ ctx: at(), since: 0 })).payments;
		expect(await payments()).toMatchObject([{ id, openMinor: 2_700_000, remindedAt: null }]);
		await ask(id);
		expect(await payments()).toMatchObject([{ id, remindedAt: NOW }]);
	});
});
