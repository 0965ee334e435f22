import type { EntryError } from '~/domain/administration/entries/check-entry.server';
import type { EntryContent, ValueChange, ValueConflict } from '~/domain/administration/entries/entry-content';
import type { EntryUse } from '~/domain/administration/entries/uses-of-entry.server';

/** What became of the form of an entry, with what was typed where it was not saved. */
export type EntryAnswer = {
	outcome: 'nothing' | 'invalid' | 'conflict' | 'used' | 'overtaken' | 'failed';
	content: EntryContent | null;
	was: EntryContent | null;
	errors: EntryError[];
	conflicts: ValueConflict[];
	/** Who has changed it meanwhile. */
	by: { name: string; at: number } | null;
	others: ValueChange[];
	uses: EntryUse[];
	/** Tells one answer from the next. */
	at: number;
};
