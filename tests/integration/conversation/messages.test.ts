import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { conversation, conversationMember, message } from '#db/schema/conversation';
import { mailOutbox } from '#db/schema/mail';
import { rateWindow } from '#db/schema/rate-window';
import { user } from '#db/schema/user';
import type { AppLoadContext } from '~/context';
import { SENT_PER_TEN_MINUTES, UPLOADS_PER_TEN_MINUTES } from '~/domain/conversation/conversation-limits';
import { listConversations } from '~/domain/conversation/list-conversations.server';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { markRead } from '~/domain/conversation/mark-read.server';
import { dueMembers, noticeUnread } from '~/domain/conversation/notice-unread.server';
import { readAttachmentFile } from '~/domain/conversation/read-attachment.server';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { storeAttachments } from '~/domain/conversation/store-attachments.server';
import { listNews } from '~/domain/notice/list-news.server';
import { windowStart } from '~/domain/rate-limit/rate-window';
import { action } from '~/routes/partner/conversation-messages';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import {
	begin,
	codeOf,
	ENQUIRY,
	expectUnbrokenNumbers,
	MINUTE,
	newKey,
	type Participant,
	requestOf,
	startConversationDatabase,
} from './conversation-workspace';

let database: TestDatabase;
let cid: string;
beforeAll(async () => {
	database = await startConversationDatabase();
	cid = await begin(database);
});
afterAll(() => database?.stop());

const as = (who: Participant, now?: number) => requestOf(database, who, now);
const say = (who: Participant, text: string, clientKey = newKey(), conversationId = cid, now?: number) =>
	sendMessage({ ctx: as(who, now), conversationId, text, clientKey });

