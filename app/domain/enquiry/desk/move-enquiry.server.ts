import { and, eq, inArray, sql } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import type { ENQUIRY_LOST_REASONS } from '#db/schema/enums';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal } from '#db/schema/proposal';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { requireActor } from '../../access/require-actor';
import { auditedWrite } from '../../administration/audited-write.server';
import { leadActor } from '../../lead/agent-lead-context';
import { ENQUIRY_MOVES, type EnquiryMove } from './enquiry-moves';

export type LostReason = (typeof ENQUIRY_LOST_REASONS)[number];

/** A proposal of the enquiry was sent, or a reply by mail. */
const WAS_OFFERED = sql`exists (select 1 from ${proposal} where ${proposal.enquiryNo} = ${enquiry.no} and ${proposal.sentAt} is not null)`;
const WAS_WRITTEN = sql`exists (select 1 from ${mailThread} join ${mailThreadMessage} on ${mailThreadMessage.threadNo} = ${mailThread.no}
	where ${mailThread.enquiryNo} = ${enquiry.no} and ${mailThreadMessage.side} = 'agency')`;

/**
 * Marks an enquiry as answered, won or lost, or opens it again (ENQUIRY-3), with an audit row. One that is opened again goes back to where it was:
 * offer sent, answered, or new; the clock of one that never had an answer goes on. Throws DomainError 'forbidden', 'invalid' (`reason-needed`),
 * 'conflict' (`changed-meanwhile`: missing, or the move is not possible any more), 'unavailable'.
 */
export async function moveEnquiry({
	ctx,
	id,
	move,
	reason = null,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now'>;
	id: string;
	move: EnquiryMove;
	/** Why it was lost. */
	reason?: LostReason | null;
}): Promise<void> {
	const actor = leadActor(requireActor(ctx, 'enquiries'));
	if (move === 'lost' && reason === null)
		throw new DomainError('invalid', 'Lost without a reason', { reason: 'reason-needed' });
	const { now } = ctx;
	const isPossible = and(eq(enquiry.id, id), inArray(enquiry.state, [...ENQUIRY_MOVES[move]]));
	await auditedWrite({
		...{ ctx, actor, action: `enquiry.${move}`, detail: reason ? { reason } : {} },
		subject: sql`select ${enquiry.id} from ${enquiry} where ${isPossible}`,
		statements: [
			ctx.db
				.update(enquiry)
				.set({ ...COLUMNS[move](now), lostReason: move === 'lost' ? reason : null, movedAt: now })
				.where(eq(enquiry.id, id)),
		],
	});
}

const COLUMNS: Record<EnquiryMove, (now: number) => object> = {
	answered: (now) => ({ state: 'answered', answeredAt: sql`coalesce(${enquiry.answeredAt}, ${now})` }),
	won: () => ({ state: 'won' }),
	lost: () => ({ state: 'lost' }),
	reopened: () => ({
		// An answered one is new again; one that was won or lost goes back to where it was.
		state: sql`case when ${enquiry.state} = 'answered' then 'new' when ${WAS_OFFERED} then 'offerSent'
			when ${enquiry.answeredAt} is not null then 'answered' else 'new' end`,
		answeredAt: sql`case when ${enquiry.state} <> 'answered' or ${WAS_WRITTEN} or ${WAS_OFFERED} then ${enquiry.answeredAt} end`,
	}),
};
