import { and, desc, eq, ne } from 'drizzle-orm';
import { proposal } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { ownProposals, requireProposer } from './proposal-scope.server';

/** The letter that the actor has written last, in any other proposal; null for none. Throws DomainError 'forbidden', 'unavailable'. */
export async function lastLetter({
	ctx,
	except,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor'>;
	except: string;
}): Promise<string | null> {
	const { no } = requireProposer(ctx);
	const [row] = await ctx.db
		.select({ greeting: proposal.greeting })
		.from(proposal)
		.where(ownProposals(ctx, and(eq(proposal.userNo, no), ne(proposal.greeting, ''), ne(proposal.id, except))))
		.orderBy(desc(proposal.updatedAt), desc(proposal.no))
		.limit(1);
	return row?.greeting ?? null;
}
