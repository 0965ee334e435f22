import type { SavedRates } from '~/domain/hotel-desk/rates/edit-rates.server';
import type { TypedSeason } from '~/domain/hotel-desk/rates/read-seasons';

/** The answer to a change of the draft: what became of it, when (milliseconds) it came; cells and rows that were refused, as they were typed. */
export type RatesAnswer = { at: number } & (
	| { outcome: 'saved'; cells: number }
	| { outcome: 'undone' | 'discarded' | 'nothing-changed' }
	| (Extract<SavedRates, { outcome: 'invalid' }> & { typed: Record<string, string> })
	| (Extract<SavedRates, { outcome: 'invalid-seasons' }> & { rows: TypedSeason[] })
	| { outcome: 'changed-meanwhile' | 'failed'; typed: Record<string, string>; rows: TypedSeason[] }
);
