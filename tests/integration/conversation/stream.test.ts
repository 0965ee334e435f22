import { eq } from 'drizzle-orm';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversation, conversationMember } from '#db/schema/conversation';
import { rateWindow } from '#db/schema/rate-window';
import { user } from '#db/schema/user';
import type { AppLoadContext } from '~/context';
import {
	STREAM_OPENED_PER_TEN_MINUTES,
	STREAM_TOKENS_PER_TEN_MINUTES,
} from '~/domain/conversation/conversation-limits';
import { loadConversation } from '~/domain/conversation/load-conversation.server';
import { openChannel } from '~/domain/conversation/open-channel.server';
import { streamAccess } from '~/domain/conversation/stream-access.server';
import { streamToken } from '~/domain/conversation/stream-token.server';
import { takeOver } from '~/domain/conversation/take-over.server';
import { tellTakeover } from '~/domain/conversation/tell-takeover.server';
import { eraseClient } from '~/domain/privacy/erase-client.server';
import { windowStart } from '~/domain/rate-limit/rate-window';
import { DomainError } from '~/platform/errors';
import { action } from '~/routes/partner/conversation-contact';
import {
	STAND_IN_KEY,
	STAND_IN_SECRET,
	type StreamStandIn,
	startStreamStandIn,
} from '../../stream-stand-in/stream-stand-in';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { begin, ENQUIRY, type Participant, requestOf, startConversationDatabase } from './conversation-workspace';

let database: TestDatabase;
let stream: StreamStandIn;
beforeAll(async () => {
	[database, stream] = await Promise.all([startConversationDatabase(), startStreamStandIn()]);
});
afterAll(() => Promise.all([database?.stop(), stream?.stop()]));
beforeEach(() => {
	stream.setAway(false);
	stream.calls.length = 0;
});

/** A request of a user where Stream is configured. */
function as(who: Participant, now = NOW) {
	const ctx = requestOf(database, who, now);
	const settings = {
		...ctx.settings,
		STREAM_API_KEY: STAND_IN_KEY,
		STREAM_API_SECRET: STAND_IN_SECRET,
		STREAM_API_URL: stream.url,
	};
	return { ...ctx, settings };
}

const codeOf = (work: Promise<unknown>) =>
	work.then(
		() => 'done',
		(error: unknown) => (error instanceof DomainError ? error.code : Promise.reject(error)),
	);

const requested = () => stream.calls.map(({ as: who, method, path }) => `${who} ${method} ${path}`);

describe('a token', () => {
	it('is signed for the asker’s own id, for an hour, after Stream has been told who he is', async () => {
		const now = Date.now();
		const token = await streamToken({ ctx: as('agent', now) });
		const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(STAND_IN_SECRET));
		expect(protectedHeader.alg).toBe('HS256');
		expect(payload).toEqual({
			user_id: 'user_agent',
			iat: Math.floor(now / 1000) - 60,
			exp: Math.floor(now / 1000) + 3600,
		});
		expect(requested()).toEqual(['server POST /users']);
		expect(stream.users.get('user_agent')).toMatchObject({ party: 'travelAgency', role: 'user' });
	});

	it.each([
		['admin', 'admin', 'admin'],
		['sabine', 'hotel', 'user'],
		['supervisor', 'travelAgency', 'user'],
	] as const)('of %s says party %s and role %s', async (who, party, role) => {
		const token = await streamToken({ ctx: as(who) });
		expect(decodeJwt(token)).toMatchObject({ user_id: `user_${who}` });
		expect(decodeJwt(token)).not.toHaveProperty('server');
		expect(stream.users.get(`user_${who}`)).toMatchObject({ party, role });
	});

	it('refuses the consumer brand, visitors, users without an id or an open agency, and a site without Stream', async () => {
		const ctx = as('agent');
		const refused = {
			consumer: { ...ctx, brand: { ...ctx.brand, isB2C: true } },
			nobody: { ...ctx, actor: null },
			nameless: { ...ctx, actor: ctx.actor && { ...ctx.actor, id: '' } },
			waiting: as('waiting'),
			customer: as('customer'),
			operator: as('operator'),
		};
		for (const each of Object.values(refused)) expect(await codeOf(streamToken({ ctx: each }))).toBe('forbidden');
		expect(await codeOf(streamToken({ ctx: requestOf(database, 'agent') }))).toBe('not-found');
		const half = { ...ctx, settings: { ...ctx.settings, STREAM_API_SECRET: null } };
		expect(await codeOf(streamToken({ ctx: half }))).toBe('not-found');
		expect(streamAccess(half)).toBeNull();
		expect(stream.calls).toEqual([]);
	});

	it('is not given without measure, nor when Stream is away', async () => {
		const allowed = STREAM_TOKENS_PER_TEN_MINUTES;
		const row = { visitor: 'chat-token:user_basile', startsAt: windowStart(NOW), writes: allowed - 1, allowed };
		await database.db.insert(rateWindow).values(row);
		const ctx = as('basile');
		expect([await codeOf(streamToken({ ctx })), await codeOf(streamToken({ ctx }))]).toEqual([
			'done',
			'too-many-requests',
		]);
		stream.setAway(true);
		expect(await codeOf(streamToken({ ctx: as('agent') }))).toBe('unavailable');
	});
});

