import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutbox } from '#db/schema/mail';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal } from '#db/schema/proposal';
import { readDashboard } from '~/domain/lead/dashboard/read-dashboard.server';
import { INBOUND_HEADERS, type InboundEnvelope, signInbound } from '~/domain/mail-thread/inbound-signature';
import { loadThreads } from '~/domain/mail-thread/load-thread.server';
import { writeToAgency } from '~/domain/mail-thread/write-to-agency.server';
import { markThreadRead, writeToClient } from '~/domain/mail-thread/write-to-client.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { loadClientProposal } from '~/domain/proposal/client-proposal.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { saveProposal } from '~/domain/proposal/save-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { parseReplyDomains } from '~/platform/reply-domains';
import { action } from '~/routes/api/inbound-mails';
import type { TestDatabase } from '../database';
import { contextOf, EVERYBODY, insertAgentLead, type Person } from '../lead/agent-workspace';
import { propertyInterest, startProposalDatabase } from '../proposal/proposal-leads';

let database: TestDatabase;
beforeAll(async () => {
	database = await startProposalDatabase();
});
afterAll(() => database?.stop());

const SECRET = 'thirty-two-characters-of-a-secret';
const CLIENT = 'jana@roth.example';

const ctxOf = (person: Person | null = 'agent', now?: number) => {
	const ctx = contextOf(database, person);
	const inbound = { INBOUND_MAIL_DOMAINS: parseReplyDomains('*=reply.example.com'), INBOUND_MAIL_SECRET: SECRET };
	return { ...ctx, settings: { ...ctx.settings, ...inbound }, catalogueVersion: 1, ...(now ? { now } : {}) };
};

/** A proposal that was sent, and its link's token; without an address where `clientEmail` is null. */
async function sent(clientEmail: string | null = CLIENT) {
	const leadId = await propertyInterest(database, '2027-02-06', 'Roth');
	const { id } = await createProposal({ ctx: ctxOf(), leadId });
	const row = await findProposal(ctxOf(), id);
	const { revision } = await saveProposal({
		ctx: ctxOf(),
		seen: { id, revision: row.revision },
		draft: {
			...{ language: 'en', clientFirstName: 'Jana', clientLastName: 'Roth', clientEmail, title: '', greeting: '' },
			...{ validUntil: row.validUntil, onApproval: 'tell', firstChoice: null },
			options: row.options.map(({ lead, markupKind, priceMinor }) => ({
				...{ leadId: lead.id, markupKind, markup: 12_300, priceMinor, reason: '' },
			})),
		},
	});
	const result = await sendProposal({ ctx: ctxOf(), seen: { id, revision }, by: 'link' });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return { id, leadId, version: result.version, token: result.link.split('/p/')[1] ?? '' };
}

const mailsOf = (kind: string) => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind));
const lastMail = async (kind: string) => (await mailsOf(kind)).at(-1);
const messagesOf = async (id: string) => (await loadThreads(ctxOf(), [id]))[0]?.messages ?? [];
const ask = (to: { token: string; version: number }, question: string, key?: string) =>
	writeToAgency({ ctx: ctxOf(null), ...to, question, ...(key ? { key } : {}) });
const answer = (id: string, body: string, key = crypto.randomUUID() as string, person: Person = 'agent') =>
	writeToClient({ ctx: ctxOf(person), id, body, key, way: 'app' });

/** New messages at a lead's row of the dashboard; undefined without the row. */
const marked = async (leadId: string, person: Person = 'agent') => {
	const filter = { whose: 'team', tab: null, season: null, words: '', sort: 'new', page: 1 } as const;
	const { rows } = await readDashboard({ ctx: ctxOf(person), filter });
	return rows.find(({ id }) => id === leadId)?.unread;
};

type Mail = { from?: string; headers?: readonly string[]; text?: string; messageId?: string };

