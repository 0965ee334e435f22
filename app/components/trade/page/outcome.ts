/** The result of a form on a page of work: which form, whether it was done, and what was typed if it was not. */
export type Outcome = {
	/** Name of the form's row. */
	row: string;
	/** Key of the words below `desk:done` or `desk:fault`. */
	text: string;
	isDone: boolean;
	typed: Record<string, string>;
	/** Changes with each answer, so that the same words are said again. */
	at: number;
};
