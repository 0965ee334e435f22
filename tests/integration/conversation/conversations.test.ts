import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client';
import { audit } from '#db/schema/audit';
import { conversation, conversationMember, message } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import { roomRate } from '#db/schema/hotel-rate';
import { hotelRoom, roomNight } from '#db/schema/hotel-room';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { rateWindow } from '#db/schema/rate-window';
import { user } from '#db/schema/user';
import { addColleague } from '~/domain/conversation/add-colleague.server';
import { SENT_PER_TEN_MINUTES, UPLOADS_PER_TEN_MINUTES } from '~/domain/conversation/conversation-limits';
import { countUnread } from '~/domain/conversation/count-unread.server';
import {
	CONVERSATION_RETENTION_DAYS,
	forgetOldConversations,
} from '~/domain/conversation/forget-old-conversations.server';
import { keepAttachments } from '~/domain/conversation/keep-attachments.server';
import { listConversations } from '~/domain/conversation/list-conversations.server';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { markRead } from '~/domain/conversation/mark-read.server';
import { dueMembers, noticeUnread } from '~/domain/conversation/notice-unread.server';
import { postRateCard } from '~/domain/conversation/post-rate-card.server';
import { putCardIntoLead } from '~/domain/conversation/put-card-into-lead.server';
import { readAttachmentFile } from '~/domain/conversation/read-attachment.server';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { takeRateCard } from '~/domain/conversation/take-rate-card.server';
import { readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import { windowStart } from '~/domain/rate-limit/rate-window';
import { DomainError } from '~/platform/errors';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { insertAgentLead, leadRow } from '../lead/agent-workspace';
import { begin, ENQUIRY, newKey, requestOf, startConversationDatabase, type Talker } from './conversation-workspace';

let database: TestDatabase;
let cid: string;
beforeAll(async () => {
	database = await startConversationDatabase();
	cid = await begin(database);
});
afterAll(() => database?.stop());

const MINUTE = 60_000;
const as = (who: Talker, now?: number) => requestOf(database, who, now);
const say = (who: Talker, text: string, clientKey = newKey(), conversationId = cid, now?: number) =>
	sendMessage({ ctx: as(who, now), conversationId, text, clientKey });

async function codeOf(work: Promise<unknown>): Promise<string> {
	return work.then(
		() => 'done',
		(error: unknown) => {
			if (!(error instanceof DomainError)) throw error;
			return error.reason ?? error.code;
		},
	);
}

describe('who takes part', () => {
	// Everybody against one conversation of Corvin's agent with the hotel of larches.
	const REACH: Record<Talker, 'done' | 'not-found' | 'forbidden'> = {
		agent: 'done',
		supervisor: 'done',
		colleague: 'not-found',
		lifestyle: 'not-found',
		stranger: 'not-found',
		waiting: 'forbidden',
		customer: 'forbidden',
		operator: 'forbidden',
		otherOperator: 'forbidden',
		admin: 'done',
		sabine: 'done',
		basile: 'done',
		rivalStaff: 'not-found',
	};
	it.each(Object.entries(REACH) as [Talker, string][])('%s: %s', async (who, expected) => {
		const ctx = as(who);
		expect(await codeOf(loadConversation({ ctx, id: cid }))).toBe(expected);
		expect(await codeOf(say(who, `I am ${who}`))).toBe(expected);
		expect(await codeOf(markRead({ ctx, conversationId: cid, upTo: 1 }))).toBe(expected);
		expect(await codeOf(keepAttachments({ ctx, conversationId: cid, files: [] }))).toBe(expected);
		const rows = await listConversations({ ctx }).then(
			(list) => list.rows.map(({ id }) => id),
			(): string[] => [],
		);
		expect(rows.includes(cid)).toBe(expected === 'done');
	});

	it('lets nobody in for the consumer brand, signed out, or without an id', async () => {
		const ctx = as('agent');
		const consumer = { ...ctx, brand: { ...ctx.brand, isB2C: true } };
		expect(await codeOf(loadConversation({ ctx: consumer, id: cid }))).toBe('forbidden');
		expect(await codeOf(loadConversation({ ctx: { ...ctx, actor: null }, id: cid }))).toBe('forbidden');
		const nameless = { ...ctx, actor: ctx.actor && { ...ctx.actor, id: '' } };
		expect(await codeOf(loadConversation({ ctx: nameless, id: cid }))).toBe('forbidden');
	});

	it('lets an admin who acts for an agency see hers alone, and writes down what admins read', async () => {
		const ctx = as('admin');
		const own = as('stranger').actor?.agency ?? null;
		const acting = { ...ctx, actor: ctx.actor && { ...ctx.actor, isActing: true, agency: own } };
		expect(await codeOf(loadConversation({ ctx: acting, id: cid }))).toBe('not-found');
		await loadConversation({ ctx, id: cid });
		const read = await database.db.select().from(audit).where(eq(audit.action, 'conversation.read'));
		expect(read.at(-1)).toMatchObject({ actor: 'user_admin', subjectId: cid });
	});
});

describe('starting', () => {
	const start = (who: Talker, change: object = {}, hotelId = 'hotel_larch', clientKey = newKey()) =>
		startConversation({
			ctx: as(who),
			hotelId,
			input: { ...ENQUIRY, ...change },
			clientKey,
			onOtherBody: 'create',
		});

	it('names what is missing, and begins nothing', async () => {
		const before = (await listConversations({ ctx: as('admin') })).rows.length;
		expect(await start('agent', { clientFirstName: ' ', clientLastName: '', messageText: '\n' })).toEqual({
			outcome: 'faulty',
			faults: {
				clientFirstName: { key: 'clientFirstName' },
				clientLastName: { key: 'clientLastName' },
				messageText: { key: 'chatMessage' },
			},
		});
		expect((await listConversations({ ctx: as('admin') })).rows.length).toBe(before);
	});

	it('is refused by hotels that do not chat or are not there, and to those who sell nothing', async () => {
		expect(await codeOf(start('agent', {}, 'hotel_silent'))).toBe('chat-off');
		expect(await codeOf(start('agent', {}, 'hotel_nowhere'))).toBe('not-found');
		for (const who of ['sabine', 'operator', 'customer', 'waiting', 'admin'] as const)
			expect(await codeOf(start(who))).toBe('forbidden');
	});

	it('begins one conversation however often it is sent', async () => {
		const key = newKey();
		const [first, second] = [
			await start('agent', {}, 'hotel_larch', key),
			await start('agent', {}, 'hotel_larch', key),
		];
		expect(first).toMatchObject({ outcome: 'stored', isReplay: false });
		expect(second).toEqual({ ...first, isReplay: true });
	});

	it('knows a key by whose it is', async () => {
		const key = newKey();
		const sent = (who: Talker) =>
			startConversation({
				...{ ctx: as(who), hotelId: 'hotel_larch', input: { ...ENQUIRY, clientFirstName: who }, clientKey: key },
				onOtherBody: 'refuse',
			});
		const [first, theirs] = [await sent('agent'), await sent('stranger')];
		expect([first, theirs]).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored', isReplay: false }]);
		expect(
			await codeOf(loadConversation({ ctx: as('stranger'), id: theirs.outcome === 'stored' ? theirs.cid : '' })),
		).toBe('done');
	});

	it('prefixes TLS and CC as the brand does', async () => {
		const ctx = as('agent');
		const reference = (prefix: string) => ({ isRequired: true, name: prefix, prefix });
		const brand = { ...ctx.brand, bookingReference: reference('TLS'), clientReference: reference('CC') };
		const result = await startConversation({
			ctx: { ...ctx, brand },
			hotelId: 'hotel_larch',
			input: { ...ENQUIRY, tls: '26-10493', cc: 'cc 48', amexCardMember: 'centurion' },
			clientKey: newKey(),
			onOtherBody: 'create',
		});
		const id = result.outcome === 'stored' ? result.cid : '';
		expect(await loadConversation({ ctx, id })).toMatchObject({
			tls: 'TLS26-10493',
			cc: 'CC48',
			amexTier: 'centurion',
		});
	});
});

describe('an enquiry with a selection', () => {
	const ROOM = { roomId: 'room_larch.double', planId: 'rate_larch.flexible', adults: 2, childrenAges: [] };
	const PERIOD = { checkIn: '2027-02-13', checkOut: '2027-02-20' };
	const start = (stay: unknown, leadId: string | null = null) =>
		startConversation({
			...{ ctx: as('agent'), hotelId: 'hotel_larch', input: ENQUIRY, stay, leadId },
			...{ clientKey: newKey(), onOtherBody: 'create' },
		});

	it('keeps rooms, dates, guests and rates as the server knows them, for both sides', async () => {
		const result = await start({
			...PERIOD,
			rooms: [
				{ ...ROOM, roomName: 'Palace', totalMinor: 1 },
				{ ...ROOM, planId: 'rate_larch.request', adults: 1, bedConfiguration: 'kingSizeBed' },
			],
		});
		const id = result.outcome === 'stored' ? result.cid : '';
		for (const who of ['agent', 'sabine'] as const)
			expect((await loadConversation({ ctx: as(who), id })).stay).toEqual({
				...PERIOD,
				currency: 'EUR',
				rooms: [
					{
						...ROOM,
						...{ roomName: 'Double Room', rateName: 'Rate flexible', bedConfiguration: null, totalMinor: 280_000 },
					},
					{
						...{ ...ROOM, planId: 'rate_larch.request', adults: 1, roomName: 'Double Room', rateName: 'Rate request' },
						...{ bedConfiguration: 'kingSizeBed', totalMinor: null },
					},
				],
			});
	});

	it.each([
		['a room of another hotel', { ...PERIOD, rooms: [{ ...ROOM, roomId: 'room_rival.double' }] }],
		['a rate of another hotel', { ...PERIOD, rooms: [{ ...ROOM, planId: 'rate_rival.flexible' }] }],
		['no rooms', { ...PERIOD, rooms: [] }],
		['dates the wrong way round', { checkIn: PERIOD.checkOut, checkOut: PERIOD.checkIn, rooms: [ROOM] }],
		['something else', 'a selection'],
	])('begins nothing with %s', async (_, stay) => {
		const before = await database.db.$count(conversation);
		expect(await start(stay)).toEqual({ outcome: 'faulty', faults: { rooms: { key: 'rooms' } } });
		expect(await database.db.$count(conversation)).toBe(before);
	});

	it('about a lead brings its rooms along and hangs on it, for its own agency alone', async () => {
		const saved = await saveHotelInterest({
			...{ ctx: as('agent'), hotelId: 'hotel_larch', clientKey: null, onOtherBody: 'create', expected: {} },
			input: { ...PERIOD, firstName: 'Theo', lastName: 'Castellan', rooms: [ROOM] },
		});
		const leadId = saved.outcome === 'stored' ? saved.id : '';
		const result = await start(undefined, leadId);
		const id = result.outcome === 'stored' ? result.cid : '';
		expect((await listConversations({ ctx: as('agent'), filter: { leadId } })).rows.map((row) => row.id)).toEqual([id]);
		expect(await loadConversation({ ctx: as('agent'), id })).toMatchObject({
			...{ lead: { id: leadId, isOfHotel: true }, stay: { ...PERIOD, rooms: [{ totalMinor: 280_000 }] } },
		});
		expect(await loadConversation({ ctx: as('sabine'), id })).toMatchObject({
			...{ lead: null, stay: { rooms: [{ roomName: 'Double Room' }] } },
		});
		const foreign = startConversation({
			...{ ctx: as('stranger'), hotelId: 'hotel_larch', input: ENQUIRY, leadId },
			...{ clientKey: newKey(), onOtherBody: 'create' },
		});
		expect(await codeOf(foreign)).toBe('not-found');
	});
});

describe('a colleague', () => {
	it('is added by people of his agency, reads all of it, and is told of once', async () => {
		const id = await begin(database);
		const add = (who: Talker, userId = 'user_colleague') =>
			codeOf(addColleague({ ctx: as(who), conversationId: id, userId }));
		expect(await codeOf(loadConversation({ ctx: as('colleague'), id }))).toBe('not-found');
		for (const who of ['colleague', 'stranger'] as const) expect(await add(who)).toBe('not-found');
		for (const who of ['sabine', 'admin'] as const) expect(await add(who)).toBe('forbidden');
		for (const userId of ['user_stranger', 'user_rivalStaff', 'user_nobody'])
			expect(await add('agent', userId)).toBe('not-found');
		const { colleagues } = await loadConversation({ ctx: as('agent'), id });
		expect(colleagues.map((each) => each.id)).toContain('user_colleague');
		expect((await loadConversation({ ctx: as('sabine'), id })).colleagues).toEqual([]);
		expect([await add('agent'), await add('agent')]).toEqual(['done', 'done']);
		const seen = await loadConversation({ ctx: as('colleague'), id });
		expect(seen.messages.map(({ event }) => event)).toEqual([null, 'memberJoined']);
		expect((await listConversations({ ctx: as('colleague') })).rows.find((row) => row.id === id)?.unread).toBe(2);
		expect((await loadConversation({ ctx: as('agent'), id })).colleagues.map((each) => each.id)).not.toContain(
			'user_colleague',
		);
	});
});

describe('messages', () => {
	it('are numbered without a gap, whoever writes at the same time, and each key once', async () => {
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
		const unread = async (who: Talker) =>
			(await listConversations({ ctx: as(who) })).rows.find((row) => row.id === id)?.unread;
		const before = await countUnread({ ctx: as('agent') });
		await say('sabine', 'Yes, it is free.', newKey(), id);
		await say('sabine', 'Shall I hold it?', newKey(), id);
		expect([await unread('agent'), await unread('sabine'), await unread('basile')]).toEqual([2, 0, 3]);
		expect(await countUnread({ ctx: as('agent') })).toBe(before + 2);
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 2 });
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 1 });
		expect(await unread('agent')).toBe(1);
		await markRead({ ctx: as('agent'), conversationId: id, upTo: 99 });
		expect(await unread('agent')).toBe(0);
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
	const withStore = (who: Talker) => {
		const ctx = as(who);
		const keepPicture = async (key: string, bytes: Uint8Array) => void stored.set(key, bytes);
		return {
			...ctx,
			services: { ...ctx.services, keepPicture, readKept: async (key: string) => stored.get(key) ?? null },
		};
	};

	it('are known by their content, and served to members alone', async () => {
		const id = await begin(database);
		const files = await keepAttachments({
			ctx: withStore('sabine'),
			conversationId: id,
			files: [{ name: '../Fact sheet.exe', bytes: PDF }],
		});
		if (typeof files === 'string') throw new Error(files);
		await sendMessage({ ctx: as('sabine'), conversationId: id, text: '', clientKey: newKey(), files });
		const { messages, documents } = await loadConversation({ ctx: as('agent'), id });
		expect(messages.at(-1)).toMatchObject({ kind: 'attachment', attachments: [{ fileName: 'Fact sheet.pdf' }] });
		const attachmentId = documents[0]?.id ?? '';
		const read = (who: Talker, conversationId = id) =>
			readAttachmentFile({ ctx: withStore(who), conversationId, attachmentId });
		expect((await read('agent')).bytes).toEqual(PDF);
		expect(await codeOf(read('rivalStaff'))).toBe('not-found');
		expect(await codeOf(read('stranger'))).toBe('not-found');
		expect(await codeOf(read('agent', cid))).toBe('not-found');
		expect(JSON.stringify(messages)).not.toContain([...stored.keys()][0]);
	});

	it('are counted, so that nobody fills the store', async () => {
		stored.clear();
		const allowed = UPLOADS_PER_TEN_MINUTES;
		const id = await begin(database);
		await database.db
			.insert(rateWindow)
			.values({ visitor: 'chat-files:user_basile', startsAt: windowStart(NOW), writes: allowed - 1, allowed });
		const keep = () =>
			codeOf(keepAttachments({ ctx: withStore('basile'), conversationId: id, files: [{ name: 'a.pdf', bytes: PDF }] }));
		expect([await keep(), await keep(), stored.size]).toEqual(['done', 'too-many-requests', 1]);
	});

	it.each([
		['fileType', [{ name: 'a.pdf', bytes: new TextEncoder().encode('<script>') }]],
		['fileType', [{ name: 'a.png', bytes: new TextEncoder().encode('<svg xmlns="x"/>') }]],
		['fileWeight', [{ name: 'a.pdf', bytes: new Uint8Array(13_000_000) }]],
		['fileCount', Array.from({ length: 5 }, () => ({ name: 'a.pdf', bytes: PDF }))],
	] as const)('%s is refused, and nothing kept', async (fault, files) => {
		stored.clear();
		expect(await keepAttachments({ ctx: withStore('agent'), conversationId: cid, files })).toBe(fault);
		expect(stored.size).toBe(0);
	});
});

