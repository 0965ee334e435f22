import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomRate } from '#db/schema/hotel-rate';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalVersion } from '#db/schema/proposal';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { draftSnapshot } from '~/domain/proposal/draft-snapshot.server';
import { duplicateProposal } from '~/domain/proposal/duplicate-proposal.server';
import { changeOption, takePrice } from '~/domain/proposal/edit-proposal';
import { lastLetter } from '~/domain/proposal/last-letter.server';
import { loadBuilder } from '~/domain/proposal/load-builder.server';
import { offerableLeads } from '~/domain/proposal/offerable-leads.server';
import { previewLook } from '~/domain/proposal/preview-look.server';
import { findProposalLink } from '~/domain/proposal/proposal-link.server';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { saveTypedProposal } from '~/domain/proposal/save-typed-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { sendTestMail } from '~/domain/proposal/send-test-mail.server';
import { newTypedOption } from '~/domain/proposal/typed-proposal';
import type { TestDatabase } from '../database';
import { EVERYBODY, leadRow, type Person } from '../lead/agent-workspace';
import { hotelInterest, propertyInterest, proposalContext, startProposalDatabase } from './proposal-leads';

let database: TestDatabase;

beforeAll(async () => {
	database = await startProposalDatabase();
});

afterAll(() => database?.stop());

const ctxOf = (person: Person | null = 'agent') => proposalContext(database, person);
const load = (id: string, person: Person = 'agent') => loadBuilder({ ctx: ctxOf(person), id });

/** A draft of leads, as its fields have it. */
async function begun(...leads: string[]): Promise<{ id: string; revision: number; typed: TypedProposal }> {
	const { id } = await createProposal({ ctx: ctxOf(), leadId: leads[0] ?? '' });
	const { revision, typed } = await load(id);
	return { id, revision, typed: { ...typed, options: leads.map(newTypedOption), greeting: 'Dear Mrs Brenninger,' } };
}

const save = (seen: { id: string; revision: number }, typed: TypedProposal, person: Person = 'agent') =>
	saveTypedProposal({ ctx: ctxOf(person), seen, typed });

async function saved(seen: { id: string; revision: number }, typed: TypedProposal): Promise<number> {
	const result = await save(seen, typed);
	if (result.outcome !== 'saved') throw new Error(JSON.stringify(result));
	return result.revision;
}

/** What each person is answered: the code of the refusal, or 'done'. */
async function answersOf(verb: (person: Person) => Promise<unknown>): Promise<Record<string, string>> {
	const entries: [string, string][] = [];
	for (const person of EVERYBODY)
		entries.push([
			person,
			await verb(person).then(
				() => 'done',
				(error) => error.code,
			),
		]);
	return Object.fromEntries(entries);
}

const AGENCY_ALONE = {
	...{ agent: 'done', colleague: 'done', supervisor: 'done', lifestyle: 'forbidden', stranger: 'not-found' },
	...{ admin: 'forbidden', operator: 'forbidden', otherOperator: 'forbidden', customer: 'forbidden' },
	waiting: 'forbidden',
};

describe('the builder', () => {
	it('shows what each option costs and brings', async () => {
		const [house, rooms] = [await propertyInterest(database), await hotelInterest(database)];
		const draft = await begun(house, rooms);
		await saved(draft, draft.typed);
		const { options, typed } = await load(draft.id);
		const ofHouse = await leadRow(database, house);
		expect(options.map(({ name, status, drift }) => [name, status, drift.kind])).toEqual([
			['Chalet Aurikel', 'interest', 'none'],
			['Hotel Arve', 'interest', 'none'],
		]);
		expect(options[0]?.now).toEqual({
			...{ priceMinor: ofHouse.subtotalMinor, commissionMinor: ofHouse.commissionMinor },
		});
		expect(options[0]?.askPath).toMatch(/\/take-option\?lead=lead_/);
		expect(options[1]?.rooms).toMatchObject([{ roomName: 'Double Room' }]);
		expect(typed).toMatchObject({ clientLastName: 'Brenninger', greeting: 'Dear Mrs Brenninger,' });
		const plain = { ...ctxOf(), brand: { ...ctxOf().brand, isCommissionDisplayed: false } };
		const hidden = await loadBuilder({ ctx: plain, id: draft.id });
		expect(hidden.options.map(({ now }) => now?.commissionMinor)).toEqual([null, null]);
	});

	it('is there for the agency alone, and so is everything that it does', async () => {
		const draft = await begun(await propertyInterest(database));
		const { id } = draft;
		expect(await answersOf((person) => load(id, person))).toEqual(AGENCY_ALONE);
		expect(await answersOf((person) => save(draft, draft.typed, person).then(() => undefined))).toMatchObject({
			...{ stranger: 'not-found', lifestyle: 'forbidden', operator: 'forbidden', customer: 'forbidden' },
		});
		expect(await answersOf((person) => duplicateProposal({ ctx: ctxOf(person), id }))).toEqual(AGENCY_ALONE);
		expect(await answersOf((person) => sendTestMail({ ctx: ctxOf(person), id }))).toEqual(AGENCY_ALONE);
		const leads = (person: Person) => offerableLeads({ ctx: ctxOf(person), client: { firstName: '', lastName: '' } });
		expect(await answersOf(leads)).toEqual({ ...AGENCY_ALONE, stranger: 'done' });
		expect(await leads('stranger')).toEqual([]);
	});
});

