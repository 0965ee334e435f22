import type { MemberView, MessageView } from './message-view';

/** What a browser says over the live connection; `ping` and `pong` are plain texts beside these (`workers/conversations`). */
export type ClientFrame =
	/** First of all, and after a gap: the highest sequence that the browser has. */
	| { t: 'hello'; seq: number }
	/** A text; its key is the same however often it is sent. */
	| { t: 'send'; key: string; text: string }
	| { t: 'typing' }
	/** Read up to this sequence. */
	| { t: 'read'; seq: number };

export type RefusalReason = 'empty' | 'too-long' | 'too-many' | 'unavailable' | 'refused';

/** What the thread says to a browser. */
export type ServerFrame =
	/** Everything up to now is sent: who is here, and how far each has read. */
	| { t: 'welcome'; online: MemberView[]; marks: { id: string; seq: number }[] }
	/** In their order, each sequence once for a connection. */
	| { t: 'messages'; list: MessageView[] }
	/** The message of that key is stored under that sequence. */
	| { t: 'ack'; key: string; seq: number }
	| { t: 'refused'; key: string; reason: RefusalReason; retryAfterSeconds?: number }
	| { t: 'typing'; who: MemberView }
	| { t: 'presence'; online: MemberView[] }
	| { t: 'read'; id: string; seq: number };

/** A browser says `ping` this often; who has said nothing for twice as long and a half counts as gone. */
export const HEARTBEAT_MS = 25_000;
export const GONE_AFTER_MS = 62_500;

/** Longer than any message that is taken, in characters of JSON. */
export const MAX_FRAME = 40_000;

/** Close codes of ours: may not take part (any more); says what is no frame; a longer one than any; or more of them than a minute allows. */
export const CLOSED_NO_ACCESS = 4403;
export const CLOSED_BAD_FRAME = 4400;
export const CLOSED_TOO_LARGE = 4413;
export const CLOSED_TOO_MUCH = 4429;
