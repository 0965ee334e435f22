import type { LeadEditValues } from '~/domain/administration/lead-edit-fields';
import type { FieldErrors } from '~/domain/form/field-error';

/** What became of the form that corrects a lead. */
export type LeadEditAnswer = {
	/** `agent`: no such agent in the agency. */
	outcome: 'saved' | 'nothing' | 'invalid' | 'conflict' | 'agent' | 'failed';
	/** Null once it was saved. */
	typed: LeadEditValues | null;
	errors: FieldErrors;
	/** What others have stored in these fields meanwhile. */
	stored: Partial<Record<string, string>>;
	at: number;
};
