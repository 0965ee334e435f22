import { sql } from 'drizzle-orm';
import { newBookingNumber } from '#db/booking-number';
import { lead } from '#db/schema/lead';
import { proposal } from '#db/schema/proposal';
import { writeBatch } from '#db/write-batch';
import { withNewBookingNumber } from '../booking-number/with-new-booking-number';
import { answerRepetition } from '../idempotency/answer-repetition.server';
import type { AgentLeadContext } from '../lead/agent-lead-context';
import { type NewLead, newLeadStatements } from '../lead/store-lead.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { addOptionsStatements, noRoom } from './add-options.server';
import { newProposalId, newProposalStatements } from './create-proposal.server';
import type { ProposalState } from './proposal-transitions';

type Beginning = {
	ctx: AgentLeadContext;
	/** The interests that are not written yet, at least one. */
	fresh: readonly NewLead[];
	/** All options, in their order. */
	leadIds: readonly string[];
	/** The proposal that they are added to; null: a new one, which begins with the first of them. */
	to: { id: string; no: number; state: ProposalState } | null;
	/** Of a new proposal. */
	clientEmail: string | null;
};

/**
 * Writes new interests together with the proposal that they are options of: all of it or nothing. Null where another request has written one of
 * them in the same moment. Throws DomainError 'forbidden', 'conflict' (`no-such-move`, `full`), 'too-many-requests', 'unavailable'.
 */
export async function writeBeginning({
	ctx,
	fresh,
	leadIds,
	to,
	clientEmail,
}: Beginning): Promise<{ id: string } | null> {
	const { db, now } = ctx;
	const [first] = fresh;
	if (!first) throw new RangeError('No new interest');
	const { brand } = first.ctx;
	const id = to?.id ?? newProposalId();
	const no = to?.no ?? sql<number>`(select ${proposal.no} from ${proposal} where ${proposal.id} = ${id})`;
	const { clientFirstName: firstName, clientLastName: lastName } = first.row;
	const begun = {
		...{ id, client: { firstName, lastName, email: clientEmail } },
		leadNo: sql<number>`(select ${lead.no} from ${lead} where ${lead.id} = ${first.id})`,
	};
	const write = (bookingNumber: string) =>
		writeBatch(db, [
			...fresh.flatMap((each, at) =>
				newLeadStatements(each, at === 0 ? bookingNumber : newBookingNumber(brand.bookingNumberPrefix, 'lead')),
			),
			...(to ? [] : newProposalStatements(ctx, begun)),
			...addOptionsStatements(ctx, { no, state: to?.state ?? 'draft', leadIds }),
		]);
	try {
		await withNewBookingNumber(brand, 'lead', write);
	} catch (error) {
		for (const { submission } of fresh) if (await answerRepetition(error, db, submission)) return null;
		throw to ? await noRoom(db, to, refuseTooMany(error, now)) : refuseTooMany(error, now);
	}
	ctx.waitUntil(ctx.services.wakeMailer());
	return { id };
}
