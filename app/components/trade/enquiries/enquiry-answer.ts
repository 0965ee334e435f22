import type { SavedDraft } from '~/domain/enquiry/desk/save-draft.server';
import type { Outcome } from '../page/outcome';

/** The result of a form of the page of an enquiry. */
export type EnquiryAnswer = {
	outcome: Outcome | null;
	/** The form that takes the act back. */
	undo: Record<string, string> | null;
	/** What came of a reply or a note; `error`: a word of `enquiries:reply.error`. */
	reply: { kind: 'reply' | 'note'; error: string | null; typed: string; at: number } | null;
	draft: SavedDraft | null;
};
