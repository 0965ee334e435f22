import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversation, conversationMember } from '#db/schema/conversation';
import { hotel } from '#db/schema/hotel';
import { user } from '#db/schema/user';
import {
	CONVERSATION_RETENTION_DAYS,
	forgetOldConversations,
} from '~/domain/conversation/forget-old-conversations.server';
import { listConversations } from '~/domain/conversation/list-conversations.server';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { dueMembers } from '~/domain/conversation/notice-unread.server';
import { sendMessage } from '~/domain/conversation/send-message.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { exportClient } from '~/domain/privacy/export-client.server';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { insertAgentLead, leadRow } from '../lead/agent-workspace';
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

const FILE = {
	...{ id: 'file_new', storeKey: 'conversations/new.pdf', fileName: 'a.pdf', contentType: 'application/pdf' },
	...{ bytes: 9, width: null, height: null },
};

it('is erased with its client: his name, the messages and the files', async () => {
	const client = { firstName: ENQUIRY.clientFirstName, lastName: ENQUIRY.clientLastName };
	for (let more = 0; more < 3; more++) await begin(database);
	await sendMessage({ ctx: as('agent'), conversationId: cid, text: '', clientKey: newKey(), files: [FILE] });
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
	expect(emptied).toEqual([FILE.storeKey]);
	const left = await loadConversation({ ctx: as('agent'), id: cid });
	expect([left.clientLastName, left.messages.map(({ body }) => body).filter(Boolean)]).toEqual(['–', []]);
	expect((await exportClient({ ctx: admin, client })).conversations).toEqual([]);
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
	await sendMessage({
		...{ ctx: as('agent'), conversationId: gone, text: '', clientKey: newKey() },
		files: [{ ...FILE, id: 'file_old', storeKey: 'conversations/old.pdf' }],
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

it('keeps every message of every conversation under its own number', () => expectUnbrokenNumbers(database));
