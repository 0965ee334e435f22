import type { RequestContext } from '~/context';
import { actForAgency } from '../agency/act-for-agency.server';
import { teamOfBrand } from './team-of-brand.server';

/**
 * Lets an admin with the capability `enquiries` act for the own team of a brand, as he does for an agency (AGENCY-15, ADR 46). Throws DomainError
 * 'forbidden', 'not-found', 'unavailable'.
 */
export async function actForTeam({
	ctx,
	brandKey,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'sessionToken' | 'settings'>;
	brandKey: string;
}): Promise<{ token: string | null }> {
	const { id } = await teamOfBrand(ctx, brandKey);
	return actForAgency({ ctx, agencyId: id });
}
