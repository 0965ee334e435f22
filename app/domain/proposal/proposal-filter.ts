import { PROPOSAL_STATES } from '#db/schema/trade-enums';
import { type Cursor, readCursor } from '../administration/paging';
import type { ProposalState } from './proposal-transitions';

/** Rows of a page of the list. */
export const PROPOSALS_PER_PAGE = 25;

const LONGEST_WORDS = 80;

/** Which of an agency's proposals are listed: as the address says it, so it works without script and can be shared. */
export type ProposalFilter = {
	/** Null shows all. */
	state: ProposalState | null;
	/** Public id of the agent who looks after them; null for everyone. */
	agent: string | null;
	/** Words of client, headline, references, property or place; '' for none. */
	words: string;
	/** The last row of the page before; null for the first page. */
	after: Cursor | null;
};

/** Reads an address; what is not understood counts as not said. */
export function readProposalFilter(query: URLSearchParams): ProposalFilter {
	const state = query.get('state');
	return {
		state: PROPOSAL_STATES.find((each) => each === state) ?? null,
		agent: query.get('agent')?.slice(0, LONGEST_WORDS) || null,
		words: (query.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
		after: readCursor(query.get('after')),
	};
}

/** The address of the first page of a filter. */
export function proposalListAddress({ state, agent, words }: Omit<ProposalFilter, 'after'>): string {
	const query = new URLSearchParams();
	if (state) query.set('state', state);
	if (agent) query.set('agent', agent);
	if (words) query.set('q', words);
	return query.size > 0 ? `/partner/proposals?${query}` : '/partner/proposals';
}
