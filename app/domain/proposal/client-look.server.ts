import type { RequestContext } from '~/context';
import { isUnavailable, statusOf } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import type { Language } from '../language/language';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import { findByToken } from './client-proposal.server';

/** How the page of a proposal looks and speaks, whatever host it is opened at and whatever the browser says. */
export type ClientLook = { brand: BrandProfile; language: Language };

/**
 * The look of the address of a client's page (PROPOSAL-15): the brand of the proposal with its agency's design over it, and the language that
 * it is written in. Null for every other address, and where there is no such proposal or the database does not answer: the page itself says so.
 */
export async function clientLook(
	ctx: Pick<RequestContext, 'db' | 'now' | 'settings'>,
	pathname: string,
): Promise<ClientLook | null> {
	const [, token] = /^\/p\/([^/]+)(?:\/|$)/i.exec(pathname) ?? [];
	if (token === undefined) return null;
	try {
		const { proposal, agencyId } = await findByToken(ctx, token);
		const store = { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL };
		const agency = await unsafeLoadActorAgency(ctx.db, { id: agencyId, ...store });
		return {
			brand: withCorporateDesign(knownBrands().of(proposal.brandKey), agency?.design),
			language: proposal.language,
		};
	} catch (error) {
		if (statusOf(error) === 404 || isUnavailable(error)) return null;
		throw error;
	}
}