describe('a rate card', () => {
	const STAY = {
		checkIn: '2027-02-13',
		checkOut: '2027-02-20',
		adults: 2,
		childrenAges: [],
		paymentProfile: 'ClientPays',
	};
	const CARD = { roomId: 'room_larch.double', planId: 'rate_larch.flexible', ...STAY, ownTotalMinor: null };
	const post = (conversationId: string, change: object = {}, who: Talker = 'sabine') =>
		postRateCard({
			ctx: as(who),
			conversationId,
			clientKey: newKey(),
			input: { ...CARD, commissionPercent: null, validUntil: NOW + 600 * MINUTE, text: '', ...change },
		});
	const posted = async (id: string, change: object = {}) => {
		expect(await post(id, change)).toMatchObject({ outcome: 'stored' });
		const { messages } = await loadConversation({ ctx: as('agent'), id });
		const last = messages.at(-1);
		return { messageId: last?.id ?? '', rate: last?.rate };
	};
	const take = (conversationId: string, messageId: string, who: Talker = 'agent', now = NOW) =>
		takeRateCard({ ctx: as(who, now), conversationId, messageId });
	const setNightly = (nightlyMinor: number) => database.db.update(roomRate).set({ nightlyMinor });

	it('says what the rate costs, goes into the selection as long as that holds, and is told of once', async () => {
		const id = await begin(database);
		const { messageId, rate } = await posted(id);
		expect(rate).toMatchObject({ totalMinor: 280_000, currency: 'EUR', commissionPercent: 10, isNegotiated: false });
		await setNightly(41_000);
		expect(await take(id, messageId)).toEqual({
			...{ outcome: 'differs', holds: { minor: 287_000, currency: 'EUR' }, reason: null },
		});
		await setNightly(40_000);
		expect(await take(id, messageId)).toMatchObject({
			...{ outcome: 'taken', hotelId: 'hotel_larch', paymentProfile: 'ClientPays', isGiven: false },
			offer: { roomId: CARD.roomId, planId: CARD.planId, price: { total: { minor: 280_000, currency: 'EUR' } } },
		});
		expect(await take(id, messageId)).toMatchObject({ outcome: 'taken' });
		const { messages } = await loadConversation({ ctx: as('sabine'), id });
		expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(1);
	});

	it('is taken whatever keys others have sent messages under', async () => {
		const id = await begin(database);
		const { messageId } = await posted(id);
		await say('sabine', 'Mine', `taken-${messageId}`, id);
		expect(await take(id, messageId)).toMatchObject({ outcome: 'taken' });
	});

	it('is the hotel’s word for this client when it has a price of its own, until it expires', async () => {
		const id = await begin(database);
		const own = { ownTotalMinor: 250_000, commissionPercent: 12 };
		const { messageId, rate } = await posted(id, own);
		expect(rate).toMatchObject({ totalMinor: 250_000, isNegotiated: true, commissionPercent: 12 });
		expect(await take(id, messageId, 'agent', NOW + 601 * MINUTE)).toEqual({ outcome: 'expired' });
		const taken = await take(id, messageId);
		expect(taken).toMatchObject({
			...{ outcome: 'taken', isGiven: true },
			offer: { price: { total: { minor: 250_000 } }, commissionPercent: 12, commissionMinor: 30_000 },
		});
		if (taken.outcome !== 'taken') return;
		// On the terms of its rate: 30 percent at booking, the rest 30 days before.
		expect(taken.offer.payments.map(({ dueDate, minor }) => [dueDate, minor])).toEqual([
			['2026-11-20', 75_000],
			['2027-01-14', 175_000],
		]);
	});

	it('is refused when the last room is gone, whoever has given the price', async () => {
		const id = await begin(database);
		const cards = [await posted(id), await posted(id, { ownTotalMinor: 250_000 })];
		const [room] = await database.db.select().from(hotelRoom).where(eq(hotelRoom.id, CARD.roomId));
		const night = { roomNo: room?.no ?? 0, hotelNo: room?.hotelNo ?? 0, night: '2027-02-15', units: 3, taken: 3 };
		await database.db.insert(roomNight).values(night);
		for (const { messageId } of cards)
			expect(await take(id, messageId)).toEqual({ outcome: 'differs', holds: null, reason: 'sold-out' });
		expect(await post(id, { ownTotalMinor: 250_000 })).toMatchObject({ outcome: 'faulty' });
		await database.db.delete(roomNight).where(eq(roomNight.night, '2027-02-15'));
	});

	describe('whose price is the hotel’s own', () => {
		const ROOM = { roomId: CARD.roomId, planId: CARD.planId, adults: 2, childrenAges: [] };
		const save = (who: Talker, rooms: object[], change: object = {}, now?: number) =>
			saveHotelInterest({
				...{ ctx: as(who, now), hotelId: 'hotel_larch', clientKey: null, onOtherBody: 'create', expected: {} },
				input: {
					checkIn: STAY.checkIn,
					checkOut: STAY.checkOut,
					firstName: 'Ada',
					lastName: 'Thorne',
					rooms,
					...change,
				},
			});

		it('is saved at that price with its interest, once, by its agency, for what it says, while it holds', async () => {
			const id = await begin(database);
			const { messageId: cardId } = await posted(id, { ownTotalMinor: 250_000, commissionPercent: 12 });
			const given = { ...ROOM, cardId };
			const saved = await save('agent', [given, ROOM]);
			expect(saved).toMatchObject({
				outcome: 'stored',
				figures: { totalMinor: 250_000 + 280_000, commissionMinor: 30_000 + 28_000 },
			});
			const leadId = saved.outcome === 'stored' ? saved.id : '';
			const opened = async (now?: number) => (await readLeadRooms({ ctx: as('agent', now), id: leadId }))?.rooms;
			expect((await opened())?.[0]).toMatchObject({ total: { minor: 250_000 }, drift: { passes: true } });
			// After its day it costs what the rate costs.
			expect((await opened(NOW + 601 * MINUTE))?.[0]?.drift).toMatchObject({
				...{ passes: false, changes: [{ kind: 'price', after: { minor: 280_000 } }, { kind: 'commission' }] },
			});
			const refused = { outcome: 'changed', quotes: [{ offer: null, reason: 'gone' }] };
			expect(await save('stranger', [given])).toMatchObject(refused);
			expect(await save('agent', [given], {}, NOW + 601 * MINUTE)).toMatchObject(refused);
			expect(await save('agent', [{ ...given, adults: 1 }])).toMatchObject(refused);
			expect(await save('agent', [given], { checkOut: '2027-02-19' })).toMatchObject(refused);
			expect(await save('agent', [given, given])).toMatchObject({ outcome: 'changed', quotes: [{}, { offer: null }] });
		});
	});

	describe('about a lead', () => {
		const interest = async (lastName: string) => {
			const saved = await saveHotelInterest({
				...{ ctx: as('agent'), hotelId: 'hotel_larch', clientKey: null, onOtherBody: 'create', expected: {} },
				input: {
					...{ checkIn: STAY.checkIn, checkOut: STAY.checkOut, firstName: 'Ingrid', lastName },
					rooms: [{ roomId: CARD.roomId, planId: CARD.planId, adults: 2, childrenAges: [] }],
				},
			});
			if (saved.outcome !== 'stored') throw new Error(saved.outcome);
			return saved.id;
		};
		const beginAbout = async (leadId: string) => {
			const started = await startConversation({
				...{
					ctx: as('agent'),
					hotelId: 'hotel_larch',
					input: ENQUIRY,
					clientKey: newKey(),
					onOtherBody: 'create',
					leadId,
				},
			});
			if (started.outcome !== 'stored') throw new Error(started.outcome);
			return started.cid;
		};
		const put = (conversationId: string, messageId: string, version: number, who: Talker = 'agent') =>
			putCardIntoLead({ ctx: as(who), conversationId, messageId, version });
		const leadOf = async (id: string) => (await database.db.select().from(lead).where(eq(lead.id, id)))[0];

		it('becomes a room of the interest, whose sums, party and dates are worked out anew', async () => {
			const leadId = await interest('Valtersen');
			const id = await beginAbout(leadId);
			const { messageId } = await posted(id, { ownTotalMinor: 250_000, adults: 1 });
			expect(await codeOf(put(id, messageId, 7))).toBe('changed-meanwhile');
			expect(await put(id, messageId, 1)).toEqual({ outcome: 'stored', leadId, version: 2 });
			expect(await put(id, messageId, 2)).toEqual({ outcome: 'known', leadId });
			const row = await leadOf(leadId);
			expect(row).toMatchObject({
				...{ version: 2, totalMinor: 530_000, subtotalMinor: 530_000, commissionMinor: 53_000, commissionPercent: 10 },
				...{ pax: 3, adults: 3 },
				agreedTerms: {
					payments: [
						{ dueDate: '2026-11-20', minor: 159_000 },
						{ minor: 371_000, kind: 'final' },
					],
				},
			});
			expect(await readLeadRooms({ ctx: as('agent'), id: leadId })).toMatchObject({
				rooms: [{}, { total: { minor: 250_000 }, adults: 1, drift: { passes: true } }],
			});
			const { messages } = await loadConversation({ ctx: as('sabine'), id });
			expect(messages.filter(({ event }) => event === 'rateTaken')).toHaveLength(1);
		});

		it('stays out of what is not its interest, its stay or its agency’s, and where stock does not reach', async () => {
			const leadId = await interest('Lindgren');
			const id = await beginAbout(leadId);
			const { messageId } = await posted(id);
			const other = await posted(id, { checkOut: '2027-02-19' });
			expect(await put(id, other.messageId, 1)).toEqual({ outcome: 'unfit', why: 'stay' });
			expect(await codeOf(put(id, messageId, 1, 'stranger'))).toBe('not-found');
			expect(await codeOf(put(id, messageId, 1, 'sabine'))).toBe('forbidden');
			expect(await codeOf(put(await begin(database), messageId, 1))).toBe('not-found');
			const [room] = await database.db.select().from(hotelRoom).where(eq(hotelRoom.id, CARD.roomId));
			const night = { roomNo: room?.no ?? 0, hotelNo: room?.hotelNo ?? 0, night: '2027-02-15', units: 3, taken: 2 };
			await database.db.insert(roomNight).values(night);
			// One is left, and the lead has it.
			expect(await put(id, messageId, 1)).toMatchObject({ outcome: 'differs', holds: null, reason: 'sold-out' });
			await database.db.delete(roomNight).where(eq(roomNight.night, '2027-02-15'));
			await database.db.update(lead).set({ status: 'expiredOption' }).where(eq(lead.id, leadId));
			expect(await put(id, messageId, 1)).toEqual({ outcome: 'unfit', why: 'status' });
			expect(await leadOf(leadId)).toMatchObject({ version: 1, totalMinor: 280_000 });
		});
	});

	it('is posted by the hotel and taken by the agency, for rooms of that hotel alone', async () => {
		const id = await begin(database);
		const { messageId } = await posted(id);
		expect(await codeOf(post(id, {}, 'agent'))).toBe('forbidden');
		expect(await codeOf(post(id, {}, 'rivalStaff'))).toBe('not-found');
		expect(await codeOf(take(id, messageId, 'sabine'))).toBe('forbidden');
		expect(await codeOf(take(id, messageId, 'stranger'))).toBe('not-found');
		expect(await codeOf(take(cid, messageId))).toBe('not-found');
		for (const change of [
			{ roomId: 'room_rival.double' },
			{ planId: 'rate_rival.flexible' },
			{ planId: null },
			{ checkOut: '2027-02-13' },
			{ checkIn: '2026-11-19' },
			{ adults: 9 },
			{ validUntil: NOW - 1 },
		])
			expect(await post(id, change)).toMatchObject({ outcome: 'faulty' });
	});
});

