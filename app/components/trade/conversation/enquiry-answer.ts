/** The result of a chat enquiry form: the conversation, or errors with the submitted values. */
export type EnquiryAnswer = {
	cid: string | null;
	/** Sentences by field; `form` for all of it. */
	errors: Record<string, string>;
	values: Record<string, string>;
};
