import type { RequestContext } from '~/context';

/** Under this name all open boards are told that a job has moved; a user's id never looks like it. */
export const BOARD_READERS = 'concierge-board';

/** Tells open boards that a job has moved (CONCIERGE-10); each then asks for what its own user may see. Never throws. */
export function tellBoards(ctx: Pick<RequestContext, 'services' | 'waitUntil'>): void {
	ctx.waitUntil(ctx.services.tellNews([BOARD_READERS]));
}
