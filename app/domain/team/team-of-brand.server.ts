import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { knownBrands } from '../brand/known-brands';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import type { ActorAgency } from '../user/actor';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now' | 'settings'>;

/**
 * The own team of a brand, as an admin acts for it (ADR 46); it is written when it is asked for the first time, and then bears the brand's name.
 * For admins with the capability `enquiries`. Throws DomainError 'forbidden', 'not-found' for a brand that there is not, 'unavailable'.
 */
export async function teamOfBrand(ctx: Context, brandKey: string): Promise<ActorAgency> {
	requireActor(ctx, 'enquiries');
	const { db, now } = ctx;
	const brand = knownBrands().profiles.find(({ key }) => key === brandKey);
	if (!brand) throw new DomainError('not-found', `No brand ${brandKey}`);
	const id = `agency_team_${brandKey}`;
	const { name } = brand;
	const known = await unsafeLoadActorAgency(db, { id, pictureBaseUrl: ctx.settings.PICTURE_BASE_URL });
	if (known?.name === name) return known;
	await db
		.insert(travelAgency)
		.values({ id, name, teamBrandKey: brandKey, verification: 'verified', createdAt: now, updatedAt: now })
		.onConflictDoUpdate({ target: travelAgency.teamBrandKey, set: { name, updatedAt: now } })
		.execute();
	const team = await unsafeLoadActorAgency(db, { id, pictureBaseUrl: ctx.settings.PICTURE_BASE_URL });
	if (!team) throw new DomainError('unavailable', `The team of ${brandKey} was not written`);
	return team;
}

/** An admin of the team as he acts for a brand's: with it as the tenant of what he reads and writes. Throws as `teamOfBrand`. */
export async function asTeam<Ctx extends Context>(ctx: Ctx, brandKey: string): Promise<Ctx> {
	const actor = requireActor(ctx, 'enquiries');
	const agency = await teamOfBrand(ctx, brandKey);
	return { ...ctx, actor: { ...actor, agency, isActing: true } };
}
