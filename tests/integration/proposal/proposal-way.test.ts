import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ratePlanText, roomRate } from '#db/schema/hotel-rate';
import { lead, leadEvent } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalEvent, proposalVersion } from '#db/schema/proposal';
import { stayRate } from '#db/schema/stay';
import { travelAgency } from '#db/schema/travel-agency';
import { webhookDelivery, webhookEndpoint } from '#db/schema/webhook';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { moveLead } from '~/domain/lead/move-lead.server';
import { saveInterest } from '~/domain/lead/save-interest.server';
import { takeOption } from '~/domain/lead/take-option.server';
import { writeToAgency } from '~/domain/mail-thread/write-to-agency.server';
import { approveProposal, declineProposal, takeApprovalBack } from '~/domain/proposal/answer-proposal.server';
import { loadClientProposal, recordOpening } from '~/domain/proposal/client-proposal.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { payFromProposal } from '~/domain/proposal/pay-from-proposal.server';
import type { ProposalDraft } from '~/domain/proposal/read-proposal-form';
import { saveProposal } from '~/domain/proposal/save-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import type { TestDatabase } from '../database';
import { insertHotels } from '../hotel/hotel-fixture';
import { contextOf, EVERYBODY, leadRow, type Person, startAgentDatabase } from '../lead/agent-workspace';
import { received } from '../payment/money-workspace';

let database: TestDatabase;

beforeAll(async () => {
	database = await startAgentDatabase();
	await insertHotels(database, [
		{
			key: 'arve',
			name: 'Hotel Arve',
			place: 'zermatt',
			rooms: [{ key: 'double', name: 'Double Room', units: 2 }],
			seasons: [{ firstNight: '2026-12-01', lastNight: '2027-03-31', rates: [{ nightly: 400 }] }],
		},
	]);
});

afterAll(() => database?.stop());

const ctxOf = (person: Person | null = 'agent', now?: number) => ({
	...contextOf(database, person),
	...{ catalogueVersion: 1, ...(now === undefined ? {} : { now }) },
});

let week = 0;
/** An interest of the agent's in the property, each in another week. */
async function propertyInterest(): Promise<string> {
	const weeks = ['2027-02-06', '2027-02-20'];
	const checkIn = weeks[week++ % weeks.length] ?? '';
	const checkOut = new Date(Date.parse(checkIn) + 7 * 86_400_000).toISOString().slice(0, 10);
	const saved = await saveInterest({
		ctx: contextOf(database, 'agent'),
		about: { propertyId: 'prop_aurikel' },
		input: {
			...{ firstName: 'Katharina', lastName: 'Brenninger', nationality: 'Austrian' },
			...{ checkIn, checkOut, serviceLevel: 'catered', pax: 4 },
		},
		...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create', vault: null },
	});
	if (saved.outcome !== 'stored') throw new Error(JSON.stringify(saved));
	return saved.id;
}

async function hotelInterest(): Promise<string> {
	const saved = await saveHotelInterest({
		ctx: contextOf(database, 'agent'),
		hotelId: 'hotel_arve',
		input: {
			...{ checkIn: '2027-01-09', checkOut: '2027-01-12', firstName: 'Katharina', lastName: 'Brenninger' },
			...{ tls: '', cc: '' },
			rooms: [{ roomId: 'room_arve.double', planId: 'rate_arve.flexible', adults: 2, childrenAges: [] }],
		},
		...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create' },
	});
	if (saved.outcome !== 'stored') throw new Error(saved.outcome);
	return saved.id;
}

/** The draft as it stands, with changes. */
async function draftOf(id: string, change: Partial<ProposalDraft> = {}): Promise<ProposalDraft> {
	const row = await findProposal(ctxOf(), id);
	return {
		...{ language: row.language, clientFirstName: row.clientFirstName, clientLastName: row.clientLastName },
		...{ clientEmail: 'kb@brenninger.example', title: 'A week in the snow', greeting: 'Dear Mrs Brenninger,' },
		...{ validUntil: row.validUntil, onApproval: 'tell', firstChoice: null },
		options: row.options.map(({ lead, markupKind, markup, priceMinor, reason }) => ({
			...{ leadId: lead.id, markupKind, markup, priceMinor, reason },
		})),
		...change,
	};
}