describe('messages', () => {
	it('are numbered without a gap under concurrent writers, and each key once', async () => {
		const id = await begin(database);
		const key = newKey();
		const sent = await Promise.all([
			...Array.from({ length: 6 }, (_, n) => say(n % 2 ? 'agent' : 'sabine', `Message ${n}`, newKey(), id)),
			say('agent', 'Twice', key, id),
			say('agent', 'Twice', key, id),
		]);
		const rows = await loadConversation({ ctx: as('agent'), id });
		expect(rows.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(rows.messages.filter(({ body }) => body === 'Twice')).toHaveLength(1);
		expect(sent.filter(({ isReplay }) => isReplay)).toHaveLength(1);
		expect(await codeOf(say('sabine', 'Mine', key, id))).toBe('no-key');
	});

	it('are written whole and in one order when twelve come at once, ten times', async () => {
		const id = await begin(database, 'agent', 'hotel_larch', NOW + 20 * MINUTE);
		const people = ['agent', 'supervisor', 'sabine', 'basile'] as const;
		const texts = Array.from({ length: 120 }, (_, n) => `Message ${n}`);
		const send = (text: string, n: number) => {
			// Each over a connection of its own, as every request has one.
			const ctx = { ...as(people[n % 4] ?? 'agent', NOW + 20 * MINUTE), db: openDatabase({ url: database.url }) };
			return sendMessage({ ctx, conversationId: id, text, clientKey: newKey() });
		};
		const sent: { sequence: number }[] = [];
		for (let from = 0; from < texts.length; from += 12)
			sent.push(...(await Promise.all(texts.slice(from, from + 12).map((text, n) => send(text, n)))));
		const rows = await database.db
			.select({ sequence: message.sequence, body: message.body })
			.from(message)
			.innerJoin(conversation, eq(conversation.no, message.conversationNo))
			.where(eq(conversation.id, id))
			.orderBy(message.sequence);
		expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 121 }, (_, n) => n + 1));
		expect(rows.map(({ body }) => body).sort()).toEqual([ENQUIRY.messageText, ...texts].sort());
		expect(sent.map(({ sequence }, n) => rows[sequence - 1]?.body === texts[n])).toEqual(texts.map(() => true));
	});

	it('are refused when they are empty, too long or too many', async () => {
		expect(await codeOf(say('agent', ' \n '))).toBe('empty');
		expect(await codeOf(say('agent', 'x'.repeat(4001)))).toBe('too-long');
		const allowed = SENT_PER_TEN_MINUTES;
		await database.db
			.insert(rateWindow)
			.values({ visitor: 'chat:user_supervisor', startsAt: windowStart(NOW), writes: allowed - 1, allowed })
			.onConflictDoUpdate({ target: [rateWindow.visitor, rateWindow.startsAt], set: { writes: allowed - 1 } });
		expect([await codeOf(say('supervisor', 'Last')), await codeOf(say('supervisor', 'One more'))]).toEqual([
			'done',
			'too-many-requests',
		]);
	});

	it('count as unread for the others until they have read them', async () => {
		const id = await begin(database);
		const unread = async (who: Participant) =>
			(await listConversations({ ctx: as(who) })).rows.find((row) => row.id === id)?.unread;
		const countOf = async (who: Participant) => (await listNews({ ctx: as(who) })).unread;
		const before = await countOf('agent');
		await say('sabine', 'Yes, it is free.', newKey(), id);
		await say('sabine', 'Shall I hold it?', newKey(), id);
		expect([await unread('agent'), await unread('sabine'), await unread('basile')]).toEqual([2, 0, 3]);
		expect(await countOf('agent')).toBe(before + 2);
		const { messages } = await listNews({ ctx: as('agent') });
		expect(messages.find(({ conversationId }) => conversationId === id)).toEqual({
			conversationId: id,
			hotel: 'Le Mélèze Blanc',
			agency: 'Corvin & Lys',
			clientFirstName: 'Margarethe',
			clientLastName: 'Asterhoff',
			unread: 2,
			since: NOW,
		});
		// Staff of the hotel who have not read it are told as well; those of another hotel are not.
		expect((await listNews({ ctx: as('basile') })).messages.some((each) => each.conversationId === id)).toBe(true);
		expect((await listNews({ ctx: as('rivalStaff') })).messages).toEqual([]);
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 2 });
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 1 });
		expect(await unread('agent')).toBe(1);
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 99 });
		expect(await unread('agent')).toBe(0);
	});

	it('wait for the stand-in of who is away as well, until that one takes part', async () => {
		const id = await begin(database);
		await say('sabine', 'Yes, it is free.', newKey(), id);
		const countOf = async (who: Participant, now?: number) => {
			const { unread, messages } = await listNews({ ctx: as(who, now) });
			return [unread, messages.filter(({ conversationId }) => conversationId === id).length];
		};
		const [before] = await countOf('colleague');
		const [ofAgent = 0] = await countOf('agent');
		const isAway = (standInNo: number | null) =>
			database.db
				.update(user)
				.set({ standInNo, awayUntil: standInNo === null ? null : '2026-11-22' })
				.where(eq(user.id, 'user_agent'));
		await isAway(as('colleague').actor?.no ?? 0);
		const [after = 0, shown] = await countOf('colleague');
		expect(shown).toBe(1);
		expect(after).toBeGreaterThan(before ?? 0);
		expect(after - (before ?? 0)).toBeLessThanOrEqual(ofAgent);
		// The one who is away still has them, others have not, and after the last day neither has the stand-in.
		expect((await countOf('agent'))[1]).toBe(1);
		expect((await countOf('supervisor'))[1]).toBe(0);
		expect(await countOf('colleague', NOW + 4 * 86_400_000)).toEqual([before, 0]);
		await say('colleague', 'Thank you, please hold it.', newKey(), id);
		expect((await countOf('colleague'))[1]).toBe(0);
		await isAway(null);
	});

	it('are found by hotel, client and reference, and paged', async () => {
		const find = async (q: string) => (await listConversations({ ctx: as('agent'), filter: { q } })).rows.length;
		expect(await find('mélèze asterhoff')).toBeGreaterThan(0);
		expect([await find('rival'), await find('100%')]).toEqual([0, 0]);
	});
});

