import type { Database } from '#db/client';
import { requireActor } from '~/domain/access/require-actor';
import { BOARD_READERS } from '~/domain/concierge/board-readers';
import { requireParticipant } from '~/domain/conversation/conversation-scope';
import { findConversation } from '~/domain/conversation/find-conversation.server';
import { sessionTokenHash } from '~/domain/session/session-token';
import { displayName } from '~/domain/user/display-name';
import { DomainError, statusOf } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { withinPatience } from '~/platform/within-patience';
import { MEMBER_HEADER, writeMember } from '../conversations/live-member';
import { READER_HEADER, SESSION_HEADER } from '../conversations/readers';
import type { SiteEnv } from './env';
import { refusal } from './guard-request';
import type { Identity } from './identify';
import type { Visit } from './resolve-visit';

const LIVE = /^\/partner\/conversations\/(conv_[0-9a-z]+)\/live$/;
/** The connection that tells any page of news. */
const NEWS = '/partner/notices/live';
/** The connection that tells open boards of the concierge that a job has moved (CONCIERGE-10). */
const BOARD = '/partner/concierge-jobs/live';

/** The page goes on without it and tries again later. */
const OPEN_PATIENCE = 5000;

type Opening = { request: Request; visit: Visit; identity: Identity; database: () => Database; env: SiteEnv };

/**
 * Hands the live connection of a conversation, of a user's news or of the concierge's board over to its worker, for a member who asks from our own
 * page; null for every other request. Browsers send cookies with WebSockets of any site, so the origin decides before the session does.
 */
export async function openLive({ request, visit, identity, database, env }: Opening): Promise<Response | null> {
	const id = LIVE.exec(visit.url.pathname)?.[1];
	const { pathname } = visit.url;
	if (id === undefined && pathname !== NEWS && pathname !== BOARD) return null;
	if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return refusal(426, 'This is a live connection.');
	const origin = request.headers.get('origin');
	if (origin === null || !URL.canParse(origin) || new URL(origin).origin !== visit.url.origin)
		return refusal(403, 'Live connections are opened from our own pages.');
	const { actor, brand } = identity;
	if (actor === null || visit.sessionToken === null) return refusal(identity.isUnknown ? 503 : 401, 'Please sign in.');
	const sessionHash = await sessionTokenHash(visit.sessionToken);
	const open = (header: string, who: string) =>
		withinPatience(
			env.CONVERSATIONS.fetch(
				new Request(request, { headers: { upgrade: 'websocket', [header]: who, [SESSION_HEADER]: sessionHash } }),
			),
			OPEN_PATIENCE,
		).catch((cause) => {
			throw new DomainError('unavailable', 'The conversations did not answer', { cause });
		});
	try {
		if (pathname === BOARD) {
			requireActor({ actor }, 'conciergeJobs');
			return await open(READER_HEADER, BOARD_READERS);
		}
		if (id === undefined) return await open(READER_HEADER, requireParticipant({ actor, brand }).actor.id);
		const { party, scope } = requireParticipant({ actor, brand });
		await findConversation(database(), scope, id);
		const member = writeMember({
			userNo: actor.no,
			id: actor.id,
			name: displayName(actor),
			party,
			conversationId: id,
			sessionHash,
			brandKey: brand.key,
			language: visit.language,
			origin: visit.url.origin,
		});
		return await open(MEMBER_HEADER, member);
	} catch (error) {
		if (statusOf(error) >= 500) logFault('a live connection could not be opened', error);
		return refusal(statusOf(error), 'There is no live connection here for you.');
	}
}