/** A proposal that was sent by mail: its token, and the id. */
async function sent(leads: readonly string[], change: Partial<ProposalDraft> = {}) {
	const { id } = await createProposal({ ctx: ctxOf(), leadId: leads[0] ?? '' });
	const draft = await draftOf(id, change);
	const more = leads.slice(1).map((leadId) => ({
		...{ leadId, markupKind: 'amount' as const, markup: 0, priceMinor: null, reason: '' },
	}));
	const { revision: seen } = await findProposal(ctxOf(), id);
	const { revision } = await saveProposal({
		...{ ctx: ctxOf(), seen: { id, revision: seen } },
		draft: { ...draft, options: [...draft.options, ...more] },
	});
	const result = await sendProposal({ ctx: ctxOf(), seen: { id, revision }, by: 'mail' });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return { id, token: result.link.split('/p/')[1] ?? '', version: result.version };
}

const rowOf = async (id: string) => (await database.db.select().from(proposal).where(eq(proposal.id, id)))[0];
const mailsOf = async (kind: string) => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind));

/** Of an option in a snapshot. */
const OPTION_FIELDS = [
	...[
		'clientMinor',
		'country',
		'currency',
		'facts',
		'floorplans',
		'heldUntil',
		'included',
		'isFirstChoice',
		'key',
		'living',
	],
	...['name', 'ownTerms', 'party', 'pictures', 'place', 'position', 'stay', 'summary', 'terms', 'year'],
];

