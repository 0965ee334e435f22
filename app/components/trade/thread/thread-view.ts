import type { ThreadMessage } from '~/domain/mail-thread/load-thread.server';

/** A thread as the agency's pages show it. */
export type ThreadView = {
	proposalId: string;
	/** The client's name; '' for none. */
	client: string;
	/** The client has an address that answers go to. */
	hasEmail: boolean;
	/** A message can be written. */
	isOpen: boolean;
	messages: Omit<ThreadMessage, 'proposalNo'>[];
	/** A new key of the form: what is sent twice under it is one message. */
	formKey: string;
};

/** Where the thread of a proposal is. */
export function threadPath(proposalId: string): string {
	return `/partner/proposals/${encodeURIComponent(proposalId)}/messages`;
}
