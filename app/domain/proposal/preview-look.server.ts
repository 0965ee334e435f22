import { eq } from 'drizzle-orm';
import { proposal } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { isFramedByUs } from '~/platform/framed-pages';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import type { ClientLook } from './client-look.server';
import { ownProposals, requireProposer } from './proposal-scope.server';

/**
 * Brand and language of a draft's preview, independent of the agent's own language. Null for every other address, and where there is no such
 * proposal or the database does not answer: the page itself says so.
 */
export async function previewLook(
	ctx: Pick<RequestContext, 'db' | 'actor'>,
	pathname: string,
): Promise<ClientLook | null> {
	if (!isFramedByUs(pathname)) return null;
	const id = /^[\w-]+$/.exec(pathname.split('/')[3] ?? '')?.[0];
	if (id === undefined) return null;
	try {
		const { agency } = requireProposer(ctx);
		const [row] = await ctx.db
			.select({ brandKey: proposal.brandKey, language: proposal.language })
			.from(proposal)
			.where(ownProposals(ctx, eq(proposal.id, id)));
		if (!row) return null;
		const { language, brandKey } = row;
		return { brand: withCorporateDesign(knownBrands().of(brandKey), agency.design), language };
	} catch (error) {
		if (error instanceof DomainError) return null;
		throw error;
	}
}