describe('a proposal', () => {
	it('is begun once for a lead, by its agency alone', async () => {
		const leadId = await propertyInterest();
		const made = await Promise.all(Array.from({ length: 24 }, () => createProposal({ ctx: ctxOf(), leadId })));
		expect(new Set(made.map(({ id }) => id)).size).toBe(1);
		const found = await findProposal(ctxOf('colleague'), made[0]?.id ?? '');
		expect(found).toMatchObject({
			state: 'draft',
			clientLastName: 'Brenninger',
			options: [{ leadNo: expect.any(Number) }],
		});
		const answers = await Promise.all(
			EVERYBODY.map(async (person) => {
				const answer = await findProposal(ctxOf(person), found.id).then(
					() => 'found',
					(error) => error.code,
				);
				return [person, answer];
			}),
		);
		expect(Object.fromEntries(answers)).toEqual({
			...{ agent: 'found', colleague: 'found', supervisor: 'found', lifestyle: 'forbidden', stranger: 'not-found' },
			...{ admin: 'forbidden', operator: 'forbidden', otherOperator: 'forbidden', customer: 'forbidden' },
			waiting: 'forbidden',
		});
		await expect(createProposal({ ctx: ctxOf('stranger'), leadId })).rejects.toMatchObject({ code: 'not-found' });
	});

	it('is sent as a frozen version that holds the client’s amounts and nothing of the agency’s', async () => {
		const [house, rooms] = [await propertyInterest(), await hotelInterest()];
		const { id, token, version } = await sent([house, rooms]);
		const { snapshot, person, state, hash } = await loadClientProposal({ ctx: ctxOf(null), token });
		const ofHouse = await leadRow(database, house);
		expect(state).toBe('sent');
		expect(person).toMatchObject({ client: { lastName: 'Brenninger' }, title: 'A week in the snow' });
		expect(snapshot.options.map(({ name, clientMinor }) => [name, clientMinor])).toEqual([
			['Chalet Aurikel', ofHouse.subtotalMinor],
			['Hotel Arve', 120_000],
		]);
		for (const { terms, clientMinor } of snapshot.options)
			expect(terms.payments.reduce((sum, { minor }) => sum + minor, 0)).toBe(clientMinor);
		const text = JSON.stringify(snapshot);
		expect(text).not.toMatch(/commission|markup|Brenninger|lead_|netto?\b/i);
		// Page, PDF and API read these and nothing else: what is added here reaches the client, whatever its name.
		for (const option of snapshot.options) expect(Object.keys(option).sort()).toEqual(OPTION_FIELDS);
		expect(hash).toMatch(/^[0-9a-f]{64}$/);

		// A markup later changes nothing of what was sent, and the next version everything.
		const draft = await draftOf(id);
		const [first, ...rest] = draft.options;
		const raised = { ...draft, options: [{ ...(first as NonNullable<typeof first>), markup: 120_000 }, ...rest] };
		const { revision } = await findProposal(ctxOf(), id);
		await saveProposal({ ctx: ctxOf(), seen: { id, revision }, draft: raised });
		expect((await loadClientProposal({ ctx: ctxOf(null), token })).snapshot).toEqual(snapshot);
		await expect(saveProposal({ ctx: ctxOf(), seen: { id, revision }, draft: raised })).rejects.toMatchObject({
			...{ code: 'conflict', reason: 'changed-meanwhile' },
		});
		const again = await sendProposal({ ctx: ctxOf(), seen: { id, revision: revision + 1 }, by: 'link' });
		expect(again).toMatchObject({ outcome: 'sent', version: version + 1 });
		const shown = await loadClientProposal({ ctx: ctxOf(null), token });
		expect(shown.snapshot.options[0]?.clientMinor).toBe((ofHouse.subtotalMinor ?? 0) + 120_000);
		expect(shown.before).toEqual(snapshot);
		expect((await loadClientProposal({ ctx: ctxOf(null), token, number: 1 })).snapshot).toEqual(snapshot);
		// An answer to the version that is no longer the newest comes too late.
		const late = declineProposal({ ctx: ctxOf(null), token, version, reason: '' });
		await expect(late).rejects.toMatchObject({ code: 'conflict', reason: 'changed-meanwhile' });
	});

	it('is frozen for the database too', async () => {
		const change = database.db.update(proposalVersion).set({ hash: 'x' });
		await expect(change.execute()).rejects.toThrow(/never changed/);
		await expect(database.db.delete(proposalVersion).execute()).rejects.toThrow(/never deleted/);
	});

	it('goes by mail in the agent’s name, with the letter and the link', async () => {
		const before = (await mailsOf('proposal-client')).length;
		await sent([await propertyInterest()]);
		const mail = (await mailsOf('proposal-client'))[before];
		expect(mail).toMatchObject({ replyTo: 'agent@people.example' });
		expect(mail?.plainText).toContain('Dear Mrs Brenninger,');
		expect(mail?.plainText).toMatch(/\/p\/[a-z2-9]{26}\b/);
	});

	it('names rates and what they include in its own language, as long as the catalogue still says what was agreed', async () => {
		const leadId = await hotelInterest();
		const textOf = (language: 'en' | 'de') =>
			and(
				eq(ratePlanText.language, language),
				eq(ratePlanText.name, language === 'en' ? 'Rate flexible' : 'Flexible Rate'),
			);
		await database.db
			.update(ratePlanText)
			.set({ name: 'Flexible Rate', amenitiesMarkdown: '- Frühstück' })
			.where(eq(ratePlanText.language, 'de'));
		const { id } = await createProposal({ ctx: ctxOf(), leadId });
		const sendIn = async (language: 'en' | 'de') => {
			const { revision } = await findProposal(ctxOf(), id);
			const saved = await saveProposal({
				ctx: ctxOf(),
				seen: { id, revision },
				draft: await draftOf(id, { language }),
			});
			const result = await sendProposal({ ctx: ctxOf(), seen: { id, revision: saved.revision }, by: 'link' });
			if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
			const token = result.link.split('/p/')[1] ?? '';
			const { snapshot } = await loadClientProposal({ ctx: ctxOf(null), token });
			const [option] = snapshot.options;
			return { token, version: snapshot.version, living: option?.living, included: option?.included, key: option?.key };
		};
		expect(await sendIn('en')).toMatchObject({ living: { rooms: [{ rate: 'Rate flexible' }] }, included: [] });
		const german = await sendIn('de');
		expect(german).toMatchObject({ living: { rooms: [{ rate: 'Flexible Rate' }] }, included: ['Frühstück'] });
		// What the catalogue says since the room was agreed on is not promised.
		await database.db.update(ratePlanText).set({ amenitiesMarkdown: '- Champagne' }).where(textOf('en'));
		expect(await sendIn('de')).toMatchObject({ living: { rooms: [{ rate: 'Rate flexible' }] }, included: [] });
		await database.db.update(ratePlanText).set({ amenitiesMarkdown: null }).where(textOf('en'));
		const { token, version, key } = await sendIn('de');
		const approving = { token, version, optionKey: key ?? '', name: 'Katharina Brenninger' };
		expect(await approveProposal({ ctx: ctxOf(null), ...approving })).toEqual({ effect: 'tell' });
	});

	it('is not sent with a price that has moved before the agent has decided on it', async () => {
		const leadId = await hotelInterest();
		const { id } = await createProposal({ ctx: ctxOf(), leadId });
		await database.db.update(roomRate).set({ nightlyMinor: 50_000 });
		const send = async () => sendProposal({ ctx: ctxOf(), seen: (await rowOf(id)) as never, by: 'link' });
		expect(await send()).toEqual({ outcome: 'obstacles', obstacles: [{ kind: 'price', leadId }] });
		const draft = await draftOf(id);
		const options = draft.options.map((option) => ({ ...option, priceMinor: 150_000, markup: -20_000 }));
		const { revision } = await findProposal(ctxOf(), id);
		await saveProposal({ ctx: ctxOf(), seen: { id, revision }, draft: { ...draft, options } });
		// Too much is given away: more than the agency earns.
		expect(await send()).toEqual({ outcome: 'obstacles', obstacles: [{ kind: 'markup', leadId }] });
		await saveProposal({
			...{ ctx: ctxOf(), seen: { id, revision: revision + 1 } },
			draft: { ...draft, options: options.map((option) => ({ ...option, markup: -1_000 })) },
		});
		expect(await send()).toMatchObject({ outcome: 'sent' });
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 });
	});
});

