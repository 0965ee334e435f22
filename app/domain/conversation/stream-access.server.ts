import type { RequestContext } from '~/context';
import { requireParticipant } from './conversation-scope';
import { streamKeys } from './stream-api.server';

/** What a browser needs for Stream; the token it asks for by `GET /api/current-user/stream-chat-token`. */
export type StreamAccess = {
	/** Public. */
	key: string;
	url: string;
	userId: string;
	/** Sees every channel; everybody else those that he is a member of (AGENCY-32). */
	isAdmin: boolean;
};

/** Null where this deployment has no contract with Stream: then conversations are our own. Throws DomainError 'forbidden'. */
export function streamAccess(ctx: Pick<RequestContext, 'actor' | 'brand' | 'settings'>): StreamAccess | null {
	const keys = streamKeys(ctx.settings);
	if (!keys) return null;
	const { actor } = requireParticipant(ctx);
	return { key: keys.key, url: keys.url, userId: actor.id, isAdmin: actor.role === 'admin' };
}
