import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { acceptSocket, type ServerSocket } from './server-socket';

export const STAND_IN_KEY = 'stand-in-key';
export const STAND_IN_SECRET = 'stand-in-secret-of-thirty-two-bytes';

type User = { id: string; name?: string; role?: string; party?: string };
type Message = { id: string; text: string; type: string; user: User; created_at: string } & Body;
type Body = Record<string, unknown>;
type Channel = {
	id: string;
	data: Record<string, unknown>;
	members: Set<string>;
	messages: Message[];
	read: Map<string, { last_read: string; last_read_message_id?: string }>;
	created_at: string;
};

/** A received call: from the server or from a user, and its body. */
export type Call = { as: string; method: string; path: string; body: Body };

/**
 * Stands in for Stream's API in tests, and in nothing else: the documented calls that our server and the screen make, the opening of the
 * live connection, and the rule that a person sees the channels that he is a member of, an admin all of them. It was written after the
 * public description of the API; what the real service does beyond it is not known here.
 */
export async function startStreamStandIn(port = 0) {
	const users = new Map<string, User>();
	const channels = new Map<string, Channel>();
	const sockets = new Map<ServerSocket, string>();
	const calls: Call[] = [];
	let isAway = false;
	let count = 0;

	const who = async (token: string | undefined): Promise<{ userId: string | null } | null> => {
		const verified = await jwtVerify(String(token), new TextEncoder().encode(STAND_IN_SECRET)).catch(() => null);
		if (!verified) return null;
		const { server, user_id: userId } = verified.payload;
		return server === true ? { userId: null } : typeof userId === 'string' ? { userId } : null;
	};
	const userOf = (id: string): User & { online: boolean } => ({
		...(users.get(id) ?? { id }),
		online: [...sockets.values()].includes(id),
	});
	const mayRead = (channel: Channel, userId: string | null) =>
		userId === null || channel.members.has(userId) || users.get(userId)?.role === 'admin';
	const memberOf = (channel: Channel, id: string) => ({
		user_id: id,
		user: userOf(id),
		role: 'member',
		channel_role: 'channel_member',
		created_at: channel.created_at,
		updated_at: channel.created_at,
	});
	const messageOf = (channel: Channel, { user, ...message }: Message) => ({
		...message,
		html: `<p>${message.text}</p>`,
		user: userOf(user.id),
		attachments: [],
		latest_reactions: [],
		own_reactions: [],
		mentioned_users: [],
		reply_count: 0,
		cid: `messaging:${channel.id}`,
		updated_at: message.created_at,
	});
	const unreadOf = (channel: Channel, id: string) => {
		const last = channel.read.get(id)?.last_read ?? '';
		return channel.messages.filter((message) => message.user.id !== id && message.created_at > last).length;
	};
	const stateOf = (channel: Channel, userId: string | null) => ({
		channel: {
			...channel.data,
			id: channel.id,
			type: 'messaging',
			cid: `messaging:${channel.id}`,
			created_at: channel.created_at,
			updated_at: channel.created_at,
			last_message_at: channel.messages.at(-1)?.created_at,
			member_count: channel.members.size,
			frozen: false,
			disabled: false,
			config: { name: 'messaging', typing_events: true, read_events: true, connect_events: true, commands: [] },
			own_capabilities: ['send-message', 'read-channel', 'read-events', 'typing-events', 'upload-file'],
		},
		members: [...channel.members].map((id) => memberOf(channel, id)),
		messages: channel.messages.map((message) => messageOf(channel, message)),
		read: [...channel.members].map((id) => ({
			user: userOf(id),
			last_read: channel.created_at,
			...channel.read.get(id),
			unread_messages: unreadOf(channel, id),
		})),
		watchers: [],
		watcher_count: 1,
		pinned_messages: [],
		...(userId !== null && channel.members.has(userId) ? { membership: memberOf(channel, userId) } : {}),
		duration: '1ms',
	});
	const tell = (channel: Channel, event: Body) => {
		const text = JSON.stringify({
			cid: `messaging:${channel.id}`,
			channel_id: channel.id,
			channel_type: 'messaging',
			created_at: new Date().toISOString(),
			...event,
		});
		for (const [socket, userId] of sockets) if (mayRead(channel, userId)) socket.send(text);
	};

	const tellPresence = (userId: string) => {
		const event = { type: 'user.presence.changed', user: userOf(userId), created_at: new Date().toISOString() };
		for (const socket of sockets.keys()) socket.send(JSON.stringify(event));
	};

	const answer = (call: Call, userId: string | null): [status: number, body: Body] => {
		const { path, body } = call;
		const isServer = userId === null;
		const [, kind, type, id = '', verb] = path.split('/');
		const channel = channels.get(id);
		if (path === '/users' && isServer) {
			for (const user of Object.values(body.users as Record<string, User>)) users.set(user.id, user);
			return [201, { users: body.users }];
		}
		if (path === '/channels/delete' && isServer) {
			for (const cid of body.cids as string[]) channels.delete(cid.replace('messaging:', ''));
			return [200, { task_id: 'task' }];
		}
		if (path === '/channels') {
			const filter = body.filter_conditions as { members?: { $in: string[] }; name?: { $autocomplete: string } };
			const named = filter.name?.$autocomplete.toLowerCase() ?? '';
			const found = [...channels.values()]
				.filter((one) => mayRead(one, userId))
				.filter((one) => !filter.members || filter.members.$in.some((member) => one.members.has(member)))
				.filter((one) => String(one.data.name).toLowerCase().includes(named))
				.sort((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1));
			const { limit = 10, offset = 0 } = body as { limit?: number; offset?: number };
			if (limit > 30) return [400, { code: 4, message: 'limit is larger than 30' }];
			return [200, { channels: found.slice(offset, offset + limit).map((one) => stateOf(one, userId)) }];
		}
		if (kind !== 'channels' || type !== 'messaging') return [404, { code: 16, message: `no ${path}` }];
		if (verb === 'query') {
			const {
				members = [],
				created_by_id: _,
				...data
			} = (body.data ?? {}) as { members?: string[]; created_by_id?: string };
			if (!channel && !isServer) return [403, { code: 17, message: 'not allowed to create' }];
			const own: Channel = channel ?? {
				...{ id, data, members: new Set(members), messages: [], read: new Map() },
				created_at: new Date().toISOString(),
			};
			channels.set(id, own);
			if (!mayRead(own, userId)) return [403, { code: 17, message: 'not allowed to read' }];
			return [201, stateOf(own, userId)];
		}
		if (!channel) return [404, { code: 16, message: `no channel ${id}` }];
		if (!mayRead(channel, userId)) return [403, { code: 17, message: 'not a member' }];
		if (verb === undefined && isServer) {
			for (const member of (body.add_members ?? []) as string[]) channel.members.add(member);
			for (const member of (body.remove_members ?? []) as string[]) channel.members.delete(member);
			return [201, stateOf(channel, userId)];
		}
		if (verb === 'message') {
			const sent = body.message as { id?: string; text: string; type?: string; user_id?: string };
			const author = users.get(userId ?? sent.user_id ?? '');
			if (!author || channel.messages.some((one) => one.id === sent.id)) return [400, { code: 4, message: 'refused' }];
			if (sent.type === 'system' && !isServer) return [403, { code: 17, message: 'not allowed to send' }];
			const { user_id: _, ...fields } = sent;
			const message = {
				...{ ...fields, id: sent.id ?? `message-${++count}`, type: sent.type ?? 'regular', user: author },
				created_at: new Date().toISOString(),
			};
			channel.messages.push(message);
			channel.read.set(author.id, { last_read: message.created_at, last_read_message_id: message.id });
			const view = messageOf(channel, message);
			tell(channel, { type: 'message.new', message: view, user: view.user });
			return [201, { message: view, duration: '1ms' }];
		}
		if (verb === 'read' && userId !== null) {
			const read = { last_read: new Date().toISOString(), last_read_message_id: channel.messages.at(-1)?.id ?? '' };
			channel.read.set(userId, read);
			const event = { type: 'message.read', user: userOf(userId), last_read_message_id: read.last_read_message_id };
			tell(channel, event);
			return [201, { event }];
		}
		if (verb === 'event' && userId !== null) {
			const event = { ...(body.event as Body), user: userOf(userId) };
			tell(channel, event);
			return [201, { event }];
		}
		return [404, { code: 16, message: `no ${path}` }];
	};

	const server = createServer(async (request, response) => {
		const url = new URL(String(request.url), 'http://stand-in');
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*, authorization');
		response.setHeader('access-control-allow-methods', '*');
		if (request.method === 'OPTIONS') return void response.writeHead(204).end();
		const body = await readBody(request);
		const asker = await who(request.headers.authorization);
		const call: Call = {
			as: asker ? (asker.userId ?? 'server') : 'nobody',
			method: String(request.method),
			path: url.pathname,
			body,
		};
		calls.push(call);
		const isKnown = asker !== null && url.searchParams.get('api_key') === STAND_IN_KEY;
		const [status, found] = isAway
			? [503, { code: -1, message: 'away' }]
			: isKnown
				? answer(call, asker.userId)
				: [401, { code: 5, message: 'the token does not hold' }];
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found));
	});
	server.on('upgrade', async (request, stream) => {
		const url = new URL(String(request.url), 'http://stand-in');
		const asker = await who(url.searchParams.get('authorization') ?? undefined);
		const userId = asker?.userId;
		calls.push({ as: userId ?? 'nobody', method: 'CONNECT', path: url.pathname, body: {} });
		if (!userId || isAway || url.pathname !== '/connect') return void stream.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
		const health = () =>
			JSON.stringify({
				type: 'health.check',
				connection_id: `connection-${userId}`,
				cid: '*',
				created_at: new Date().toISOString(),
				me: {
					...userOf(userId),
					unread_count: 0,
					total_unread_count: 0,
					unread_channels: 0,
					mutes: [],
					channel_mutes: [],
					blocked_user_ids: [],
					devices: [],
				},
			});
		const socket = acceptSocket(request, stream, {
			onText: () => socket.send(health()),
			onClose: () => {
				sockets.delete(socket);
				tellPresence(userId);
			},
		});
		sockets.set(socket, userId);
		socket.send(health());
		tellPresence(userId);
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		users,
		channels,
		/** Everything that was asked, in order. */
		calls,
		/** Who has a live connection. */
		connected: () => [...sockets.values()],
		/** Answers nothing any more, and drops who is connected; or answers again. */
		setAway(away: boolean) {
			isAway = away;
			if (away) for (const socket of sockets.keys()) socket.close();
		},
		async stop() {
			for (const socket of sockets.keys()) socket.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

export type StreamStandIn = Awaited<ReturnType<typeof startStreamStandIn>>;

function lastOf(channel: Channel): string {
	return channel.messages.at(-1)?.created_at ?? channel.created_at;
}

async function readBody(request: IncomingMessage): Promise<Body> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	const text = Buffer.concat(parts).toString('utf8');
	return text ? (JSON.parse(text) as Body) : {};
}