describe('a channel', () => {
	const membersAt = (id: string) => [...(stream.channels.get(id)?.members ?? [])].sort();
	const ownMembers = async (id: string) => {
		const rows = await database.db
			.select({ id: user.id })
			.from(conversationMember)
			.innerJoin(user, eq(user.no, conversationMember.userNo))
			.innerJoin(conversation, eq(conversation.no, conversationMember.conversationNo))
			.where(eq(conversation.id, id));
		return rows.map((row) => row.id).sort();
	};

	it('has the conversation’s members and the enquiry, and is opened by this server alone', async () => {
		const id = await begin(database);
		expect(await openChannel({ ctx: as('agent'), conversationId: id })).toBe(id);
		expect(requested()).toEqual([
			'server POST /users',
			`server POST /channels/messaging/${id}/query`,
			`server POST /channels/messaging/${id}/message`,
		]);
		expect(membersAt(id)).toEqual(['user_agent', 'user_basile', 'user_sabine']);
		expect(membersAt(id)).toEqual(await ownMembers(id));
		expect(stream.channels.get(id)?.messages).toMatchObject([
			{ text: ENQUIRY.messageText, user: { id: 'user_agent' } },
		]);
		expect(stream.channels.get(id)?.data).toMatchObject({ hotel: 'Le Mélèze Blanc', client_last_name: 'Asterhoff' });
		await openChannel({ ctx: as('sabine'), conversationId: id });
		expect(stream.channels.get(id)?.messages).toHaveLength(1);
	});

	it('takes in a supervisor who opens it, leaves admins out, and loses who has left', async () => {
		const id = await begin(database);
		await openChannel({ ctx: as('agent'), conversationId: id });
		await openChannel({ ctx: as('admin'), conversationId: id });
		expect(membersAt(id)).not.toContain('user_admin');
		expect(stream.users.get('user_admin')).toMatchObject({ role: 'admin' });
		await openChannel({ ctx: as('supervisor'), conversationId: id });
		expect(membersAt(id)).toContain('user_supervisor');
		await database.db.update(user).set({ hotelId: 'hotel_rival' }).where(eq(user.id, 'user_basile'));
		await openChannel({ ctx: as('agent'), conversationId: id });
		expect(membersAt(id)).toEqual(['user_agent', 'user_sabine', 'user_supervisor']);
		await database.db.update(user).set({ hotelId: 'hotel_larch' }).where(eq(user.id, 'user_basile'));
		await database.db.update(conversation).set({ hotelNo: null }).where(eq(conversation.id, id));
		await openChannel({ ctx: as('agent'), conversationId: id });
		expect(membersAt(id)).toEqual(['user_agent', 'user_supervisor']);
	});

	it('is not opened by strangers, asks nothing without Stream, and says when Stream is away', async () => {
		const id = await begin(database);
		for (const who of ['lifestyle', 'stranger', 'rivalStaff'] as const)
			expect(await codeOf(openChannel({ ctx: as(who), conversationId: id }))).toBe('not-found');
		expect(await codeOf(openChannel({ ctx: as('customer'), conversationId: id }))).toBe('forbidden');
		expect(await openChannel({ ctx: requestOf(database, 'agent'), conversationId: id })).toBeNull();
		expect(stream.calls).toEqual([]);
		stream.setAway(true);
		expect(await codeOf(openChannel({ ctx: as('agent'), conversationId: id }))).toBe('unavailable');
		const allowed = STREAM_OPENED_PER_TEN_MINUTES;
		const row = { visitor: 'chat-open:user_supervisor', startsAt: windowStart(NOW), writes: allowed, allowed };
		await database.db
			.insert(rateWindow)
			.values(row)
			.onConflictDoUpdate({ target: [rateWindow.visitor, rateWindow.startsAt], set: { writes: allowed, allowed } });
		expect(await codeOf(openChannel({ ctx: as('supervisor'), conversationId: id }))).toBe('too-many-requests');
	});

	it('tells who has taken the conversation over, and has the members of then', async () => {
		const id = await begin(database);
		await openChannel({ ctx: as('agent'), conversationId: id });
		const ctx = as('supervisor', NOW + 3_600_000);
		const takeover = await takeOver({ ctx, conversationId: id });
		if (!takeover) throw new Error('taken over already');
		await tellTakeover({ ctx, conversationId: id, takeover });
		const channel = stream.channels.get(id);
		expect(membersAt(id)).toEqual(await ownMembers(id));
		expect(membersAt(id)).toContain('user_supervisor');
		expect(membersAt(id)).not.toContain('user_agent');
		expect(channel?.messages.at(-1)).toMatchObject({
			...{ id: takeover.messageId, type: 'system', told: 'takenOver', user: { id: 'user_supervisor' } },
			text: `${takeover.name} took over from ${takeover.from}`,
			names: `${takeover.name}\n${takeover.from}`,
		});
		const { messages } = await loadConversation({ ctx, id });
		expect(messages.at(-1)).toMatchObject({ id: takeover.messageId, event: 'takenOver' });
		expect(await takeOver({ ctx, conversationId: id })).toBeNull();
	});

	it('is taken over also while Stream is away, and asked for nothing where there is no Stream', async () => {
		const id = await begin(database);
		stream.setAway(true);
		const take = (context: unknown) =>
			action({
				context: context as AppLoadContext,
				params: { conversationId: id },
				request: new Request('https://corvin.example/', { method: 'POST', headers: { accept: 'application/json' } }),
			});
		const answer = await take(as('supervisor', NOW + 7_200_000));
		expect([answer.status, await answer.json()]).toEqual([200, { isDone: true }]);
		expect(stream.calls.length).toBeGreaterThan(0);
		stream.calls.length = 0;
		expect((await take(requestOf(database, 'agent'))).status).toBe(200);
		expect(stream.calls).toEqual([]);
	});

	it('goes with its client', async () => {
		const id = await begin(database);
		await openChannel({ ctx: as('agent'), conversationId: id });
		stream.setAway(true);
		const client = { firstName: ENQUIRY.clientFirstName, lastName: ENQUIRY.clientLastName };
		expect(await codeOf(eraseClient({ ctx: as('admin'), client }))).toBe('unavailable');
		stream.setAway(false);
		await eraseClient({ ctx: as('admin'), client });
		expect(stream.channels.has(id)).toBe(false);
	});
});
