import { describe, expect, it } from 'vitest';
import {
	type MessagesAction,
	messagesReducer,
	reached,
	type ThreadState,
} from '~/components/trade/conversation/messages-state';
import type { MessageView } from '~/domain/conversation/message-view';

const message = (sequence: number, clientKey = `key-${sequence}`, author = 'sabine'): MessageView => ({
	id: `msg_${sequence}`,
	sequence,
	kind: 'text',
	event: null,
	author: { id: author, name: author },
	party: 'hotel',
	body: `Message ${sequence}`,
	clientKey,
	at: sequence,
	day: '2026-11-20',
	time: '09:00',
	attachments: [],
	rate: null,
});
const EMPTY: ThreadState = { messages: [], pending: [], connection: 'connected', online: [], marks: {}, typing: [] };
const SABINE = { id: 'sabine', name: 'Sabine', party: 'hotel' } as const;
const frame = (given: Extract<MessagesAction, { type: 'frame' }>['frame'], now = 0): MessagesAction => ({
	type: 'frame',
	frame: given,
	now,
});
const when = (...actions: MessagesAction[]) => actions.reduce(messagesReducer, EMPTY);
const pending = (key: string) => ({ key, text: 'Hello', at: 0, error: null });

describe('a thread', () => {
	it('puts messages into their order, each once, however they come', () => {
		const state = when(
			frame({ t: 'messages', list: [message(3), message(4)] }),
			frame({ t: 'messages', list: [message(1), message(2), message(3)] }),
			frame({ t: 'messages', list: [message(4)] }),
		);
		expect(state.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
	});

	it('removes a stored message from the outbox by its key, whether the message or its response comes first', () => {
		const queued: MessagesAction = { type: 'queue', pending: pending('mine') };
		const stored = frame({ t: 'messages', list: [message(1, 'mine', 'clara')] });
		const ack = frame({ t: 'ack', key: 'mine', seq: 1 });
		expect(when(queued, stored, ack).pending).toEqual([]);
		expect(when(queued, ack, stored).pending).toEqual([]);
		expect(when(queued, frame({ t: 'messages', list: [message(1, 'other')] })).pending).toHaveLength(1);
	});

	it('retains a refused message, and sends it again under the same key', () => {
		const refused = when(
			{ type: 'queue', pending: pending('mine') },
			frame({ t: 'refused', key: 'mine', reason: 'too-many' }),
		);
		expect(refused.pending).toMatchObject([{ key: 'mine', error: 'too-many' }]);
		expect(messagesReducer(refused, { type: 'retry', key: 'mine' }).pending).toMatchObject([
			{ key: 'mine', error: null },
		]);
	});

	it('clears the typing state after a message, after a pause, and when the connection is lost', () => {
		const typing = when(frame({ t: 'typing', who: SABINE }, 1000));
		expect(typing.typing).toHaveLength(1);
		for (const action of [
			frame({ t: 'messages', list: [message(1)] }),
			{ type: 'clock', now: 7000 },
			{ type: 'connection', state: 'offline' },
		] as const)
			expect(messagesReducer(typing, action).typing).toEqual([]);
	});

	it('never takes a read mark back', () => {
		const state = when(frame({ t: 'read', id: 'sabine', seq: 5 }), frame({ t: 'read', id: 'sabine', seq: 3 }));
		expect(state.marks).toEqual({ sabine: 5 });
	});
});

it.each([
	[[], 0],
	[[1, 2, 3], 3],
	[[41, 42], 42],
	[[1, 2, 5, 6], 2],
])('of %j it has everything up to %d', (sequences, expected) => {
	expect(reached(sequences.map((sequence) => ({ sequence })))).toBe(expected);
});
