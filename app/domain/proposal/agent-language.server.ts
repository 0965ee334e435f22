import { sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { proposal, proposalOption } from '#db/schema/proposal';
import type { Language } from '../language/language';

/**
 * The language that a proposal's agent works in, for a query of `proposal`: of its first option, as the agent saved it. Null where no option has
 * a lead any more.
 */
export const AGENT_LANGUAGE = sql<Language | null>`(select ${lead.language} from ${proposalOption}
	inner join ${lead} on ${lead.no} = ${proposalOption.leadNo}
	where ${proposalOption.proposalNo} = ${proposal.no} order by ${proposalOption.position} limit 1)`;
