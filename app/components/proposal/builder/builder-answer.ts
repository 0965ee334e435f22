import type { SendObstacle } from '~/domain/proposal/compose-version.server';
import type { ProposalErrors, TypedProposal } from '~/domain/proposal/read-proposal-form';

/** Reasons of a failure that have a text of their own; all others are `other`. */
export const FAILURES = ['changed-meanwhile', 'no-such-move', 'too-many', 'missing', 'other'] as const;
export type BuilderFailure = (typeof FAILURES)[number];

/** What the builder answers to its form. `clock`: when, on a clock of the Alps; what was not saved comes back in `typed`. */
export type BuilderAnswer = { at: number; clock: string } & (
	| { outcome: 'saved'; revision: number }
	| { outcome: 'invalid'; errors: ProposalErrors; typed: TypedProposal }
	/** The draft has changed elsewhere; `revision` is what it is at now. */
	| { outcome: 'conflict'; revision: number; typed: TypedProposal }
	| { outcome: 'sent'; by: 'mail' | 'link'; version: number; link: string; revision: number }
	| { outcome: 'obstacles'; obstacles: SendObstacle[]; revision: number }
	| { outcome: 'tested'; revision: number }
	/** `isNew`: the one before was ended. */
	| { outcome: 'link'; link: string | null; isNew?: true }
	/** `revision`: the draft was saved all the same. */
	| { outcome: 'failed'; reason: BuilderFailure; typed: TypedProposal | null; revision?: number }
);
