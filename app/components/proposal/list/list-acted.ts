export const PROPOSAL_REFUSALS = ['no-such-move', 'client-needed', 'sent-today', 'changed-meanwhile'] as const;

/** What came of a button of a list of proposals; of one that was refused, why. */
export type ProposalActed = {
	id: string;
	intent: 'remind' | 'link' | 'withdraw';
	isDone: boolean;
	link: string | null;
	/** Null where it was done. */
	refusal: (typeof PROPOSAL_REFUSALS)[number] | 'away' | null;
};
