import { describe, expect, it } from 'vitest';
import { reconnectWait } from '~/components/trade/conversation/reconnect-wait';
import {
	CLOSED_BAD_FRAME,
	CLOSED_TOO_LARGE,
	CLOSED_TOO_MUCH,
	type ClientFrame,
	MAX_FRAME,
} from '~/domain/conversation/live-protocol';
import { FRAMES_PER_MINUTE, FrameLimit, HELLOS_PER_MINUTE } from '../../../workers/conversations/frame-limit';
import { readFrame } from '../../../workers/conversations/read-frame';

describe('the frames of a member within a minute', () => {
	const allowed = (limit: FrameLimit, userNo: number, t: ClientFrame['t'], count: number, now: number) =>
		Array.from({ length: count }, () => limit.allows(userNo, { t }, now)).filter(Boolean).length;

	it.each([
		['hello', HELLOS_PER_MINUTE],
		['typing', FRAMES_PER_MINUTE],
		['send', FRAMES_PER_MINUTE],
		['read', FRAMES_PER_MINUTE],
	] as const)('%s: is taken %d times', (t, most) => {
		const limit = new FrameLimit();
		expect(allowed(limit, 1, t, most + 5, 120_000)).toBe(most);
		expect(allowed(limit, 1, t, 1, 179_999)).toBe(0);
		expect(allowed(limit, 2, t, 1, 179_999)).toBe(1);
		expect(allowed(limit, 1, t, most + 5, 180_000)).toBe(most);
	});

	it('leaves room for words after as many a hello as there may be', () => {
		const limit = new FrameLimit();
		expect(allowed(limit, 1, 'hello', HELLOS_PER_MINUTE, 0)).toBe(HELLOS_PER_MINUTE);
		expect(allowed(limit, 1, 'send', FRAMES_PER_MINUTE, 0)).toBe(FRAMES_PER_MINUTE - HELLOS_PER_MINUTE);
	});
});

describe('a frame', () => {
	const said = (text: string) => JSON.stringify({ t: 'send', key: 'key', text });
	const longest = 'x'.repeat(MAX_FRAME - said('').length);

	it.each([
		['the longest', said(longest), { t: 'send', key: 'key', text: longest }],
		['one longer', said(`${longest}x`), 'too-large'],
		// Every character escaped.
		['a message of the most letters there are', said('\u0001'.repeat(4000)), { t: 'send' }],
		['no JSON', 'hello', null],
		['no frame', '{"t":"shout"}', null],
		['bytes', new ArrayBuffer(8), null],
	])('%s', (_, raw, expected) => {
		const read = readFrame(raw);
		if (typeof expected === 'object' && expected !== null) expect(read).toMatchObject(expected);
		else expect(read).toBe(expected);
	});
});

describe('the wait before a connection is tried again', () => {
	it.each([
		[1006, 0, 500],
		[1006, 1, 1000],
		[CLOSED_BAD_FRAME, 3, 4000],
		[1006, 20, 30_000],
		[CLOSED_TOO_MUCH, 0, 30_000],
		[CLOSED_TOO_LARGE, 0, 30_000],
	])('after %d, tried %d times, is about %d ms', (code, tries, expected) => {
		expect(reconnectWait(code, tries, 0.5)).toBe(expected);
		expect(reconnectWait(code, tries, 0)).toBe(expected * 0.75);
		expect(reconnectWait(code, tries, 1)).toBe(expected * 1.25);
	});
});
