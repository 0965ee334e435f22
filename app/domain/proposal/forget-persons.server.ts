import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { mailThread, mailThreadMessage } from '#db/schema/mail-thread';
import { proposal, proposalEvent, proposalOption } from '#db/schema/proposal';
import type { BuiltStatement } from '#db/write-batch';

/** What stands in the place of a name. */
const NAMELESS = '–';

/**
 * Takes the person out of the proposals under a condition, for a batch (PRIVACY-10): names, address, letter, reasons and the client's words go,
 * with all messages of their threads, and with the key what was sealed of each version. Properties, periods, amounts and the salted hash stay, which say no one's name.
 */
export function forgetPersonStatements(db: Database, condition: SQL, now: number): BuiltStatement[] {
	const nos = db.select({ no: proposal.no }).from(proposal).where(condition);
	const threads = db.select({ no: mailThread.no }).from(mailThread).where(inArray(mailThread.proposalNo, nos));
	return [
		db.delete(mailThreadMessage).where(inArray(mailThreadMessage.threadNo, threads)),
		db.update(mailThread).set({ endedAt: now }).where(inArray(mailThread.proposalNo, nos)),
		db.update(proposalEvent).set({ note: null }).where(inArray(proposalEvent.proposalNo, nos)),
		db.update(proposalOption).set({ reason: '' }).where(inArray(proposalOption.proposalNo, nos)),
		db
			.update(proposal)
			.set({
				...{ clientFirstName: NAMELESS, clientLastName: NAMELESS, clientEmail: null, approvedBy: null },
				...{ title: '', greeting: '', personKey: null, updatedAt: now },
				revision: sql`${proposal.revision} + 1`,
			})
			.where(condition),
	];
}
