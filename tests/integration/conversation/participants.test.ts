import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#db/schema/audit';
import { conversation } from '#db/schema/conversation';
import { addColleague } from '~/domain/conversation/add-colleague.server';
import { listConversations } from '~/domain/conversation/list-conversations.server';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { markRead } from '~/domain/conversation/mark-read.server';
import { dueMembers } from '~/domain/conversation/notice-unread.server';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { startConversation } from '~/domain/conversation/start-conversation.server';
import { storeAttachments } from '~/domain/conversation/store-attachments.server';
import { takeOver } from '~/domain/conversation/take-over.server';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { readLead } from '~/domain/lead/list/read-lead.server';
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

describe('participants', () => {
	// Everybody against one conversation of Corvin's agent with the hotel of larches.
	const REACH: Record<Participant, 'done' | 'not-found' | 'forbidden'> = {
		agent: 'done',
		supervisor: 'done',
		colleague: 'done',
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
	it.each(Object.entries(REACH) as [Participant, string][])('%s: %s', async (who, expected) => {
		const ctx = as(who);
		expect(await codeOf(loadConversation({ ctx, id: cid }))).toBe(expected);
		expect(await codeOf(say(who, `I am ${who}`))).toBe(expected);
		expect(await codeOf(markRead({ ctx, conversationId: cid, upTo: 1 }))).toBe(expected);
		expect(await codeOf(storeAttachments({ ctx, conversationId: cid, files: [] }))).toBe(expected);
		const rows = await listConversations({ ctx }).then(
			(list) => list.rows.map(({ id }) => id),
			(): string[] => [],
		);
		expect(rows.includes(cid)).toBe(expected === 'done');
	});

	it('refuses the consumer brand, signed-out visitors, and users without an id', async () => {
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
	const start = (who: Participant, change: object = {}, hotelId = 'hotel_larch', clientKey = newKey()) =>
		startConversation({
			ctx: as(who),
			hotelId,
			input: { ...ENQUIRY, ...change },
			clientKey,
			onOtherBody: 'create',
		});

	it('reports missing fields, and starts nothing', async () => {
		const before = (await listConversations({ ctx: as('admin') })).rows.length;
		expect(await start('agent', { clientFirstName: ' ', clientLastName: '', messageText: '\n' })).toEqual({
			outcome: 'invalid',
			errors: {
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
		const sent = (who: Participant) =>
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
		expect(await start(stay)).toEqual({ outcome: 'invalid', errors: { rooms: { key: 'rooms' } } });
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
	it('is added by users of his agency, reads the whole conversation, and is notified once', async () => {
		const id = await begin(database);
		const add = (who: Participant, userId = 'user_colleague') =>
			codeOf(addColleague({ ctx: as(who), conversationId: id, userId }));
		expect(await codeOf(loadConversation({ ctx: as('lifestyle'), id }))).toBe('not-found');
		for (const who of ['lifestyle', 'stranger'] as const) expect(await add(who)).toBe('not-found');
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

describe('a conversation is taken over', () => {
	const take = (who: Participant, conversationId: string, now?: number) =>
		codeOf(takeOver({ ctx: as(who, now), conversationId }));
	const contactsOf = async (id: string) =>
		(await loadConversation({ ctx: as('sabine'), id })).members
			.filter(({ isContact }) => isContact)
			.map((each) => each.id);

	it('by a colleague, who is told from then on in the place of the agent before', async () => {
		const id = await begin(database);
		expect(await contactsOf(id)).toEqual(['user_agent']);
		const own = (who: Participant) =>
			listConversations({ ctx: as(who), filter: { isOwn: true } }).then(({ rows }) =>
				rows.some((row) => row.id === id),
			);
		expect([await own('agent'), await own('colleague')]).toEqual([true, false]);
		for (const [who, code] of [
			['lifestyle', 'not-found'],
			['stranger', 'not-found'],
			['rivalStaff', 'not-found'],
			['admin', 'forbidden'],
			['operator', 'forbidden'],
		] as const)
			expect([who, await take(who, id)]).toEqual([who, code]);
		// Who answers already takes nothing over.
		expect(await take('agent', id)).toBe('done');
		expect(await take('colleague', id)).toBe('done');
		expect(await contactsOf(id)).toEqual(['user_colleague']);
		const { messages } = await loadConversation({ ctx: as('sabine'), id });
		const told = messages.filter(({ event }) => event === 'takenOver');
		expect(told.map(({ body }) => body?.split('\n').length)).toEqual([2]);
		await say('sabine', 'Welcome.', newKey(), id);
		const unread = async (who: Participant) =>
			(await listConversations({ ctx: as(who) })).rows.find((row) => row.id === id);
		expect(await unread('colleague')).toMatchObject({ unread: 1, contact: null });
		expect((await unread('agent'))?.unread).toBe(0);
		expect((await unread('agent'))?.contact).not.toBeNull();
		expect([await own('agent'), await own('colleague')]).toEqual([false, true]);
		// The mail goes to the new one.
		const later = NOW + 60 * MINUTE;
		const due = (await dueMembers(database.db, later).execute()).filter((row) => row.id === id);
		expect(due.filter(({ party }) => party === 'travelAgency').map(({ email }) => email)).toEqual([
			as('colleague').actor?.email,
		]);
	});

	it('by one of the hotel’s people, to whom alone the mails go then', async () => {
		const id = await begin(database);
		const dueAt = async () =>
			(await dueMembers(database.db, NOW + 60 * MINUTE).execute())
				.filter((row) => row.id === id && row.party === 'hotel')
				.map(({ firstName }) => firstName)
				.sort();
		expect(await dueAt()).toEqual(['basile', 'sabine']);
		expect(await take('basile', id)).toBe('done');
		await say('agent', 'Thank you, Basile.', newKey(), id);
		expect(await dueAt()).toEqual(['basile']);
		expect((await contactsOf(id)).sort()).toEqual(['user_agent', 'user_basile']);
	});

	it('once, when two do it at the same moment, and it stands in the history of its lead', async () => {
		const saved = await saveHotelInterest({
			...{ ctx: as('agent'), hotelId: 'hotel_larch', clientKey: null, onOtherBody: 'create', expected: {} },
			input: {
				...{ checkIn: '2027-02-13', checkOut: '2027-02-20', firstName: 'Edda', lastName: 'Castellan' },
				rooms: [{ roomId: 'room_larch.double', planId: 'rate_larch.flexible', adults: 2, childrenAges: [] }],
			},
		});
		const leadId = saved.outcome === 'stored' ? saved.id : '';
		const started = await startConversation({
			...{ ctx: as('agent'), hotelId: 'hotel_larch', input: ENQUIRY, leadId, clientKey: newKey() },
			onOtherBody: 'create',
		});
		const id = started.outcome === 'stored' ? started.cid : '';
		const both = await Promise.all([take('colleague', id), take('supervisor', id)]);
		expect(both.filter((code) => code === 'done').length).toBeGreaterThan(0);
		const { takeovers } = await readLead({ ctx: as('agent'), id: leadId });
		expect(takeovers).toHaveLength(both.filter((code) => code === 'done').length);
		expect(takeovers[0]).toMatchObject({ hotel: 'Le Mélèze Blanc', at: NOW });
		expect((await contactsOf(id)).length).toBe(1);
	});
});

it('keeps every message of every conversation under its own number', () => expectUnbrokenNumbers(database));
