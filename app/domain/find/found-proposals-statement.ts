import { wordsMatch } from '../lead/dashboard/words-match';
import { PROPOSAL_HITS } from '../proposal/proposal-hits';
import type { ProposalState } from '../proposal/proposal-transitions';

/** Proposals that are shown; one more is asked for, to know whether there are more. */
export const PROPOSALS_SHOWN = 4;

/** A proposal as the header's search shows it. */
export type FoundProposal = { path: string; client: string; title: string; state: ProposalState; options: number };

/**
 * The proposals of an agency in which every word of a text begins a word of client, headline, references, property or place: the latest change
 * first. Null where there is nothing to look for.
 */
export function foundProposalsStatement(
	text: string,
	agencyNo: number | null,
): { sql: string; args: Record<string, string | number> } | null {
	const match = agencyNo === null ? null : wordsMatch(text, agencyNo);
	if (agencyNo === null || match === null) return null;
	return {
		sql: `${PROPOSAL_HITS} select p.id, trim(p.client_first_name || ' ' || p.client_last_name) as client, p.title, p.state,
			(select count(*) from proposal_option o where o.proposal_no = p.no) as options
			from hits cross join proposal p on p.no = hits.no where p.agency_no = :agency
			order by p.updated_at desc, p.no desc limit ${PROPOSALS_SHOWN + 1}`.replace(/\s+/g, ' '),
		args: { match, agency: agencyNo },
	};
}