it('goes with its client: his name, what was written and what was sent', async () => {
	const client = { firstName: 'Margarethe', lastName: 'Asterhoff' };
	const told = await exportClient({ ctx: as('admin'), client });
	expect(told.conversations.length).toBeGreaterThan(3);
	expect(JSON.stringify(told.conversations)).toContain(ENQUIRY.messageText);
	expect(JSON.stringify(told.conversations)).not.toContain('storeKey');
	const emptied: string[] = [];
	const admin = as('admin');
	const services = {
		...admin.services,
		keepPicture: async (key: string, bytes: Uint8Array) => void (bytes.length || emptied.push(key)),
	};
	await eraseClient({ ctx: { ...admin, services }, client });
	expect(emptied).toHaveLength(1);
	const left = await loadConversation({ ctx: as('agent'), id: cid });
	expect([left.clientLastName, left.messages.map(({ body }) => body).filter(Boolean)]).toEqual(['–', []]);
	expect((await exportClient({ ctx: admin, client })).conversations).toEqual([]);
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

	it('goes on to others when somebody cannot be reached', async () => {
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

it('stays, with its words, when the catalogue has its hotel no more', async () => {
	const { db } = database;
	const id = await begin(database, 'agent', 'hotel_rival');
	await db.delete(hotel).where(eq(hotel.id, 'hotel_rival'));
	const whole = await loadConversation({ ctx: as('agent'), id });
	expect([whole.hotel.name, whole.messages[0]?.body]).toEqual(['Palais Rival', ENQUIRY.messageText]);
	expect(await codeOf(say('agent', 'Still there?', newKey(), id))).toBe('done');
	const { rows } = await listConversations({ ctx: as('agent'), filter: { q: 'rival' } });
	expect(rows.map((row) => row.id)).toContain(id);
	expect(await codeOf(loadConversation({ ctx: as('rivalStaff'), id }))).toBe('not-found');
	await db.update(conversationMember).set({ unreadSince: NOW }).where(eq(conversationMember.userNo, 103));
	await db.update(user).set({ hotelId: null }).where(eq(user.id, 'user_rivalStaff'));
	expect((await dueMembers(db, NOW + 11 * MINUTE)).map(({ userNo }) => userNo)).not.toContain(103);
});

it('is forgotten two years after its last message, with its files, unless it is about a booking', async () => {
	const { db } = database;
	const later = NOW + (CONVERSATION_RETENTION_DAYS + 1) * 24 * 60 * MINUTE;
	const [gone, fresh] = [await begin(database), await begin(database, 'agent', 'hotel_larch', later)];
	const booked = await begin(database);
	const { id: leadId } = await insertAgentLead(database, { status: 'confirmedBooking' });
	const { no: leadNo } = await leadRow(database, leadId);
	await db.update(conversation).set({ leadNo }).where(eq(conversation.id, booked));
	const file = { id: 'file_old', storeKey: 'conversations/old.pdf', fileName: 'a.pdf', contentType: 'application/pdf' };
	await sendMessage({
		...{ ctx: as('agent'), conversationId: gone, text: '', clientKey: newKey() },
		files: [{ ...file, bytes: 9, width: null, height: null }],
	});
	const emptied: string[] = [];
	const away = async () => Promise.reject(new Error('The store is away'));
	await expect(forgetOldConversations({ db, now: later, emptyFile: away })).rejects.toThrow('away');
	expect(await codeOf(loadConversation({ ctx: as('agent'), id: gone }))).toBe('done');
	const emptyFile = async (key: string) => void emptied.push(key);
	expect(await forgetOldConversations({ db, now: later, emptyFile })).toBeGreaterThan(0);
	expect(emptied).toContain('conversations/old.pdf');
	expect(await codeOf(loadConversation({ ctx: as('agent'), id: gone }))).toBe('not-found');
	for (const id of [fresh, booked]) expect(await codeOf(loadConversation({ ctx: as('agent'), id }))).toBe('done');
	expect(await forgetOldConversations({ db, now: later, emptyFile })).toBe(0);
});

it('keeps every message of every conversation under its own number', async () => {
	const rows = await database.db
		.select({ no: message.conversationNo, sequence: message.sequence })
		.from(message)
		.orderBy(message.conversationNo, message.sequence);
	const byConversation = Map.groupBy(rows, ({ no }) => no);
	for (const [, list] of byConversation)
		expect(list.map(({ sequence }) => sequence)).toEqual(list.map((_, index) => index + 1));
});