describe('a draft', () => {
	it('is saved by one of 24 at once; the others are told, and lose nothing of the draft', async () => {
		const draft = await begun(await propertyInterest(database));
		const results = await Promise.allSettled(
			Array.from({ length: 24 }, (_, at) =>
				save(draft, { ...draft.typed, title: `Title ${at}`, greeting: `Letter ${at}` }),
			),
		);
		const won = results.flatMap(({ status }, at) => (status === 'fulfilled' ? at : []));
		expect(won).toHaveLength(1);
		for (const result of results)
			if (result.status === 'rejected')
				expect(result.reason).toMatchObject({ code: 'conflict', reason: 'changed-meanwhile' });
		const { typed, revision } = await load(draft.id);
		expect(typed).toMatchObject({ title: `Title ${won[0]}`, greeting: `Letter ${won[0]}` });
		expect(revision).toBe(draft.revision + 1);
		// Over the other state, once it was seen.
		await saved({ id: draft.id, revision }, { ...draft.typed, title: 'Mine after all' });
		expect((await load(draft.id)).typed.title).toBe('Mine after all');
	});

	it('that says what is saved already is no new revision', async () => {
		const draft = await begun(await propertyInterest(database), await hotelInterest(database));
		const revision = await saved(draft, draft.typed);
		expect(await saved({ id: draft.id, revision }, (await load(draft.id)).typed)).toBe(revision);
		const [first, second] = draft.typed.options;
		const turned = { ...draft.typed, options: [second, first].flatMap((option) => option ?? []) };
		expect(await saved({ id: draft.id, revision }, turned)).toBe(revision + 1);
	});

	it('with an invalid field is not written, and each is named', async () => {
		const draft = await begun(await propertyInterest(database));
		const [option] = draft.typed.options;
		const wrong = { ...draft.typed, clientEmail: 'kb@', title: 'Not this', validDay: '2020-01-01' };
		const result = await save(draft, changeOption(wrong, option?.leadId ?? '', { markup: 'lots' }));
		expect(result).toEqual({
			outcome: 'invalid',
			errors: { clientEmail: 'email', validDay: 'past', [`markup.${option?.leadId}`]: 'markup' },
		});
		expect((await load(draft.id)).typed.title).toBe('');
	});

	it('takes no lead of another agency, and none that is booked', async () => {
		const [own, other, booked] = [
			await propertyInterest(database),
			await propertyInterest(database, '2027-02-20'),
			await propertyInterest(database, '2027-02-20'),
		];
		const draft = await begun(own);
		const stranger = ctxOf('stranger').actor?.agency?.no ?? 0;
		await database.db.update(lead).set({ agencyNo: stranger }).where(eq(lead.id, other));
		await database.db.update(lead).set({ status: 'confirmedBooking' }).where(eq(lead.id, booked));
		for (const id of [other, booked])
			await expect(
				save(draft, { ...draft.typed, options: [...draft.typed.options, newTypedOption(id)] }),
			).rejects.toMatchObject({ code: 'not-found' });
	});
});

