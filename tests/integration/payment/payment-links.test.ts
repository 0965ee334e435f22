import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import type { AgreedTerms } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { paymentLink } from '#db/schema/payment';
import { moveLead } from '~/domain/lead/move-lead.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { isPaymentLinkToken, paymentLinkTokenHash, paymentTokenIn } from '~/domain/payment/payment-link-token';
import { createPaymentLink, withdrawPaymentLink } from '~/domain/payment/payment-links.server';
import { readPaymentLink } from '~/domain/payment/read-payment-link.server';
import { recordPayment } from '~/domain/payment/record-payment.server';
import { sendPaymentLink } from '~/domain/payment/send-payment-link.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { contextOf, EVERYBODY, insertAgentLead, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { forgetLeads } from '../lead/lead-workspace';

let database: TestDatabase;
beforeAll(async () => {
	database = await startAgentDatabase();
});
beforeEach(() => forgetLeads(database.db));
afterAll(() => database?.stop());

const TERMS: AgreedTerms = {
	payments: [
		{ kind: 'prepayment', dueDate: '2026-10-25', minor: 945_000 },
		{ kind: 'final', dueDate: '2026-12-25', minor: 1_755_000 },
	],
	cancellation: [],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
};

const ctxOf = (person: Person | null = 'agent') => contextOf(database, person, { may: ['money'] });

/** A booking of the first agency, and its instalments. */
async function booked(given: Parameters<typeof insertAgentLead>[1] = {}) {
	const lead = await insertAgentLead(database, { status: 'requestedBooking', agreedTerms: TERMS, ...given });
	const team = { ctx: ctxOf('admin'), scope: { reach: 'all' }, actor: { id: 'user_admin', role: 'admin' } } as const;
	await moveLead({ ...team, lead, to: 'confirmedBooking' });
	const money = await readLeadPayments({ ctx: ctxOf('admin'), leadId: lead.id });
	const [first, second] = money?.instalments ?? [];
	return { leadId: lead.id, first: first?.id ?? '', second: second?.id ?? '' };
}

const linksOf = () => database.db.select().from(paymentLink);
const tokenOf = (url: string) => paymentTokenIn(new URL(url).pathname) ?? '';