describe('a client', () => {
	const approve = (token: string, version: number, optionKey: string, now?: number) =>
		approveProposal({ ctx: ctxOf(null, now), token, version, optionKey, name: 'Katharina Brenninger' });
	const keyOf = async (token: string, at = 0) =>
		(await loadClientProposal({ ctx: ctxOf(null), token })).snapshot.options[at]?.key ?? '';

	it('opens, asks and approves; the agent is told once each', async () => {
		const { id, token, version } = await sent([await propertyInterest()]);
		expect(await recordOpening({ ctx: ctxOf(null), token })).toBe('user_agent');
		expect(await recordOpening({ ctx: ctxOf(null), token })).toBeNull();
		expect(await rowOf(id)).toMatchObject({ state: 'opened', openings: 1 });
		await writeToAgency({ ctx: ctxOf(null), token, version, question: 'Is there a cot? 4111 1111 1111 1111' });
		const [asked] = (await mailsOf('thread-agent-written')).slice(-1);
		expect(asked).toMatchObject({ replyTo: 'kb@brenninger.example' });
		expect(asked?.plainText).toContain('Is there a cot?');
		expect(asked?.plainText).not.toContain('4111 1111');
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'tell' });
		expect(await rowOf(id)).toMatchObject({ state: 'approved', approvedBy: 'Katharina Brenninger' });
		// Sent twice, it is one answer; what is another answer comes too late.
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'tell' });
		await expect(approve(token, version, 'none')).rejects.toMatchObject({ reason: 'no-such-move' });
		const kinds = await database.db
			.select({ kind: proposalEvent.kind })
			.from(proposalEvent)
			.innerJoin(proposal, eq(proposal.no, proposalEvent.proposalNo))
			.where(eq(proposal.id, id));
		expect(kinds.map(({ kind }) => kind)).toEqual(['created', 'sent', 'opened', 'asked', 'approved']);
	});

	it('is told to the webhook of the agency with each answer (HOOK-2)', async () => {
		await database.db.insert(webhookEndpoint).values({
			...{ id: 'webhook_1', agencyNo: 1, address: 'https://agency.example/', events: ['proposal.answered'] },
			...{ secret: 'sealed', brandKey: 'demo-gold', origin: 'https://agents.example', language: 'en' },
		});
		const leadId = await propertyInterest();
		const { id, token, version } = await sent([leadId]);
		await recordOpening({ ctx: ctxOf(null), token });
		await writeToAgency({ ctx: ctxOf(null), token, version, question: 'Is there a cot?' });
		await approve(token, version, await keyOf(token));
		await takeApprovalBack({ ctx: ctxOf(null), token, version });
		await declineProposal({ ctx: ctxOf(null), token, version, reason: 'Too far' });
		const rows = await database.db.select({ payload: webhookDelivery.payload }).from(webhookDelivery);
		const data = rows.map(({ payload }) => JSON.parse(payload).data);
		expect(data).toEqual([
			{ id, answer: 'asked', state: 'opened', leadId: null },
			{ id, answer: 'approved', state: 'approved', leadId },
			{ id, answer: 'approvalTakenBack', state: 'opened', leadId },
			{ id, answer: 'declined', state: 'declined', leadId: null },
		]);
		await database.db.delete(webhookEndpoint);
	});

	it('approves an option for which the agent wanted the option, in one step with the lead', async () => {
		const leadId = await propertyInterest();
		const { token, version } = await sent([leadId], { onApproval: 'option' });
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'option' });
		const row = await leadRow(database, leadId);
		expect(row).toMatchObject({ status: 'requestedOption' });
		const [event] = await database.db
			.select()
			.from(leadEvent)
			.where(and(eq(leadEvent.leadNo, row.no), eq(leadEvent.toStatus, 'requestedOption')));
		expect(event).toMatchObject({ actor: 'user_agent' });
		await takeApprovalBack({ ctx: ctxOf(null), token, version });
		expect(await loadClientProposal({ ctx: ctxOf(null), token })).toMatchObject({ state: 'opened', approved: null });
	});

	it('sees what is paid and open once it is booked, pays what is open, and reads what a cancellation keeps (PROPOSAL-29)', async () => {
		const leadId = await propertyInterest();
		const { token, version } = await sent([leadId], { onApproval: 'booking' });
		const shown = () => loadClientProposal({ ctx: ctxOf(null), token });
		const pay = (instalmentId: string) => payFromProposal({ ctx: ctxOf(null), token, instalmentId });
		await expect(pay('inst_none')).rejects.toMatchObject({ code: 'not-found' });
		await approve(token, version, await keyOf(token));
		expect(await shown()).toMatchObject({ progress: { step: 'asked' }, money: null });
		const by = { scope: { reach: 'all' }, actor: { id: 'user_admin', role: 'admin' } } as const;
		const move = async (to: 'confirmedBooking' | 'cancelledBooking') =>
			moveLead({
				...by,
				ctx: ctxOf(null),
				lead: { id: leadId, version: (await leadRow(database, leadId)).version },
				to,
			});
		await move('confirmedBooking');
		const { money: booked } = await shown();
		const [first] = booked?.items ?? [];
		expect(booked).toMatchObject({ paidMinor: 0, refundMinor: 0 });
		expect(booked?.openMinor).toBe(booked?.items.reduce((sum, { minor }) => sum + minor, 0));
		const path = await pay(first?.id ?? '');
		expect(path).toMatch(/^\/partner\/cimalpes-payment-links\/[a-z0-9]{26}$/);
		expect(await pay(first?.id ?? '')).toBe(path);
		await expect(pay('inst_none')).rejects.toMatchObject({ reason: 'nothing-open' });
		await received(database, leadId, (first?.minor ?? 0) + 100);
		const { money: paid } = await shown();
		expect(paid?.items[0]).toMatchObject({ openMinor: 0, state: 'paid' });
		expect((paid?.paidMinor ?? 0) + (paid?.refundMinor ?? 0)).toBe((first?.minor ?? 0) + 100);
		await expect(pay(first?.id ?? '')).rejects.toMatchObject({ reason: 'nothing-open' });
		await move('cancelledBooking');
		const { progress, money } = await shown();
		const kept = money?.items.reduce((sum, { minor }) => sum + minor, 0) ?? 0;
		expect(progress).toMatchObject({ step: 'cancelled' });
		expect((money?.paidMinor ?? 0) + (money?.refundMinor ?? 0)).toBe((first?.minor ?? 0) + 100);
		expect((money?.paidMinor ?? 0) + (money?.openMinor ?? 0)).toBe(kept);
	});

	it('asks for the booking of hotel rooms by approving', async () => {
		const leadId = await hotelInterest();
		const { token, version } = await sent([leadId], { onApproval: 'booking' });
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'booking' });
		expect(await leadRow(database, leadId)).toMatchObject({
			...{ status: 'requestedBooking', paymentMethod: 'bank_transfer' },
		});
	});

	it('books nothing at another price, and the agent reads it', async () => {
		const leadId = await propertyInterest();
		const { id, token, version } = await sent([leadId], { onApproval: 'booking' });
		const { checkIn } = await leadRow(database, leadId);
		const before = await database.db.select().from(stayRate).where(eq(stayRate.checkIn, checkIn));
		await database.db.update(stayRate).set({ priceMinor: 9_999_900 }).where(eq(stayRate.checkIn, checkIn));
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'changed' });
		expect(await leadRow(database, leadId)).toMatchObject({ status: 'interest' });
		expect(await rowOf(id)).toMatchObject({ state: 'approved' });
		const [mail] = (await mailsOf('proposal-agent-approved')).slice(-1);
		expect(mail?.plainText).toMatch(/Nothing has been asked\s+for/);
		for (const { priceMinor, level, checkOut } of before)
			await database.db
				.update(stayRate)
				.set({ priceMinor })
				.where(and(eq(stayRate.checkIn, checkIn), eq(stayRate.level, level), eq(stayRate.checkOut, checkOut)));
	});

	it('approves once, whoever presses at the same time', async () => {
		const [one, two] = [await propertyInterest(), await propertyInterest()];
		const { id, token, version } = await sent([one, two], { onApproval: 'option' });
		const keys = [await keyOf(token, 0), await keyOf(token, 1)];
		const answers = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) => approve(token, version, keys[at % 2] ?? '')),
		);
		// The same answer again is the same answer; the other option is none.
		const given = answers.flatMap(({ status }, at) => (status === 'fulfilled' ? [at % 2] : []));
		expect(new Set(given).size).toBe(1);
		const approvals = await database.db
			.select({ no: proposalEvent.no })
			.from(proposalEvent)
			.innerJoin(proposal, eq(proposal.no, proposalEvent.proposalNo))
			.where(and(eq(proposal.id, id), eq(proposalEvent.kind, 'approved')));
		expect(approvals).toHaveLength(1);
		const statuses = [(await leadRow(database, one)).status, (await leadRow(database, two)).status].sort();
		expect(statuses).toEqual(['interest', 'requestedOption']);
		expect(await rowOf(id)).toMatchObject({ state: 'approved' });
	});

	it('approves what was sent, whatever the agent has changed in the draft since', async () => {
		const [kept, dropped] = [await propertyInterest(), await propertyInterest()];
		const { id, token, version } = await sent([kept, dropped], { onApproval: 'option' });
		const key = await keyOf(token, 1);
		const { revision } = await findProposal(ctxOf(), id);
		const draft = await draftOf(id);
		const options = draft.options.slice(0, 1);
		const changed = { ...draft, options, onApproval: 'booking' as const, validUntil: ctxOf().now + 60_000 };
		await saveProposal({ ctx: ctxOf(), seen: { id, revision }, draft: changed });
		const later = ctxOf().now + 3_600_000;
		expect(await loadClientProposal({ ctx: ctxOf(null, later), token })).toMatchObject({ state: 'sent' });
		expect(await approve(token, version, key, later)).toEqual({ effect: 'option' });
		expect(await leadRow(database, dropped)).toMatchObject({ status: 'requestedOption' });
		expect(await loadClientProposal({ ctx: ctxOf(null), token })).toMatchObject({ state: 'approved', approved: key });
	});

	it('approves what the agent has asked for meanwhile, and asks for nothing twice', async () => {
		const leadId = await propertyInterest();
		const { token, version } = await sent([leadId], { onApproval: 'option' });
		const about = { lead: { id: leadId, version: 1 } };
		const rest = { input: {}, expected: {}, clientKey: null, onOtherBody: 'create', vault: null } as const;
		const [own, approval] = await Promise.all([
			takeOption({ ctx: contextOf(database, 'agent'), about, ...rest }),
			approve(token, version, await keyOf(token)),
		]);
		expect(own).toMatchObject({ outcome: 'stored', status: 'requestedOption' });
		expect(approval).toEqual({ effect: 'option' });
		expect(await leadRow(database, leadId)).toMatchObject({ status: 'requestedOption', version: 2 });
		expect(await loadClientProposal({ ctx: ctxOf(null), token })).toMatchObject({ state: 'approved' });
	});

	it('asks for nothing where the option has ended, though its nights are free', async () => {
		const leadId = await propertyInterest();
		const { token, version } = await sent([leadId], { onApproval: 'option' });
		await database.db.update(lead).set({ status: 'expiredOption' }).where(eq(lead.id, leadId));
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'changed' });
		expect(await leadRow(database, leadId)).toMatchObject({ status: 'expiredOption' });
	});

	it('asks for nothing where the held option is over, though the schedule has not yet come by', async () => {
		const leadId = await propertyInterest();
		const { token, version } = await sent([leadId], { onApproval: 'option' });
		const key = await keyOf(token);
		const held = { status: 'confirmedOption' as const, expiresAt: ctxOf().now };
		await database.db.update(lead).set(held).where(eq(lead.id, leadId));
		expect(await approve(token, version, key)).toEqual({ effect: 'changed' });
	});

	it('has one outcome, told once, when the option ends or is refused while 24 approve it', async () => {
		for (const to of ['expiredOption', 'declinedOption'] as const) {
			const leadId = await propertyInterest();
			const { id, token, version } = await sent([leadId], { onApproval: 'option' });
			const key = await keyOf(token);
			const before = (await mailsOf('proposal-agent-approved')).length;
			const asked = to === 'declinedOption';
			await database.db
				.update(lead)
				.set(asked ? { status: 'requestedOption' } : { status: 'confirmedOption', expiresAt: ctxOf().now + 60_000 })
				.where(eq(lead.id, leadId));
			const end = async () => database.db.update(lead).set({ status: to }).where(eq(lead.id, leadId)).execute();
			const press = () => approve(token, version, key);
			const half = Array.from({ length: 12 }, () => press);
			const answers = await Promise.allSettled([...half, end, ...half].map((act) => act()));
			expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
			const [row] = await database.db
				.select({ effect: proposal.approvalEffect, state: proposal.state })
				.from(proposal)
				.where(eq(proposal.id, id));
			const events = await database.db
				.select({ at: proposalEvent.no })
				.from(proposalEvent)
				.innerJoin(proposal, eq(proposal.no, proposalEvent.proposalNo))
				.where(and(eq(proposal.id, id), eq(proposalEvent.kind, 'approved')));
			expect(events).toHaveLength(1);
			expect(row?.state).toBe('approved');
			const told = (await mailsOf('proposal-agent-approved')).slice(before);
			expect(told).toHaveLength(1);
			expect(/Nothing has been asked\s+for/.test(told[0]?.plainText ?? '')).toBe(row?.effect === 'changed');
			// The lead was only moved by its end.
			expect(await leadRow(database, leadId)).toMatchObject({ status: to, version: 1 });
		}
	});

	it('is approved as asked for only while the lead stands as it was seen', async () => {
		const leadId = await propertyInterest();
		const { id, token, version } = await sent([leadId], { onApproval: 'option' });
		const key = await keyOf(token);
		await database.db.update(lead).set({ status: 'requestedOption' }).where(eq(lead.id, leadId));
		// The property refuses after the approval has read the lead, and before it is written.
		const client = database.db.$client;
		const write = client.batch.bind(client);
		const spy = vi.spyOn(client, 'batch').mockImplementationOnce(async (...given) => {
			await database.db.update(lead).set({ status: 'declinedOption' }).where(eq(lead.id, leadId));
			return write(...given);
		});
		expect(await approve(token, version, key)).toEqual({ effect: 'changed' });
		spy.mockRestore();
		expect(await rowOf(id)).toMatchObject({ state: 'approved', approvalEffect: 'changed' });
	});

	it('approves what is opened for the first time in the same moment', async () => {
		const { id, token, version } = await sent([await propertyInterest()]);
		const key = await keyOf(token);
		const client = database.db.$client;
		const write = client.batch.bind(client);
		const spy = vi.spyOn(client, 'batch').mockImplementationOnce(async (...given) => {
			await recordOpening({ ctx: ctxOf(null), token });
			return write(...given);
		});
		expect(await approve(token, version, key)).toEqual({ effect: 'tell' });
		spy.mockRestore();
		expect(await rowOf(id)).toMatchObject({ state: 'approved', openings: 1 });
	});

	it('is answered also where the agency may ask for nothing any more: the agent is told', async () => {
		const leadId = await propertyInterest();
		const { id, token, version } = await sent([leadId], { onApproval: 'booking' });
		const own = eq(travelAgency.no, (await rowOf(id))?.agencyNo ?? 0);
		const [{ verification } = { verification: 'verified' as const }] = await database.db
			.select({ verification: travelAgency.verification })
			.from(travelAgency)
			.where(own);
		await database.db.update(travelAgency).set({ verification: 'requested' }).where(own);
		const key = await keyOf(token);
		const answer = await approve(token, version, key).catch((error: unknown) => error);
		await database.db.update(travelAgency).set({ verification }).where(own);
		expect(answer).toEqual({ effect: 'tell' });
		expect(await leadRow(database, leadId)).toMatchObject({ status: 'interest' });
	});

	it('pays the markup that was approved, which the lead itself does not have', async () => {
		const leadId = await propertyInterest();
		const { id } = await createProposal({ ctx: ctxOf(), leadId });
		const draft = await draftOf(id);
		const options = draft.options.map((option) => ({ ...option, markup: 12_300 }));
		const { revision } = await findProposal(ctxOf(), id);
		const saved = await saveProposal({ ctx: ctxOf(), seen: { id, revision }, draft: { ...draft, options } });
		const result = await sendProposal({ ctx: ctxOf(), seen: { id, revision: saved.revision }, by: 'link' });
		if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
		const token = result.link.split('/p/')[1] ?? '';
		expect(await leadRow(database, leadId)).toMatchObject({ approvedMarkupMinor: null });
		await approve(token, result.version, await keyOf(token));
		expect(await leadRow(database, leadId)).toMatchObject({ approvedMarkupMinor: 12_300 });
	});

	it('finds an option under one key in every version, and no other under it', async () => {
		const [one, two, three] = [await propertyInterest(), await propertyInterest(), await propertyInterest()];
		const { id, token } = await sent([one, two]);
		const first = (await loadClientProposal({ ctx: ctxOf(null), token })).snapshot.options.map(({ key }) => key);
		const sendWith = async (leadIds: readonly string[]) => {
			const { revision } = await findProposal(ctxOf(), id);
			const draft = await draftOf(id);
			const options = leadIds.map((leadId) => ({
				...{ leadId, markupKind: 'amount' as const, markup: 0, priceMinor: null, reason: `For ${leadId}` },
			}));
			const saved = await saveProposal({ ctx: ctxOf(), seen: { id, revision }, draft: { ...draft, options } });
			await sendProposal({ ctx: ctxOf(), seen: { id, revision: saved.revision }, by: 'link' });
			return loadClientProposal({ ctx: ctxOf(null), token });
		};
		const second = (await sendWith([one, three])).snapshot.options.map(({ key }) => key);
		expect(second[0]).toBe(first[0]);
		expect(first).not.toContain(second[1]);
		const { snapshot, person } = await sendWith([three, two]);
		expect(snapshot.options.map(({ key }) => key)).toEqual([second[1], first[1]]);
		expect(person?.reasons).toEqual({ [second[1] ?? '']: `For ${three}`, [first[1] ?? '']: `For ${two}` });
	});

	it('asks for no other stay than the one that was sent', async () => {
		const leadId = await propertyInterest();
		const { token, version } = await sent([leadId], { onApproval: 'booking' });
		await database.db.update(lead).set({ serviceLevel: 'self_catered' }).where(eq(lead.id, leadId));
		expect(await approve(token, version, await keyOf(token))).toEqual({ effect: 'changed' });
		expect(await leadRow(database, leadId)).toMatchObject({ status: 'interest' });
	});

	it('counts once when two pages say at once that they were opened', async () => {
		const { id, token } = await sent([await propertyInterest()]);
		await Promise.all(Array.from({ length: 8 }, () => recordOpening({ ctx: ctxOf(null), token })));
		expect(await rowOf(id)).toMatchObject({ state: 'opened', openings: 1 });
	});

	it('comes too late after the validity, and with a token that nothing has', async () => {
		const { token, version } = await sent([await propertyInterest()]);
		const late = ctxOf().now + 30 * 86_400_000;
		expect(await loadClientProposal({ ctx: ctxOf(null, late), token })).toMatchObject({ state: 'expired' });
		await expect(approve(token, version, await keyOf(token), late)).rejects.toMatchObject({ reason: 'over' });
		const gone = ctxOf().now + 120 * 86_400_000;
		await expect(loadClientProposal({ ctx: ctxOf(null, gone), token })).rejects.toMatchObject({ code: 'not-found' });
		const guess = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
		await expect(loadClientProposal({ ctx: ctxOf(null), token: guess })).rejects.toMatchObject({ code: 'not-found' });
		await expect(loadClientProposal({ ctx: ctxOf(null), token: '' })).rejects.toMatchObject({ code: 'not-found' });
	});
});
