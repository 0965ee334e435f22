import { eq, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';

export const USER_NAME_LENGTH = 80;

export type NameErrors = { firstName?: 'required' | 'tooLong'; lastName?: 'tooLong' };

export type RenameResult = { outcome: 'renamed' } | { outcome: 'invalid'; errors: NameErrors };

/**
 * Gives a user the two names (AGENCY-13): himself, or an admin does. A first name is needed, the last one may be empty.
 * Throws DomainError 'forbidden' for anybody else, 'not-found', 'unavailable'.
 */
export async function renameUser({
	ctx,
	userId,
	input,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	userId: string;
	input: { firstName: string; lastName: string };
}): Promise<RenameResult> {
	const actor = requireActor(ctx, 'signedIn');
	if (actor.id !== userId && actor.role !== 'admin') throw new DomainError('forbidden', 'Names are their owner’s');
	const firstName = input.firstName.trim();
	const lastName = input.lastName.trim();
	const errors: NameErrors = {
		...(firstName === '' ? { firstName: 'required' as const } : {}),
		...(firstName.length > USER_NAME_LENGTH ? { firstName: 'tooLong' as const } : {}),
		...(lastName.length > USER_NAME_LENGTH ? { lastName: 'tooLong' as const } : {}),
	};
	if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
	const { db, brand, now } = ctx;
	try {
		await writeBatch(db, [
			// Null, and so refused, when there is no such user.
			db.insert(audit).values({
				brandKey: brand.key,
				actor: actor.id,
				action: 'user.renamed',
				subjectId: sql`(select ${user.id} from ${user} where ${user.id} = ${userId})`,
				detail: { role: actor.role, isActing: actor.isActing, agencyId: actor.agency?.id ?? null },
				createdAt: now,
			}),
			db.update(user).set({ firstName, lastName, updatedAt: now }).where(eq(user.id, userId)),
		]);
	} catch (error) {
		if (!breaksConstraint(error, 'audit')) throw error;
		throw new DomainError('not-found', `No user ${userId}`, { cause: error });
	}
	return { outcome: 'renamed' };
}
