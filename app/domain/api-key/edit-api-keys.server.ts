import { and, eq, isNull, sql } from 'drizzle-orm';
import { apiKey } from '#db/schema/api-key';
import { user } from '#db/schema/user';
import type { Settings } from '~/platform/env';
import { DomainError } from '~/platform/errors';
import { isOfTeam, requireTeam } from '../member/team-of-actor.server';
import { type MemberContext, writeForTeam } from '../member/write-for-team.server';
import { apiKeyEnding, apiKeyHash, newApiKey } from './api-key-token';
import { type ApiScope, isApiScope } from './api-scope';
import { type KEY_DAYS, LONGEST_KEY_NAME } from './key-days';
import { isKeyOf } from './list-api-keys.server';

/** Keys of a team that work at the same time. */
const MOST_KEYS = 20;

const DAY_MS = 86_400_000;

type Making = {
	ctx: MemberContext & { settings: Pick<Settings, 'TEST_OF'> };
	name: string;
	/** Public id of the member for whom it acts. */
	person: string;
	scopes: readonly string[];
	days: (typeof KEY_DAYS)[number];
};

/**
 * Makes a key of the actor's team and gives it, this once (KEY-1). Throws DomainError 'invalid' (`key-name`, `key-scopes`, `key-person`); 'forbidden'; 'conflict' (`keys-full`,
 * `changed-meanwhile`: the person has left); 'unavailable'.
 */
export async function makeApiKey({
	ctx,
	name: typed,
	person,
	scopes,
	days,
}: Making): Promise<{ id: string; key: string }> {
	const { actor, team } = requireTeam(ctx);
	const { db, now } = ctx;
	const name = typed.trim();
	if (name === '' || name.length > LONGEST_KEY_NAME)
		throw new DomainError('invalid', 'No name', { reason: 'key-name' });
	const chosen = [...new Set(scopes)].filter((scope): scope is ApiScope => isApiScope(scope));
	if (chosen.length === 0) throw new DomainError('invalid', 'No scope', { reason: 'key-scopes' });
	const isWorking = sql`${apiKey.revokedAt} is null and (${apiKey.expiresAt} is null or ${apiKey.expiresAt} > ${now})`;
	const [[owner], [count]] = await db.batch([
		db
			.select({ no: user.no })
			.from(user)
			.where(and(eq(user.id, person), isOfTeam(team), isNull(user.lockedAt))),
		db
			.select({ keys: sql<number>`count(*)` })
			.from(apiKey)
			.where(and(isKeyOf(team), isWorking)),
	]);
	if (!owner) throw new DomainError('invalid', 'No member', { reason: 'key-person' });
	if ((count?.keys ?? 0) >= MOST_KEYS) throw new DomainError('conflict', 'Too many keys', { reason: 'keys-full' });
	const key = newApiKey(ctx.settings.TEST_OF === null ? 'real' : 'test');
	const id = `key_${crypto.randomUUID().replaceAll('-', '')}`;
	await writeForTeam({
		ctx,
		action: 'apiKey.made',
		// Of many at once none is more than there may be, and the person is still of the team.
		subject: sql`select ${id} where exists (select 1 from user where no = ${owner.no} and ${isOfTeam(team)})
			and (select count(*) from ${apiKey} where ${isKeyOf(team)} and ${isWorking}) < ${MOST_KEYS}`,
		detail: { name, person, scopes: chosen.join(' ') },
		statements: [
			db.insert(apiKey).values({
				...{ id, name, scopes: chosen, tokenHash: await apiKeyHash(key), ending: apiKeyEnding(key) },
				...(team.kind === 'agency' ? { agencyNo: team.no } : { operatorNo: team.no }),
				...{ userNo: owner.no, madeByNo: actor.no, createdAt: now },
				expiresAt: days === null ? null : now + days * DAY_MS,
			}),
		],
	});
	return { id, key };
}

/** Ends a key at once and for good. Throws DomainError 'forbidden', 'conflict' (`changed-meanwhile`: it is not there, or has ended), 'unavailable'. */
export async function revokeApiKey(ctx: MemberContext, id: string): Promise<void> {
	const { team } = requireTeam(ctx);
	const own = and(eq(apiKey.id, id), isKeyOf(team), isNull(apiKey.revokedAt));
	await writeForTeam({
		ctx,
		action: 'apiKey.revoked',
		subject: sql`select ${apiKey.id} from ${apiKey} where ${own}`,
		statements: [ctx.db.update(apiKey).set({ revokedAt: ctx.now }).where(own)],
	});
}