function rawMail({ from = `Jana Roth <${CLIENT}>`, headers = [], text = 'Yes, please.', messageId }: Mail): Uint8Array {
	const lines = [
		...[
			`From: ${from}`,
			'To: reply',
			'Subject: Re: An answer',
			...(messageId === '' ? [] : [`Message-ID: <${messageId ?? crypto.randomUUID()}@guests.example>`]),
		],
		...[...headers, 'Content-Type: text/plain; charset=utf-8', '', text, ''],
	];
	return new TextEncoder().encode(lines.join('\r\n'));
}

/** Posts a mail as a provider does. */
async function post(
	recipient: string,
	mail: Uint8Array,
	given: Partial<InboundEnvelope & { secret: string; signature: string; type: string; now: number }> = {},
) {
	const ctx = ctxOf(null);
	const envelope = {
		...{ timestamp: String(Math.floor(ctx.now / 1000)), sender: CLIENT, recipient },
		...(given.timestamp ? { timestamp: given.timestamp } : {}),
		...(given.sender === undefined ? {} : { sender: given.sender }),
	};
	const signature = given.signature ?? (await signInbound(given.secret ?? SECRET, envelope, mail));
	const request = new Request('https://www.firnlicht.example/api/inbound-mails', {
		method: 'POST',
		headers: {
			'content-type': given.type ?? 'message/rfc822',
			[INBOUND_HEADERS.timestamp]: envelope.timestamp,
			[INBOUND_HEADERS.sender]: envelope.sender,
			[INBOUND_HEADERS.recipient]: recipient,
			[INBOUND_HEADERS.signature]: signature,
		},
		body: new Uint8Array(mail),
	});
	const response = await action({ request, params: {}, context: ctx as never });
	const body = (await response.json()) as { outcome?: string; title?: string };
	return { status: response.status, ...body };
}

describe('a client', () => {
	it('writes on the page; the agent is told by a mail whose reply address is the thread’s', async () => {
		const to = await sent();
		await ask(to, 'Is there a cot?  4111 1111 1111 1111');
		expect(await messagesOf(to.id)).toMatchObject([
			{
				side: 'client',
				way: 'page',
				author: 'Jana Roth',
				isUnread: true,
				body: expect.stringContaining('Is there a cot?'),
			},
		]);
		const mail = await lastMail('thread-agent-written');
		expect(mail).toMatchObject({ toAddress: 'agent@people.example', subject: 'Jana Roth has written to you' });
		expect(mail?.replyTo).toMatch(/^reply\+[a-z2-9]{26}@reply\.example\.com$/);
		expect(mail?.plainText).toContain('Is there a cot?');
		expect(mail?.plainText).not.toContain('4111 1111');
		expect(mail?.threadRoot).toMatch(/^<thread_[a-z2-9]{26}@reply\.example\.com>$/);
	});

	it('sends the same form 24 times at once, and it is one message and one mail', async () => {
		const to = await sent();
		const before = (await mailsOf('thread-agent-written')).length;
		await Promise.all(Array.from({ length: 24 }, () => ask(to, 'Is breakfast included?', 'one-form')));
		expect(await messagesOf(to.id)).toHaveLength(1);
		expect((await mailsOf('thread-agent-written')).length).toBe(before + 1);
	});

	it('sends the same form with other words, which is another message', async () => {
		const to = await sent();
		await ask(to, 'Is breakfast included?', 'one-form');
		await ask(to, 'Is breakfast included? And a cot?', 'one-form');
		expect(await messagesOf(to.id)).toHaveLength(2);
	});

	it('begins a thread by several messages at once', async () => {
		const to = await sent();
		await Promise.all(Array.from({ length: 12 }, (_, at) => ask(to, `Question ${at}`)));
		expect(await messagesOf(to.id)).toHaveLength(12);
	});

	it.each([
		['', 'question'],
		['x'.repeat(2001), 'question-long'],
	])('is told what is wrong with a message (%#)', async (question, reason) => {
		await expect(ask(await sent(), question)).rejects.toMatchObject({ code: 'invalid', reason });
	});
});

