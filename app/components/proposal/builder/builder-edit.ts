import type { ProposalErrors, TypedProposal } from '~/domain/proposal/read-proposal-form';
import type { BuilderView, OptionsById } from './builder-view';

/** What the parts of the builder that change the draft get. */
export type EditProps = {
	view: BuilderView;
	typed: TypedProposal;
	errors: ProposalErrors;
	options: OptionsById;
	/** `field`: changes of one field within a moment are undone together; `needsReload`: there is something to read for it. */
	edit: (next: TypedProposal, field: string, needsReload?: boolean) => void;
};