describe('files', () => {
	const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n%%EOF\n');
	const stored = new Map<string, Uint8Array>();
	const withStore = (who: Participant) => {
		const ctx = as(who);
		const keepFile = async (key: string, bytes: Uint8Array) => void stored.set(key, bytes);
		return {
			...ctx,
			services: { ...ctx.services, keepFile, readFile: async (key: string) => stored.get(key) ?? null },
		};
	};

	it('are known by their content, and served to members alone', async () => {
		const id = await begin(database);
		const files = await storeAttachments({
			ctx: withStore('sabine'),
			conversationId: id,
			files: [{ name: '../Fact sheet.exe', bytes: PDF }],
		});
		if (typeof files === 'string') throw new Error(files);
		await sendMessage({ ctx: as('sabine'), conversationId: id, text: '', clientKey: newKey(), files });
		const { messages, documents } = await loadConversation({ ctx: as('agent'), id });
		expect(messages.at(-1)).toMatchObject({ kind: 'attachment', attachments: [{ fileName: 'Fact sheet.pdf' }] });
		const attachmentId = documents[0]?.id ?? '';
		const read = (who: Participant, conversationId = id) =>
			readAttachmentFile({ ctx: withStore(who), conversationId, attachmentId });
		expect((await read('agent')).bytes).toEqual(PDF);
		expect(await codeOf(read('rivalStaff'))).toBe('not-found');
		expect(await codeOf(read('stranger'))).toBe('not-found');
		expect(await codeOf(read('agent', cid))).toBe('not-found');
		expect(JSON.stringify(messages)).not.toContain([...stored.keys()][0]);
	});

	it('are limited, so that no user fills the store', async () => {
		stored.clear();
		const allowed = UPLOADS_PER_TEN_MINUTES;
		const id = await begin(database);
		await database.db
			.insert(rateWindow)
			.values({ visitor: 'chat-files:user_basile', startsAt: windowStart(NOW), writes: allowed - 1, allowed });
		const keep = () =>
			codeOf(
				storeAttachments({ ctx: withStore('basile'), conversationId: id, files: [{ name: 'a.pdf', bytes: PDF }] }),
			);
		expect([await keep(), await keep(), stored.size]).toEqual(['done', 'too-many-requests', 1]);
	});

	it.each([
		['fileType', [{ name: 'a.pdf', bytes: new TextEncoder().encode('<script>') }]],
		['fileType', [{ name: 'a.png', bytes: new TextEncoder().encode('<svg xmlns="x"/>') }]],
		['fileWeight', [{ name: 'a.pdf', bytes: new Uint8Array(13_000_000) }]],
		['fileCount', Array.from({ length: 5 }, () => ({ name: 'a.pdf', bytes: PDF }))],
	] as const)('%s is refused, and nothing kept', async (error, files) => {
		stored.clear();
		expect(await storeAttachments({ ctx: withStore('agent'), conversationId: cid, files })).toBe(error);
		expect(stored.size).toBe(0);
	});
});

