import type { RefusalReason, ServerFrame } from '~/domain/conversation/live-protocol';
import type { MemberView, MessageView } from '~/domain/conversation/message-view';

/** States of the live connection (AGENCY-28). */
export type ConnectionState = 'connecting' | 'connected' | 'offline';

/** A pending text; its key stays the same until it is stored, so that it is written once. */
export type Pending = { key: string; text: string; at: number; error: RefusalReason | null };

export type ThreadState = {
	/** By sequence, without a gap from the first one on. */
	messages: readonly MessageView[];
	pending: readonly Pending[];
	connection: ConnectionState;
	online: readonly MemberView[];
	/** How far each member has read, by his id. */
	marks: Readonly<Record<string, number>>;
	typing: readonly (MemberView & { at: number })[];
};

export type MessagesAction =
	| { type: 'frame'; frame: ServerFrame; now: number }
	| { type: 'connection'; state: ConnectionState }
	| { type: 'queue'; pending: Pending }
	| { type: 'retry'; key: string }
	| { type: 'drop'; key: string }
	| { type: 'earlier'; list: readonly MessageView[] }
	| { type: 'clock'; now: number };

/** How long a participant counts as typing after his last typing event. */
const TYPING_MS = 5000;

/** The state of a conversation after an action; the same frame twice changes nothing. */
export function messagesReducer(state: ThreadState, action: MessagesAction): ThreadState {
	switch (action.type) {
		case 'connection':
			return action.state === 'connected'
				? { ...state, connection: action.state }
				: { ...state, connection: action.state, online: [], typing: [] };
		case 'queue':
			return { ...state, pending: [...state.pending, action.pending] };
		case 'retry':
			return {
				...state,
				pending: state.pending.map((each) => (each.key === action.key ? { ...each, error: null } : each)),
			};
		case 'drop':
			return { ...state, pending: state.pending.filter(({ key }) => key !== action.key) };
		case 'earlier':
			return take(state, action.list);
		case 'clock': {
			const typing = state.typing.filter(({ at }) => action.now - at < TYPING_MS);
			return typing.length === state.typing.length ? state : { ...state, typing };
		}
		case 'frame':
			return hear(state, action.frame, action.now);
	}
}

function hear(state: ThreadState, frame: ServerFrame, now: number): ThreadState {
	switch (frame.t) {
		case 'messages':
			return take(state, frame.list);
		case 'welcome':
			return { ...state, online: frame.online, marks: { ...state.marks, ...marksOf(frame.marks) } };
		case 'presence':
			return { ...state, online: frame.online };
		case 'read':
			return { ...state, marks: { ...state.marks, [frame.id]: Math.max(frame.seq, state.marks[frame.id] ?? 0) } };
		case 'typing':
			return { ...state, typing: [...state.typing.filter(({ id }) => id !== frame.who.id), { ...frame.who, at: now }] };
		case 'refused':
			return {
				...state,
				pending: state.pending.map((each) => (each.key === frame.key ? { ...each, error: frame.reason } : each)),
			};
		// Its message comes in `messages` first; an answer to one that came before takes it off all the same.
		case 'ack':
			return { ...state, pending: state.pending.filter(({ key }) => key !== frame.key) };
	}
}

function marksOf(marks: readonly { id: string; seq: number }[]): Record<string, number> {
	return Object.fromEntries(marks.map(({ id, seq }) => [id, seq]));
}

/** Inserts messages in their order; their author has read up to there, and no longer types. */
function take(state: ThreadState, list: readonly MessageView[]): ThreadState {
	const known = new Map(state.messages.map((message) => [message.sequence, message]));
	for (const message of list) known.set(message.sequence, message);
	const stored = new Set(list.map(({ clientKey }) => clientKey));
	const authors = new Set(list.map(({ author }) => author?.id));
	return {
		...state,
		messages: [...known.values()].sort((a, b) => a.sequence - b.sequence),
		pending: state.pending.filter(({ key }) => !stored.has(key)),
		typing: state.typing.filter(({ id }) => !authors.has(id)),
	};
}

/** The highest sequence without a gap before it: the browser reports it to the server. */
export function reached(messages: readonly Pick<MessageView, 'sequence'>[]): number {
	let last = messages[0]?.sequence ?? 0;
	for (const { sequence } of messages.slice(1)) {
		if (sequence !== last + 1) return last;
		last = sequence;
	}
	return last;
}
