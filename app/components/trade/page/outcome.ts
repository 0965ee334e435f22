import type { ShownReview } from '~/domain/payment/review-instalments.server';

/** The result of a form on a work page: its name, whether it succeeded, and the submitted values if it did not. */
export type Outcome = {
	/** Name of the form's row. */
	row: string;
	/** Key of the words below `desk:done` or `desk:fault`. */
	text: string;
	isDone: boolean;
	typed: Record<string, string>;
	/** What the change makes of the instalments, to be confirmed; nothing was written. */
	review?: ShownReview;
	/** Changes with each response, so that the same message is announced again. */
	at: number;
};
