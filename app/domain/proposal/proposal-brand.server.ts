import type { RequestContext } from '~/context';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import { findByToken } from './client-proposal.server';

/**
 * The look of a client's page: the proposal's brand with the design of its agency over it, whatever host it is opened at; the host's brand where
 * there is no such proposal, or the database does not answer.
 */
export async function proposalBrand(
	ctx: Pick<RequestContext, 'db' | 'now' | 'brand' | 'settings'>,
	token: string,
): Promise<BrandProfile> {
	try {
		const { proposal, agencyId } = await findByToken(ctx, token);
		const store = { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL };
		const agency = await unsafeLoadActorAgency(ctx.db, { id: agencyId, ...store });
		return withCorporateDesign(knownBrands().of(proposal.brandKey), agency?.design);
	} catch {
		// The page itself says what is wrong.
		return ctx.brand;
	}
}
