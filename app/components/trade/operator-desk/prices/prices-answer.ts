import type { PriceCellErrors, PriceConflicts } from '~/domain/operator-desk/prices/edit-prices.server';

/** The answer to a change of the draft: what became of it, when (milliseconds) it came; cells that were refused, as they were typed. */
export type PricesAnswer = { at: number } & (
	| { outcome: 'saved'; texts: Record<string, string> }
	| { outcome: 'undone' | 'discarded' | 'week' | 'nothing' }
	| { outcome: 'invalid'; cells: PriceCellErrors; typed: Record<string, string> }
	| { outcome: 'conflict'; cells: PriceConflicts; by: string; changedAt: number; typed: Record<string, string> }
	| { outcome: 'changed' | 'failed'; typed: Record<string, string> }
);
