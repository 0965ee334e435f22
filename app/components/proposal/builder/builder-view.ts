import type { BuilderOption, ProposalBuilder } from '~/domain/proposal/load-builder.server';
import type { OfferableLead } from '~/domain/proposal/offerable-leads.server';

/** A letter to begin with, of one language or, the agent's own, of any. */
type Letter = { key: string; language: string | null; name: string; text: string };

/** Everything that the builder shows. */
export type BuilderView = ProposalBuilder & {
	title: string;
	now: number;
	/** When the draft was saved last, on a clock of the Alps. */
	clock: string;
	/** Of the agent. */
	email: string;
	/** Where a client's answer by mail goes. */
	replyTo: string;
	/** Of a brand, in whose name its own team sends; null for an agency. */
	teamName: string | null;
	letters: Letter[];
	leads: OfferableLead[];
};

export type OptionsById = ReadonlyMap<string, BuilderOption>;
