import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgreedTerms } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { moveLead } from '~/domain/lead/move-lead.server';
import { writeToClient } from '~/domain/mail-thread/write-to-client.server';
import { subscribe } from '~/domain/newsletter/subscribe.server';
import { readLeadPayments } from '~/domain/payment/lead-payments.server';
import { createPaymentLink } from '~/domain/payment/payment-links.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { findProposalLink } from '~/domain/proposal/proposal-link.server';
import { saveProposal } from '~/domain/proposal/save-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { createTripLink, readLeadTrip } from '~/domain/trip/trip-links.server';
import { parseFormSecret } from '~/platform/form-secret';
import { parseReplyDomains } from '~/platform/reply-domains';
import { readState, writeState } from '~/platform/sign-in/sign-in-state';
import type { TestDatabase } from '../database';
import { contextOf, insertAgentLead, type Person } from '../lead/agent-workspace';
import { propertyInterest, startProposalDatabase } from '../proposal/proposal-leads';

let database: TestDatabase;
beforeAll(async () => {
	database = await startProposalDatabase();
});
afterAll(() => database?.stop());

const OLD = 'the secret of all years until now';
const NEW = 'n'.repeat(43);
/** The three settings of a replacement, one after the other; the second one lasts as long as links of the old one. */
const BEFORE = OLD;
const MEANWHILE = `${NEW},${OLD}`;
const AFTER = NEW;

const TERMS: AgreedTerms = {
	payments: [{ kind: 'final', dueDate: '2026-12-25', minor: 1_755_000 }],
	cancellation: [],
	deposit: { kind: 'unknown', minor: null, currency: null, date: null },
};

function under(secret: string, person: Person | null = 'agent') {
	const ctx = contextOf(database, person, { may: ['money'] });
	const secrets = parseFormSecret(secret);
	if (!secrets) throw new Error('No secret');
	const inbound = {
		INBOUND_MAIL_DOMAINS: parseReplyDomains('*=reply.example.com'),
		INBOUND_MAIL_SECRET: 's'.repeat(40),
	};
	return { ...ctx, settings: { ...ctx.settings, ...secrets, ...inbound }, catalogueVersion: 1 };
}

async function booked() {
	const lead = await insertAgentLead(database, { status: 'requestedBooking', agreedTerms: TERMS });
	const team = { scope: { reach: 'all' }, actor: { id: 'user_admin', role: 'admin' } } as const;
	await moveLead({ ...team, ctx: under(BEFORE, 'admin'), lead, to: 'confirmedBooking' });
	const money = await readLeadPayments({ ctx: under(BEFORE, 'admin'), leadId: lead.id });
	return { leadId: lead.id, instalmentId: money?.instalments[0]?.id ?? '' };
}

/** A proposal that was sent under a secret. */
async function sent(secret: string) {
	const ctx = under(secret);
	const { id } = await createProposal({ ctx, leadId: await propertyInterest(database, '2027-02-06', 'Roth') });
	const row = await findProposal(ctx, id);
	const { revision } = await saveProposal({
		ctx,
		seen: { id, revision: row.revision },
		draft: {
			...{
				language: 'en',
				clientFirstName: 'Jana',
				clientLastName: 'Roth',
				clientEmail: 'jana@roth.example',
				title: '',
			},
			...{ greeting: '', validUntil: row.validUntil, onApproval: 'tell', firstChoice: null },
			options: row.options.map(({ lead, markupKind, priceMinor }) => ({
				...{ leadId: lead.id, markupKind, markup: 12_300, priceMinor, reason: '' },
			})),
		},
	});
	const result = await sendProposal({ ctx, seen: { id, revision }, by: 'link' });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return { id, link: result.link };
}

describe('while the form secret is replaced (ACCESS-33)', () => {
	test('a client’s link is shown as it was sent, and a new one is of the new secret', async () => {
		const { id, link } = await sent(BEFORE);
		expect(await findProposalLink({ ctx: under(MEANWHILE), id })).toBe(link);
		expect(await findProposalLink({ ctx: under(AFTER), id })).not.toBe(link);
		const fresh = await sent(MEANWHILE);
		for (const secret of [MEANWHILE, AFTER])
			expect(await findProposalLink({ ctx: under(secret), id: fresh.id })).toBe(fresh.link);
	});

	test('so are the links of a booking: its payment and its trip', async () => {
		const { leadId, instalmentId } = await booked();
		const payment = (secret: string) => createPaymentLink({ ctx: under(secret), leadId, instalmentId });
		const made = await payment(BEFORE);
		expect(await payment(MEANWHILE)).toEqual(made);
		const shown = async (secret: string) =>
			(await readLeadPayments({ ctx: under(secret), leadId }))?.instalments[0]?.link;
		expect((await shown(MEANWHILE))?.url).toBe(made.url);
		expect(await shown(MEANWHILE)).not.toHaveProperty('tokenHash');
		const trip = await createTripLink({ ctx: under(BEFORE), leadId, kind: 'lead' });
		expect(await createTripLink({ ctx: under(MEANWHILE), leadId, kind: 'lead' })).toEqual(trip);
		const page = await readLeadTrip({ ctx: under(MEANWHILE), leadId });
		expect(page?.links.map(({ url }) => url)).toEqual([trip.url]);
		expect(page?.links[0]).not.toHaveProperty('tokenHash');
	});

	test('a thread keeps its reply address, and one that begins has the new secret’s', async () => {
		const { id } = await sent(BEFORE);
		const address = async (secret: string, about: string) => {
			await writeToClient({ ctx: under(secret), id: about, body: 'Good news', key: crypto.randomUUID(), way: 'app' });
			const mails = await database.db
				.select({ replyTo: mailOutbox.replyTo, root: mailOutbox.threadRoot })
				.from(mailOutbox)
				.where(eq(mailOutbox.kind, 'thread-client'))
				.orderBy(desc(mailOutbox.no))
				.limit(1);
			return mails[0];
		};
		const first = await address(BEFORE, id);
		expect(first?.replyTo).toMatch(/^reply\+/);
		expect(await address(MEANWHILE, id)).toEqual(first);
		const other = await sent(MEANWHILE);
		const fresh = await address(MEANWHILE, other.id);
		expect(await address(AFTER, other.id)).toEqual(fresh);
	});

	test('the link that ends a newsletter stays the one of older mails', async () => {
		const end = async (secret: string, email: string) => {
			const ctx = { ...under(secret, null), now: Date.now() + (secret === BEFORE ? 0 : 3_600_000) };
			const input = { fullName: 'Ada Thorne', email, consent: 'on' };
			expect(await subscribe({ ctx, input })).toEqual({ outcome: 'taken' });
			const [mail] = await database.db
				.select({ end: mailOutbox.listUnsubscribe })
				.from(mailOutbox)
				.where(eq(mailOutbox.kind, 'newsletter-confirm'))
				.orderBy(desc(mailOutbox.no))
				.limit(1);
			return mail?.end;
		};
		const first = await end(BEFORE, 'ada@thorne.example');
		expect(await end(AFTER, 'ada@thorne.example')).toBe(first);
	});

	test('a sign-in that began under the secret before ends well, and no other', async () => {
		const now = Date.now();
		const state = await writeState({ to: '/user', startedAt: now }, OLD);
		expect(await readState(state, [NEW, OLD], now)).toMatchObject({ to: '/user' });
		expect(await readState(state, [NEW], now)).toBeNull();
		expect(await readState(await writeState({ to: '/user', startedAt: now }, NEW), [NEW, OLD], now)).not.toBeNull();
		expect(await readState(`${state}x`, [NEW, OLD], now)).toBeNull();
	});
});
