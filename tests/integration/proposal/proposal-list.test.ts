import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { proposal, proposalEvent, proposalVersion } from '#db/schema/proposal';
import { findEverywhere } from '~/domain/find/find-everywhere.server';
import { listNews } from '~/domain/notice/list-news.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { addOptions } from '~/domain/proposal/add-options.server';
import { approveProposal, declineProposal } from '~/domain/proposal/answer-proposal.server';
import { beginProposal, loadBeginning } from '~/domain/proposal/begin-proposal.server';
import { loadClientProposal, recordOpening } from '~/domain/proposal/client-proposal.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { expireProposals } from '~/domain/proposal/expire-proposals.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { listedProposalsStatement, listProposals } from '~/domain/proposal/list-proposals.server';
import { readProposalFilter } from '~/domain/proposal/proposal-filter';
import { findProposalLink } from '~/domain/proposal/proposal-link.server';
import { proposalsOfLead } from '~/domain/proposal/proposals-of-lead.server';
import { remindClient } from '~/domain/proposal/remind-client.server';
import { saveProposal } from '~/domain/proposal/save-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { waitingProposals } from '~/domain/proposal/waiting-proposals.server';
import { withdrawProposal } from '~/domain/proposal/withdraw-proposal.server';
import type { TestDatabase } from '../database';
import { EVERYBODY, type Person } from '../lead/agent-workspace';
import { hotelInterest, propertyInterest, proposalContext, startProposalDatabase } from './proposal-leads';

const DAY = 86_400_000;
let database: TestDatabase;
beforeAll(async () => {
	database = await startProposalDatabase();
});
afterAll(() => database?.stop());

const ctxOf = (person: Person | null = 'agent', now?: number) => ({
	...proposalContext(database, person),
	...(now === undefined ? {} : { now }),
});
const list = async (query = '', person: Person = 'agent', now?: number) =>
	listProposals({ ctx: ctxOf(person, now), filter: readProposalFilter(new URLSearchParams(query)) });
const rowOf = async (id: string) => (await database.db.select().from(proposal).where(eq(proposal.id, id)))[0];
const mailsOf = (kind: string, to?: string) =>
	database.db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.kind, kind), to ? eq(mailOutbox.toAddress, to) : undefined))
		.execute();

/** A proposal with these leads that was sent, with an address of its own. */
async function sent(leads: readonly string[], client: { lastName: string; email: string | null }) {
	const { id } = await createProposal({ ctx: ctxOf(), leadId: leads[0] ?? '' });
	if (leads.length > 1) await addOptions({ ctx: ctxOf(), id, leadIds: leads });
	const record = await findProposal(ctxOf(), id);
	const { revision } = await saveProposal({
		...{ ctx: ctxOf(), seen: { id, revision: record.revision } },
		draft: {
			...{ language: 'de', clientFirstName: 'Katharina', clientLastName: client.lastName, clientEmail: client.email },
			...{
				title: 'Winterwoche',
				greeting: 'Guten Tag',
				validUntil: record.validUntil,
				onApproval: 'tell',
				firstChoice: null,
			},
			options: record.options.map(({ lead: each }) => ({
				...{ leadId: each.id, markupKind: 'amount' as const, markup: 0, priceMinor: null, reason: 'Nah am Lift' },
			})),
		},
	});
	const result = await sendProposal({ ctx: ctxOf(), seen: { id, revision }, by: client.email ? 'mail' : 'link' });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return { id, token: result.link.split('/p/')[1] ?? '', version: result.version };
}

const codeOf = async (answer: Promise<unknown>) =>
	answer.then(
		() => 'done',
		(error) => error.reason ?? error.code,
	);

