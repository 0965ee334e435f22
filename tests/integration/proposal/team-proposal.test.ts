import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { enquiry } from '#db/schema/enquiry';
import { lead, leadRoom } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalVersion } from '#db/schema/proposal';
import { stay, stayRate } from '#db/schema/stay';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { agenciesQuery } from '~/domain/administration/list-agencies-for-admin.server';
import { listUserChoices } from '~/domain/administration/list-users.server';
import { actForAgency } from '~/domain/agency/act-for-agency.server';
import { agenciesToActFor } from '~/domain/agency/agencies-to-act-for.server';
import { agencyInReach } from '~/domain/agency/agency-in-reach.server';
import { listAgencies } from '~/domain/agency/list-agencies.server';
import { saveCorporateDesign } from '~/domain/agency/save-corporate-design.server';
import { listEnquiries } from '~/domain/enquiry/desk/list-enquiries.server';
import { loadEnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { moveEnquiry } from '~/domain/enquiry/desk/move-enquiry.server';
import { sendGeneralEnquiry } from '~/domain/enquiry/send-general-enquiry.server';
import { sendPropertyEnquiry } from '~/domain/enquiry/send-property-enquiry.server';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { saveInterest } from '~/domain/lead/save-interest.server';
import { writeToAgency } from '~/domain/mail-thread/write-to-agency.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { approveProposal } from '~/domain/proposal/answer-proposal.server';
import { clientLook } from '~/domain/proposal/client-look.server';
import { loadClientProposal, recordOpening } from '~/domain/proposal/client-proposal.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { expireProposals } from '~/domain/proposal/expire-proposals.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { listProposals } from '~/domain/proposal/list-proposals.server';
import { loadBuilder } from '~/domain/proposal/load-builder.server';
import { prepareFromEnquiry } from '~/domain/proposal/prepare-from-enquiry.server';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { remindClient } from '~/domain/proposal/remind-client.server';
import { saveTypedProposal } from '~/domain/proposal/save-typed-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { loadActorOfUser } from '~/domain/session/load-actor.server';
import { actForTeam } from '~/domain/team/act-for-team.server';
import { asTeam } from '~/domain/team/team-of-brand.server';
import type { TestDatabase } from '../database';
import { enquiryContext } from '../enquiry/enquiry-context';
import { PROPERTY } from '../enquiry/enquiry-database';
import { contextOf, EVERYBODY, type Person } from '../lead/agent-workspace';
import { hotelInterest, propertyInterest, startProposalDatabase } from './proposal-leads';

let database: TestDatabase;

beforeAll(async () => {
	database = await startProposalDatabase();
	await database.db
		.update(user)
		.set({ capabilities: ['enquiries'] })
		.where(eq(user.id, 'user_admin'));
});

afterAll(() => database?.stop());

const guestCtx = (language: 'en' | 'de' = 'de') => ({ ...enquiryContext(database.db, { language }), actor: null });
/** A request of a person; the admin is of the team where it is said. */
const ctxOf = (person: Person | null, may: readonly 'enquiries'[] = []) => ({
	...contextOf(database, person, { may }),
	...{ catalogueVersion: 1, sessionToken: null },
});
const teamCtx = () => ctxOf('admin', ['enquiries']);
const acting = () => asTeam(teamCtx(), 'consumer');

const INPUT = {
	...{ checkIn: '2027-02-20', checkOut: '2027-02-27', serviceLevel: 'catered' },
	...{ adults: 4, children: 2, childrenAges: [1, 9], cots: 1, interest: true },
	...{ fullname: 'Katharina von Bülow', email: 'katharina@vonbuelow.example', phone: '+49 171 555 01 42' },
	...{ city: 'München', text: 'Zwei Familien.', contactConsent: true, privacy: true },
};

/** Sends an enquiry about the property as a guest; its public id. */
async function asked(changes: object = {}, language: 'en' | 'de' = 'de'): Promise<string> {
	const sent = await sendPropertyEnquiry({
		...{ ctx: guestCtx(language), which: PROPERTY, input: { ...INPUT, ...changes } },
		submission: { clientKey: crypto.randomUUID(), onOtherBody: 'create' },
	});
	if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
	return sent.id;
}

const letter = (language: string, client: string) => `${language}: ${client}`;
const prepare = (enquiryId: string) => prepareFromEnquiry({ ctx: teamCtx(), enquiryId, letter });

/** Saves a draft with changes and sends it by mail; the token of its link. */
async function sendWith(id: string, changes: Partial<TypedProposal> = {}): Promise<string> {
	const ctx = await acting();
	const { revision, typed } = await loadBuilder({ ctx, id });
	const saved = await saveTypedProposal({ ctx, seen: { id, revision }, typed: { ...typed, ...changes } });
	if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
	const sent = await sendProposal({ ctx, seen: { id, revision: saved.revision }, by: 'mail' });
	if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
	return sent.link.split('/p/')[1] ?? '';
}

const mailsOf = (kind: string) => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind)).execute();

