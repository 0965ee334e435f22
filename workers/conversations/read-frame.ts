import * as z from 'zod';
import { type ClientFrame, MAX_FRAME } from '~/domain/conversation/live-protocol';

const seq = z.int().min(0);
const schema: z.ZodType<ClientFrame> = z.discriminatedUnion('t', [
	z.object({ t: z.literal('hello'), seq }),
	z.object({ t: z.literal('send'), key: z.string().max(100), text: z.string() }),
	z.object({ t: z.literal('typing') }),
	z.object({ t: z.literal('read'), seq }),
]);

/** A frame of the protocol; null for anything else, `too-large` unread. */
export function readFrame(raw: string | ArrayBuffer): ClientFrame | 'too-large' | null {
	if (typeof raw !== 'string') return null;
	if (raw.length > MAX_FRAME) return 'too-large';
	try {
		return schema.safeParse(JSON.parse(raw)).data ?? null;
	} catch {
		return null;
	}
}