describe('the agency', () => {
	it('answers; the client gets a mail with answer, question and link, and reads it on the page', async () => {
		const to = await sent();
		await ask(to, 'Is there a cot?');
		expect(await answer(to.id, 'Yes, and a high chair.')).toEqual({ isMailed: true, isKnown: false });
		const mail = await lastMail('thread-client');
		expect(mail).toMatchObject({ toAddress: CLIENT, subject: 'An answer from agent' });
		expect(mail?.replyTo).toMatch(/^reply\+[a-z2-9]{26}@reply\.example\.com$/);
		expect(mail?.replyTo).not.toBe((await lastMail('thread-agent-written'))?.replyTo);
		for (const words of ['Yes, and a high chair.', 'Is there a cot?', `/p/${to.token}`])
			expect(mail?.plainText).toContain(words);
		expect(mail?.html).toContain('#5b1628');
		const { messages } = await loadClientProposal({ ctx: ctxOf(null), token: to.token });
		expect(messages).toEqual([
			{ id: expect.any(String), side: 'client', author: 'Jana Roth', body: 'Is there a cot?', at: expect.any(Number) },
			{
				id: expect.any(String),
				side: 'agency',
				author: 'agent',
				body: 'Yes, and a high chair.',
				at: expect.any(Number),
			},
		]);
		expect((await messagesOf(to.id)).map(({ isUnread }) => isUnread)).toEqual([false, false]);
		expect(await answer(to.id, 'Twice', 'key')).toMatchObject({ isKnown: false });
		expect(await answer(to.id, 'Twice', 'key')).toMatchObject({ isKnown: true });
		expect(await messagesOf(to.id)).toHaveLength(3);
	});

	it('writes first, which is no answer', async () => {
		await answer((await sent()).id, 'Snow is on its way.');
		expect(await lastMail('thread-client')).toMatchObject({ subject: 'A message from agent' });
	});

	it('writes to a client without an address on the page alone', async () => {
		const to = await sent(null);
		const before = (await mailsOf('thread-client')).length;
		expect(await answer(to.id, 'Welcome')).toMatchObject({ isMailed: false });
		expect((await mailsOf('thread-client')).length).toBe(before);
		expect((await loadClientProposal({ ctx: ctxOf(null), token: to.token })).messages).toHaveLength(1);
	});

	it.each([
		['', 'message'],
		['x'.repeat(4001), 'too-long'],
	])('is told what is wrong with a message (%#)', async (body, reason) => {
		await expect(answer((await sent()).id, body)).rejects.toMatchObject({ code: 'invalid', reason });
	});

	it('has read what it has read, and is the only one who reads and answers', async () => {
		const to = await sent();
		await ask(to, 'Is there a cot?');
		const codes = async (verb: (person: Person) => Promise<unknown>) =>
			Object.fromEntries(
				await Promise.all(
					EVERYBODY.filter((person) => person !== 'agent').map(async (person) => [
						person,
						await verb(person).then(
							(found) => (Array.isArray(found) ? found.length : 'done'),
							(error) => error.code,
						),
					]),
				),
			);
		const forbidden = {
			...{ lifestyle: 'forbidden', admin: 'forbidden', operator: 'forbidden', otherOperator: 'forbidden' },
			...{ customer: 'forbidden', waiting: 'forbidden' },
		};
		const read = await codes((person) => loadThreads(ctxOf(person), [to.id]));
		expect(read).toEqual({ ...forbidden, colleague: 1, supervisor: 1, stranger: 0 });
		const wrote = await codes((person) => answer(to.id, `From ${person}`, undefined, person));
		expect(wrote).toEqual({ ...forbidden, colleague: 'done', supervisor: 'done', stranger: 'not-found' });
		await ask(to, 'And a bath?');
		expect([await marked(to.leadId), await marked(to.leadId, 'stranger')]).toEqual([1, undefined]);
		expect((await messagesOf(to.id)).at(-1)).toMatchObject({ isUnread: true });
		await expect(markThreadRead({ ctx: ctxOf('stranger'), id: to.id })).rejects.toMatchObject({ code: 'not-found' });
		await markThreadRead({ ctx: ctxOf('colleague'), id: to.id });
		expect((await messagesOf(to.id)).at(-1)).toMatchObject({ isUnread: false });
		expect(await marked(to.leadId)).toBe(0);
	});
});

