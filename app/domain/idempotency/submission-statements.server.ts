import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { idempotencyKey } from '#db/schema/idempotency';
import { KEY_LIFETIME_MS, type Submission } from './submission';

/**
 * Statements that stand first in the transaction of a create: what has lapsed goes, then the submission is claimed.
 * The claim fails on the primary key when the submission has a result already, and on NOT NULL when its key was used with
 * another body and that is to be refused; either way nothing of the transaction is written.
 */
export function submissionStatements(db: Database, submission: Submission, resultId: string, now: number) {
	const { scope, key, bodyHash } = submission;
	const claimed =
		submission.onOtherBody === 'create'
			? resultId
			: sql<string>`case when exists (select 1 from ${idempotencyKey} where ${idempotencyKey.scope} = ${scope}
				and ${idempotencyKey.key} = ${key} and ${idempotencyKey.bodyHash} <> ${bodyHash}) then null else ${resultId} end`;
	return [
		db
			.delete(idempotencyKey)
			.where(
				or(
					lt(idempotencyKey.createdAt, now - KEY_LIFETIME_MS),
					and(
						eq(idempotencyKey.scope, scope),
						eq(idempotencyKey.key, key),
						lt(idempotencyKey.createdAt, now - submission.lifetimeMs),
					),
				),
			),
		db.insert(idempotencyKey).values({ scope, key, bodyHash, resultId: claimed, createdAt: now }),
	];
}

/**
 * What a submission has come to before: the id of what it created, `key-reused` when its key came with another body and that is to be
 * refused, null when it is new.
 */
export async function firstResult(
	db: Database,
	{ scope, key, bodyHash, onOtherBody }: Submission,
): Promise<{ id: string } | 'key-reused' | null> {
	const rows = await db
		.select({ id: idempotencyKey.resultId, bodyHash: idempotencyKey.bodyHash })
		.from(idempotencyKey)
		.where(and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key)));
	const same = rows.find((row) => row.bodyHash === bodyHash);
	if (same) return { id: same.id };
	return rows.length > 0 && onOtherBody === 'refuse' ? 'key-reused' : null;
}
