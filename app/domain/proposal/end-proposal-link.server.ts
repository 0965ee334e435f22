import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { insertWhen } from '#db/insert-when';
import { proposal, proposalEvent, proposalLink } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { clientOrigin, linkAddress, workingLink } from './proposal-link.server';
import { ownProposals, requireProposer } from './proposal-scope.server';
import { linkEnd, newLinkId, proposalToken, proposalTokenHash } from './proposal-token';

/** Presses within this time are one: the second one would end the link that the first has made. */
const SAME_PRESS_MS = 10_000;

type Context = Pick<RequestContext, 'db' | 'actor' | 'now' | 'settings' | 'linkOrigin'>;

/**
 * Ends the link of a proposal, which went to someone it was not for, and gives the address of a new one (PROPOSAL-27). Of presses within ten
 * seconds one ends it, and all get the same new link. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`: it has no link
 * that works, or was withdrawn), 'unavailable'.
 */
export async function endProposalLink({ ctx, id }: { ctx: Context; id: string }): Promise<string> {
	const { db, now, settings } = ctx;
	const actor = requireProposer(ctx);
	const [row] = await db
		.select({
			...{ no: proposal.no, state: proposal.state, brandKey: proposal.brandKey, version: proposal.sentVersion },
			...{ validUntil: proposal.sentValidUntil },
		})
		.from(proposal)
		.where(ownProposals(ctx, eq(proposal.id, id)));
	if (!row) throw new DomainError('not-found', `No proposal ${id}`);
	const old = row.state === 'withdrawn' ? null : await workingLink(db, row.no, now);
	if (!old) throw new DomainError('conflict', 'A proposal without a link', { reason: 'no-such-move' });
	const linkId = newLinkId();
	const tokenHash = await proposalTokenHash(await proposalToken(settings.FORM_SECRET, linkId));
	const isFirst = sql`not exists (select 1 from ${proposalLink} where ${and(
		eq(proposalLink.proposalNo, row.no),
		gt(proposalLink.revokedAt, now - SAME_PRESS_MS),
	)})`;
	await writeBatch(db, [
		insertWhen(
			proposalLink,
			{ id: linkId, proposalNo: row.no, tokenHash, createdAt: now, expiresAt: linkEnd(row.validUntil ?? now) },
			isFirst,
		),
		insertWhen(
			proposalEvent,
			{ proposalNo: row.no, kind: 'linkEnded', version: row.version, actor: actor.id, createdAt: now },
			isFirst,
		),
		db
			.update(proposalLink)
			.set({ revokedAt: now })
			.where(and(eq(proposalLink.no, old.no), isNull(proposalLink.revokedAt), isFirst)),
	]);
	const link = await workingLink(db, row.no, now);
	if (!link) throw new DomainError('unavailable', 'The link was not written');
	return linkAddress({ settings, linkOrigin: clientOrigin(ctx, row) }, link);
}
