/** The result of a chat enquiry that was typed into a form: the conversation, or errors and what was typed. */
export type EnquiryAnswer = {
	cid: string | null;
	/** Sentences by field; `form` for all of it. */
	errors: Record<string, string>;
	values: Record<string, string>;
};