describe('a payment link (MONEY-6)', () => {
	it('is 26 letters that no one guesses, stored as a hash, and the same for the same thing until it is withdrawn', async () => {
		const { leadId, first, second } = await booked();
		const { url, id } = await createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: first });
		const token = tokenOf(url);
		expect(isPaymentLinkToken(token)).toBe(true);
		expect(await linksOf()).toMatchObject([{ id, tokenHash: await paymentLinkTokenHash(token) }]);
		expect(await createPaymentLink({ ctx: ctxOf('colleague'), leadId, instalmentId: first })).toEqual({ url, id });
		const other = await createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: second });
		expect(other.url).not.toBe(url);
		await withdrawPaymentLink({ ctx: ctxOf(), id });
		await expect(withdrawPaymentLink({ ctx: ctxOf(), id })).rejects.toMatchObject({ reason: 'changed-meanwhile' });
		const fresh = await createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: first });
		expect(fresh.url).not.toBe(url);
		const acts = await database.db.select().from(audit).where(eq(audit.actor, 'user_agent'));
		expect(acts.map(({ action }) => action)).toEqual([
			...['payment-link.created', 'payment-link.created', 'payment-link.withdrawn', 'payment-link.created'],
		]);
	});

	it('is one of 24 that are made at once, for an instalment and for the booking', async () => {
		const { leadId, first } = await booked();
		for (const instalmentId of [first, null]) {
			const made = await Promise.all(
				Array.from({ length: 24 }, () => createPaymentLink({ ctx: ctxOf(), leadId, instalmentId })),
			);
			expect(new Set(made.map(({ url }) => url)).size).toBe(1);
		}
		expect(await linksOf()).toHaveLength(2);
		const acts = await database.db.select().from(audit).where(eq(audit.action, 'payment-link.created'));
		expect(acts).toHaveLength(2);
	});

	it('is for nothing that is paid, and for no lead without a booking', async () => {
		const { leadId, first } = await booked();
		await recordPayment({ ctx: ctxOf('admin'), leadId, minor: 945_000, receivedOn: '2026-11-20', key: 'a' });
		const nothingOpen = { code: 'conflict', reason: 'nothing-open' };
		await expect(createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: first })).rejects.toMatchObject(nothingOpen);
		const interest = await insertAgentLead(database, { status: 'interest' });
		await expect(createPaymentLink({ ctx: ctxOf(), leadId: interest.id })).rejects.toMatchObject(nothingOpen);
		expect(await readLeadPayments({ ctx: ctxOf(), leadId: interest.id })).toBeNull();
		const { second } = await booked({ checkIn: '2027-02-27', checkOut: '2027-03-06' });
		await expect(createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: second })).rejects.toMatchObject(nothingOpen);
	});

	it('is made, sent and withdrawn by the agency of the booking and the team alone', async () => {
		const { leadId, first } = await booked();
		const { id } = await createPaymentLink({ ctx: ctxOf('admin'), leadId, instalmentId: first });
		const answers: Record<string, string[]> = {};
		for (const person of [...EVERYBODY, null]) {
			const ctx = ctxOf(person);
			const given = { ctx, leadId, instalmentId: first };
			const verbs = [
				() => createPaymentLink(given),
				() => sendPaymentLink({ ...given, email: `${person}@guests.example` }),
				() => withdrawPaymentLink({ ctx, id }),
				() => readLeadPayments({ ctx, leadId }),
			];
			answers[String(person)] = await Promise.all(
				verbs.map((verb) =>
					verb().then(
						() => 'done',
						(error) => error.code,
					),
				),
			);
			await database.db.update(paymentLink).set({ withdrawnAt: null });
		}
		const all = ['done', 'done', 'done', 'done'];
		const none = ['forbidden', 'forbidden', 'forbidden', 'forbidden'];
		const missing = ['not-found', 'not-found', 'not-found', 'not-found'];
		expect(answers).toEqual({
			...{ agent: all, colleague: all, supervisor: all, admin: all, stranger: missing },
			lifestyle: ['forbidden', 'forbidden', 'forbidden', 'done'],
			...{ operator: none, otherOperator: none, customer: none, waiting: none, null: none },
		});
	});

	it('goes to the client once, in its language and with the agent’s address for answers', async () => {
		const { leadId, second } = await booked({ language: 'de', email: 'ada@thorne.example', markupMinor: 100_000 });
		const send = (email: string) => sendPaymentLink({ ctx: ctxOf(), leadId, instalmentId: second, email });
		await expect(send('nowhere')).rejects.toMatchObject({ code: 'invalid', reason: 'email' });
		await send('ada@thorne.example');
		await expect(send('ada@thorne.example')).rejects.toMatchObject({ code: 'conflict', reason: 'sent-already' });
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payment-link'));
		expect(mails).toHaveLength(1);
		const [mail] = mails;
		const { url } = await createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: second });
		expect(mail).toMatchObject({
			...{ toAddress: 'ada@thorne.example', replyTo: 'agent@people.example', brandKey: 'demo-gold' },
			subject: 'Restzahlung für Chalet Aurikel',
		});
		for (const text of [mail?.plainText ?? '', mail?.html ?? '']) {
			expect(text).toContain(url);
			expect(text).toMatch(/18[\s\u00a0]200,00[\s\u00a0]EUR/);
			expect(text).not.toMatch(/commission|provision|markup|aufschlag/i);
		}
		expect(mail?.html).toContain('#5b1628');
		expect(mail?.plainText).toContain('25. Dezember 2026');
	});

	it('is read by its token alone, and by no other', async () => {
		const { leadId, first } = await booked();
		const { url } = await createPaymentLink({ ctx: ctxOf(), leadId, instalmentId: first });
		expect(await readPaymentLink(database, tokenOf(url))).toMatchObject({ position: 1, firstName: 'Ada' });
		for (const token of ['', '42', 'a'.repeat(26), `${tokenOf(url)}a`, tokenOf(url).toUpperCase()])
			expect(await readPaymentLink(database, token)).toBeNull();
		const [row] = await linksOf();
		expect(row?.expiresAt).toBeGreaterThan(NOW + 89 * 86_400_000);
	});
});