/** What each person is answered: the code of the refusal, or 'done'; `team` is the admin with the capability. */
async function answersOf(verb: (ctx: ReturnType<typeof ctxOf>) => Promise<unknown>): Promise<Record<string, string>> {
	const code = (ctx: ReturnType<typeof ctxOf>) =>
		verb(ctx).then(
			() => 'done',
			(error) => error.code as string,
		);
	const entries: [string, string][] = [];
	for (const person of EVERYBODY) entries.push([person, await code(ctxOf(person))]);
	entries.push(['visitor', await code(ctxOf(null))], ['team', await code(teamCtx())]);
	return Object.fromEntries(entries);
}

const TEAM_ALONE = {
	...Object.fromEntries([...EVERYBODY, 'visitor'].map((person) => [person, 'forbidden'])),
	team: 'done',
};

describe('the enquiries of guests', () => {
	it('are read, marked and answered only by admins with the capability', async () => {
		const id = await asked();
		const filter = { state: 'new' as const, isMine: false, words: '', after: null };
		// Operators find those alone that were given to them, here none (ENQUIRY-12).
		const found = (answer: string) => ({ ...TEAM_ALONE, operator: answer, otherOperator: answer });
		expect(await answersOf((ctx) => listEnquiries({ ctx, filter }))).toEqual(found('done'));
		expect(await answersOf((ctx) => loadEnquiryFile({ ctx, id }))).toEqual(found('not-found'));
		expect(await answersOf((ctx) => prepareFromEnquiry({ ctx, enquiryId: id, letter }))).toEqual(found('not-found'));
		expect(await answersOf((ctx) => moveEnquiry({ ctx, id, move: 'lost', reason: 'price' }))).toEqual(TEAM_ALONE);
		// Another role gains nothing by a capability that is left in its row.
		const agent = contextOf(database, 'agent', { may: ['enquiries'] });
		await expect(listEnquiries({ ctx: agent, filter })).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('are found by their number, and a mark is made once, with an audit row', async () => {
		const id = await asked();
		const list = (given: object) =>
			listEnquiries({ ctx: teamCtx(), filter: { state: 'new', isMine: false, words: '', after: null, ...given } });
		const [row] = await database.db.select().from(enquiry).where(eq(enquiry.id, id));
		const words = row?.bookingNumber ?? '';
		expect((await list({ words })).rows).toMatchObject([{ id, fullName: 'Katharina von Bülow' }]);
		const mark = () => moveEnquiry({ ctx: teamCtx(), id, move: 'answered' });
		const marks = await Promise.allSettled(Array.from({ length: 24 }, mark));
		expect(marks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		expect((await list({ words })).rows).toEqual([]);
		const rows = await database.db.select().from(audit).where(eq(audit.subjectId, id));
		expect(rows.map(({ action }) => action)).toEqual(['enquiry.sent', 'enquiry.answered']);
	});
});

describe('a proposal out of an enquiry', () => {
	it('has the guest, the language, the letter, and what can be had as an interest without commission', async () => {
		const enquiryId = await asked();
		const { id, brandKey } = await prepare(enquiryId);
		expect(brandKey).toBe('consumer');
		const record = await findProposal(await acting(), id);
		expect(record).toMatchObject({
			...{ brandKey: 'consumer', language: 'de', state: 'draft', clientFirstName: 'Katharina' },
			...{ clientLastName: 'von Bülow', clientEmail: 'katharina@vonbuelow.example' },
			greeting: 'de: Katharina von Bülow',
		});
		expect(record.options.map(({ lead: each }) => each)).toMatchObject([
			{
				...{ status: 'interest', checkIn: '2027-02-20', checkOut: '2027-02-27', serviceLevel: 'catered' },
				...{ adults: 4, children: 2, childrenAges: [1, 9], pax: 5, cots: 1, brandKey: 'consumer' },
				...{ email: 'katharina@vonbuelow.example', commissionPercent: null, commissionMinor: null },
				...{ subtotalMinor: 3_200_000, agency: { name: 'Firnlicht', teamBrandKey: 'consumer' } },
			},
		]);
		const [row] = await database.db
			.select()
			.from(lead)
			.where(eq(lead.id, record.options[0]?.lead.id ?? ''));
		expect(row).toMatchObject({ phone: '+49 171 555 01 42', city: 'München' });
		const builder = await loadBuilder({ ctx: await acting(), id });
		expect(builder.options.map(({ now, drift }) => [now, drift.kind])).toEqual([
			[{ priceMinor: 3_200_000, commissionMinor: null }, 'none'],
		]);
	});

	it('is one draft for 24 presses at once, and none of them leaves a lead', async () => {
		const enquiryId = await asked();
		const count = async () => (await database.db.select({ no: lead.no }).from(lead)).length;
		const before = await count();
		const prepared = await Promise.all(Array.from({ length: 24 }, () => prepare(enquiryId)));
		expect(new Set(prepared.map(({ id }) => id)).size).toBe(1);
		expect(await count()).toBe(before + 1);
		expect(await prepare(enquiryId)).toEqual(prepared[0]);
		// What was sent is answered by another one.
		await sendWith(prepared[0]?.id ?? '');
		expect((await prepare(enquiryId)).id).not.toBe(prepared[0]?.id);
	});

	it('takes the weeks of a reply into its draft: each once, all of them or none, also for 24 presses at once', async () => {
		const { db } = database;
		const weeks = ['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24', '2027-05-01'].map((checkIn, at) => {
			const checkOut = new Date(Date.parse(checkIn) + 7 * 86_400_000).toISOString().slice(0, 10);
			return { stayNo: 101 + at, checkIn, checkOut };
		});
		await db
			.insert(stay)
			.values(weeks.map(({ stayNo, checkIn, checkOut }) => ({ no: stayNo, propertyNo: 1, checkIn, checkOut })));
		await db.insert(stayRate).values(
			weeks.map((week) => ({
				...{ ...week, level: 2, propertyNo: 1, placeNo: 1 },
				...{ status: 'available' as const, priceMinor: 1_800_000 },
			})),
		);
		const code = (checkIn: string) => {
			const checkOut = new Date(Date.parse(checkIn) + 7 * 86_400_000).toISOString().slice(0, 10);
			return { propertyId: 'prop_aurikel', checkIn, checkOut, serviceLevel: 'catered' as const };
		};
		const enquiryId = await asked();
		const offer = (...days: string[]) =>
			prepareFromEnquiry({ ctx: teamCtx(), enquiryId, weeks: days.map(code), letter });
		const optionsOf = async (id: string) => {
			const { options, revision } = await findProposal(await acting(), id);
			return { revision, nights: options.map(({ lead: { checkIn } }) => checkIn) };
		};
		const { id } = await prepare(enquiryId);
		const before = await optionsOf(id);
		const offered = await Promise.all(Array.from({ length: 24 }, () => offer('2027-02-06', '2027-02-20')));
		expect(new Set(offered.map((each) => each.id))).toEqual(new Set([id]));
		// The week of 20 February was asked for, and so an option already; the sold one cannot be one.
		expect(await optionsOf(id)).toEqual({ revision: before.revision + 1, nights: ['2027-02-20', '2027-02-06'] });
		await offer('2027-02-13');
		expect(await optionsOf(id)).toMatchObject({ revision: before.revision + 1 });
		const leads = async () => (await db.select({ no: lead.no }).from(lead)).length;
		const count = await leads();
		const all = weeks.map(({ checkIn }) => checkIn);
		await expect(offer(...all)).rejects.toMatchObject({ code: 'conflict', reason: 'proposal-full' });
		expect([await leads(), (await optionsOf(id)).nights.length]).toEqual([count, 2]);
		await offer(...all.slice(0, 4));
		expect((await optionsOf(id)).nights).toEqual(['2027-02-20', '2027-02-06', ...all.slice(0, 4)]);
		// Two who begin at once with other weeks share one draft with the weeks of both.
		const other = await asked();
		const both = await Promise.all(
			[all[0], all[1]].map((day) =>
				prepareFromEnquiry({ ctx: teamCtx(), enquiryId: other, weeks: [code(day ?? '')], letter }),
			),
		);
		expect(both[0]?.id).toBe(both[1]?.id);
		expect((await optionsOf(both[0]?.id ?? '')).nights.toSorted()).toEqual(all.slice(0, 2));
		const numbers = await db.select({ bookingNumber: lead.bookingNumber }).from(lead);
		expect(new Set(numbers.map(({ bookingNumber }) => bookingNumber)).size).toBe(numbers.length);
	});

	it('names what is no option, and begins all the same', async () => {
		const sold = await asked();
		const set = (status: 'sold' | 'available') =>
			database.db.update(stayRate).set({ status }).where(eq(stayRate.checkIn, '2027-02-20'));
		await set('sold');
		const file = await loadEnquiryFile({ ctx: teamCtx(), id: sold });
		expect(file.properties).toMatchObject([{ name: 'Chalet Aurikel', option: { kind: 'none', reason: 'sold' } }]);
		const { id } = await prepare(sold);
		expect((await findProposal(await acting(), id)).options).toEqual([]);
		await set('available');
		const general = await sendGeneralEnquiry({
			ctx: guestCtx('en'),
			input: { ...INPUT, name: 'Cher', message: 'Anything in Lech.', checkIn: '', checkOut: '', month: '2027-02' },
			submission: { clientKey: null, onOtherBody: 'create' },
		});
		if (general.outcome !== 'sent') throw new Error(JSON.stringify(general));
		const draft = await prepare(general.id);
		const record = await findProposal(await acting(), draft.id);
		expect(record).toMatchObject({ clientFirstName: '', clientLastName: 'Cher', language: 'en' });
	});

	it('stays with its team: no agency and no other brand’s team reaches it', async () => {
		const { id } = await prepare(await asked());
		for (const person of EVERYBODY)
			await expect(findProposal(ctxOf(person), id)).rejects.toMatchObject({ code: /not-found|forbidden/ });
		await expect(findProposal(await asTeam(teamCtx(), 'demo-gold'), id)).rejects.toMatchObject({ code: 'not-found' });
		const all = { state: null, agent: null, words: '', after: null };
		const own = await listProposals({ ctx: await acting(), filter: all });
		expect(own.rows.map((row) => row.id)).toContain(id);
		expect(own.agents).toMatchObject([{ id: 'user_admin' }]);
		const ofAgent = await listProposals({ ctx: await acting(), filter: { ...all, agent: 'user_admin' } });
		expect(ofAgent.rows.map((row) => row.id)).toContain(id);
		const agency = await listProposals({ ctx: ctxOf('agent'), filter: all });
		expect(agency.rows.map((row) => row.id)).not.toContain(id);
		// Nor does the team offer an agency's leads.
		const foreign = await propertyInterest(database, '2027-02-06');
		await expect(createProposal({ ctx: await acting(), leadId: foreign })).rejects.toMatchObject({ code: 'not-found' });
	});
});

it('an interest that a team saves itself is of its brand and without commission, in a property or a hotel', async () => {
	const ctx = await acting();
	const saved = await saveInterest({
		...{ ctx, about: { propertyId: 'prop_aurikel' }, expected: {}, vault: null },
		...{ clientKey: null, onOtherBody: 'create' as const },
		input: {
			...{ firstName: 'Ida', lastName: 'Direct', nationality: 'AT' },
			...{ checkIn: '2027-02-06', checkOut: '2027-02-13', serviceLevel: 'catered', pax: 4 },
		},
	});
	if (saved.outcome !== 'stored') throw new Error(JSON.stringify(saved));
	const [row] = await database.db.select().from(lead).where(eq(lead.id, saved.id));
	expect(ctx.brand.key).not.toBe('consumer');
	expect(row).toMatchObject({ brandKey: 'consumer', agencyNo: ctx.actor?.agency?.no, commissionPercent: null });
	expect(row?.commissionMinor).toBeNull();
	const { id } = await createProposal({ ctx, leadId: saved.id });
	expect(await findProposal(ctx, id)).toMatchObject({ brandKey: 'consumer', enquiryNo: null });
	const leadId = await hotelInterest(database, ctx);
	const [ofHotel] = await database.db.select().from(lead).where(eq(lead.id, leadId));
	expect(ofHotel).toMatchObject({
		...{ brandKey: 'consumer', agencyNo: ctx.actor?.agency?.no },
		...{ subtotalMinor: 120_000, commissionMinor: 0, commissionPercent: 0 },
	});
	const rooms = await database.db
		.select()
		.from(leadRoom)
		.where(eq(leadRoom.leadNo, ofHotel?.no ?? 0));
	expect(rooms).toMatchObject([{ commissionMinor: 0, commissionPercent: 0 }]);
	expect((await readLeadRooms({ ctx, id: leadId }))?.rooms).toMatchObject([
		{ drift: { changes: [{ kind: 'roomsLeft' }] } },
	]);
	const proposed = await createProposal({ ctx, leadId });
	expect((await loadBuilder({ ctx, id: proposed.id })).options.map(({ now, drift }) => [now, drift.kind])).toEqual([
		[{ priceMinor: 120_000, commissionMinor: null }, 'none'],
	]);
});

describe('the client of a team', () => {
	it('gets it in the brand’s look with the brand’s contact, and answers reach the team and the sender', async () => {
		const enquiryId = await asked();
		const { id } = await prepare(enquiryId);
		const token = await sendWith(id, { onApproval: 'option' });
		const [sent] = (await mailsOf('proposal-client')).slice(-1);
		expect(sent).toMatchObject({
			...{ brandKey: 'consumer', fromName: 'Firnlicht', toAddress: 'katharina@vonbuelow.example' },
			replyTo: 'info@firnlicht.example',
		});
		const look = await clientLook(teamCtx(), new URL(`http://any.example/p/${token}`));
		expect(look).toMatchObject({ brand: { key: 'consumer' }, language: 'de' });
		const shown = await loadClientProposal({ ctx: guestCtx(), token });
		expect(shown.snapshot.agency).toBe('Firnlicht');
		expect(shown.person?.agent).toEqual({
			...{ name: 'admin', email: 'info@firnlicht.example' },
			phone: expect.stringMatching(/^\+\d/),
		});
		const file = () => loadEnquiryFile({ ctx: teamCtx(), id: enquiryId });
		expect((await file()).enquiry.state).toBe('offerSent');
		const ctx = { ...guestCtx(), catalogueVersion: 1 };
		await recordOpening({ ctx, token });
		await writeToAgency({ ctx, token, version: 1, question: 'Gibt es eine Sauna?' });
		const addresses = async (kind: string, of = 'proposal') =>
			(await Promise.all([mailsOf(`${of}-agent-${kind}`), mailsOf(`${of}-team-${kind}`)])).flatMap((mails) =>
				mails.slice(-1).map(({ toAddress }) => toAddress),
			);
		expect(await addresses('written', 'thread')).toEqual(['admin@people.example', 'team@firnlicht.example']);
		const { effect } = await approveProposal({ ctx, token, version: 1, optionKey: '1', name: 'Katharina von Bülow' });
		expect(effect).toBe('option');
		expect(await addresses('approved')).toEqual(['admin@people.example', 'team@firnlicht.example']);
		const record = await findProposal(await acting(), id);
		expect(record.options[0]?.lead).toMatchObject({ status: 'requestedOption', commissionMinor: null });
		const { proposals, timeline } = await file();
		expect(proposals).toMatchObject([{ id, state: 'approved', openings: 1, approvedBy: 'Katharina von Bülow' }]);
		expect(timeline.flatMap((item) => (item.type === 'event' ? [item.kind] : [])).sort()).toEqual([
			'approved',
			'asked',
			'opened',
			'prepared',
			'sent',
		]);
		const [version] = await database.db
			.select({ basis: proposalVersion.basis })
			.from(proposalVersion)
			.innerJoin(proposal, eq(proposal.no, proposalVersion.proposalNo))
			.where(eq(proposal.id, id));
		expect(Object.values(version?.basis ?? {}).map(({ commissionMinor }) => commissionMinor)).toEqual([0]);
		await database.db
			.update(lead)
			.set({ status: 'declinedOption' })
			.where(eq(lead.id, record.options[0]?.lead.id ?? ''));
	});

	it('has one name alone where the guest has given one, in the draft, the mail, the page and the lead', async () => {
		const { id } = await prepare(await asked({ fullname: 'Cher' }, 'en'));
		const token = await sendWith(id, { onApproval: 'option', greeting: '' });
		const [mail] = (await mailsOf('proposal-client')).slice(-1);
		expect(mail?.plainText).toContain('Cher,');
		expect(mail?.plainText).not.toMatch(/ {2}Cher|–\s*Cher/);
		const ctx = { ...guestCtx(), catalogueVersion: 1 };
		const { snapshot, person } = await loadClientProposal({ ctx, token });
		expect(person?.client).toEqual({ firstName: '', lastName: 'Cher' });
		await writeToAgency({ ctx, token, version: 1, question: 'Is there a sauna?' });
		const [asking] = (await mailsOf('thread-team-written')).slice(-1);
		expect(asking?.subject).toBe('Cher has written to you');
		const optionKey = snapshot.options[0]?.key ?? '';
		expect(await approveProposal({ ctx, token, version: 1, optionKey, name: 'Cher' })).toEqual({ effect: 'option' });
		const record = await findProposal(await acting(), id);
		expect(record.options[0]?.lead).toMatchObject({
			...{ status: 'requestedOption', clientFirstName: '', clientLastName: 'Cher' },
		});
		const [notice] = (await mailsOf('option-agent-requested')).slice(-1);
		expect(notice?.subject ?? '').not.toContain('  ');
		await database.db
			.update(lead)
			.set({ status: 'declinedOption' })
			.where(eq(lead.id, record.options[0]?.lead.id ?? ''));
	});

	it('is told nothing by a sender who has lost the capability: the team is told instead', async () => {
		const { id } = await prepare(await asked());
		const token = await sendWith(id, { onApproval: 'option' });
		const give = (capabilities: 'enquiries'[]) =>
			database.db.update(user).set({ capabilities }).where(eq(user.id, 'user_admin'));
		await give([]);
		const ctx = { ...guestCtx(), catalogueVersion: 1 };
		const answer = { ctx, token, version: 1, optionKey: '1', name: 'K' };
		expect(await approveProposal(answer)).toEqual({ effect: 'tell' });
		await give(['enquiries']);
		const record = await findProposal(await acting(), id);
		expect(record.options[0]?.lead.status).toBe('interest');
	});

	it('is reminded in the brand’s name, and an end is told to the team too', async () => {
		const { id } = await prepare(await asked());
		await sendWith(id);
		const ctx = await acting();
		await remindClient({ ctx, id });
		expect((await mailsOf('proposal-reminder')).slice(-1)).toMatchObject([
			{ brandKey: 'consumer', replyTo: 'info@firnlicht.example' },
		]);
		await expireProposals({ db: database.db, now: ctx.now + 30 * 86_400_000, tellNews: async () => undefined });
		expect((await mailsOf('proposal-team-expired')).length).toBeGreaterThan(0);
	});
});

describe('the row of a team', () => {
	it('is in no list of agencies, has no members, and is acted for with the capability alone', async () => {
		const { agency } = (await acting()).actor ?? {};
		const id = agency?.id ?? '';
		expect(agency).toMatchObject({ name: 'Firnlicht', teamBrandKey: 'consumer', design: null });
		const all = { q: '', verification: null, claims: false, after: null };
		expect((await agenciesQuery(database.db, all)).map((row) => row.id)).not.toContain(id);
		expect((await listUserChoices({ ctx: ctxOf('admin') })).agencies.map((row) => row.id)).not.toContain(id);
		expect((await listAgencies(ctxOf('admin'))).map((row) => row.id)).not.toContain(id);
		expect((await listAgencies(teamCtx())).map((row) => row.id)).toContain(id);
		expect((await agenciesToActFor(teamCtx(), null)).agencies.map((row) => row.id)).not.toContain(id);
		expect((await agenciesToActFor(ctxOf('admin'), null)).teams).toEqual([]);
		await expect(agencyInReach(teamCtx(), id)).rejects.toMatchObject({ code: 'not-found' });
		const withSession = (may: 'enquiries'[]) => ({ ...ctxOf('admin', may), sessionToken: 'a'.repeat(43) });
		await expect(actForAgency({ ctx: withSession([]), agencyId: id })).rejects.toMatchObject({ code: 'not-found' });
		await expect(actForTeam({ ctx: withSession([]), brandKey: 'consumer' })).rejects.toMatchObject({
			code: 'forbidden',
		});
		await expect(actForTeam({ ctx: withSession(['enquiries']), brandKey: 'none' })).rejects.toMatchObject({
			code: 'not-found',
		});
		// No session has this token, so that none gets another one.
		expect(await actForTeam({ ctx: withSession(['enquiries']), brandKey: 'consumer' })).toEqual({ token: null });
		const design = { main: '#112233', accentOnMain: null, theme: null };
		await expect(
			saveCorporateDesign({
				...{ ctx: await acting(), choice: design, logo: 'keep', version: 1 },
				profile: teamCtx().brand.colors,
			}),
		).rejects.toMatchObject({ code: 'forbidden' });
	});

	it('is one row however many need it first, and bears the brand’s name', async () => {
		await Promise.all(Array.from({ length: 24 }, () => asTeam(teamCtx(), 'demo-gold')));
		const rows = await database.db.select().from(travelAgency).where(eq(travelAgency.teamBrandKey, 'demo-gold'));
		expect(rows).toHaveLength(1);
		await database.db
			.update(travelAgency)
			.set({ name: 'An older name' })
			.where(eq(travelAgency.teamBrandKey, 'demo-gold'));
		expect((await asTeam(teamCtx(), 'demo-gold')).actor?.agency?.name).toBe(rows[0]?.name);
	});

	it('is not loaded for a user who has lost the role', async () => {
		const [team] = await database.db.select().from(travelAgency).where(eq(travelAgency.teamBrandKey, 'consumer'));
		const load = (no: number) => loadActorOfUser(database.db, no, { pictureBaseUrl: '', teamNo: team?.no ?? 0 });
		expect(await load(6)).toMatchObject({ id: 'user_admin', isActing: true, agency: { teamBrandKey: 'consumer' } });
		await database.db.update(user).set({ role: 'agent', agencyNo: 1 }).where(eq(user.no, 6));
		expect(await load(6)).toMatchObject({ isActing: false, agency: null, capabilities: [] });
		await database.db.update(user).set({ role: 'admin', agencyNo: null }).where(eq(user.no, 6));
	});
});

it('a guest’s data: the export has enquiry and proposal, and erasing forgets both', async () => {
	const email = 'guest@erased.example';
	const enquiryId = await asked({ email, fullname: 'Erna Gast' });
	const { id } = await prepare(enquiryId);
	// The proposal goes to another address: it is found by the enquiry that it answers.
	await sendWith(id, { clientEmail: 'other@erased.example' });
	const ctx = ctxOf('admin');
	const exported = await exportClient({ ctx, client: { email } });
	expect(exported.enquiries).toMatchObject([{ id: enquiryId }]);
	expect(exported.proposals).toMatchObject([{ id, clientLastName: 'Gast' }]);
	expect(JSON.stringify(exported.proposals)).not.toContain('enquiryNo');
	await eraseClient({ ctx, client: { email } });
	expect(await database.db.select().from(enquiry).where(eq(enquiry.id, enquiryId))).toEqual([]);
	const [left] = await database.db.select().from(proposal).where(eq(proposal.id, id));
	expect(left).toMatchObject({
		clientLastName: '–',
		clientEmail: null,
		personKey: null,
		enquiryNo: null,
		greeting: '',
	});
	const leads = await database.db.select().from(lead).where(eq(lead.email, email));
	expect(leads).toEqual([]);
});
