import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { RefusalReason } from '~/domain/conversation/live-protocol';
import type { MessageView } from '~/domain/conversation/message-view';
import { callSite } from '~/platform/call-site';
import { LiveConnection } from './live-connection';
import { messagesReducer, type Pending, reached } from './messages-state';

const TYPING_PAUSE_MS = 3000;
/** Without a live connection, messages are polled at this interval, and pending ones are sent again. */
const POLL_MS = 8000;

type Messages = {
	id: string;
	me: { id: string };
	messages: readonly MessageView[];
	members: readonly { id: string; readSequence: number }[];
};

/** The messages of a conversation as they come, and the ways to take part. Everything works by the live connection, and without one by forms. */
export function useMessages({ id, me, messages, members }: Messages) {
	const [state, dispatch] = useReducer(messagesReducer, undefined, () => ({
		messages,
		pending: [] as readonly Pending[],
		connection: 'connecting' as const,
		online: [],
		marks: Object.fromEntries(members.map((member) => [member.id, member.readSequence])),
		typing: [],
	}));
	const latest = useRef(state);
	latest.current = state;
	const live = useRef<LiveConnection | null>(null);
	const typedAt = useRef(0);
	const path = `/partner/conversations/${id}`;

	const deliver = useCallback(
		async ({ key, text }: Pick<Pending, 'key' | 'text'>) => {
			if (live.current?.send({ t: 'send', key, text })) return;
			const form = new FormData();
			form.set('text', text);
			form.set('key', key);
			const answer = await post(`${path}/messages`, form);
			const now = Date.now();
			if (answer === null) return;
			if ('list' in answer) dispatch({ type: 'frame', frame: { t: 'messages', list: answer.list }, now });
			else dispatch({ type: 'frame', frame: { t: 'refused', key, reason: answer.reason }, now });
		},
		[path],
	);

	// Unsent messages survive a reload.
	useEffect(() => {
		for (const pending of readSaved(id)) {
			dispatch({ type: 'queue', pending });
			void deliver(pending);
		}
	}, [id, deliver]);
	useEffect(() => keep(id, state.pending), [id, state.pending]);

	useEffect(() => {
		const connection = new LiveConnection({
			path: `${path}/live`,
			reached: () => reached(latest.current.messages),
			onFrame: (frame) => {
				dispatch({ type: 'frame', frame, now: Date.now() });
				if (frame.t === 'messages' && frame.list[0] && frame.list[0].sequence > reached(latest.current.messages) + 1)
					connection.catchUp();
			},
			onState: (next) => {
				dispatch({ type: 'connection', state: next });
				if (next === 'connected')
					for (const pending of latest.current.pending) if (pending.error === null) void deliver(pending);
			},
		});
		live.current = connection;
		connection.open();
		const clock = setInterval(() => dispatch({ type: 'clock', now: Date.now() }), 1000);
		const poll = setInterval(() => {
			if (latest.current.connection === 'connected' || document.visibilityState === 'hidden') return;
			for (const pending of latest.current.pending) if (pending.error === null) void deliver(pending);
			void read(`${path}/messages?after=${reached(latest.current.messages)}`).then((list) => {
				if (list && list.length > 0) dispatch({ type: 'frame', frame: { t: 'messages', list }, now: Date.now() });
			});
		}, POLL_MS);
		return () => {
			clearInterval(clock);
			clearInterval(poll);
			live.current = null;
			connection.close();
		};
	}, [path, deliver]);

	// Messages in view count as read.
	const last = state.messages.at(-1)?.sequence ?? 0;
	const isConnected = state.connection === 'connected';
	useEffect(() => {
		if (!isConnected) return;
		const tell = () => {
			if (document.visibilityState === 'visible') live.current?.send({ t: 'read', seq: last });
		};
		tell();
		document.addEventListener('visibilitychange', tell);
		return () => document.removeEventListener('visibilitychange', tell);
	}, [last, isConnected]);

	return {
		...state,
		others: state.online.filter((member) => member.id !== me.id),
		say(text: string) {
			const pending: Pending = { key: crypto.randomUUID(), text, at: Date.now(), error: null };
			dispatch({ type: 'queue', pending });
			void deliver(pending);
		},
		retry(pending: Pending) {
			dispatch({ type: 'retry', key: pending.key });
			void deliver(pending);
		},
		drop: (key: string) => dispatch({ type: 'drop', key }),
		/** Files are sent as a form; resolves to the errors, or null on success. */
		async sendFiles(files: readonly File[], text: string): Promise<string | null> {
			const form = new FormData();
			form.set('text', text);
			form.set('key', crypto.randomUUID());
			for (const file of files) form.append('files', file);
			const answer = await post(`${path}/messages`, form);
			if (answer === null) return 'unavailable';
			if (!('list' in answer)) return answer.reason;
			dispatch({ type: 'frame', frame: { t: 'messages', list: answer.list }, now: Date.now() });
			return null;
		},
		take: (list: readonly MessageView[]) => dispatch({ type: 'earlier', list }),
		async earlier() {
			const first = latest.current.messages[0]?.sequence ?? 1;
			const list = await read(`${path}/messages?before=${first}`);
			if (list) dispatch({ type: 'earlier', list });
		},
		typing(): void {
			const now = Date.now();
			if (now - typedAt.current < TYPING_PAUSE_MS) return;
			typedAt.current = now;
			live.current?.send({ t: 'typing' });
		},
		typists: state.typing,
	};
}

export type MessagesControl = ReturnType<typeof useMessages>;

type Posted = { list: MessageView[] } | { reason: RefusalReason };

/** Null when there was no response. */
async function post(path: string, body: FormData): Promise<Posted | null> {
	try {
		const answer = await callSite(path, { method: 'POST', body, headers: { accept: 'application/json' } });
		if (!answer.headers.get('content-type')?.startsWith('application/json'))
			return answer.status >= 500 ? null : { reason: 'refused' };
		return (await answer.json()) as Posted;
	} catch {
		return null;
	}
}

async function read(path: string): Promise<MessageView[] | null> {
	try {
		const answer = await callSite(path, { headers: { accept: 'application/json' } });
		return answer.ok ? ((await answer.json()) as { list: MessageView[] }).list : null;
	} catch {
		return null;
	}
}

const storeName = (id: string) => `unsent:${id}`;

function keep(id: string, pending: readonly Pending[]): void {
	try {
		if (pending.length > 0) sessionStorage.setItem(storeName(id), JSON.stringify(pending));
		else sessionStorage.removeItem(storeName(id));
	} catch {
		// Storage may be blocked; the page retains them until it is left.
	}
}

function readSaved(id: string): Pending[] {
	try {
		return JSON.parse(sessionStorage.getItem(storeName(id)) ?? '[]') as Pending[];
	} catch {
		return [];
	}
}
