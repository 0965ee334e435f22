import type { RequestContext } from '~/context';
import { findProposal } from './find-proposal.server';
import { proposalPath, proposalToken } from './proposal-token';
import { workingLink } from './send-proposal.server';

/**
 * The link of a proposal that was sent, for the agency to copy again (PROPOSAL-7); null before it is sent, and where the link is revoked or
 * over. Throws DomainError 'forbidden', 'not-found', 'unavailable'.
 */
export async function linkOfProposal({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'now' | 'settings' | 'linkOrigin'>;
	id: string;
}): Promise<string | null> {
	const record = await findProposal(ctx, id);
	const link = record.sentVersion === null ? null : await workingLink(ctx.db, record.no, ctx.now);
	return link && ctx.linkOrigin + proposalPath(await proposalToken(ctx.settings.FORM_SECRET, link.id));
}
