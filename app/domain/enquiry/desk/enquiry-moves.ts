import type { ENQUIRY_STATES } from '#db/schema/enums';

export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What the team does with an enquiry by hand. */
export type EnquiryMove = 'answered' | 'won' | 'lost' | 'reopened';

/** From which states each move leads on (ENQUIRY-3). */
export const ENQUIRY_MOVES: Readonly<Record<EnquiryMove, readonly EnquiryState[]>> = {
	answered: ['new'],
	won: ['new', 'answered', 'offerSent'],
	lost: ['new', 'answered', 'offerSent'],
	reopened: ['answered', 'won', 'lost'],
};

/** Whether a move can be made in a state. */
export function canMove(state: EnquiryState, move: EnquiryMove): boolean {
	return ENQUIRY_MOVES[move].includes(state);
}
