import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { apiKey } from '#db/schema/api-key';
import { loadActorOfUser } from '../session/load-actor.server';
import type { Actor } from '../user/actor';
import { apiKeyHash } from './api-key-token';
import type { ApiKeyUse } from './api-scope';

/** The last use is stored to this precision: not each call is a write. */
const USE_STEP_MS = 60_000;

type Question = { key: string; now: number; pictureBaseUrl: string };

/**
 * The person for whom a key acts, with what it may do. Null for a key that is not there, has ended or was revoked, and once the person has left the team that it
 * belongs to (KEY-3). Throws DomainError 'unavailable'.
 */
export async function loadActorOfKey(
	db: Database,
	{ key, now, pictureBaseUrl }: Question,
): Promise<{ actor: Actor; use: ApiKeyUse; isUseStale: boolean } | null> {
	const [row] = await db
		.select({
			...{ id: apiKey.id, scopes: apiKey.scopes, userNo: apiKey.userNo, lastUsedAt: apiKey.lastUsedAt },
			...{ agencyNo: apiKey.agencyNo, operatorNo: apiKey.operatorNo },
		})
		.from(apiKey)
		.where(
			and(
				eq(apiKey.tokenHash, await apiKeyHash(key)),
				isNull(apiKey.revokedAt),
				or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now)),
			),
		);
	if (!row) return null;
	const actor = await loadActorOfUser(db, row.userNo, { pictureBaseUrl });
	const { agencyNo, operatorNo } = row;
	const isOfTeam =
		agencyNo === null
			? actor?.role === 'operator' && actor.operatorNo === operatorNo
			: actor !== null && actor.role !== 'admin' && actor.agency?.no === agencyNo;
	if (!actor || !isOfTeam) return null;
	const isUseStale = row.lastUsedAt === null || row.lastUsedAt < now - USE_STEP_MS;
	return { actor, use: { id: row.id, scopes: row.scopes }, isUseStale };
}

/** Notes that a key was used; of many calls at once one writes. */
export async function noteKeyUse(db: Database, id: string, now: number): Promise<void> {
	await db
		.update(apiKey)
		.set({ lastUsedAt: now })
		.where(and(eq(apiKey.id, id), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, sql`${now - USE_STEP_MS}`))));
}