describe('the list of an agency', () => {
	it('says what is offered, what it is worth, and what is next; no one else sees it', async () => {
		const leads = [await propertyInterest(database), await hotelInterest(database)];
		const { id } = await sent(leads, { lastName: 'Listner', email: 'listner@guests.example' });
		const [row] = (await list('q=listner')).rows;
		expect(row).toMatchObject({ id, state: 'sent', client: 'Katharina Listner', step: 'remind', openings: 0 });
		expect(row?.options.map(({ name }) => name)).toEqual(['Chalet Aurikel', 'Hotel Arve']);
		const [priced] = await database.db
			.select()
			.from(lead)
			.where(eq(lead.id, leads[0] ?? ''));
		expect(row?.worth).toEqual([{ currency: 'EUR', fromMinor: 120_000, toMinor: priced?.subtotalMinor }]);
		const answers = await Promise.all(
			EVERYBODY.map(async (person) => [
				person,
				await list('q=listner', person).then(
					({ rows }) => rows.length,
					(error) => error.code,
				),
			]),
		);
		expect(Object.fromEntries(answers)).toEqual({
			...{ agent: 1, colleague: 1, supervisor: 1, stranger: 0, lifestyle: 'forbidden', admin: 'forbidden' },
			...{ operator: 'forbidden', otherOperator: 'forbidden', customer: 'forbidden', waiting: 'forbidden' },
		});
	});

	it('is narrowed by state, agent and words, and paged without a gap', async () => {
		const no = (await rowOf((await list('q=listner')).rows[0]?.id ?? ''))?.no ?? 0;
		await database.db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
			insert into proposal (id, brand_key, agency_no, user_no, state, revision, language, client_first_name, client_last_name, title, valid_until, created_at, updated_at)
			select 'proposal_many' || i, brand_key, agency_no, 2, 'draft', 1, 'en', 'Many', 'Pager' || i, '', valid_until, created_at, created_at - i / 3
			from n, proposal where no = ${no}`);
		const seen: string[] = [];
		let after: string | null = '';
		while (after !== null) {
			const page = await list(`state=draft&agent=user_colleague${after ? `&after=${after}` : ''}`);
			seen.push(...page.rows.map(({ id }) => id));
			after = page.next;
			expect(page.counts.draft).toBe(60);
		}
		expect(seen).toHaveLength(60);
		expect(new Set(seen).size).toBe(60);
		expect((await list('q=pager7')).rows.map(({ client }) => client)).toEqual(['Many Pager7']);
		expect((await list('q=winterwoche')).rows.map(({ title }) => title)).toEqual(['Winterwoche']);
		expect((await list('q=aurikel')).rows.map(({ client }) => client)).toEqual(['Katharina Listner']);
		expect((await list('q=%22%27*')).rows).toEqual([]);
		expect((await list('agent=user_stranger')).rows).toEqual([]);
	});

	it('is read along its indexes', async () => {
		for (const query of ['', 'state=draft', 'state=draft&agent=user_colleague&after=5.5', 'q=pager']) {
			const { sql: text, args } = listedProposalsStatement(1, readProposalFilter(new URLSearchParams(query)));
			const { rows } = await database.db.$client.execute({ sql: `explain query plan ${text}`, args });
			const plan = rows.map(({ detail }) => String(detail)).join('\n');
			expect(plan).not.toMatch(/SCAN (p|v|proposal|lead|proposal_option|proposal_version)\b/);
			if (query !== 'q=pager') expect(plan).toMatch(/USING COVERING INDEX proposal_list/);
		}
	});

	it('is found in the header’s search by client, headline and reference, within the agency', async () => {
		const found = async (text: string, person: Person = 'agent') =>
			(await findEverywhere({ ctx: ctxOf(person), text })).proposals.map(({ client }) => client);
		expect(await found('Listner')).toEqual(['Katharina Listner']);
		expect(await found('winterw')).toEqual(['Katharina Listner']);
		const { options } = await findProposal(ctxOf(), (await list('q=listner')).rows[0]?.id ?? '');
		expect(await found(options[0]?.lead.bookingNumber ?? '')).toEqual(['Katharina Listner']);
		expect(await found('Listner', 'stranger')).toEqual([]);
		expect(await found('Listner', 'lifestyle')).toEqual([]);
		expect(await found('Listner', 'operator')).toEqual([]);
	});
});

describe('beginning', () => {
	const stay = { checkIn: '2027-02-20', checkOut: '2027-02-27', adults: 4, children: undefined };
	const client = {
		firstName: 'Ida',
		lastName: 'Beginner',
		nationality: 'AT',
		email: 'ida@guests.example',
		tls: '',
		cc: '',
	};
	const chosen = [{ code: 'aurikel', name: 'Chalet Aurikel', level: 'catered' as const }];

	it('saves an interest of each property and begins once, however often it is pressed', async () => {
		const input = { leads: [], properties: chosen, stay, client, to: null, key: crypto.randomUUID() };
		const begun = await Promise.all(Array.from({ length: 24 }, () => beginProposal({ ctx: ctxOf(), input })));
		const ids = new Set(begun.map((each) => (each.outcome === 'begun' ? each.id : '')));
		expect(ids.size).toBe(1);
		const record = await findProposal(ctxOf(), [...ids][0] ?? '');
		expect(record).toMatchObject({ clientLastName: 'Beginner', clientEmail: 'ida@guests.example', state: 'draft' });
		expect(record.options.map(({ lead: { checkIn, status } }) => [checkIn, status])).toEqual([
			['2027-02-20', 'interest'],
		]);
	});

	it('offers the proposal of the same client, and adds to it up to six', async () => {
		const leads = await Promise.all(
			Array.from({ length: 6 }, () => propertyInterest(database, '2027-02-06', 'Beginner')),
		);
		const ofOther = await propertyInterest(database, '2027-02-06', 'Someone');
		await database.db.update(lead).set({ clientFirstName: 'Ida' }).where(eq(lead.clientLastName, 'Beginner'));
		const question = { leads: leads.slice(0, 1), codes: [], period: null, adults: null, children: null, level: null };
		const { going } = await loadBeginning(ctxOf(), question);
		expect(going.map(({ client: name, names }) => [name, names])).toEqual([['Ida Beginner', ['Chalet Aurikel']]]);
		expect((await loadBeginning(ctxOf('stranger'), question)).leads).toEqual([]);
		const to = going[0]?.id ?? '';
		const add = (ids: readonly string[], person: Person = 'agent') =>
			codeOf(addOptions({ ctx: ctxOf(person), id: to, leadIds: ids }));
		const answers = await Promise.all(leads.map((id) => add([id])));
		expect(answers.sort()).toEqual(['done', 'done', 'done', 'done', 'done', 'full']);
		expect(await add([ofOther], 'stranger')).toBe('not-found');
		const { options } = await findProposal(ctxOf(), to);
		expect(options.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
		const { revision } = await findProposal(ctxOf(), to);
		expect(await add([options[1]?.lead.id ?? ''])).toBe('done');
		expect((await findProposal(ctxOf(), to)).revision).toBe(revision);
	});

	it('leaves no interest where the proposal takes no more, whoever presses at the same moment', async () => {
		const leads = await Promise.all(
			Array.from({ length: 5 }, () => propertyInterest(database, '2027-02-06', 'Crowded')),
		);
		const { id: to } = await createProposal({ ctx: ctxOf(), leadId: leads[0] ?? '' });
		await addOptions({ ctx: ctxOf(), id: to, leadIds: leads });
		const count = async () => (await database.db.select({ no: lead.no }).from(lead)).length;
		const before = await count();
		const press = () =>
			codeOf(
				beginProposal({
					ctx: ctxOf(),
					input: { leads: [], properties: chosen, stay, client, to, key: crypto.randomUUID() },
				}),
			);
		const answers = await Promise.all(Array.from({ length: 24 }, press));
		expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
		expect(new Set(answers)).toEqual(new Set(['done', 'full']));
		expect(await count()).toBe(before + 1);
		expect((await findProposal(ctxOf(), to)).options).toHaveLength(6);
	});

	it('says what is wrong with the client, and writes nothing', async () => {
		const before = (await list()).counts.draft;
		const input = { leads: [], properties: chosen, stay, client: { ...client, lastName: '', nationality: '' } };
		const result = await beginProposal({ ctx: ctxOf(), input: { ...input, to: null, key: crypto.randomUUID() } });
		expect(result).toMatchObject({
			outcome: 'invalid',
			of: 'Chalet Aurikel',
			errors: { lastName: {}, nationality: {} },
		});
		expect((await list()).counts.draft).toBe(before);
		expect(await codeOf(beginProposal({ ctx: ctxOf('lifestyle'), input: { ...input, to: null, key: 'x' } }))).toBe(
			'forbidden',
		);
	});
});

describe('a reminder', () => {
	it('goes out once a day, in the proposal’s language, and never to a client who has answered', async () => {
		const email = 'remind@guests.example';
		const { id, token, version } = await sent([await propertyInterest(database)], { lastName: 'Reminda', email });
		const now = ctxOf().now;
		const answers = await Promise.all(Array.from({ length: 24 }, () => codeOf(remindClient({ ctx: ctxOf(), id }))));
		expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
		expect(new Set(answers)).toEqual(new Set(['done', 'sent-today']));
		const mails = await mailsOf('proposal-reminder', email);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ replyTo: 'agent@people.example', brandKey: 'demo-gold' });
		expect(mails[0]?.subject).toMatch(/^Ihr Angebot gilt bis/);
		expect(mails[0]?.plainText).toContain(`/p/${token}`);
		expect((await list('q=reminda')).rows[0]).toMatchObject({ step: 'wait', reminders: 1 });
		expect(await codeOf(remindClient({ ctx: ctxOf('stranger'), id }))).toBe('not-found');
		expect(await codeOf(remindClient({ ctx: ctxOf('lifestyle'), id }))).toBe('forbidden');
		await remindClient({ ctx: ctxOf('colleague', now + DAY + 1), id });
		expect(await rowOf(id)).toMatchObject({ reminders: 2 });
		await declineProposal({ ctx: ctxOf(null), token, version, reason: '' });
		expect(await codeOf(remindClient({ ctx: ctxOf('agent', now + 2 * DAY + 2), id }))).toBe('no-such-move');
	});

	it('needs an address; the link is passed on without one', async () => {
		const { id, token } = await sent([await propertyInterest(database)], { lastName: 'Linker', email: null });
		expect(await codeOf(remindClient({ ctx: ctxOf(), id }))).toBe('client-needed');
		expect((await findProposalLink({ ctx: ctxOf(), id })).endsWith(`/p/${token}`)).toBe(true);
		expect(await codeOf(findProposalLink({ ctx: ctxOf('stranger'), id }))).toBe('not-found');
		const { rows } = await waitingProposals({ ctx: ctxOf(), filter: { whose: 'mine' } });
		expect(rows.find((row) => row.id === id)).toMatchObject({ client: 'Katharina Linker', hasEmail: false });
		expect((await waitingProposals({ ctx: ctxOf('colleague'), filter: { whose: 'mine' } })).count).toBe(0);
	});
});

describe('an end', () => {
	it('is withdrawn by the agency: the client’s page says so, and an approval comes too late', async () => {
		const { id, token, version } = await sent([await propertyInterest(database)], { lastName: 'Zurück', email: null });
		const shown = await loadClientProposal({ ctx: ctxOf(null), token });
		expect(await codeOf(withdrawProposal({ ctx: ctxOf('stranger'), id }))).toBe('not-found');
		await withdrawProposal({ ctx: ctxOf('colleague'), id });
		expect((await loadClientProposal({ ctx: ctxOf(null), token })).state).toBe('withdrawn');
		const key = shown.snapshot.options[0]?.key ?? '';
		const approval = approveProposal({ ctx: ctxOf(null), token, version, optionKey: key, name: 'Katharina' });
		expect(await codeOf(approval)).toBe('no-such-move');
		expect(await codeOf(withdrawProposal({ ctx: ctxOf(), id }))).toBe('no-such-move');
		expect(await codeOf(findProposalLink({ ctx: ctxOf(), id }))).toBe('no-such-move');
	});

	it('has one outcome when the client approves in the second that it is withdrawn', async () => {
		const { id, token, version } = await sent([await propertyInterest(database)], {
			lastName: 'Zugleich',
			email: null,
		});
		const key = (await loadClientProposal({ ctx: ctxOf(null), token })).snapshot.options[0]?.key ?? '';
		const approvals = Array.from(
			{ length: 20 },
			() => () => approveProposal({ ctx: ctxOf(null), token, version, optionKey: key, name: 'Katharina' }),
		);
		const withdrawals = Array.from({ length: 4 }, () => () => withdrawProposal({ ctx: ctxOf(), id }));
		const acts = [...approvals.slice(10), ...withdrawals, ...approvals.slice(0, 10)];
		const answers = await Promise.all(acts.map((act) => codeOf(act())));
		const done = (from: number, to: number) => answers.slice(from, to).filter((answer) => answer === 'done').length;
		const [approved, withdrawn] = [done(0, 10) + done(14, 24), done(10, 14)];
		// The same approval again is the same answer.
		expect([approved, withdrawn]).toEqual(withdrawn > 0 ? [0, 1] : [20, 0]);
		expect((await rowOf(id))?.state).toBe(withdrawn > 0 ? 'withdrawn' : 'approved');
		const events = await database.db
			.select({ kind: proposalEvent.kind })
			.from(proposalEvent)
			.innerJoin(proposal, eq(proposal.no, proposalEvent.proposalNo))
			.where(eq(proposal.id, id));
		const kinds = events.map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === 'approved' || kind === 'withdrawn')).toEqual([
			withdrawn > 0 ? 'withdrawn' : 'approved',
		]);
	});

	it('comes by the schedule when the validity that was sent is over, once, and the agent is told', async () => {
		const lead = await propertyInterest(database);
		const { id } = await sent([lead], { lastName: 'Ablauf', email: 'ablauf@guests.example' });
		await recordOpening({
			ctx: ctxOf(null),
			token: (await findProposalLink({ ctx: ctxOf(), id })).split('/p/')[1] ?? '',
		});
		const end = (await rowOf(id))?.sentValidUntil ?? 0;
		// What the draft says since is not what the client has.
		await database.db
			.update(proposal)
			.set({ validUntil: end + 30 * DAY })
			.where(eq(proposal.id, id));
		const told: string[] = [];
		const run = (now: number) =>
			expireProposals({ db: database.db, now, tellNews: async (ids) => void told.push(...ids) });
		await run(end - 1);
		expect((await rowOf(id))?.state).toBe('opened');
		expect((await list('q=ablauf', 'agent', end)).rows[0]).toMatchObject({ state: 'expired', step: 'renew' });
		await Promise.all([run(end), run(end), run(end)]);
		expect(await rowOf(id)).toMatchObject({ state: 'expired' });
		expect(new Set(told)).toEqual(new Set(['user_agent']));
		const mails = (await mailsOf('proposal-agent-expired')).filter(({ subject }) => subject.includes('Ablauf'));
		expect(mails).toHaveLength(1);
		// The proposal is in German; the agent works in English.
		expect(mails[0]).toMatchObject({
			...{ toAddress: 'agent@people.example', subject: 'The proposal for Katharina Ablauf has ended' },
		});
		expect((await rowOf(id))?.sentRevision).toBe((await rowOf(id))?.revision);
		const news = (await listNews({ ctx: { ...ctxOf('agent'), now: end } })).proposals.filter(
			({ proposalId }) => proposalId === id,
		);
		expect(news.map(({ kind }) => kind).sort()).toEqual(['expired', 'opened']);
		expect((await listNews({ ctx: { ...ctxOf('colleague'), now: end } })).proposals).toEqual([]);
		expect((await listNews({ ctx: { ...ctxOf('stranger'), now: end } })).proposals).toEqual([]);
		const [ofLead] = await proposalsOfLead(ctxOf(), lead);
		expect(ofLead?.events.map(({ kind }) => kind)).toEqual(['created', 'sent', 'opened', 'expired']);
		expect(await proposalsOfLead(ctxOf('stranger'), lead)).toEqual([]);
	});
});

describe('the data of a client', () => {
	it('are exported with what was sent, and erased with their key; a contract that runs keeps its proposal', async () => {
		const email = 'forget@guests.example';
		const [over, running] = [await propertyInterest(database), await hotelInterest(database)];
		const first = await sent([over], { lastName: 'Vergiss', email });
		const kept = await sent([running], { lastName: 'Vergiss', email });
		await declineProposal({ ctx: ctxOf(null), token: first.token, version: first.version, reason: 'Too dear for me' });
		await database.db.update(lead).set({ status: 'confirmedBooking', email }).where(eq(lead.id, running));
		const told = await exportClient({ ctx: ctxOf('admin'), client: { email } });
		expect(told.proposals.map(({ id }) => id)).toEqual([first.id, kept.id]);
		expect(told.proposals[0]).toMatchObject({
			greeting: 'Guten Tag',
			versions: [{ number: 1, person: { client: { lastName: 'Vergiss' }, greeting: 'Guten Tag' } }],
		});
		expect(JSON.stringify(told.proposals)).toContain('Too dear for me');
		expect(JSON.stringify(told.proposals)).not.toMatch(/personKey|"salt"|agencyNo|basis|commission/i);
		await eraseClient({ ctx: ctxOf('admin'), client: { email } });
		const row = await rowOf(first.id);
		expect(row).toMatchObject({ clientLastName: '–', clientEmail: null, greeting: '', title: '', personKey: null });
		expect(await rowOf(kept.id)).toMatchObject({ clientLastName: 'Vergiss', personKey: expect.any(String) });
		const events = await database.db
			.select()
			.from(proposalEvent)
			.where(eq(proposalEvent.proposalNo, row?.no ?? 0));
		expect(events.every(({ note }) => note === null)).toBe(true);
		const [version] = await database.db
			.select()
			.from(proposalVersion)
			.where(eq(proposalVersion.proposalNo, row?.no ?? 0));
		expect(version?.person).not.toContain('Vergiss');
		expect((await loadClientProposal({ ctx: ctxOf(null), token: first.token })).person).toBeNull();
		expect((await list('q=vergiss')).rows.map(({ id }) => id)).toEqual([kept.id]);
	});
});