describe('a mail that a provider posts', () => {
	/** A thread with an answer: the addresses of both sides. */
	async function thread() {
		const to = await sent();
		await ask(to, 'Is there a cot?');
		const agency = (await lastMail('thread-agent-written'))?.replyTo ?? '';
		await answer(to.id, 'Yes.');
		return { ...to, agency, client: (await lastMail('thread-client'))?.replyTo ?? '' };
	}

	it('is filed from the client and goes on to the agent, whatever the case of its address', async () => {
		const to = await thread();
		const text = 'Wonderful 🎿\r\n\r\nOn Thu, 26 Nov 2026 at 10:02, agent <x@y.example> wrote:\r\n> Yes.\r\n';
		expect(await post(to.client.toUpperCase(), rawMail({ text }))).toMatchObject({ status: 200, outcome: 'filed' });
		expect((await messagesOf(to.id)).at(-1)).toMatchObject({
			...{ side: 'client', way: 'mail', author: 'Jana Roth', body: 'Wonderful 🎿', otherAddress: null, isUnread: true },
			quoted: expect.stringContaining('> Yes.'),
		});
		const mail = await lastMail('thread-agent-written');
		expect(mail?.plainText).toContain('Wonderful 🎿');
		expect(mail).toMatchObject({ replyTo: to.agency });
	});

	it('from the agent goes on to the client, and is held back from anyone else', async () => {
		const to = await thread();
		const from = 'Agent <Agent@People.example>';
		expect(await post(to.agency, rawMail({ from, text: 'From the train.' }))).toMatchObject({ outcome: 'filed' });
		expect((await lastMail('thread-client'))?.plainText).toContain('From the train.');
		for (const address of ['stranger@people.example', 'waiting@people.example', 'someone@else.example']) {
			const before = (await mailsOf('thread-client')).length;
			const held = await post(to.agency, rawMail({ from: address, text: 'Please pay to this account.' }));
			expect(held).toMatchObject({ status: 200, outcome: 'held' });
			expect((await mailsOf('thread-client')).length).toBe(before);
			expect((await messagesOf(to.id)).at(-1)).toMatchObject({ isHeld: true, otherAddress: address, isUnread: true });
		}
		const { messages } = await loadClientProposal({ ctx: ctxOf(null), token: to.token });
		expect(JSON.stringify(messages)).not.toContain('account');
		expect(messages.at(-1)).toMatchObject({ side: 'agency', body: 'From the train.' });
	});

	it('names no reply address to the other side, in whatever it quotes or says', async () => {
		const to = await thread();
		const text = `On 26 Nov 2026, Firnlicht <${to.agency.toUpperCase()}> wrote:\r\n> Is there a cot?\r\n\r\nYes, one.\r\n\r\n> And a bath?\r\n\r\nThat too.`;
		const from = `"${to.agency}" <agent@people.example>`;
		expect(await post(to.agency, rawMail({ from, text }))).toMatchObject({ outcome: 'filed' });
		await ask(to, `Do I write to ${to.client}?`);
		await answer(to.id, `Or to ${to.agency}?`);
		await post(to.client, rawMail({ from: `${to.client} <${to.client}>`, text: `Yes.\r\n\r\n> <${to.client}>\r\n` }));
		const { messages } = await loadClientProposal({ ctx: ctxOf(null), token: to.token });
		expect(messages).toMatchObject([{}, {}, { body: expect.stringContaining('That too.') }, {}, {}, {}]);
		const [toClient, toAgent] = [await mailsOf('thread-client'), await mailsOf('thread-agent-written')];
		const bodies = [...toClient, ...toAgent]
			.slice(-6)
			.map(({ plainText, html, subject }) => plainText + html + subject);
		for (const said of [JSON.stringify(messages), JSON.stringify(await messagesOf(to.id)), ...bodies])
			expect(said).not.toMatch(/reply\+[a-z2-9]{26}/i);
	});

	it('from the agency’s side that names several authors is held back', async () => {
		const to = await thread();
		const from = 'agent@people.example, someone@else.example';
		expect(await post(to.agency, rawMail({ from }))).toMatchObject({ outcome: 'held' });
		expect(await post(to.agency, rawMail({ from, headers: ['From: agent@people.example'] }))).toMatchObject({
			outcome: 'held',
		});
	});

	it('puts nothing into the head of another mail', async () => {
		const to = await thread();
		const from = '=?utf-8?q?Jana=0D=0ABcc:_all=40x.example?= <ben@roth.example>';
		expect(await post(to.client, rawMail({ from }))).toMatchObject({ outcome: 'filed' });
		const mail = await lastMail('thread-agent-written');
		expect(`${mail?.subject}${mail?.replyTo}${mail?.toAddress}`).not.toMatch(/[\r\n]|Bcc/);
		expect((await messagesOf(to.id)).at(-1)?.author).not.toMatch(/[\r\n]/);
	});

	it('from another address than the client’s is filed and marked', async () => {
		const to = await thread();
		expect(await post(to.client, rawMail({ from: 'Ben Roth <ben@roth.example>' }))).toMatchObject({ outcome: 'filed' });
		expect((await messagesOf(to.id)).at(-1)).toMatchObject({ author: 'Ben Roth', otherAddress: 'ben@roth.example' });
		expect((await lastMail('thread-agent-written'))?.plainText).toContain('ben@roth.example');
	});

	it('that comes twice, or 24 times at once, is filed and passed on once', async () => {
		const to = await thread();
		const mail = rawMail({ messageId: 'the-same' });
		const before = [(await messagesOf(to.id)).length, (await mailsOf('thread-agent-written')).length];
		const outcomes = await Promise.all(Array.from({ length: 24 }, () => post(to.client, mail)));
		expect(outcomes.filter(({ outcome }) => outcome === 'filed')).toHaveLength(1);
		expect(outcomes.filter(({ outcome }) => outcome === 'known')).toHaveLength(23);
		const nameless = rawMail({ messageId: '', text: 'Without an id' });
		expect([await post(to.client, nameless), await post(to.client, nameless)].map(({ outcome }) => outcome)).toEqual([
			...['filed', 'known'],
		]);
		const after = [(await messagesOf(to.id)).length, (await mailsOf('thread-agent-written')).length];
		expect(after).toEqual(before.map((count) => count + 2));
	});

	it.each([
		['an absence', { headers: ['Auto-Submitted: auto-replied'] }, {}],
		['a mail of ours', { headers: ['Auto-Submitted: auto-generated'] }, {}],
		['a list', { headers: ['Precedence: bulk'] }, {}],
		['a newsletter', { headers: ['List-Id: <news.example>'] }, {}],
		['Exchange', { headers: ['X-Auto-Response-Suppress: All'] }, {}],
		['a bounce', {}, { sender: '' }],
		['a return path that is empty', { headers: ['Return-Path: <>'] }, {}],
		['nothing at all', { text: '' }, {}],
	])('is not filed and not passed on: %s', async (_, mail, given) => {
		const to = await thread();
		const before = [(await messagesOf(to.id)).length, (await database.db.select().from(mailOutbox)).length];
		expect(await post(to.client, rawMail(mail), given)).toMatchObject({ status: 200, outcome: 'ignored' });
		expect(await post(to.agency, rawMail({ ...mail, from: 'agent@people.example' }), given)).toMatchObject({
			outcome: 'ignored',
		});
		const after = [(await messagesOf(to.id)).length, (await database.db.select().from(mailOutbox)).length];
		expect(after).toEqual(before);
	});

	it('is refused in a loop, and said to be worth another try', async () => {
		const to = await thread();
		const outcomes: number[] = [];
		for (let at = 0; at < 32; at += 1) outcomes.push((await post(to.client, rawMail({}))).status);
		expect(outcomes.slice(0, 30)).toEqual(Array(30).fill(200));
		expect(outcomes.slice(30)).toEqual([429, 429]);
	});

	it.each([
		['another secret', { secret: 'another-secret-of-thirty-two-characters' }, 403],
		['no signature', { signature: '' }, 401],
		['a signature that is none', { signature: 'x'.repeat(64) }, 403],
		['ten minutes ago', { timestamp: String(Math.floor(ctxNow() / 1000) - 600) }, 401],
		['a clock that is ahead', { timestamp: String(Math.floor(ctxNow() / 1000) + 600) }, 401],
		['no time', { timestamp: 'now' }, 401],
		['a form', { type: 'application/x-www-form-urlencoded' }, 415],
	])('is refused with %s', async (_, given, status) => {
		const to = await thread();
		const before = (await messagesOf(to.id)).length;
		expect((await post(to.client, rawMail({}), given)).status).toBe(status);
		expect((await messagesOf(to.id)).length).toBe(before);
	});

	it('is refused under a signature of another mail or another recipient', async () => {
		const to = await thread();
		const timestamp = String(Math.floor(ctxOf().now / 1000));
		const ofOther = await signInbound(
			SECRET,
			{ timestamp, sender: CLIENT, recipient: to.agency },
			rawMail({ messageId: 'a' }),
		);
		expect((await post(to.client, rawMail({ messageId: 'a' }), { signature: ofOther })).status).toBe(403);
		const signature = await signInbound(
			SECRET,
			{ timestamp, sender: CLIENT, recipient: to.client },
			rawMail({ messageId: 'a' }),
		);
		expect((await post(to.client, rawMail({ messageId: 'b' }), { signature })).status).toBe(403);
		expect((await post(to.client, rawMail({ messageId: 'a' }), { signature })).status).toBe(200);
	});

	it('is refused for an address that no thread has, without a sender, and beyond 10 MB', async () => {
		expect((await post(`reply+${'a'.repeat(26)}@reply.example.com`, rawMail({}))).status).toBe(404);
		expect((await post('info@reply.example.com', rawMail({}))).status).toBe(404);
		// It is not read at all: what is no mail is not told from one.
		const noMail = new TextEncoder().encode('no mail');
		expect((await post(`reply+${'a'.repeat(26)}@reply.example.com`, noMail)).status).toBe(404);
		const to = await thread();
		expect((await post(to.client, new TextEncoder().encode('no mail'))).status).toBe(422);
		expect((await post(to.client, rawMail({ text: 'x'.repeat(10_100_000) }))).status).toBe(413);
	});

	it('is cut when it is very long, and says so', async () => {
		const to = await thread();
		expect(await post(to.client, rawMail({ text: 'ab cd '.repeat(20_000) }))).toMatchObject({ outcome: 'filed' });
		const last = (await messagesOf(to.id)).at(-1);
		expect(last).toMatchObject({ isCut: true });
		expect(last?.body.length).toBeLessThanOrEqual(20_000);
	});
});

