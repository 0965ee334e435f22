import { travelAgency } from '#db/schema/travel-agency';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../access/require-actor';
import { knownBrands } from '../brand/known-brands';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import type { ActorAgency } from '../user/actor';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now' | 'settings'>;

/**
 * The agency row of a brand's own team (ADR 46). Creates it on first use, and keeps its name the brand's.
 * For admins with the capability `enquiries`. Throws DomainError 'forbidden', 'not-found' for an unknown brand, 'unavailable'.
 */
export async function teamOfBrand(ctx: Context, brandKey: string): Promise<ActorAgency> {
	requireActor(ctx, 'enquiries');
	return unsafeTeamOfBrand(ctx, brandKey);
}

/** The same for who answers in the team's name without belonging to it: an operator to whom the team has given an enquiry. */
export async function unsafeTeamOfBrand(
	ctx: Pick<Context, 'db' | 'now' | 'settings'>,
	brandKey: string,
): Promise<ActorAgency> {
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

/** The context with the brand's team as the agency that its admin reads and writes for. Throws as `teamOfBrand`. */
export async function asTeam<Ctx extends Context>(ctx: Ctx, brandKey: string): Promise<Ctx> {
	const actor = requireActor(ctx, 'enquiries');
	const agency = await teamOfBrand(ctx, brandKey);
	return { ...ctx, actor: { ...actor, agency, isActing: true } };
}
