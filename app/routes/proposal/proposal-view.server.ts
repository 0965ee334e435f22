import type { AppLoadContext } from '~/context';
import { loadClientProposal } from '~/domain/proposal/client-proposal.server';
import { fingerprint } from '~/domain/proposal/snapshot';
import { snapshotChanges } from '~/domain/proposal/snapshot-changes';

export type ProposalView = Awaited<ReturnType<typeof proposalView>>;

/**
 * What the client's page shows of a token: the frozen version, and how things stand. Throws DomainError 'not-found', 'unavailable'.
 */
export async function proposalView(ctx: AppLoadContext, token: string, number: number | null) {
	const found = await loadClientProposal({ ctx, token, number });
	const { hash, before, versions, ...rest } = found;
	const { snapshot } = found;
	const newest = versions.at(-1)?.number ?? snapshot.version;
	return {
		...rest,
		token,
		isNewest: snapshot.version === newest,
		fingerprint: fingerprint(hash),
		before: before && { number: before.version, sentAt: before.sentAt },
		changes: before ? snapshotChanges(before, snapshot) : [],
		now: ctx.now,
	};
}
