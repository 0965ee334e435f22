import { ne, sql } from 'drizzle-orm';
import { enquiry } from '#db/schema/enquiry';
import { proposal, proposalOption } from '#db/schema/proposal';
import type { RequestContext } from '~/context';

/** A guest's enquiry whose proposal holds the lead is won once that is a booking (ENQUIRY-3); a statement of the lead's own transaction. */
export function wonStatement({ db, now }: Pick<RequestContext, 'db' | 'now'>, leadNo: number) {
	return db
		.update(enquiry)
		.set({ state: 'won', lostReason: null, movedAt: now })
		.where(
			sql`${enquiry.no} in (select ${proposal.enquiryNo} from ${proposalOption} join ${proposal} on ${proposal.no} = ${proposalOption.proposalNo}
				where ${proposalOption.leadNo} = ${leadNo} and ${proposal.enquiryNo} is not null) and ${ne(enquiry.state, 'won')}`,
		);
}
