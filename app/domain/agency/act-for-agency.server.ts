import { eq } from 'drizzle-orm';
import { audit } from '#db/schema/audit';
import { session } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import { newSessionToken, sessionTokenHash } from '../session/session-token';
import { mayActForTeams } from '../team/team-brand';
import { agencyAudit } from './agency-audit';

/**
 * Lets an admin act for an agency, or for none any more (`agencyId` null), in this one session (AGENCY-15): what the session may do
 * changes, so it gets a new token, and the old one ends. Gives the new token for the cookie; null where another request of the session has got one
 * in the same moment. The audit says for which agency he began and ended. Throws DomainError 'forbidden' for everybody else and without a session,
 * 'not-found' (a brand's team without the capability too, ACCESS-23), 'unavailable'.
 */
export async function actForAgency({
	ctx,
	agencyId,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'sessionToken' | 'settings'>;
	agencyId: string | null;
}): Promise<{ token: string | null }> {
	const actor = requireActor(ctx, 'admin');
	const { db, sessionToken } = ctx;
	if (sessionToken === null) throw new DomainError('forbidden', 'Only a session can act for an agency');
	const agency =
		agencyId === null
			? null
			: await unsafeLoadActorAgency(db, { id: agencyId, pictureBaseUrl: ctx.settings.PICTURE_BASE_URL });
	if (agencyId !== null && (agency === null || (agency.teamBrandKey !== null && !mayActForTeams(actor))))
		throw new DomainError('not-found', `No agency ${agencyId}`);
	const token = newSessionToken();
	const ended = actor.isActing ? (actor.agency?.id ?? null) : null;
	const results = await writeBatch(db, [
		...(ended === null
			? []
			: [db.insert(audit).values(agencyAudit(ctx, actor, { action: 'agency.acting-ended', agencyId: ended }))]),
		...(agency === null
			? []
			: [db.insert(audit).values(agencyAudit(ctx, actor, { action: 'agency.acting-begun', agencyId: agency.id }))]),
		db
			.update(session)
			.set({ tokenHash: await sessionTokenHash(token), actingAgencyNo: agency?.no ?? null })
			.where(eq(session.tokenHash, await sessionTokenHash(sessionToken))),
	]);
	return { token: (results.at(-1)?.rowsAffected ?? 0) > 0 ? token : null };
}
