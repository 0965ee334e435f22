import { sql } from 'drizzle-orm';
import { user } from '#db/schema/user';
import type { RequestContext } from '~/context';
import type { IssuedPerson } from '~/platform/sign-in/oidc-strategy';
import type { UserRole } from '../lead/lead-status';

/**
 * The user whom the issuer brings, made at his first sign-in: an agent without an agency, whatever the issuer says of roles
 * (AGENCY-14). Later sign-ins bring his address up to date; names are his own from the first on. Throws DomainError 'unavailable'.
 */
export async function provisionUser(
	ctx: Pick<RequestContext, 'db' | 'now'>,
	person: Omit<IssuedPerson, 'sid' | 'acr' | 'amr' | 'authenticatedAt'>,
): Promise<{ no: number; id: string; role: UserRole; isLocked: boolean }> {
	const { issuer, subject, email, isEmailVerified, firstName, lastName } = person;
	const [row] = await ctx.db
		.insert(user)
		.values({
			id: `user_${crypto.randomUUID().replaceAll('-', '')}`,
			...{ issuer, subject, email, isEmailVerified, firstName, lastName },
			role: 'agent',
			createdAt: ctx.now,
			updatedAt: ctx.now,
		})
		.onConflictDoUpdate({
			target: [user.issuer, user.subject],
			set: { email, isEmailVerified, updatedAt: sql`excluded.updated_at` },
		})
		.returning({ no: user.no, id: user.id, role: user.role, lockedAt: user.lockedAt });
	if (!row) throw new Error('The user was not written');
	return { no: row.no, id: row.id, role: row.role, isLocked: row.lockedAt !== null };
}
