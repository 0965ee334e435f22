/** Why a message was not sent. */
export type ThreadRefusal = 'message' | 'too-long' | 'no-such-move' | 'limited' | 'failed';

/** What came of a message; what was typed comes back with a refusal. */
export type ThreadAnswer =
	| { outcome: 'sent'; isMailed: boolean; at: number }
	| { outcome: 'read'; at: number }
	| { outcome: 'refused'; reason: ThreadRefusal; typed: string; minutes: number; at: number };
