import { type SQL, sql } from 'drizzle-orm';
import { proposalOption } from '#db/schema/proposal';

/** What a mail about a proposal belongs to: the lead of its first option, by which the data of a client are found (PRIVACY-9). */
export function aboutProposal(proposalNo: number): { leadNo: SQL<number> } {
	return {
		leadNo: sql<number>`(select ${proposalOption.leadNo} from ${proposalOption} where ${proposalOption.proposalNo} = ${proposalNo}
			order by ${proposalOption.position} limit 1)`,
	};
}