describe('an option whose price has moved', () => {
	it('is shown with both figures, stops sending, and goes out once the new price is taken over', async () => {
		const leadId = await hotelInterest(database);
		const draft = await begun(leadId);
		const revision = await saved(draft, { ...draft.typed, clientEmail: 'kb@brenninger.example' });
		await database.db.update(roomRate).set({ nightlyMinor: 50_000 });
		const moved = await load(draft.id);
		expect(moved.options[0]?.drift).toEqual({ kind: 'price', beforeMinor: 120_000, afterMinor: 150_000 });
		const send = (seen: number) => sendProposal({ ctx: ctxOf(), seen: { id: draft.id, revision: seen }, by: 'link' });
		expect(await send(revision)).toMatchObject({ outcome: 'obstacles', obstacles: [{ kind: 'price', leadId }] });
		const taken = await saved({ id: draft.id, revision }, takePrice(moved.typed, leadId, 150_000));
		expect((await load(draft.id)).options[0]?.drift).toEqual({ kind: 'none' });
		const sent = await send(taken);
		if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
		// The link that was sent is the one that is shown again.
		expect(await findProposalLink({ ctx: ctxOf('colleague'), id: draft.id })).toBe(sent.link);
		const after = await load(draft.id);
		expect(after).toMatchObject({ state: 'sent', sentVersion: 1, openings: 0 });
		expect(after.sentRevision).toBe(after.revision);
		expect(after.versions).toMatchObject([{ number: 1, changes: [], options: [{ clientMinor: 150_000 }] }]);
		expect(after.events.map(({ kind }) => kind).sort()).toEqual(['created', 'sent']);
		await database.db.update(roomRate).set({ nightlyMinor: 40_000 });
		// What was sent is what the agent has decided on.
		expect((await load(draft.id)).options[0]?.drift).toEqual({
			...{ kind: 'price', beforeMinor: 150_000, afterMinor: 120_000 },
		});
		const again = await saved({ id: draft.id, revision: after.revision }, takePrice(after.typed, leadId, 120_000));
		expect(await send(again)).toMatchObject({ outcome: 'sent', version: 2 });
		expect((await load(draft.id)).versions[0]).toMatchObject({
			...{ number: 2, changes: [{ kind: 'price', before: { clientMinor: 150_000 }, after: { clientMinor: 120_000 } }] },
		});
	});

	it('is no option any more where it is gone or decided', async () => {
		const [gone, booked] = [await hotelInterest(database), await propertyInterest(database)];
		const draft = await begun(gone, booked);
		const revision = await saved(draft, draft.typed);
		await database.db.update(lead).set({ checkIn: '2028-01-09', checkOut: '2028-01-12' }).where(eq(lead.id, gone));
		await database.db.update(lead).set({ status: 'confirmedBooking' }).where(eq(lead.id, booked));
		expect((await load(draft.id)).options.map(({ drift }) => drift.kind)).toEqual(['gone', 'decided']);
		const result = await sendProposal({ ctx: ctxOf(), seen: { id: draft.id, revision }, by: 'link' });
		expect(result).toEqual({
			outcome: 'obstacles',
			obstacles: [
				{ kind: 'gone', leadId: gone },
				{ kind: 'decided', leadId: booked },
			],
		});
	});
});

describe('what is decided', () => {
	it('looks and costs as it was sent', async () => {
		const leadId = await propertyInterest(database);
		const draft = await begun(leadId);
		const revision = await saved(draft, draft.typed);
		const [before] = (await load(draft.id)).options;
		await sendProposal({ ctx: ctxOf(), seen: { id: draft.id, revision }, by: 'link' });
		await database.db.update(lead).set({ status: 'confirmedBooking' }).where(eq(lead.id, leadId));
		const [after] = (await load(draft.id)).options;
		expect(after).toMatchObject({ drift: { kind: 'decided' }, now: null, saved: before?.now, place: before?.place });
		expect(after?.picture).toEqual(before?.picture);
		expect(before?.place).toBeTruthy();
	});
});

describe('a copy', () => {
	it('has client, letter and open options, and decides prices anew', async () => {
		const [kept, dropped] = [await propertyInterest(database), await propertyInterest(database, '2027-02-20')];
		const draft = await begun(kept, dropped);
		const typed = changeOption(draft.typed, kept, { markup: '5', markupKind: 'percent', price: '1', reason: 'Ski in' });
		await saved(draft, { ...typed, firstChoice: dropped, title: 'A week' });
		await database.db.update(lead).set({ status: 'declinedOption' }).where(eq(lead.id, dropped));
		const { id } = await duplicateProposal({ ctx: ctxOf('colleague'), id: draft.id });
		const copy = await load(id);
		expect(copy).toMatchObject({ state: 'draft', revision: 1, sentVersion: null });
		expect(copy.typed).toMatchObject({
			...{ clientLastName: 'Brenninger', title: 'A week', firstChoice: '', greeting: 'Dear Mrs Brenninger,' },
			options: [{ leadId: kept, markup: '5', markupKind: 'percent', price: '', reason: 'Ski in' }],
		});
		const [row] = await database.db.select().from(proposal).where(eq(proposal.id, id));
		expect(row?.userNo).toBe(ctxOf('colleague').actor?.no);
		await database.db.update(lead).set({ status: 'declinedOption' }).where(eq(lead.id, kept));
		await expect(duplicateProposal({ ctx: ctxOf(), id })).rejects.toMatchObject({ reason: 'no-such-move' });
	});
});

