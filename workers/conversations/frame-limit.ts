import type { ClientFrame } from '~/domain/conversation/live-protocol';

const MINUTE_MS = 60_000;

/** What one member may say within a minute over all his connections: more than anybody's fingers do, and a train's tunnels need. */
export const FRAMES_PER_MINUTE = 240;
/** Each reads the conversation out of the database, from the beginning if it asks for that. */
export const HELLOS_PER_MINUTE = 30;

type Count = { minute: number; frames: number; hellos: number };

/**
 * Counts the frames of one conversation's members, minute by minute. By person, so that another connection is no new start. It forgets when
 * the thread sleeps, which it does for those only who have been silent.
 */
export class FrameLimit {
	private readonly counts = new Map<number, Count>();

	/** Whether this frame of a member is still within measure; counts it. */
	allows(userNo: number, frame: Pick<ClientFrame, 't'>, now: number): boolean {
		const minute = Math.floor(now / MINUTE_MS);
		const known = this.counts.get(userNo);
		const count = known?.minute === minute ? known : { minute, frames: 0, hellos: 0 };
		this.counts.set(userNo, count);
		count.frames += 1;
		if (frame.t === 'hello') count.hellos += 1;
		return count.frames <= FRAMES_PER_MINUTE && count.hellos <= HELLOS_PER_MINUTE;
	}
}