describe('a very long thread', () => {
	/** Messages beside those of the thread, one a second before them. */
	const fill = (threadId: string, count: number, way: 'page' | 'mail', now: number) =>
		database.db.run(sql`insert into mail_thread_message (id, thread_no, brand_key, agency_no, side, way, author, body, quoted, source_id, created_at)
			with recursive n(at) as (select 1 union all select at + 1 from n where at < ${count})
			select 'message_' || ${threadId} || at, no, brand_key, agency_no, 'client', ${way}, 'Jana Roth', 'Number ' || at, ${'q'.repeat(2000)},
				'fill:' || at, ${now} - at * 1000 from mail_thread, n where id = ${threadId}`);
	const threadOf = async (id: string) => {
		const [row] = await database.db
			.select({ id: mailThread.id })
			.from(mailThread)
			.innerJoin(proposal, eq(proposal.no, mailThread.proposalNo))
			.where(eq(proposal.id, id));
		return row?.id ?? '';
	};

	it('shows the newest 200 of 10,000 messages of each proposal, and answers the last one', async () => {
		const [long, short] = [await sent(), await sent()];
		await ask(long, 'The last question');
		await ask(short, 'The only question');
		await fill(await threadOf(long.id), 10_000, 'page', ctxOf().now);
		const threads = await loadThreads(ctxOf(), [long.id, short.id]);
		expect(threads.map(({ messages }) => messages.length)).toEqual([200, 1]);
		const bodies = threads[0]?.messages.map(({ body }) => body) ?? [];
		expect([bodies[0], bodies.at(-2), bodies.at(-1)]).toEqual(['Number 199', 'Number 1', 'The last question']);
		const { messages } = await loadClientProposal({ ctx: ctxOf(null), token: long.token });
		expect(messages.map(({ body }) => body)).toEqual(bodies);
		await answer(long.id, 'The answer');
		expect((await lastMail('thread-client'))?.plainText).toContain('The last question');
	});

	it('takes no more mails that day, so that two programs that do not say what they are end', async () => {
		const to = await sent();
		await ask(to, 'Is there a cot?');
		const agency = (await lastMail('thread-agent-written'))?.replyTo ?? '';
		const from = 'agent@people.example';
		await fill(await threadOf(to.id), 119, 'mail', ctxOf().now);
		expect((await post(agency, rawMail({ from }))).status).toBe(200);
		expect((await post(agency, rawMail({ from }))).status).toBe(429);
		expect(await answer(to.id, 'By hand')).toMatchObject({ isMailed: true });
	});
});

