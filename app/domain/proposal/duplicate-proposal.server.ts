import { sql } from 'drizzle-orm';
import { proposal, proposalEvent, proposalOption } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { instantAt } from '../date/instant-at';
import { addDays } from '../date/plain-date';
import { findProposal } from './find-proposal.server';
import { ALPINE_ZONE, OFFERABLE, VALID_DAYS, VALID_UNTIL } from './proposal-limits';
import { requireProposer } from './proposal-scope.server';
import { newPersonKey } from './proposal-token';

/**
 * A new draft with the client, the words and the options of a proposal that can still be had, in the actor's name and with a validity of its
 * own; decided prices are decided anew. Throws DomainError 'forbidden', 'not-found', 'conflict' (`no-such-move`: every option is decided),
 * 'unavailable'.
 */
export async function duplicateProposal({
	ctx,
	id,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;
	id: string;
}): Promise<{ id: string }> {
	const { db, now, today } = ctx;
	const actor = requireProposer(ctx);
	const record = await findProposal(ctx, id);
	const options = record.options.filter(({ lead }) => OFFERABLE.includes(lead.status));
	if (options.length === 0) throw new DomainError('conflict', 'No option that is open', { reason: 'no-such-move' });
	const { brandKey, agencyNo, language, clientFirstName, clientLastName, clientEmail } = record;
	const { title, greeting, onApproval, firstChoiceNo, enquiryNo } = record;
	const copy = `proposal_${crypto.randomUUID().replaceAll('-', '')}`;
	const proposalNo = sql<number>`(select ${proposal.no} from ${proposal} where ${proposal.id} = ${copy})`;
	await writeBatch(db, [
		db.insert(proposal).values({
			...{ id: copy, brandKey, agencyNo, userNo: actor.no, language, clientFirstName, clientLastName, clientEmail },
			...{ title, greeting, onApproval, enquiryNo },
			firstChoiceNo: options.some(({ leadNo }) => leadNo === firstChoiceNo) ? firstChoiceNo : null,
			validUntil: instantAt(addDays(today, VALID_DAYS), VALID_UNTIL, ALPINE_ZONE),
			...{ personKey: newPersonKey(), createdAt: now, updatedAt: now },
		}),
		db.insert(proposalOption).values(
			options.map(({ leadNo, markupKind, markup, reason }, position) => ({
				...{ proposalNo, leadNo, position, markupKind, markup, reason },
			})),
		),
		db.insert(proposalEvent).values({ proposalNo, revision: 1, kind: 'created', actor: actor.id, createdAt: now }),
	]);
	return { id: copy };
}