describe('a form with files', () => {
	const PART = new Uint8Array(64_000);
	const most = UPLOADS_PER_TEN_MINUTES;

	/** Sends a body without end, or one that ends; how it is answered, and how many parts of it were read. */
	async function send(who: Participant, parts: readonly Uint8Array[] | 'endless') {
		let read = 0;
		const body = new ReadableStream<Uint8Array>(
			{
				pull(stream) {
					const part = parts === 'endless' ? PART : parts[read];
					if (part === undefined) return stream.close();
					read++;
					stream.enqueue(part);
				},
			},
			{ highWaterMark: 0 },
		);
		const request = new Request(`http://house.example/partner/conversations/${cid}/messages`, {
			...{ method: 'POST', body, duplex: 'half' },
			headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=b' },
		});
		const context = { ...as(who), waitUntil: () => undefined } as unknown as AppLoadContext;
		const answer = await action({ context, request, params: { conversationId: cid } }).catch((thrown) => thrown);
		return { status: answer instanceof Response ? answer.status : answer, read };
	}

	it.each([
		['another agency', 'stranger', 404],
		['a guest', 'customer', 403],
		['a user over the limit of files', 'supervisor', 429],
	] as const)('is not read when it comes from %s', async (_, who, status) => {
		const row = { visitor: 'chat-files:user_supervisor', startsAt: windowStart(NOW), writes: most, allowed: most };
		await database.db.insert(rateWindow).values(row).onConflictDoNothing();
		expect(await send(who, 'endless')).toEqual({ status, read: 0 });
	});

	it('is read as far as a message may weigh', async () => {
		const { status, read } = await send('agent', 'endless');
		expect(status).toBe(413);
		expect(read).toBe(Math.ceil(12_200_000 / PART.length));
		const field = (name: string, value: string) =>
			new TextEncoder().encode(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
		const whole = [field('key', newKey()), field('text', 'In three parts'), new TextEncoder().encode('--b--\r\n')];
		expect(await send('agent', whole)).toEqual({ status: 200, read: 3 });
		const { messages } = await loadConversation({ ctx: as('agent'), id: cid });
		expect(messages.at(-1)?.body).toBe('In three parts');
	});
});

describe('a mail after ten minutes', () => {
	const none = async () => [];
	const mails = () => database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'conversation-unread'));

	it('tells each reader once until he reads, in his brand, unless he is there or has read', async () => {
		const { db } = database;
		await db.update(conversationMember).set({ unreadSince: null });
		const id = await begin(database, 'agent', 'hotel_larch', NOW);
		await say('agent', 'And a cot, please', newKey(), id, NOW + MINUTE);
		expect((await noticeUnread({ db, now: NOW + 9 * MINUTE, online: none })).noticed).toBe(0);
		await markRead({ ctx: as('basile'), conversationId: id, upTo: 2 });
		expect((await noticeUnread({ db, now: NOW + 11 * MINUTE, online: async () => [101] })).noticed).toBe(0);
		expect((await noticeUnread({ db, now: NOW + 11 * MINUTE, online: none })).noticed).toBe(1);
		expect((await noticeUnread({ db, now: NOW + 20 * MINUTE, online: none })).noticed).toBe(0);
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ toAddress: 'sabine@hotel.example', brandKey: 'default' });
		expect(mail?.plainText).toContain(`/partner/inbox/${id}`);
		expect(mail?.plainText).not.toMatch(/Asterhoff|cot/);

		await say('sabine', 'Of course.', newKey(), id, NOW + 30 * MINUTE);
		expect((await noticeUnread({ db, now: NOW + 41 * MINUTE, online: none })).noticed).toBe(2);
		expect((await mails()).map(({ toAddress }) => toAddress).sort()).toEqual([
			'agent@people.example',
			'basile@hotel.example',
			'sabine@hotel.example',
		]);
	});

	it('continues with other recipients when one cannot be reached', async () => {
		const { db } = database;
		await db.update(conversationMember).set({ unreadSince: null });
		await begin(database, 'agent', 'hotel_rival', NOW);
		await db.update(user).set({ email: 'nowhere' }).where(eq(user.id, 'user_rivalStaff'));
		const later = NOW + 11 * MINUTE;
		expect(await dueMembers(db, later)).toHaveLength(1);
		expect((await noticeUnread({ db, now: later, online: none })).noticed).toBe(0);
		expect(await dueMembers(db, later)).toEqual([]);
	});

	it('looks for them by an index', async () => {
		const { sql, params } = dueMembers(database.db, NOW).toSQL();
		const plan = await database.db.$client.execute({ sql: `explain query plan ${sql}`, args: params as never[] });
		expect(plan.rows.map(({ detail }) => String(detail)).join('\n')).toContain('conversation_member_due');
	});
});

it('keeps every message of every conversation under its own number', () => expectUnbrokenNumbers(database));
