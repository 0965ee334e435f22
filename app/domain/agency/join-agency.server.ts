import { and, eq, isNull, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import { audit } from '#db/schema/audit';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { agencyAudit } from './agency-audit';
import { loadStanding } from './load-standing.server';
import { mayRegister } from './registration';

/**
 * Makes a user a member of the agency that invites everyone with a verified address on their domain (AGENCY-4); as an agent, whatever
 * he was. Throws DomainError 'forbidden' when no agency invites him, 'conflict' when he has one by now, 'unavailable'.
 */
export async function joinAgency(ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>): Promise<{ id: string }> {
	const actor = requireActor(ctx, 'signedIn');
	if (!mayRegister(actor)) throw new DomainError(actor.agency ? 'conflict' : 'forbidden', 'May not join an agency');
	const { domain, colleagues } = await loadStanding(ctx, actor);
	if (!colleagues || domain === null) throw new DomainError('forbidden', 'No agency invites this address');
	const { db, now } = ctx;
	const agencyNo = sql<number>`(select ${travelAgency.no} from ${travelAgency} where ${travelAgency.autoInviteEmailDomain} = ${domain})`;
	const isFree = and(eq(user.no, actor.no), isNull(user.agencyNo));
	const statements = [
		// Null, and so refused, when he has an agency by now.
		db.insert(audit).values({
			...agencyAudit(ctx, actor, { action: 'agency.joined', agencyId: colleagues.id }),
			actor: sql`(select ${user.id} from ${user} where ${isFree})`,
		}),
		db.update(user).set({ agencyNo, role: 'agent', updatedAt: now }).where(isFree),
	];
	try {
		await writeBatch(db, statements);
	} catch (error) {
		if (!breaksConstraint(error, 'audit')) throw error;
		throw new DomainError('conflict', 'This user has an agency by now', { cause: error });
	}
	return { id: colleagues.id };
}
