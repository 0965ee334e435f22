/** What is not ready to be shown to guests: its renditions are being made, or could not be made (ADR 54). */
export type PictureState = 'preparing' | 'failed';

/** By the hash of the picture; those that are ready have none. */
export type PictureStates = Readonly<Record<string, PictureState>>;

export function countStates(states: PictureStates): Record<PictureState, number> {
	const all = Object.values(states);
	const failed = all.filter((state) => state === 'failed').length;
	return { preparing: all.length - failed, failed };
}
