import type { RequestContext } from '~/context';
import { isUnavailable } from '~/platform/errors';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import type { Language } from '../language/language';
import { designOf } from '../session/load-actor.server';
import { type ClientLink, clientAddress, readClientLink } from './client-link.server';

/** How the page of a proposal looks and speaks, whatever host it is opened at and whatever the browser says. */
export type ClientLook = { brand: BrandProfile; language: Language };

/**
 * The look of the address of a client's page (PROPOSAL-15): the brand of the proposal with its agency's design over it, and the language that
 * it is written in; `link` is the rest of what was read. Null for every other address, and where there is no such proposal or the database does
 * not answer: the page itself says so.
 */
export async function clientLook(
	ctx: Pick<RequestContext, 'db' | 'now' | 'settings'>,
	url: URL,
): Promise<(ClientLook & { link: ClientLink }) | null> {
	const address = clientAddress(url);
	if (!address) return null;
	try {
		const link = await readClientLink(ctx, address);
		if (!link) return null;
		const design = designOf(link.design, { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL });
		return { brand: withCorporateDesign(knownBrands().of(link.brandKey), design), language: link.language, link };
	} catch (error) {
		if (isUnavailable(error)) return null;
		throw error;
	}
}