describe('a preview', () => {
	it('is the draft as its client would see it, with nothing of the agency’s, and no version', async () => {
		const leadId = await hotelInterest(database);
		const draft = await begun(leadId);
		await saved(draft, changeOption({ ...draft.typed, language: 'de' }, leadId, { markup: '300' }));
		const { snapshot, person } = await draftSnapshot({ ctx: ctxOf('colleague'), id: draft.id });
		expect(snapshot).toMatchObject({
			version: 1,
			language: 'de',
			options: [{ name: 'Hotel Arve', clientMinor: 150_000 }],
		});
		expect(JSON.stringify([snapshot, person])).not.toMatch(/commission|markup|lead_|netto?\b/i);
		const [row] = await database.db.select().from(proposal).where(eq(proposal.id, draft.id));
		expect(row).toMatchObject({ state: 'draft', sentVersion: null, openings: 0 });
		const preview = `/partner/proposals/${draft.id}/preview`;
		expect(await previewLook(ctxOf(), preview)).toMatchObject({ language: 'de', brand: { key: row?.brandKey } });
		expect(await previewLook(ctxOf('stranger'), preview)).toBeNull();
		expect(await previewLook(ctxOf(null), preview)).toBeNull();
		expect(await previewLook(ctxOf(), `/partner/proposals/${draft.id}`)).toBeNull();
		expect(await answersOf((person) => draftSnapshot({ ctx: ctxOf(person), id: draft.id }))).toEqual(AGENCY_ALONE);
	});
});

describe('a test mail', () => {
	it('goes to the agent alone, makes no version, and leads to the preview', async () => {
		const draft = await begun(await propertyInterest(database));
		await saved(draft, { ...draft.typed, clientEmail: 'kb@brenninger.example' });
		await sendTestMail({ ctx: ctxOf(), id: draft.id });
		const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'proposal-test'));
		const mail = mails.at(-1);
		expect(mail?.toAddress).toBe('agent@people.example');
		expect(mail?.subject).toMatch(/^Test: /);
		expect(mail?.plainText).toContain(`/partner/proposals/${draft.id}/preview`);
		expect(mail?.plainText).not.toContain('/p/');
		const [row] = await database.db.select().from(proposal).where(eq(proposal.id, draft.id));
		expect(row?.state).toBe('draft');
		const versions = database.db
			.select()
			.from(proposalVersion)
			.where(and(eq(proposalVersion.proposalNo, row?.no ?? 0)));
		expect(await versions).toEqual([]);
	});
});

describe('leads to add', () => {
	it('are the agency’s open ones, the client’s first, found by each word', async () => {
		const other = await propertyInterest(database, '2027-02-20', 'Zumthor');
		const own = await propertyInterest(database, '2027-02-20', 'Quellmalz');
		const newest = await propertyInterest(database, '2027-02-20', 'Zumthor');
		const find = (query: string, lastName = '') =>
			offerableLeads({ ctx: ctxOf(), client: { firstName: 'Katharina', lastName }, query }).then((rows) =>
				rows.map(({ id }) => id),
			);
		expect((await find('', 'Quellmalz'))[0]).toBe(own);
		expect(await find('zumthor')).toEqual([newest, other]);
		expect(await find('aurikel QUELL')).toEqual([own]);
		expect(await find('aurikel nothing')).toEqual([]);
		expect(await find('%')).toEqual([]);
		const grass = await propertyInterest(database, '2027-02-20', 'Grünwälder');
		expect(await find('gruenwaelder')).toEqual([grass]);
		expect(await find('Grunwa')).toEqual([grass]);
		await database.db.update(lead).set({ status: 'confirmedBooking' }).where(eq(lead.id, other));
		expect(await find('zumthor')).toEqual([newest]);
	});

	it('and the last letter is the agent’s own', async () => {
		const draft = await begun(await propertyInterest(database));
		await saved(draft, { ...draft.typed, greeting: 'My own words' });
		expect(await lastLetter({ ctx: ctxOf(), except: '' })).toBe('My own words');
		expect(await lastLetter({ ctx: ctxOf(), except: draft.id })).not.toBe('My own words');
		expect(await lastLetter({ ctx: ctxOf('stranger'), except: '' })).toBeNull();
	});
});
