import * as z from 'zod';
import type { ClientFrame } from '~/domain/conversation/live-protocol';

/** Longer than any message that is taken, in characters of JSON. */
const MAX_FRAME = 40_000;

const seq = z.int().min(0);
const schema: z.ZodType<ClientFrame> = z.discriminatedUnion('t', [
	z.object({ t: z.literal('hello'), seq }),
	z.object({ t: z.literal('send'), key: z.string().max(100), text: z.string() }),
	z.object({ t: z.literal('typing') }),
	z.object({ t: z.literal('read'), seq }),
]);

/** A frame of the protocol; null for anything else. */
export function readFrame(raw: string | ArrayBuffer): ClientFrame | null {
	if (typeof raw !== 'string' || raw.length > MAX_FRAME) return null;
	try {
		return schema.safeParse(JSON.parse(raw)).data ?? null;
	} catch {
		return null;
	}
}
