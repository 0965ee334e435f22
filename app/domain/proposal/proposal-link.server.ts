import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '#db/client';
import { proposal, proposalLink } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { linkOrigin as originOfLinks } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { tokenAgain } from '../token/token-again';
import { ownProposals } from './proposal-scope.server';
import { PROPOSAL_TOKENS, proposalPath } from './proposal-token';

type Context = Pick<RequestContext, 'db' | 'actor' | 'now' | 'settings' | 'linkOrigin'>;

/** The site that a client's link leads to: of a brand's own team the brand's, else the one that the agent works at. */
export function clientOrigin(
	{ actor, linkOrigin, settings }: Pick<Context, 'actor' | 'linkOrigin' | 'settings'>,
	{ brandKey }: { brandKey: string },
): string {
	if (actor?.agency?.teamBrandKey == null) return linkOrigin;
	return originOfLinks(linkOrigin, knownBrands().of(brandKey), settings);
}

/**
 * The address of the client's page of a proposal that was sent, for its agency to pass on. Throws DomainError 'forbidden', 'not-found',
 * 'conflict' (`no-such-move`: it was never sent, or was withdrawn), 'unavailable'.
 */
export async function findProposalLink({ ctx, id }: { ctx: Context; id: string }): Promise<string> {
	const [row] = await ctx.db
		.select({ no: proposal.no, state: proposal.state, brandKey: proposal.brandKey })
		.from(proposal)
		.where(ownProposals(ctx, eq(proposal.id, id)));
	if (!row) throw new DomainError('not-found', `No proposal ${id}`);
	const link = row.state === 'draft' || row.state === 'withdrawn' ? null : await workingLink(ctx.db, row.no, ctx.now);
	if (!link) throw new DomainError('conflict', 'A proposal without a link', { reason: 'no-such-move' });
	return linkAddress({ ...ctx, linkOrigin: clientOrigin(ctx, row) }, link);
}

/** The link of a proposal that works; null where there is none. */
export async function workingLink(db: Database, proposalNo: number, now: number) {
	const [row] = await db
		.select({ no: proposalLink.no, id: proposalLink.id, tokenHash: proposalLink.tokenHash })
		.from(proposalLink)
		.where(
			and(eq(proposalLink.proposalNo, proposalNo), isNull(proposalLink.revokedAt), gt(proposalLink.expiresAt, now)),
		)
		.orderBy(desc(proposalLink.no))
		.limit(1);
	return row ?? null;
}

/** Where the client's page of a link is. */
export async function linkAddress(
	{ settings, linkOrigin }: Pick<Context, 'settings' | 'linkOrigin'>,
	link: { id: string; tokenHash: string },
): Promise<string> {
	return linkOrigin + proposalPath(await tokenAgain(settings, PROPOSAL_TOKENS, link));
}
