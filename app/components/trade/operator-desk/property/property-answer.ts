import type { ValueConflicts } from '~/domain/operator-desk/property/edit-property.server';
import type { ValueErrors } from '~/domain/operator-desk/property/value-fault.server';

/** The answer to a change of the draft: what became of it, when (milliseconds) it came; values that were refused, as they were typed. */
export type PropertyAnswer = { at: number } & (
	| { outcome: 'saved'; texts: Record<string, string> }
	| { outcome: 'undone' | 'discarded' | 'nothing' }
	| { outcome: 'invalid'; cells: ValueErrors; typed: Record<string, string> }
	| { outcome: 'conflict'; cells: ValueConflicts; by: string; changedAt: number; typed: Record<string, string> }
	| { outcome: 'many'; most: number; typed: Record<string, string> }
	| { outcome: 'changed' | 'failed'; typed: Record<string, string> }
);