function ctxNow(): number {
	return Date.parse('2026-11-20T09:46:00Z');
}

describe('the data of a client', () => {
	it('are exported with their messages; erased, the messages are gone and the addresses lead nowhere', async () => {
		const { db } = database;
		const to = await sent('erase@roth.example');
		await ask(to, 'My name is Jana Roth.');
		const agency = (await lastMail('thread-agent-written'))?.replyTo ?? '';
		await answer(to.id, 'Dear Jana');
		const client = (await lastMail('thread-client'))?.replyTo ?? '';
		await insertAgentLead(database, { email: 'other@roth.example' });
		const told = await exportClient({ ctx: ctxOf('admin'), client: { email: 'erase@roth.example' } });
		expect(told.proposals[0]?.messages).toMatchObject([
			{ side: 'client', body: 'My name is Jana Roth.' },
			{ side: 'agency', body: 'Dear Jana' },
		]);
		expect(JSON.stringify(told)).not.toMatch(/tokenHash|"no"|agencyNo|threadNo/);
		await eraseClient({ ctx: ctxOf('admin'), client: { email: 'erase@roth.example' } });
		const [row] = await db
			.select({ no: mailThread.no, endedAt: mailThread.endedAt })
			.from(mailThread)
			.innerJoin(proposal, eq(proposal.no, mailThread.proposalNo))
			.where(eq(proposal.id, to.id));
		expect(row?.endedAt).not.toBeNull();
		expect(await db.$count(mailThreadMessage, eq(mailThreadMessage.threadNo, row?.no ?? 0))).toBe(0);
		expect((await post(client, rawMail({}))).status).toBe(410);
		expect((await post(agency, rawMail({ from: 'agent@people.example' }))).status).toBe(410);
		await expect(answer(to.id, 'Still there?')).rejects.toMatchObject({ code: 'conflict' });
	});
});
